import type { endingTexts as english } from '../en/endings.ts';
import type { Translation } from '../translation.ts';
import { endingMessages } from './ending-messages.ts';

export const endingTexts: Translation<typeof english> = {
  form: 'Vertrag kündigen',
  labels: {
    kind: 'Art der Kündigung',
    reason: 'Wichtiger Grund',
    reasonGiven: 'Grund',
    number: 'Vertrag',
    name: 'Name',
    email: 'E-Mail',
    when: 'Zum (freiwillig)',
    end: 'Ende',
  },
  kinds: { ordinary: 'Ordentliche Kündigung', cause: 'Kündigung aus wichtigem Grund' },
  next: 'zum nächstmöglichen Zeitpunkt',
  hints: {
    number: 'Die Nummer Ihrer Buchung, etwa R-000123, oder woran wir den Vertrag sonst erkennen',
    when: 'Ohne Tag gilt der nächstmögliche Zeitpunkt',
  },
  send: 'jetzt kündigen',
  subject: (number) => `Kündigung: ${number}`,
  received: {
    title: 'Ihre Kündigung ist eingegangen',
    at: (time) => `Eingegangen am ${time}.`,
    mailed: (email) => `Diese Bestätigung schicken wir auch an ${email}.`,
    save: 'Bestätigung speichern',
    file: 'kuendigung',
    print: 'Drucken',
  },
  notOffered: 'Hier lassen sich Verträge zurzeit nicht kündigen. Bitte schreiben Sie an',
};

export const catalogue = { texts: endingTexts, messages: endingMessages };
