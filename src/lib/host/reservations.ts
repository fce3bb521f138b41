import type { z } from 'zod';
import type { Reservation } from '../../../contract/reservations/reservations.ts';
import {
  listReservations,
  listReservationsOf,
  pageReservations,
  type ListedReservation,
  type StaffReservation,
} from '../../../contract/reservations/reservations-admin.ts';
import { call } from '../api/api.ts';
import { isOurs } from '../api/host.ts';
import { pageOfRows, type RowPage } from './page-of-rows.ts';

type Query = z.output<typeof pageReservations.query>;
type Filters = Pick<Query, 'status' | 'vehicleId' | 'from' | 'until'>;

/** A page of all reservations. Bare hosts may lack pages, and do not filter. */
export async function pageOfReservations(query: Query): Promise<RowPage<ListedReservation>> {
  if (await isOurs()) return call(pageReservations, { query });
  return pageOfRows((await call(listReservations, {})).filter(filterOf(query)), query);
}

/** A page of one customer's reservations. */
export async function pageOfReservationsOf(
  userId: number,
  query: Query,
): Promise<RowPage<StaffReservation>> {
  if (!(await isOurs())) {
    const all = await call(listReservations, {});
    return pageOfRows(
      all.filter((row) => row.userId === userId),
      query,
    );
  }
  const answer = await call(listReservationsOf, { query: { ...query, userId } });
  return Array.isArray(answer) ? pageOfRows(answer, query) : answer;
}

/** Filters like the server: a reservation matches if it overlaps the days from `from` to `until`, both included. */
const filterOf =
  ({ status, vehicleId, from, until }: Filters) =>
  (reservation: Reservation): boolean =>
    (!status || reservation.status === status) &&
    (!vehicleId || reservation.vehicle?.id === vehicleId) &&
    (!from || reservation.dropOffTime > `${from}T00:00:00`) &&
    (!until || reservation.pickUpTime.slice(0, 10) <= until);
