import { pageAnswer, type PageQuery } from '../page.ts';
import { reservationAnswer } from './columns.ts';
import { matching } from './filter.ts';
import type { ReservationOrder, reservationQueries } from './queries.ts';

type Query = ReservationOrder & Pick<PageQuery, 'size'> & { page?: number | undefined };

/** Reservations of all or of one user: an array, or a page when `page` is given. */
export async function listOrPage(
  reservations: ReturnType<typeof reservationQueries>,
  { page, ...order }: Query,
  zone: string,
  ofUser?: number,
) {
  if (page === undefined) {
    const rows = await reservations.list(order, ofUser);
    return rows.map((row) => reservationAnswer(row, zone));
  }
  const { rows, total } = await reservations.page(
    { ...order, page },
    matching({ userId: ofUser }, zone),
  );
  return pageAnswer(
    { rows: rows.map((row) => reservationAnswer(row, zone)), total },
    { ...order, page },
  );
}
