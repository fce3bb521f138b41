import { eq, sql } from 'drizzle-orm';
import { actedBy, type Actor } from '../db/actor.ts';
import { callFunction, placeholdersOf } from '../db/call-function.ts';
import type { Executor } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { reservations } from '../db/schema/index.ts';
import type { ReservationRow } from './columns.ts';
import { agreementOf, type Agreed } from './lines.ts';
import { reservationsOfUser } from './own-list.ts';
import {
  listedPage,
  listStatement,
  versionedStatement,
  type ListedPage,
  type ReservationOrder,
} from './statements.ts';

const { id } = reservations;

/** One reservation, with what lists leave out. */
type ReservationDetails = ReservationRow & {
  version: number;
  termsHash: string | null;
  agreed: Agreed | null;
  isOfErased: boolean;
};

type Removal = 'removed' | 'missing' | 'erased user' | 'handed over' | 'payments';

export function reservationQueries(db: Executor) {
  const findStatement = versionedStatement(db.read, eq(id, sql.placeholder('id'))).prepare(
    'reservation_find',
  );

  const remove = db.write
    .select({ outcome: sql<Removal | 'changed'>`outcome` })
    .from(
      sql`${callFunction('delete_reservation', {
        ...placeholdersOf('delete_reservation'),
        customerId: actedBy(sql.placeholder('actor'), sql.placeholder('customerId')),
      })} as outcome`,
    )
    .prepare('reservation_delete');

  async function removeOne(reservationId: number, actor: Actor): Promise<Removal> {
    for (;;) {
      const [reservation] = await findStatement.execute({ id: reservationId });
      if (!reservation) return 'missing';
      const { userId, version, vehicleId } = reservation;
      const [row] = await remove.execute({
        actor,
        customerId: userId,
        reservationId,
        version,
        vehicleId,
      });
      if (row!.outcome !== 'changed') return row!.outcome;
    }
  }

  return {
    ofUser: reservationsOfUser(db),

    async list(order: ReservationOrder): Promise<ReservationRow[]> {
      return listStatement(db, order, undefined);
    },

    /** One page of all reservations, or of those that meet a condition. */
    page: (query: Omit<ListedPage, 'isFoundOnce'> & { search?: string | undefined }) =>
      listedPage(db, { ...query, isFoundOnce: Boolean(query.search) }),

    async find(reservationId: number): Promise<ReservationDetails | null> {
      const [reservation] = await findStatement.execute({ id: reservationId });
      if (!reservation) return null;
      return { ...reservation, agreed: agreementOf(reservation, reservation.agreed) };
    },

    /**
     * Those of erased customers stay as long as the law demands, those with payments too. What was at the counter is only hidden,
     * with all that was recorded there.
     */
    remove: (reservationId: number, actor: Actor) =>
      retryOnce(() => removeOne(reservationId, actor), 'deadlock'),
  };
}
