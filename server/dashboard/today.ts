import { and, asc, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm';
import { type PgColumn, unionAll } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { getDashboard } from '../../contract/office/dashboard.ts';
import { limits } from '../../contract/values/limits.ts';
import type { Due } from '../../contract/reservations/reservations-admin.ts';
import type { Database } from '../db/index.ts';
import { rowCount } from '../db/row-counts.ts';
import {
  contactMessages,
  isFailed,
  isOpen,
  isOut,
  mails,
  reservations,
  vehicles,
} from '../db/schema/index.ts';
import {
  companyOfCustomer,
  customerName,
  customerPhone,
  dueConditions,
  staffColumns,
} from '../reservations/index.ts';
import type { Periods } from './periods.ts';

export type Task = Awaited<ReturnType<typeof listTasks>>[number];

type Answer = z.input<typeof getDashboard.answer>;
export interface Counts extends Pick<Answer, 'fleet'> {
  tasks: Answer['today']['counts'];
  messages: number;
  failedMails: number;
  /** All of them, whatever their status. */
  reservations: number;
}

const { id, pickUpTime, dropOffTime, vehicleId } = reservations;

const isRunning = (now: Date) => and(lte(pickUpTime, now), gte(dropOffTime, now));

/** Counts what is due today, and totals. */
export async function countToday(db: Database, periods: Periods): Promise<Counts> {
  const { rows } = await db.execute<{ counts: Counts }>(countsStatement(periods));
  return rows[0]!.counts;
}

export function countsStatement(periods: Periods): SQL {
  const tasks = dueConditions(periods.now, periods.today);
  const count = (condition: SQL) => sql`(select count(*) from ${reservations} where ${condition})`;
  return sql`
    select json_build_object(
      'tasks', json_build_object(
        'missing', ${count(tasks.missing)}, 'pickUps', ${count(tasks.pickUps)}, 'returns', ${count(tasks.returns)}, 'lateReturns', ${count(tasks.lateReturns)},
        'toBeClosed', ${count(tasks.toBeClosed)}),
      'messages', (select count(*) from ${contactMessages} where ${contactMessages.readAt} is null),
      'failedMails', (select count(*) from ${mails} where ${isFailed}),
      'fleet', json_build_object(
        'vehicles', ${rowCount(vehicles)},
        'onTheRoad', (select count(distinct ${vehicleId}) from ${reservations}
          where ${and(isOpen, or(isRunning(periods.now), isOut))})),
      'reservations', ${rowCount(reservations)}
    ) as counts`;
}

/** What is due today, ordered by time; only the first rows of each kind. */
export function listTasks(db: Database, periods: Periods) {
  const where = dueConditions(periods.now, periods.today);
  const firstOf = (kind: Due, by: PgColumn) =>
    db
      .select({ id, kind: sql<Due>`${kind}::text`.as('kind'), at: sql`${by}`.as('at') })
      .from(reservations)
      .where(where[kind])
      .orderBy(asc(by), asc(id))
      .limit(limits.dashboardRows);
  const tasks = unionAll(
    firstOf('missing', pickUpTime),
    firstOf('pickUps', pickUpTime),
    firstOf('returns', dropOffTime),
    firstOf('lateReturns', dropOffTime),
    firstOf('toBeClosed', dropOffTime),
  ).as('tasks');
  return db
    .select({
      kind: tasks.kind,
      customer: customerName,
      companyName: companyOfCustomer,
      phone: customerPhone,
      ...staffColumns,
    })
    .from(tasks)
    .innerJoin(reservations, eq(id, tasks.id))
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .orderBy(tasks.at, asc(id));
}
