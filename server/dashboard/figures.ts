import { and, gte, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { getDashboard } from '../../contract/dashboard.ts';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { rowCount } from '../db/row-counts.ts';
import { isInService, isShown, reservations, vehicles } from '../db/schema/index.ts';
import type { Periods } from './periods.ts';

export type Figures = Omit<z.input<typeof getDashboard.answer>, 'today' | 'fleet' | 'asOf'>;

const { vehicleId, pickUpTime, dropOffTime, status, totalPrice } = reservations;
// With `in`, not `<>`, so that the index is used.
export const isCounted = sql`${status} in ('CREATED', 'DONE') and ${isShown}`;
export const isWithin = (column: PgColumn, [start, end]: [Date, Date]) =>
  and(gte(column, start), lt(column, end))!;

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
    select coalesce(sum(revenue), 0) from daily where day >= ${start(from)} and day < ${start(until)})`;
  const share = (period: 'last' | 'previous') =>
    sql`coalesce((select sum(${sql.identifier(period)}) from used) / nullif(${rowCount(vehicles)}, 0), 0)`;

  return sql`
    with daily as materialized (
      select ${dayOf(sql`${pickUpTime}`)} as day, count(*) as count, sum(${totalPrice}) as revenue
      from ${reservations} where ${isCounted} and ${isWithin(pickUpTime, weeks)}
      group by 1
    ), used as materialized (
      select ${vehicleId} as id, ${usedShare(last)} as last, ${usedShare(previous)} as previous
      from ${reservations}
      where ${isCounted} and ${gt(dropOffTime, previous[0])} and ${lt(pickUpTime, last[1])}
        and ${vehicleId} in (select ${vehicles.id} from ${vehicles} where ${isInService})
      group by ${vehicleId}
    )
    select json_build_object(
      'utilisation', json_build_object('last30Days', ${share('last')}, 'previous30Days', ${share('previous')}),
      'revenue', json_build_object('last30Days', ${revenue(last)}, 'previous30Days', ${revenue(previous)}),
      'reservationsPerDay', (select json_agg(json_build_object(
          'day', days.day::date, 'count', coalesce(daily.count, 0)) order by days.day)
        from generate_series(${start(last[0])}, ${lastDay}, interval '1 day') as days (day)
        left join daily on daily.day = days.day::date),
      'revenuePerWeek', (select json_agg(json_build_object('day', weeks.day::date, 'revenue',
          (select coalesce(sum(revenue), 0) from daily
            where daily.day >= weeks.day::date and daily.day < weeks.day::date + 7)) order by weeks.day)
        from generate_series(${start(weeks[0])}::timestamp, ${lastDay}, interval '7 days') as weeks (day)),
      'utilisationPerVehicle', (select coalesce(json_agg(json_build_object(
          'vehicleId', id, 'model', model, 'utilisation', share) order by share desc, id), '[]')
        from (select ${vehicles.id}, ${vehicles.model}, coalesce(used.last, 0) as share
          from ${vehicles} left join used on used.id = ${vehicles.id}
          where ${isInService}
          order by share desc, ${vehicles.id} limit ${limits.dashboardRows}) as best)
    ) as figures`;
}

/** The share of a period in which a vehicle was reserved. */
export function usedShare([start, end]: [Date, Date]): SQL {
  const [from, to] = [start, end].map((date) => sql`${date.toISOString()}::timestamptz`);
  const seconds = (end.getTime() - start.getTime()) / 1000;
  // Summing intervals takes half as long as summing numbers.
  return sql`least(1, extract(epoch from coalesce(
    sum(least(${dropOffTime}, ${to}) - greatest(${pickUpTime}, ${from}))
      filter (where ${dropOffTime} > ${from} and ${pickUpTime} < ${to}), '0')) / ${seconds}::numeric)`;
}
