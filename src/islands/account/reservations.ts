import {
  listOwnReservations,
  type Reservation,
} from '../../../contract/reservations/reservations.ts';
import { limits } from '../../../contract/values/limits.ts';
import { call } from '../../lib/api/api.ts';
import { wallTime } from '../../lib/api/clock.ts';
import { pageOfRows, type RowPage } from '../../lib/host/page-of-rows.ts';
import { isOpen } from './stage.ts';

export interface ReservationPage {
  rows: Reservation[];
  totalPages: number;
  /** The wall time by which the rows were sorted. */
  now: string;
}

const size = limits.page.screen;
/** Holds every open reservation of most customers; a multiple of `size`. */
const firstSize = 5 * size;

/** A page (0-based) of the user's reservations: the open ones, earliest pick-up first, then the others, latest first. */
export async function pageOfOwnReservations(page: number): Promise<ReservationPage> {
  const now = wallTime();
  const { content, totalElements } = await firstRows(now);
  const end = (page + 1) * size;
  const rows =
    end <= content.length || content.length === totalElements
      ? openFirst(content, now).slice(page * size, end)
      : (await latest(page, size)).content;
  return { rows, totalPages: Math.ceil(totalElements / size), now };
}

/** The reservations with the latest drop-offs, among them all that are open. */
async function firstRows(now: string): Promise<RowPage<Reservation>> {
  const first = await latest(0, firstSize);
  const mayMiss = first.content.length < first.totalElements;
  const areAhead = first.content.every(({ dropOffTime }) => dropOffTime > now);
  return mayMiss && areAhead ? latest(0, limits.page.maxSize) : first;
}

/** Bare hosts may send all rows. */
async function latest(page: number, pageSize: number): Promise<RowPage<Reservation>> {
  const query = { page, size: pageSize, sort: 'dropOffTime', direction: 'DESC' } as const;
  const answer = await call(listOwnReservations, { query });
  return Array.isArray(answer) ? pageOfRows(answer, query) : answer;
}

/** Moves the open ones to the front, by pick-up. */
function openFirst(rows: Reservation[], now: string): Reservation[] {
  const open = rows.filter((row) => isOpen(row, now));
  const closed = rows.filter((row) => !isOpen(row, now));
  const order = { page: 0, size: rows.length, sort: 'pickUpTime', direction: 'ASC' } as const;
  return [...pageOfRows(open, order).content, ...closed];
}
