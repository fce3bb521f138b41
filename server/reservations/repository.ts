import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/index.ts';
import { reservations } from '../db/schema.ts';
import type { Page } from '../db/page.ts';
import { availabilityCheck } from './availability.ts';
import type { ReservationRow } from './columns.ts';
import {
  listStatement,
  readRows,
  reservationPage,
  versionedStatement,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

const { id } = reservations;

export function reservationQueries(db: Executor) {
  const one = versionedStatement(db.read, eq(id, sql.placeholder('id'))).prepare(
    'reservation_find',
  );

  return {
    findAvailability: availabilityCheck(db),
    ofUser: reservationsOfUser(db),

    async list(order: ReservationOrder): Promise<ReservationRow[]> {
      return readRows(await listStatement(db, order, undefined));
    },

    /** One page of all reservations, or of those that meet a condition. */
    page: (query: ReservationPage, where?: SQL): Promise<Page<ReservationRow>> =>
      reservationPage(db, query, where),

    async find(reservationId: number): Promise<(ReservationRow & { version: number }) | null> {
      const rows = await one.execute({ id: reservationId });
      const [row] = readRows(rows);
      return row ? { ...row, version: rows[0]!.version } : null;
    },

    /** False when there was no such reservation. */
    async remove(reservationId: number): Promise<boolean> {
      const rows = await db.delete(reservations).where(eq(id, reservationId)).returning({ id });
      return rows.length > 0;
    },
  };
}

/** In a subquery the planner does not see whose they are, which would make it plan anew each time. */
const isOf = (userId: number | Placeholder) =>
  eq(reservations.userId, sql`(select ${userId}::bigint)`);

/** A customer's reservations. */
export function reservationsOfUser({ read }: Pick<Executor, 'read'>) {
  const theirs = isOf(sql.placeholder('userId'));
  const prepare = (order: ReservationOrder, name: string) =>
    listStatement(read, order, theirs).prepare(name);
  const lists = new Map<string, ReturnType<typeof prepare>>();

  return {
    async list(userId: number, order: ReservationOrder): Promise<ReservationRow[]> {
      const name = `reservations_${order.sort}_${order.direction}`;
      const statement = lists.getOrInsertComputed(name, () => prepare(order, name));
      return readRows(await statement.execute({ userId }));
    },

    page: (userId: number, query: ReservationPage): Promise<Page<ReservationRow>> =>
      reservationPage(read, query, isOf(userId), { hasGenericPlan: true }),
  };
}
