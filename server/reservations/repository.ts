import { eq, sql, type SQL } from 'drizzle-orm';
import type { Driver } from '../../contract/reservations/driver.ts';
import { actedBy, type Actor, actorId } from '../db/actor.ts';
import type { ChangeCursor } from '../../contract/wire/changes.ts';
import { selectChanges, selectCopied } from '../changes/index.ts';
import { callFunction, placeholdersOf } from '../db/call-function.ts';
import type { Executor } from '../db/index.ts';
import { selectPage } from '../db/page.ts';
import { retryOnce } from '../db/retry.ts';
import { reservations } from '../db/schema/index.ts';
import type { Right } from '../../contract/wire/rights.ts';
import { may, type Session } from '../http/authenticate.ts';
import { notFound } from '../http/errors.ts';
import { amountColumns, listedColumns, type ReservationRow } from './columns.ts';
import { agreementOf, type Agreed } from './lines.ts';
import type { Outcome } from './outcome.ts';
import { reservationsOfUser } from './own-list.ts';
import {
  listStatement,
  reservationPages,
  versionedStatement,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

const { id } = reservations;

/** One reservation, with what lists leave out. */
type ReservationDetails = ReservationRow & {
  version: number;
  transferHours: number | null;
  vehicleMissing: boolean;
  termsHash: string | null;
  drivers: Driver[];
  orderNumber: string | null;
  costCentre: string | null;
  agreed: Agreed | null;
  isOfErased: boolean;
  licencePlate: string | null;
};

const listed = { ...reservationPages, columns: listedColumns, countsHidden: true };

const copied = {
  ...reservationPages,
  kind: 'reservation' as const,
  columns: amountColumns,
};

interface ListedPage extends ReservationPage {
  where: SQL | undefined;
  /** As with any list. */
  count?: SQL | undefined;
  search?: string | undefined;
}

export function reservationQueries(db: Executor) {
  const findStatement = versionedStatement(db.read, eq(id, sql.placeholder('id'))).prepare(
    'reservation_find',
  );

  const remove = db.write
    .select({ outcome: sql<Outcome | 'changed'>`outcome` })
    .from(
      sql`${callFunction('delete_reservation', {
        ...placeholdersOf('delete_reservation'),
        customerId: actedBy(sql.placeholder('actor'), sql.placeholder('customerId')),
      })} as outcome`,
    )
    .prepare('reservation_delete');

  async function removeOne(reservationId: number, actor: Actor): Promise<Outcome> {
    for (;;) {
      const [reservation] = await findStatement.execute({ id: reservationId });
      if (!reservation) return 'missing';
      const { userId, version, vehicleId } = reservation;
      const [row] = await remove.execute({
        actor: actorId(actor),
        customerId: userId,
        reservationId,
        version,
        vehicleId,
      });
      if (row!.outcome !== 'changed') return row!.outcome;
    }
  }

  return {
    ofUser: reservationsOfUser(db, 'own'),
    ofUserForStaff: reservationsOfUser(db, 'staff'),

    list: (order: ReservationOrder) => listStatement(db, order, undefined),

    /** One page of all reservations, or of those that meet a condition. */
    page: (query: ListedPage) =>
      selectPage(db, listed, {
        ...query,
        by: reservations[query.sort],
        isFoundOnce: Boolean(query.search),
      }),

    changed: (after: ChangeCursor, size: number) => selectChanges(db, copied, after, size),
    copied: (reservationId: number) => selectCopied(db, copied, reservationId),

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

const missing = () => notFound('reservation_not_found', 'reservations.notFound');

/** Finds a reservation that the user may see: an own one, or any for staff with the right. Throws a 404 for others. */
export function visibleReservations(db: Executor) {
  const { find } = reservationQueries(db);
  return async (id: number, session: Session, right: Right = 'reservations.read') => {
    const row = await find(id);
    if (row && (row.userId === session.user.id || may(session, right))) return row;
    throw missing();
  };
}

/** The same for papers: what is kept of erased customers is for who downloads it for the tax office. */
export function visiblePapers(db: Executor): ReturnType<typeof visibleReservations> {
  const find = visibleReservations(db);
  return async (id, session, right) => {
    const row = await find(id, session, right);
    if (row.isOfErased && !may(session, 'exports')) throw missing();
    return row;
  };
}
