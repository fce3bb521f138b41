import { counting } from '../../../contract/texts/counting.ts';
import type { changeTexts as english } from '../en/changes.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { plural } = counting('de');

const toPay = (verb: string, difference: string) =>
  `Zahlungspflichtig ${verb.toLowerCase()}, ${difference}`;

export const changeTexts: Translation<typeof english> = {
  change: 'Ändern',
  extend: 'Verlängern',
  cancel: 'Stornieren',
  bookAgain: 'Noch einmal buchen',
  freeUntil: (deadline) => `Kostenlos ändern oder stornieren bis ${deadline}`,
  wasPossible: (deadline) =>
    `Online ändern und stornieren konnten Sie bis ${deadline}. Verlängern können Sie noch. Für alles andere rufen Sie uns bitte an:`,
  changed: 'Ihre Buchung ist geändert',
  cancelled: 'Ihre Buchung ist storniert',
  question: {
    title: 'Diese Miete stornieren?',
    rental: (vehicle, from, until) => `${vehicle}, ${from} bis ${until}.`,
    isFree: (deadline) => `Bis ${deadline} kostet das nichts.`,
    confirm: 'Miete stornieren',
    keep: 'Miete behalten',
  },
  form: {
    title: (number) => `Buchung ${number} ändern`,
    about: 'Zeiten und Orte',
    extension: 'Spätere Rückgabe',
    back: 'Zurück zur Buchung',
    booked: 'Bisher gebucht',
    onlyLater: (deadline) =>
      `Abholung und Orte konnten Sie bis ${deadline} ändern. Eine spätere Rückgabe ist noch möglich.`,
    later: 'Später zurückgeben',
    hours: (count) => `+${count}\u00a0Std.`,
    days: (count) => `+${plural(count, { one: '# Tag', other: '# Tage' })}`,
    notNow:
      'Diese Buchung lässt sich hier nicht mehr ändern. Wenn Sie etwas anderes brauchen, rufen Sie uns bitte an:',
  },
  preview: {
    title: 'Neuer Preis',
    first:
      'Ändern Sie etwas, dann sehen Sie hier den neuen Preis. Gebucht wird erst, wenn Sie bestätigen.',
    asking: 'Wird geprüft …',
    difference: 'Unterschied',
    more: (amount) => `${amount} mehr`,
    less: (amount) => `${amount} weniger`,
    same: 'gleicher Preis',
    priceChanged: (was, is) =>
      `Der Preis hat sich geändert: von ${was} auf ${is}. Möchten Sie zum neuen Preis ändern?`,
    onlyFreeUntil: (time) =>
      `Danach ist das Fahrzeug vergeben. Frei ist es bis ${time}, Rückgabe eingeschlossen.`,
    takenUntil: (time) =>
      `Zu dieser Zeit ist das Fahrzeug vergeben, und zwar bis ${time}. Ihre Buchung bleibt, wie sie ist.`,
    taken: 'Zu dieser Zeit ist das Fahrzeug nicht zu haben. Ihre Buchung bleibt, wie sie ist.',
  },
  submit: (verb, difference) => `${verb}, ${difference}`,
  submitMore: toPay,
  submitToPay: toPay,
};

export const catalogue = { texts: changeTexts, messages: {} };
