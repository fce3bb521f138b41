import { listOwnReservations, type Reservation } from '../../../contract/reservations.ts';
import { limits } from '../../../contract/limits.ts';
import { call } from '../../lib/api.ts';

export interface ReservationPage {
  rows: Reservation[];
  totalPages: number;
}

const size = limits.page.screen;

/** One page (0-based) of the user's reservations, latest pick-up first. Hosts without paging send all at once. */
export async function pageOfOwnReservations(page: number): Promise<ReservationPage> {
  const query = { page, size, sort: 'pickUpTime', direction: 'DESC' } as const;
  const answer = await call(listOwnReservations, { query });
  if (!Array.isArray(answer))
    return { rows: answer.content, totalPages: Math.ceil(answer.totalElements / size) };
  const latestFirst = answer.toSorted((a, b) => b.pickUpTime.localeCompare(a.pickUpTime));
  return {
    rows: latestFirst.slice(page * size, (page + 1) * size),
    totalPages: Math.ceil(answer.length / size),
  };
}
