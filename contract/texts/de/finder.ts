import type { finderTexts as english } from '../en/finder.ts';
import type { Translation } from '../translation.ts';

export const finderTexts: Translation<typeof english> = {
  hint: 'Buchungsnummern, Kunden mit Namen, Telefon, E-Mail oder Firma, Kennzeichen, Fahrzeuge und Nachrichten.',
  keys: 'Pfeiltasten wählen, Eingabe öffnet, Esc schließt.',
  close: 'Suche schließen',
  kinds: {
    reservations: 'Buchungen',
    customers: 'Kunden',
    vehicles: 'Fahrzeuge',
    messages: 'Kontaktnachrichten',
  },
  all: {
    reservations: 'Alle diese Buchungen',
    customers: 'Alle diese Kunden',
    vehicles: 'Alle diese Fahrzeuge',
    messages: 'Alle diese Nachrichten',
  },
  searching: 'Die Suche läuft',
  nothing: (words) => `Nichts gefunden zu „${words}“`,
  found: (counts) => `Gefunden: ${counts}`,
  count: (kind, count, hasMore) => (hasMore ? `${kind}: mehr als ${count}` : `${kind}: ${count}`),
  results: 'Treffer',
  number: 'Nummer',
  state: 'Zustand',
  category: 'Fahrzeugart',
  views: 'Welche Buchungen',
  next: 'Was ansteht',
  everything: 'Alle Buchungen',
  words: 'Name oder Nummer',
  filterStates: { open: 'Noch offen', all: 'Alle' },
  perPage: 'Zeilen pro Seite',
  goToPage: 'Gehe zu Seite',
  go: 'Los',
};
