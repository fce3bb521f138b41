import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { reservationSorts } from '../../contract/reservations.ts';
import type { Database } from '../db/index.ts';
import { orderBy, pageParts } from '../db/page.ts';
import { reservations, vehicles } from '../db/schema.ts';
import type { Page, PageQuery } from '../page.ts';
import { vehicleColumns } from '../vehicles/columns.ts';
import { availabilityCheck } from './availability.ts';
import { priceOf, turnOf } from './booking.ts';
import { reservationColumns, type ReservationRow } from './columns.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { startedHours } from './price.ts';
import type { Change } from './rental.ts';

type Sort = (typeof reservationSorts)[number];
export type ReservationOrder = Pick<PageQuery<Sort>, 'sort' | 'direction'>;
type Fields = Partial<typeof reservations.$inferInsert>;

const selected = { reservation: reservationColumns, vehicle: vehicleColumns };
const ofVehicle = eq(vehicles.id, reservations.vehicleId);
const { id, userId, pickUpAt, dropOffAt, pickUpLocation, dropOffLocation, status, totalPrice } =
  reservations;
const sorts = {
  pickUpTime: pickUpAt,
  dropOffTime: dropOffAt,
  pickUpLocation,
  dropOffLocation,
  status,
  totalPrice,
  id,
} satisfies Record<Sort, unknown>;

export function reservationQueries(db: Database) {
  const withVehicle = (where: SQL | undefined) =>
    db.select(selected).from(reservations).innerJoin(vehicles, ofVehicle).where(where);
  const one = withVehicle(eq(id, sql.placeholder('id'))).prepare('reservation_find');

  return {
    isAvailable: availabilityCheck(db),

    /** All reservations, or those of one user. */
    async list(order: ReservationOrder, ofUser?: number): Promise<ReservationRow[]> {
      return withVehicle(ofUser === undefined ? undefined : eq(userId, ofUser)).orderBy(
        ...orderBy(sorts[order.sort], id, order),
      );
    },

    /** One page of all reservations, or of those that meet a condition. */
    async page(query: PageQuery<Sort>, where?: SQL): Promise<Page<ReservationRow>> {
      const order = orderBy(sorts[query.sort], id, query);
      const { total, ids } = pageParts(db, { table: reservations, id, where, order }, query);
      const rows = await db
        .select({ total: total.value, ...selected })
        .from(total)
        .leftJoin(ids, sql`true`)
        .leftJoin(reservations, eq(id, ids.id))
        .leftJoin(vehicles, ofVehicle)
        .orderBy(...order);
      return {
        total: rows[0]!.total,
        rows: rows.flatMap(({ reservation, vehicle }) =>
          reservation && vehicle ? { reservation, vehicle } : [],
        ),
      };
    },

    async find(reservationId: number): Promise<ReservationRow | null> {
      const [row] = await one.execute({ id: reservationId });
      return row ?? null;
    },

    /** Changes an open reservation; with a change also its vehicle, times and price. */
    async update(reservationId: number, fields: Fields, change: Change | null): Promise<Outcome> {
      try {
        return await db.transaction(async (tx) => {
          if (change) await tx.execute(turnOf(change.vehicleId));
          const rows = await tx
            .update(reservations)
            .set({ ...fields, ...(change && priced(change)) })
            .where(and(eq(id, reservationId), eq(status, 'CREATED')))
            .returning({ id });
          return rows.length > 0 ? 'written' : 'not open';
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
