import { limits } from '../../../contract/values/limits.ts';
import type { Moments } from '../../../contract/reservations/rental.ts';
import type { Slot } from '../../../contract/reservations/quote.ts';
import { searchVehicles, type SearchResult } from '../../../contract/reservations/search.ts';
import { ApiError, call } from '../../lib/api/api.ts';
import { isOurs } from '../../lib/api/host.ts';
import {
  rentalOf,
  searchQuery,
  type Search,
  type SearchQuery,
} from '../../lib/rental/search-address.ts';
import { correctPage } from './page.ts';

/** Vehicles on a page of results: more than a company of this size has free at a time. */
const pageSize = limits.page.search;

/** A vehicle and when it can be had. */
export interface NextFree {
  model: string;
  slot: Slot;
}

export type Outcome =
  | { kind: 'unoffered' }
  /** What is wrong with the search, and with which of its fields. */
  | { kind: 'refused'; reasons: string[]; fields: string[] }
  | { kind: 'found'; vehicles: SearchResult[]; moments: Moments | null; isLast: boolean }
  | { kind: 'none'; moments: Moments | null; next: NextFree | null };

/** Finds what the address asks for, at any time unless all of its times are said; the first page instead of one beyond the last. @throws ApiError */
export async function find(search: Search, page: number): Promise<Outcome> {
  if (!(await isOurs())) return { kind: 'unoffered' };
  const rental = rentalOf(search);
  const moments = rental === 'incomplete' ? null : rental;
  const query = { ...searchQuery(search, moments), size: pageSize, group: 'true' } as const;
  try {
    const { content, last } = await call(searchVehicles, { query: { ...query, page } });
    if (content.length > 0) return { kind: 'found', vehicles: content, moments, isLast: last };
    if (page > 0) {
      correctPage(0);
      return await find(search, 0);
    }
    return { kind: 'none', moments, next: moments && (await findNext(query)) };
  } catch (error) {
    const wrong = error instanceof ApiError ? error.fields : {};
    const [fields, reasons] = [Object.keys(wrong), Object.values(wrong)];
    if (reasons.length === 0) throw error;
    return { kind: 'refused', reasons, fields };
  }
}

/** The first time at which a vehicle is free again that meets the search but for its time. */
async function findNext(query: SearchQuery): Promise<NextFree | null> {
  const { content } = await call(searchVehicles, { query: { ...query, include: 'taken' } });
  const slots = content.flatMap(({ model, nextFree }) =>
    nextFree ? [{ model, slot: nextFree }] : [],
  );
  slots.sort((a, b) => a.slot.pickUpTime.localeCompare(b.slot.pickUpTime));
  return slots[0] ?? null;
}
