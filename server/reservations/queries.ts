import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { partOf } from '../db/page.ts';
import { isOpen, reservations } from '../db/schema.ts';
import type { Page } from '../page.ts';
import { availabilityCheck } from './availability.ts';
import { priceOf, turnOf } from './booking.ts';
import type { ReservationRow } from './columns.ts';
import { reservationsOfUser } from './of-user.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { startedHours } from './price.ts';
import type { Change } from './rental.ts';
import {
  listStatement,
  pageStatement,
  readPage,
  readRows,
  withVehicle,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

type Fields = Partial<typeof reservations.$inferInsert>;

const { id, vehicleId, pickUpAt, dropOffAt } = reservations;

export function reservationQueries(db: Database) {
  const one = withVehicle(db, eq(id, sql.placeholder('id'))).prepare('reservation_find');

  return {
    isAvailable: availabilityCheck(db),
    ofUser: reservationsOfUser(db),

    async list(order: ReservationOrder): Promise<ReservationRow[]> {
      return readRows(await listStatement(db, order, undefined));
    },

    /** One page of all reservations, or of those that meet a condition. */
    async page(query: ReservationPage, where?: SQL): Promise<Page<ReservationRow>> {
      return readPage(await pageStatement(db, query.sort, partOf(query), where));
    },

    async find(reservationId: number): Promise<ReservationRow | null> {
      const [row] = readRows(await one.execute({ id: reservationId }));
      return row ?? null;
    },

    /**
     * Changes an open reservation; with a change of what is known of it also its vehicle, times and price. Of two edits at
     * once the second one knows what the first one wrote.
     */
    async update(
      reservationId: number,
      fields: Fields,
      changeOf: (known: Change) => Change | null,
    ): Promise<Outcome> {
      try {
        return await db.transaction(async (tx) => {
          const isIt = eq(id, reservationId);
          const [known] = await tx
            .select({ vehicleId, pickUpAt, dropOffAt })
            .from(reservations)
            .where(and(isIt, isOpen))
            .for('update');
          if (!known) return 'not open';
          const change = changeOf(known);
          if (change) await tx.execute(turnOf(change.vehicleId));
          await tx
            .update(reservations)
            .set({ ...fields, ...(change && priced(change)) })
            .where(isIt);
          return 'written';
        });
      } catch (error) {
        return outcomeOf(error);
      }
    },

    /** False when there was no such reservation. */
    async remove(reservationId: number): Promise<boolean> {
      const rows = await db.delete(reservations).where(eq(id, reservationId)).returning({ id });
      return rows.length > 0;
    },
  };
}

function priced(change: Change) {
  const hours = startedHours(change.pickUpAt, change.dropOffAt);
  return { ...change, totalPrice: sql`(${priceOf(change.vehicleId, hours)})` };
}
