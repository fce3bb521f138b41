import type { FoundKind } from '../../../contract/office/search-all.ts';

const kinds: Record<FoundKind, string> = {
  reservations: 'Reservations',
  customers: 'Customers',
  vehicles: 'Vehicles',
  messages: 'Contact messages',
};

/** The texts of the search over all records. */
export const searchAllTexts = {
  hint: 'Reservation numbers, customers by name, phone, email or company, licence plates, VINs, vehicles, messages and screens.',
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
  close: 'Close the search',
  kinds,
  screens: 'Screens',
  all: {
    reservations: 'All these reservations',
    customers: 'All these customers',
    vehicles: 'All these vehicles',
    messages: 'All these messages',
  } as Record<FoundKind, string>,
  searching: 'Searching',
  nothing: (words: string) => `Nothing found for “${words}”`,
  found: (counts: string) => `Found: ${counts}`,
  count: (kind: string, count: number, hasMore: boolean) =>
    hasMore ? `${kind}: more than ${count}` : `${kind}: ${count}`,
  results: 'Results',
} as const;

export const catalogue = { texts: searchAllTexts, messages: {} };
