import { gt, lt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { getDashboard } from '../../contract/office/dashboard.ts';
import type { Database } from '../db/index.ts';
import { isShown, reservations } from '../db/schema/index.ts';
import { amountDue, earnedAt, isEarnedIn, isWithin } from '../reservations/index.ts';
import type { Periods } from './periods.ts';
import { bestUsed, fleetShare, retired, usedShare } from './utilisation.ts';

export type Figures = Required<
  Omit<z.input<typeof getDashboard.answer>, 'today' | 'fleet' | 'asOf'>
>;

const { vehicleId, pickUpTime, dropOffTime, status } = reservations;
// With `in`, not `<>`, so that the index is used.
export const isCounted = sql`${status} in ('CREATED', 'DONE') and ${isShown}`;

/** The revenue of each day of `zone`, as the month's report has it. */
export const earned = (zone: string, where: SQL): SQL => sql`earned as materialized (
      select (${earnedAt} at time zone ${zone}::text)::date as day, sum(${amountDue}) as revenue
      from ${reservations} where ${where}
      group by 1
    )`;

/** The fleet's figures in one statement. Days and weeks are those of `zone`. */
export async function dashboardFigures(
  db: Database,
  periods: Periods,
  zone: string,
): Promise<Figures> {
  const { rows } = await db.execute<{ figures: Figures }>(figuresStatement(periods, zone));
  return rows[0]!.figures;
}

export function figuresStatement(periods: Periods, zone: string): SQL {
  const { last, previous, weeks } = periods;
  const dayOf = (instant: SQL) => sql`(${instant} at time zone ${zone}::text)::date`;
  const start = (date: Date) => dayOf(sql`${date.toISOString()}::timestamptz`);
  const lastDay = sql`${start(last[1])} - 1`;
  const revenue = ([from, until]: [Date, Date]) => sql`(
    select coalesce(sum(revenue), 0) from earned where day >= ${start(from)} and day < ${start(until)})`;

  return sql`
    with daily as materialized (
      select ${dayOf(sql`${pickUpTime}`)} as day, count(*) as count
      from ${reservations} where ${isCounted} and ${isWithin(pickUpTime, weeks)}
      group by 1
    ), ${earned(zone, isEarnedIn(weeks))}, used as materialized (
      select ${vehicleId} as id, ${usedShare(last)} as last, ${usedShare(previous)} as previous
      from ${reservations}
      where ${isCounted} and ${gt(dropOffTime, previous[0])} and ${lt(pickUpTime, last[1])}
      group by ${vehicleId}
    ), ${retired({ last, previous })}
    select json_build_object(
      'utilisation', json_build_object('last30Days', ${fleetShare('last')}, 'previous30Days', ${fleetShare('previous')}),
      'revenue', json_build_object('last30Days', ${revenue(last)}, 'previous30Days', ${revenue(previous)}),
      'reservationsPerDay', (select json_agg(json_build_object(
          'day', days.day::date, 'count', coalesce(daily.count, 0)) order by days.day)
        from generate_series(${start(last[0])}, ${lastDay}, interval '1 day') as days (day)
        left join daily on daily.day = days.day::date),
      'revenuePerWeek', (select json_agg(json_build_object('day', weeks.day::date, 'revenue',
          (select coalesce(sum(revenue), 0) from earned
            where earned.day >= weeks.day::date and earned.day < weeks.day::date + 7)) order by weeks.day)
        from generate_series(${start(weeks[0])}::timestamp, ${lastDay}, interval '7 days') as weeks (day)),
      'utilisationPerVehicle', (select coalesce(json_agg(json_build_object(
          'vehicleId', id, 'model', model, 'utilisation', share) order by share desc, id), '[]')
        from (${bestUsed('last')}) as best)
    ) as figures`;
}
