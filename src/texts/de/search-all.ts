import type { searchAllTexts as english } from '../en/search-all.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

export const searchAllTexts: Translation<typeof english> = {
  hint: 'Buchungsnummern, Kunden mit Namen, Telefon, E-Mail oder Firma, Kennzeichen, FIN, Fahrzeuge, Nachrichten und Seiten.',
  keys: 'Pfeiltasten wählen, Eingabe öffnet, Esc schließt.',
  close: 'Suche schließen',
  kinds: {
    reservations: 'Buchungen',
    customers: 'Kunden',
    vehicles: 'Fahrzeuge',
    messages: 'Kontaktnachrichten',
  },
  screens: 'Seiten',
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
};

export const catalogue = { texts: searchAllTexts, messages: {} };
