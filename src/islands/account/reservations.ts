import { listOwnReservations, type Reservation } from '../../../contract/reservations.ts';
import { limits } from '../../../contract/limits.ts';
import { call } from '../../lib/api.ts';
import { pageOfRows } from '../../lib/page-of-rows.ts';

export interface ReservationPage {
  rows: Reservation[];
  totalPages: number;
}

const size = limits.page.screen;

/** A page (0-based) of the user's reservations, latest pick-up first. Hosts without paging send all rows. */
export async function pageOfOwnReservations(page: number): Promise<ReservationPage> {
  const query = { page, size, sort: 'pickUpTime', direction: 'DESC' } as const;
  const answer = await call(listOwnReservations, { query });
  const { content, totalElements } = Array.isArray(answer) ? pageOfRows(answer, query) : answer;
  return { rows: content, totalPages: Math.ceil(totalElements / size) };
}
