import type { z } from 'zod';
import type { Reservation } from '../../contract/reservations.ts';
import {
  listReservations,
  listReservationsOf,
  pageReservations,
  type ListedReservation,
} from '../../contract/reservations-admin.ts';
import { call } from './api.ts';
import { offers } from './features.ts';
import { callIfOffered } from './call-if-offered.ts';
import { pageOfRows, type RowPage } from './page-of-rows.ts';

type Query = z.output<typeof pageReservations.query>;
type Filters = Pick<Query, 'status' | 'vehicleId' | 'from' | 'until'>;

/** A page of all reservations. Filters and pages them here if the host cannot. */
export async function pageOfReservations(query: Query): Promise<RowPage<ListedReservation>> {
  const isFiltered = query.status ?? query.vehicleId ?? query.from ?? query.until ?? query.due;
  const isOffered = !isFiltered || (await offers('listFilters'));
  const page = isOffered ? await callIfOffered(pageReservations, { query }) : null;
  return page ?? pageOfRows((await call(listReservations, {})).filter(filterOf(query)), query);
}

/** A page of one customer's reservations. */
export async function pageOfReservationsOf(
  userId: number,
  query: Query,
): Promise<RowPage<Reservation>> {
  const { page, size, sort, direction } = query;
  const customerQuery = { page, size, sort, direction, userId };
  const answer =
    (await callIfOffered(listReservationsOf, { query: customerQuery })) ??
    (await call(listReservations, {})).filter((reservation) => reservation.userId === userId);
  return Array.isArray(answer) ? pageOfRows(answer, query) : answer;
}

/** Filters like the server: a reservation matches if it overlaps the days from `from` to `until`, both included. */
export const filterOf =
  ({ status, vehicleId, from, until }: Filters) =>
  (reservation: Reservation): boolean =>
    (!status || reservation.status === status) &&
    (!vehicleId || reservation.vehicle?.id === vehicleId) &&
    (!from || reservation.dropOffTime > `${from}T00:00:00`) &&
    (!until || reservation.pickUpTime.slice(0, 10) <= until);
