import type { Endpoint } from '../../contract/endpoint.ts';
import { pageAnswer, wholeList } from '../http/page-answer.ts';
import { reservationAnswer } from './columns.ts';
import type { reservationsOfUser } from './repository.ts';
import type { ReservationOrder, ReservationPage } from './statements.ts';

type Query = ReservationOrder & Pick<ReservationPage, 'size'> & { page?: number | undefined };

/** Reservations of a user: an array, or a page when `page` is given. */
export async function listOrPage(
  reservations: ReturnType<typeof reservationsOfUser>,
  userId: number,
  { page, ...order }: Query,
  zone: string,
  endpoint: Pick<Endpoint, 'path'>,
  answerOf = reservationAnswer,
) {
  if (page === undefined) {
    const rows = wholeList(await reservations.list(userId, order), endpoint);
    return rows.map((row) => answerOf(row, zone));
  }
  const query = { ...order, page };
  const { rows, total } = await reservations.page(userId, query);
  return pageAnswer({ rows: rows.map((row) => answerOf(row, zone)), total }, query);
}
