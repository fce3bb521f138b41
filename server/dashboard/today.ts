import { and, asc, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { getDashboard } from '../../contract/dashboard.ts';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { rowsIn } from '../db/row-counts.ts';
import { contactMessages, isOpen, reservations, users, vehicles } from '../db/schema.ts';
import { reservationColumns } from '../reservations/columns.ts';
import { vehicleColumns } from '../vehicles/columns.ts';
import type { Periods } from './periods.ts';

type Kind = 'pickUp' | 'return' | 'lateReturn';
export type Task = Awaited<ReturnType<typeof tasksOfToday>>[number];

type Answer = z.input<typeof getDashboard.answer>;
export interface Counts extends Pick<Answer, 'fleet'> {
  tasks: Answer['today']['counts'];
  messages: number;
  /** All that there are. */
  reservations: number;
}

const { id, pickUpAt, dropOffAt, vehicleId } = reservations;

/** The open reservations that each kind of work is about. */
const conditions = ({ now, today }: Periods) => ({
  pickUp: and(isOpen, gte(pickUpAt, today[0]), lt(pickUpAt, today[1]))!,
  return: and(isOpen, gte(dropOffAt, now), lt(dropOffAt, today[1]))!,
  lateReturn: and(isOpen, lt(dropOffAt, now))!,
});

/** How much there is to be done, and how much there is of everything. */
export async function countsOfToday(db: Database, periods: Periods): Promise<Counts> {
  const { rows } = await db.execute<{ counts: Counts }>(countsStatement(periods));
  return rows[0]!.counts;
}

export function countsStatement(periods: Periods): SQL {
  const tasks = conditions(periods);
  const count = (condition: SQL) => sql`(select count(*) from ${reservations} where ${condition})`;
  return sql`
    select json_build_object(
      'tasks', json_build_object(
        'pickUps', ${count(tasks.pickUp)}, 'returns', ${count(tasks.return)}, 'lateReturns', ${count(tasks.lateReturn)}),
      'messages', (select count(*) from ${contactMessages} where ${contactMessages.readAt} is null),
      'fleet', json_build_object(
        'vehicles', ${rowsIn(vehicles)},
        'onTheRoad', (select count(distinct ${vehicleId}) from ${reservations}
          where ${and(isOpen, lte(pickUpAt, periods.now))})),
      'reservations', ${rowsIn(reservations)}
    ) as counts`;
}

/** What is to be done today, by time; of each kind only the first. */
export function tasksOfToday(db: Database, periods: Periods) {
  const where = conditions(periods);
  const some = (kind: Kind, by: PgColumn) =>
    db
      .select({ id, kind: sql<Kind>`${kind}::text`.as('kind'), at: sql`${by}`.as('at') })
      .from(reservations)
      .where(where[kind])
      .orderBy(asc(by), asc(id))
      .limit(limits.dashboardRows);
  const tasks = unionAll(
    some('pickUp', pickUpAt),
    some('return', dropOffAt),
    some('lateReturn', dropOffAt),
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
