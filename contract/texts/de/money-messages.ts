import type { moneyMessages as english } from '../en/money-messages.ts';
import type { Translation } from '../translation.ts';

export const moneyMessages: Translation<typeof english> = {
  payments: {
    id: 'Senden Sie eine UUID, die die Zahlung benennt',
    kind: 'Bitte wählen Sie, was gezahlt oder zurückgegeben wurde',
    method: 'Bitte wählen Sie, wie gezahlt wurde',
    amount: 'Bitte geben Sie einen Betrag über null ein',
    note: 'Bitte geben Sie eine Notiz ein',
    at: 'Bitte wählen Sie den Zeitpunkt',
    abovePaid: 'Das ist mehr, als gezahlt wurde. Erstatten können Sie nur, was gezahlt wurde',
    aboveHeld:
      'Das ist mehr, als hinterlegt ist. Zurückgeben können Sie nur die Kaution, die Sie angenommen haben',
    needed: 'Ein Teil davon ist schon zurückgegeben. Entfernen Sie zuerst diese Rückgabe.',
    final:
      'Das wurde an einem früheren Tag erfasst und bleibt. Erfassen Sie stattdessen eine Erstattung.',
    notFound: 'Diese Zahlung gibt es nicht',
    idReused: 'Mit dieser Kennung wurde schon eine andere Zahlung gesendet',
    added: 'Die Zahlung ist erfasst',
    removed: 'Die Zahlung ist entfernt',
  },
  reports: {
    month: 'Bitte wählen Sie einen Monat',
    lines: 'Bitte geben Sie true oder false an',
    format: 'Geben Sie csv oder xlsx an',
  },
};
