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
    aboveOpen:
      'Das ist mehr als offen ist. Von der Kaution können Sie nur einbehalten, was geschuldet ist',
    invoice: 'Wählen Sie die offene Rechnung dieser Reservierung, die mit der Kaution bezahlt wird',
    receipt: 'Bitte geben Sie die Belegnummer der Kasse ein',
    several: 'Bitte senden Sie höchstens 10 Zahlungen',
    needed: 'Ein Teil davon ist schon zurückgegeben. Entfernen Sie zuerst diese Rückgabe.',
    final:
      'Das wurde an einem früheren Tag erfasst und bleibt. Erfassen Sie stattdessen eine Erstattung.',
    notFound: 'Diese Zahlung gibt es nicht',
    idReused: 'Mit dieser Kennung wurde schon eine andere Zahlung gesendet',
    added: 'Die Zahlung ist erfasst',
    removed: 'Die Zahlung ist entfernt',
  },
  invoices: {
    state: 'Bitte wählen Sie einen Stand',
    lastNumber: 'Geben Sie die ganze Nummer an, etwa RE-2027-000123',
    unconfirmed:
      'Nach der Wiederherstellung muss zuerst die letzte Rechnungsnummer bestätigt werden, unter Rechnungen',
    held: 'HOLD_UNTIL hält alle Rechnungen fest',
    released: 'Die alten Rechnungen sind gelöscht',
    confirmedBefore: 'Die letzte Nummer ist schon bestätigt',
    tooLow: 'Eine spätere Nummer ist schon vergeben',
    confirmed: 'Die letzte Nummer ist bestätigt',
    age: 'Bitte wählen Sie ein Alter',
    reason: 'Bitte geben Sie an, warum storniert wird',
    reissue: 'Bitte geben Sie an, ob neu ausgestellt wird',
    notFound: 'Diese Rechnung gibt es nicht',
    notElectronic: 'Das ist keine E-Rechnung: Eine XML-Datei gibt es nicht',
    notReturned: 'Rechnungen stellen Sie aus, sobald das Fahrzeug zurück ist',
    nothing: 'Alles aus dieser Reservierung steht schon auf einer Rechnung',
    incomplete: 'Eine Angabe fehlt, die auf der Rechnung stehen muss',
    outdated:
      'Der Preis hat sich seit der Rechnung geändert. Stornieren Sie sie und stellen Sie sie neu aus',
    isCancelled: 'Diese Rechnung ist schon storniert',
    isCancellation: 'Eine Stornorechnung bleibt. Stellen Sie stattdessen eine neue Rechnung aus',
    nothingOpen: 'Von dieser Rechnung ist nichts mehr offen',
    noAddress:
      'Auf dieser Rechnung steht keine E-Mail-Adresse. Schreiben Sie einen Brief oder rufen Sie an',
    remindedToday: 'An diese Rechnung haben Sie heute schon erinnert',
    reminded: 'Die Erinnerung ist unterwegs',
    issued: 'Die Rechnung ist ausgestellt',
    cancelled: 'Die Rechnung ist storniert',
  },
  reports: {
    month: 'Bitte wählen Sie einen Monat',
    lines: 'Bitte geben Sie true oder false an',
    format: 'Geben Sie csv oder xlsx an',
    sheet: 'Geben Sie an, welches Blatt',
    settingsMissing:
      'Für die DATEV-Datei fehlen Kontenrahmen, Beraternummer oder Mandantennummer: Tragen Sie sie in den Einstellungen unter Buchhaltung ein',
    accountTooLong: ({ account, digits }) =>
      `Das Konto ${account} hat mehr als ${digits} Stellen. Ändern Sie das in den Einstellungen unter Buchhaltung`,
    tooManyCustomers:
      'Es gibt mehr Kunden als Personenkonten. Tragen Sie in den Einstellungen unter Buchhaltung ein Sammelkonto oder mehr Stellen ein',
    noAccount: ({ number, percent }) =>
      `${number} hat ${percent} % Steuer, wofür der Kontenrahmen kein Konto hat. Buchen Sie diesen Monat von Hand`,
    otherCurrency: ({ number, currency }) =>
      `${number} lautet auf ${currency}. Buchen Sie diesen Monat von Hand`,
  },
};
