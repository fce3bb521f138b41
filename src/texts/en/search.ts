import type { searchSorts } from '../../../contract/reservations/search.ts';
import { duration } from './duration.ts';

const sorts: Record<(typeof searchSorts)[number], string> = {
  model: 'By model',
  price: 'Price, lowest first',
  seats: 'Seats, most first',
  payloadKg: 'Payload, largest first',
};

const vehicles = (count: number) => (count === 1 ? '1 vehicle' : `${count} vehicles`);

/** By themselves: every page with a search form has them in its document. */
export const searchTexts = {
  title: 'Find a vehicle',
  from: {
    day: (price: string) => `from ${price} a day`,
    hour: (price: string) => `from ${price} an hour`,
  },
  change: 'change',
  anyCategory: 'All kinds',
  apply: 'Apply filters',
  submit: 'Search',
  filters: 'Filters and order',
  any: 'Any',
  seats: 'Seats, at least',
  towBar: 'With a tow bar',
  licenceClass: 'Your driving licence',
  maxPrice: (currency: string) => `Highest price in ${currency}`,
  sort: 'Order',
  sorts,
  taken: 'Show taken vehicles too',
  hideTaken: 'Hide taken vehicles',
  clear: 'Clear search',
  /** Below a field. */
  missing: 'Missing',
  incomplete: 'Please enter pick-up and drop-off, each with date and time.',
  refused: 'This search is not possible',
  found: (count: number, isAll: boolean) => `${isAll ? '' : 'At least '}${vehicles(count)} found`,
  free: (count: number, isAll: boolean) => `${isAll ? '' : 'At least '}${vehicles(count)} free`,
  /** Where each is free, but picked up by arrangement only. */
  arranged: (count: number, isAll: boolean) =>
    `${isAll ? '' : 'At least '}${vehicles(count)}, pick-up by arrangement`,
  otherTimes: 'At other times only',
  closed: (count: number) => `${count} more at other times only`,
  /** Of equal vehicles. */
  freeEquals: (count: number, isAll: boolean) => `${isAll ? '' : 'At least '}${count} free`,
  page: (page: string) => `Page ${page}`,
  duration,
  forDuration: (duration: string) => `for ${duration}`,
  isTaken: 'Taken',
  freeAgain: (from: string) => `Free again from ${from}`,
  none: 'No vehicle is free for this search',
  noneFound: 'No vehicle meets this search',
  whatNow: 'What you can change:',
  withoutFilters: 'Search without filters',
  withoutTimes: 'Search without times',
  allCategories: 'Search all kinds of vehicles',
  nextFree: (model: string, from: string) => `Next free: ${model} from ${from}`,
  allVehicles: 'See all vehicles',
} as const;
