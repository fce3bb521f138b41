import type { siteMessages as english } from '../en/site-messages.ts';
import { counting } from '../counting.ts';
import type { Translation } from '../translation.ts';

const { number } = counting('de');

export const siteMessages: Translation<typeof english> = {
  common: {
    badCharacters: 'Einige dieser Zeichen sind hier nicht erlaubt',
    unprintable: ({ characters }) =>
      `Dies können wir nicht drucken: ${characters}. Bitte schreiben Sie es anders`,
    tooLong: ({ maximum }) => `Bitte höchstens ${number(maximum)} Zeichen`,
    emailName: 'Bitte verwenden Sie vor dem @ höchstens 64 Zeichen, ohne Umlaute und Leerzeichen',
    emailDomain: 'Bitte prüfen Sie die Domain nach dem @',
    text: 'Bitte geben Sie einen Text ein',
    badRequest: 'Die Anfrage war fehlerhaft',
    changedMeanwhile: 'Jemand anderes hat diese Daten inzwischen geändert',
    internal: 'Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.',
  },
  sessions: {
    ended: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  },
  /** Shown on the next page, too. */
  bookings: {
    created: 'Das Fahrzeug ist gebucht',
  },
  contact: {
    name: 'Bitte geben Sie Ihren Namen ein',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    subject: 'Bitte geben Sie einen Betreff ein',
    subjectShort: 'Der Betreff braucht mindestens 5 Zeichen',
    subjectLong: 'Der Betreff darf höchstens 50 Zeichen haben',
    body: 'Bitte geben Sie eine Nachricht ein',
    bodyShort: 'Die Nachricht braucht mindestens 20 Zeichen',
    bodyLong: 'Die Nachricht darf höchstens 200 Zeichen haben',
    sent: 'Ihre Nachricht ist bei uns eingegangen',
    deleted: 'Die Nachricht ist gelöscht',
  },
};
