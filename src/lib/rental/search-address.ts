import { pages } from '../../../contract/site/pages.ts';
import type { Moments } from '../../../contract/reservations/rental.ts';
import type { searchSorts, searchVehicles, Wishes } from '../../../contract/reservations/search.ts';
import { fill } from '../site/addresses.ts';
import type { Request } from '../api/api.ts';
import { momentNames, rentalTimes } from './rental.ts';

export const wishNames = [
  'category',
  'homePlace',
  'seats',
  'transmission',
  'fuelType',
  'towBar',
  'licenceClass',
  'maxPrice',
] as const satisfies (keyof Wishes)[];

/** All but the kind, which stands beside the times. */
export const filterNames = wishNames.filter((name) => name !== 'category');

const searchNames = [...momentNames, ...wishNames, 'include', 'sort'] as const;
export type SearchName = (typeof searchNames)[number];

/** What an address says of a search, as the form writes it. The server checks the values. */
export type Search = Partial<Record<SearchName, string>>;

type Sort = (typeof searchSorts)[number];
export type SearchQuery = NonNullable<Request<typeof searchVehicles>['query']>;

const directions = {
  model: 'ASC',
  price: 'ASC',
  seats: 'DESC',
  payloadKg: 'DESC',
} as const satisfies Record<Sort, string>;

const isSort = (value: string): value is Sort => Object.hasOwn(directions, value);

/** Reads the query of an address; null if it searches for nothing. */
export function readSearch(query: string): Search | null {
  const params = new URLSearchParams(query);
  const said = searchNames.flatMap((name) => {
    const value = params.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return said.length > 0 ? (Object.fromEntries(said) as Search) : null;
}

/** The address of a search; `page` is 0-based. */
export function searchAddress(search: Search, page = 0): string {
  const query = new URLSearchParams(search);
  if (page > 0) query.set('page', String(page + 1));
  return pages.vehicles + (query.size > 0 ? `?${query}` : '');
}

/** A search without what these names say. */
export const without = (search: Search, names: readonly SearchName[]): Search =>
  Object.fromEntries(
    Object.entries(search).filter(([name]) => !names.includes(name as SearchName)),
  );

const patterns: Record<keyof Moments, RegExp> = {
  pickUpDate: /^\d{4}-\d{2}-\d{2}$/,
  pickUpTime: /^\d{2}:\d{2}$/,
  dropOffDate: /^\d{4}-\d{2}-\d{2}$/,
  dropOffTime: /^\d{2}:\d{2}$/,
};

/** The times of a search that a form's fields can show. */
export function searchedMoments(search: Search): Partial<Moments> {
  const valid = momentNames.filter((name) => patterns[name].test(search[name] ?? ''));
  return Object.fromEntries(valid.map((name) => [name, search[name]]));
}

/** All times of a search; null if it has none, `incomplete` if some are missing. */
export function rentalOf(search: Search): Moments | 'incomplete' | null {
  if (momentNames.every((name) => !search[name])) return null;
  const moments = searchedMoments(search);
  return momentNames.every((name) => moments[name]) ? (moments as Moments) : 'incomplete';
}

/** A vehicle's page, whose booking form takes the times. */
export const bookingAddress = (vehicleId: number, moments: Moments | null): string =>
  fill(pages.vehicle, { vehicleId }) + (moments ? `?${new URLSearchParams(moments)}` : '');

/** What the server is asked for. */
export function searchQuery(search: Search, moments: Moments | null): SearchQuery {
  const wishes = wishNames.flatMap((name) => (search[name] ? [[name, search[name]]] : []));
  const sort = isSort(search.sort ?? '') ? (search.sort as Sort) : 'model';
  return {
    ...(Object.fromEntries(wishes) as object),
    ...(moments && rentalTimes(moments)),
    ...(search.include === 'taken' && { include: 'taken' }),
    sort,
    direction: directions[sort],
  };
}

/** The times that the page's address carries; none while the page is built. */
export const momentsHere = (): Partial<Moments> =>
  import.meta.env.SSR ? {} : searchedMoments(readSearch(location.search) ?? {});

/** Lets an address that carries times carry these, so that a reload or a log-in does not bring back the others. */
export function updateMoments(moments: Moments): void {
  const params = new URLSearchParams(location.search);
  if (momentNames.some((name) => params.has(name))) carryMoments(moments);
}

/** Lets the page's address carry times. */
export function carryMoments(moments: Moments): void {
  const url = new URL(location.href);
  for (const name of momentNames)
    if (moments[name]) url.searchParams.set(name, moments[name]);
    else url.searchParams.delete(name);
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
