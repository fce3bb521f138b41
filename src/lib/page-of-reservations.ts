import type { z } from 'zod';
import type { Reservation } from '../../contract/reservations.ts';
import {
  listReservations,
  listReservationsOf,
  pageReservations,
} from '../../contract/reservations-admin.ts';
import { call } from './api.ts';
import { offers } from './features.ts';
import { callIfOffered } from './optional.ts';
import { pageOfRows, type RowPage } from './page-of-rows.ts';

type Query = z.output<typeof pageReservations.query>;
type Filters = Pick<Query, 'status' | 'vehicleId' | 'from' | 'until'>;

/** A page of the reservations. Where a host has no pages or no filters, it is made of all of them here. */
export async function pageOfReservations(query: Query): Promise<RowPage<Reservation>> {
  const isFiltered = query.status ?? query.vehicleId ?? query.from ?? query.until ?? query.due;
  const isOffered = !isFiltered || (await offers('listFilters'));
  const page = isOffered ? await callIfOffered(pageReservations, { query }) : null;
  return page ?? pageOfRows((await call(listReservations, {})).filter(filterOf(query)), query);
}

/** The same of one customer's. */
export async function pageOfReservationsOf(
  userId: number,
  query: Query,
): Promise<RowPage<Reservation>> {
  const { page, size, sort, direction } = query;
  const asked = { page, size, sort, direction, userId };
  const answer =
    (await callIfOffered(listReservationsOf, { query: asked })) ??
    (await call(listReservations, {})).filter((reservation) => reservation.userId === userId);
  return Array.isArray(answer) ? pageOfRows(answer, query) : answer;
}

/** As the server filters: a reservation counts that takes up part of the days, the last one included. */
export const filterOf =
  ({ status, vehicleId, from, until }: Filters) =>
  (reservation: Reservation): boolean =>
    (!status || reservation.status === status) &&
    (!vehicleId || reservation.vehicle?.id === vehicleId) &&
    (!from || reservation.dropOffTime > `${from}T00:00:00`) &&
    (!until || reservation.pickUpTime.slice(0, 10) <= until);
