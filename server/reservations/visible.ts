import type { Executor } from '../db/index.ts';
import { notFound } from '../http/errors.ts';
import { may, type Session } from '../http/authenticate.ts';
import { reservationQueries } from './repository.ts';

/** Finds a reservation that the user may see: an own one, or any for staff who may read them. Throws a 404 for others. */
export function visibleReservations(db: Executor) {
  const { find } = reservationQueries(db);
  return async (id: number, session: Session) => {
    const row = await find(id);
    if (row && (row.userId === session.user.id || may(session, 'reservations.read'))) return row;
    throw notFound('reservation_not_found', 'reservations.notFound');
  };
}
