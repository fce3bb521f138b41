import { eq, sql, type Placeholder } from 'drizzle-orm';
import type { Executor } from '../db/index.ts';
import type { Page } from '../db/page.ts';
import { reservations } from '../db/schema.ts';
import type { ReservationRow } from './columns.ts';
import {
  listStatement,
  readRows,
  reservationPage,
  type ReservationOrder,
  type ReservationPage,
} from './statements.ts';

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
      reservationPage(read, query, isOf(userId), { isPlannedOnce: true }),
  };
}
