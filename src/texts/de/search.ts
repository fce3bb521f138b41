import { counting } from '../../../contract/texts/counting.ts';
import type { searchTexts as english } from '../en/search.ts';
import type { Translation } from '../../../contract/texts/translation.ts';
import { duration } from './duration.ts';

const { plural } = counting('de');

const vehicles = (count: number) => plural(count, { one: '# Fahrzeug', other: '# Fahrzeuge' });

export const searchTexts: Translation<typeof english> = {
  title: 'Fahrzeug finden',
  from: { day: (price) => `ab ${price} am Tag`, hour: (price) => `ab ${price} pro Stunde` },
  change: 'ändern',
  anyCategory: 'Alle Arten',
  submit: 'Suchen',
  apply: 'Filter anwenden',
  filters: 'Filter und Reihenfolge',
  any: 'Beliebig',
  seats: 'Sitzplätze, mindestens',
  towBar: 'Mit Anhängerkupplung',
  licenceClass: 'Ihr Führerschein',
  maxPrice: (currency) => `Höchstpreis in ${currency}`,
  sort: 'Reihenfolge',
  sorts: {
    model: 'Nach Modell',
    price: 'Günstigste zuerst',
    seats: 'Meiste Sitzplätze zuerst',
    payloadKg: 'Größte Nutzlast zuerst',
  },
  taken: 'Auch belegte Fahrzeuge zeigen',
  hideTaken: 'Belegte Fahrzeuge ausblenden',
  clear: 'Suche aufheben',
  missing: 'Fehlt noch',
  incomplete: 'Bitte geben Sie Abholung und Rückgabe an, jeweils mit Datum und Uhrzeit.',
  refused: 'Diese Suche ist nicht möglich',
  found: (count, isAll) => `${isAll ? '' : 'Mindestens '}${vehicles(count)} gefunden`,
  free: (count, isAll) => `${isAll ? '' : 'Mindestens '}${vehicles(count)} frei`,
  arranged: (count, isAll) =>
    `${isAll ? '' : 'Mindestens '}${vehicles(count)}, Abholung nach Vereinbarung`,
  otherTimes: 'Nur zu anderen Zeiten',
  closed: (count) => `${count} ${count === 1 ? 'weiteres' : 'weitere'} nur zu anderen Zeiten`,
  /** Of equal vehicles. */
  freeEquals: (count, isAll) => `${isAll ? '' : 'Mindestens '}${count} frei`,
  page: (page) => `Seite ${page}`,
  duration,
  forDuration: (duration) => `für ${duration}`,
  isTaken: 'Belegt',
  freeAgain: (from) => `Wieder frei ab ${from}`,
  none: 'Für diese Suche ist kein Fahrzeug frei',
  noneFound: 'Kein Fahrzeug passt zu dieser Suche',
  whatNow: 'Das können Sie ändern:',
  withoutFilters: 'Ohne Filter suchen',
  withoutTimes: 'Ohne Zeitraum suchen',
  allCategories: 'Alle Fahrzeugarten durchsuchen',
  nextFree: (model, from) => `Als Nächstes frei: ${model} ab ${from}`,
  allVehicles: 'Alle Fahrzeuge ansehen',
};
