import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { reservations, users, vehicles } from '../db/schema.ts';
import { reservationColumns, type ReservationRow } from '../reservations/columns.ts';
import { vehicleColumns } from '../vehicles/columns.ts';
import type { Periods } from './periods.ts';

type Kind = 'pickUp' | 'return' | 'lateReturn';
export type Task = ReservationRow & { kind: Kind; customer: string };

const { id, status, pickUpAt, dropOffAt } = reservations;

/** The open reservations that each kind of work is about. */
export const taskConditions = ({ now, today }: Periods) => ({
  pickUp: and(gte(pickUpAt, today[0]), lt(pickUpAt, today[1]))!,
  return: and(gte(dropOffAt, now), lt(dropOffAt, today[1]))!,
  lateReturn: lt(dropOffAt, now),
});

/** What is to be done today, by time; of each kind only the first. */
export async function tasksOfToday(db: Database, periods: Periods): Promise<Task[]> {
  const where = taskConditions(periods);
  const some = (kind: Kind, by: PgColumn, condition: SQL) =>
    db
      .select({ id, kind: sql<Kind>`${kind}::text`.as('kind'), at: sql`${by}`.as('at') })
      .from(reservations)
      .where(and(eq(status, 'CREATED'), condition))
      .orderBy(asc(by), asc(id))
      .limit(limits.dashboardRows);
  const tasks = unionAll(
    some('pickUp', pickUpAt, where.pickUp),
    some('return', dropOffAt, where.return),
    some('lateReturn', dropOffAt, where.lateReturn),
  ).as('tasks');
  return db
    .select({
      kind: tasks.kind,
      customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      reservation: reservationColumns,
      vehicle: vehicleColumns,
    })
    .from(tasks)
    .innerJoin(reservations, eq(id, tasks.id))
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .orderBy(tasks.at, asc(id));
}
