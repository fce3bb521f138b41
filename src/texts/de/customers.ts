import { counting } from '../../../contract/texts/counting.ts';
import { customerMessages } from '../../../contract/texts/de/customer-messages.ts';
import type { customerTexts as english } from '../en/customers.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { number, plural } = counting('de');

export const customerTexts: Translation<typeof english> = {
  data: {
    title: 'Interne Angaben',
    about:
      'Im Kundenkonto erscheint davon nur die Führerscheinklasse. Wer Auskunft über die eigenen Daten verlangt, bekommt aber alles, auch die Notiz.',
    note: 'Notiz',
    blocked: 'Für Buchungen gesperrt',
    blockedHint:
      'Anmelden, Buchungen ansehen und stornieren geht weiterhin, online buchen und verlängern nicht. Den Grund bitte in die Notiz schreiben.',
    trusted: 'Vertrauenswürdig',
    trustedHint: 'Darf so viele Tage im Voraus buchen wie jemand, der schon einmal gemietet hat.',
    licenceSeenOn: 'Führerschein zuletzt gesehen am',
    licenceClass: 'Führerscheinklasse',
    unknownClass: 'Nicht bekannt',
    yes: 'Ja',
    no: 'Nein',
  },
  past: 'Frühere Buchungen',
  isBlocked: 'Dieser Kunde ist für Buchungen gesperrt.',
  noEmail: 'Keine E-Mail: bitte anrufen',
  bookAnyway: 'Dieser Kunde ist für Buchungen gesperrt. Sie können trotzdem für ihn buchen.',
  noteSays: (note) => `Notiz: ${note}`,
  totals: {
    title: 'Beträge',
    failed: 'Die Summen konnten nicht geladen werden',
    reservations: 'Buchungen',
    counted: (all, open) => `${all}, davon ${open} offen`,
    due: 'Gesamtbetrag',
    paid: 'Bezahlt',
    left: 'Noch zu zahlen',
    tooMuch: 'Zu viel bezahlt',
    held: 'Kaution hinterlegt',
    invoices: 'Rechnungen dieses Kunden',
  },
  record: {
    title: 'Auskunft, doppelte Einträge, Löschen',
    about: {
      download: 'Wenn jemand Auskunft über die eigenen Daten verlangt (Art. 15 DSGVO)',
      merge: 'Zwei Einträge derselben Person werden einer',
      delete: 'Das ganze Konto, solange es keine Buchungen hat',
      erase: 'Name, Anschrift und Anmeldung; Buchungen bleiben für das Finanzamt',
    },
    download: 'Daten herunterladen',
    downloading: 'Die Daten werden zusammengestellt',
  },
  merge: {
    open: 'Mit anderem Eintrag zusammenführen',
    title: 'Zwei Einträge zusammenführen',
    about: (name) =>
      `Wählen Sie den anderen Eintrag derselben Person. Alles, was dazu gespeichert ist, geht auf ${name} über. Danach werden die personenbezogenen Daten des anderen Eintrags gelöscht, und seine Anmeldungen enden. Das lässt sich nicht rückgängig machen.`,
    other: 'Der andere Eintrag',
    counting: 'Wird gezählt …',
    moves: 'Das geht über:',
    nothing: 'Der andere Eintrag hat keine Buchungen.',
    reservations: (all, open) =>
      `${plural(all, { one: '# Buchung', other: '# Buchungen' })}, davon ${number(open)} offen`,
    payments: (count) => plural(count, { one: '# Zahlung', other: '# Zahlungen' }),
    mails: (count) =>
      plural(count, { one: '# E-Mail zu Buchungen', other: '# E-Mails zu Buchungen' }),
    takes: (fields) => `Diese Angaben werden übernommen: ${fields}`,
    language: 'Sprache der E-Mails',
    confirm: 'Zusammenführen',
    done: (name) => `Die Einträge sind zusammengeführt: ${name}.`,
  },
  merged: 'Dieser Eintrag wurde mit einem anderen zusammengeführt.',
  toMerged: 'Zum anderen Eintrag',
  licence: {
    seen: 'Führerschein gesehen',
    seenAgain: 'Führerschein noch einmal gesehen',
    never: 'Noch nie gesehen.',
    due: (day) => `Zuletzt gesehen am ${day}. Bitte noch einmal zeigen lassen.`,
    notDue: (day, until) => `Zuletzt gesehen am ${day}. Erst nach dem ${until} wieder nötig.`,
  },
};

export const catalogue = { texts: customerTexts, messages: customerMessages };
