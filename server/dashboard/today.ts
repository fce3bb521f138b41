import { and, asc, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { getDashboard } from '../../contract/dashboard.ts';
import { limits } from '../../contract/limits.ts';
import type { Due } from '../../contract/reservations-admin.ts';
import type { Database } from '../db/index.ts';
import { rowsIn } from '../db/row-counts.ts';
import { contactMessages, isOpen, reservations, users, vehicles } from '../db/schema.ts';
import { reservationColumns } from '../reservations/columns.ts';
import { dueConditions } from '../reservations/conditions.ts';
import { vehicleColumns } from '../vehicles/columns.ts';
import type { Periods } from './periods.ts';

export type Task = Awaited<ReturnType<typeof tasksOfToday>>[number];

type Answer = z.input<typeof getDashboard.answer>;
export interface Counts extends Pick<Answer, 'fleet'> {
  tasks: Answer['today']['counts'];
  messages: number;
  /** All that there are. */
  reservations: number;
}

const { id, pickUpTime, dropOffTime, vehicleId } = reservations;

/** What is due today, and totals. */
export async function countsOfToday(db: Database, periods: Periods): Promise<Counts> {
  const { rows } = await db.execute<{ counts: Counts }>(countsStatement(periods));
  return rows[0]!.counts;
}

export function countsStatement(periods: Periods): SQL {
  const tasks = dueConditions(periods.now, periods.today);
  const count = (condition: SQL) => sql`(select count(*) from ${reservations} where ${condition})`;
  return sql`
    select json_build_object(
      'tasks', json_build_object(
        'pickUps', ${count(tasks.pickUps)}, 'returns', ${count(tasks.returns)}, 'lateReturns', ${count(tasks.lateReturns)}),
      'messages', (select count(*) from ${contactMessages} where ${contactMessages.readAt} is null),
      'fleet', json_build_object(
        'vehicles', ${rowsIn(vehicles)},
        'onTheRoad', (select count(distinct ${vehicleId}) from ${reservations}
          where ${and(isOpen, lte(pickUpTime, periods.now))})),
      'reservations', ${rowsIn(reservations)}
    ) as counts`;
}

/** What is due today, by time; only the first of each kind. */
export function tasksOfToday(db: Database, periods: Periods) {
  const where = dueConditions(periods.now, periods.today);
  const some = (kind: Due, by: PgColumn) =>
    db
      .select({ id, kind: sql<Due>`${kind}::text`.as('kind'), at: sql`${by}`.as('at') })
      .from(reservations)
      .where(where[kind])
      .orderBy(asc(by), asc(id))
      .limit(limits.dashboardRows);
  const tasks = unionAll(
    some('pickUps', pickUpTime),
    some('returns', dropOffTime),
    some('lateReturns', dropOffTime),
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
