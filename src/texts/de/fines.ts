import type { Translation } from '../../../contract/texts/translation.ts';
import { fineMessages } from '../../../contract/texts/de/fine-messages.ts';
import type { fineTexts as english } from '../en/fines.ts';

/** The texts of the fines desk: who had a vehicle. */
export const fineTexts: Translation<typeof english> = {
  title: 'Wer hatte das Fahrzeug?',
  notOffered: 'Dieser Server weiß nicht, wer ein Fahrzeug hatte',
  about:
    'Geben Sie Kennzeichen und Zeitpunkt des Bescheids ein. Auch frühere Kennzeichen werden gefunden.',
  plate: 'Kennzeichen',
  date: 'Datum',
  time: 'Uhrzeit',
  ask: 'Nachsehen',
  result: 'Die Antwort',
  vehicle: 'Fahrzeug',
  at: 'Zeitpunkt',
  customer: 'Gemietet von',
  address: 'Anschrift',
  drivers: 'Wer fährt',
  reservation: 'Buchung',
  period: 'Von und bis',
  span: (from, until) => `${from} bis ${until}`,
  stillOut: 'noch unterwegs',
  sources: {
    counter: 'Die Übergabe ist festgehalten.',
    agreed: 'Keine Übergabe ist festgehalten: Das sind die vereinbarten Zeiten.',
  },
  unnamed: 'Niemand ist benannt',
  nobody: 'Niemand hatte das Fahrzeug zu dieser Zeit.',
  before: 'Die Miete davor',
  after: 'Die Miete danach',
  none: 'Keine',
  twice:
    'In dieser Nacht wurde die Uhr zurückgestellt: Diese Zeit kam zweimal. Gezeigt ist das erste Mal.',
  twiceSecond:
    'In dieser Nacht wurde die Uhr zurückgestellt: Diese Zeit kam zweimal. Gezeigt ist das zweite Mal.',
  showSecond: 'Das zweite Mal zeigen',
  showFirst: 'Das erste Mal zeigen',
  locked:
    'Die Daten des Kunden sind gelöscht und hier gesperrt. Sie werden mit einem Grund gezeigt, den der Verlauf festhält.',
  gone: 'Gesperrt',
  reason: 'Grund',
  reasonHint: 'Etwa das Aktenzeichen des Bescheids. Der Verlauf hält ihn fest.',
  unlock: 'Gesperrte Daten zeigen',
  letter: {
    title: 'Schreiben',
    to: 'Für',
    kinds: {
      authority: 'Eine Behörde',
      private: 'Privat: nur Name und Anschrift',
    },
    recipient: 'Empfängerin oder Empfänger mit Anschrift',
    reference: 'Deren Aktenzeichen',
    save: 'Schreiben speichern (PDF)',
    saved: 'Das Schreiben ist gespeichert und im Verlauf vermerkt',
    fileName: 'auskunft',
  },
};

export const catalogue = { texts: fineTexts, messages: fineMessages };
