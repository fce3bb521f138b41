import { and, gt, lt, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { type getFigures, countDays, type FigureStep } from '../../contract/office/figures.ts';
import type { Database } from '../db/index.ts';
import { isShown, reservations } from '../db/schema/index.ts';
import { startOfDay } from '../time/wall-times.ts';
import { earned, isCounted } from './figures.ts';
import { isEarnedIn, isWithin } from '../reservations/index.ts';
import { bestUsed, fleetShare, retired, usedShare } from './utilisation.ts';
import { addDays } from '../../contract/values/times.ts';

export type RangeFigures = Omit<z.input<typeof getFigures.answer>, keyof Range | 'asOf' | 'step'>;

const { vehicleId, pickUpTime, dropOffTime, status, totalPrice, noShowAt } = reservations;

/** The figures of two ranges of days of `zone`, in one statement. */
export async function rangeFigures(
  db: Database,
  range: Range,
  zone: string,
): Promise<RangeFigures> {
  const { rows } = await db.execute<{ figures: RangeFigures }>(rangeFiguresStatement(range, zone));
  return rows[0]!.figures;
}

export function rangeFiguresStatement(range: Range, zone: string): SQL {
  const spanOf = (from: string, until: string): [Date, Date] => [
    startOfDay(from, zone),
    startOfDay(until, zone, 1),
  ];
  const current = spanOf(range.from, range.until);
  const previous = spanOf(range.previousFrom, range.previousUntil);
  const [start, end] = [sql`${range.from}::date`, sql`${range.until}::date`];
  const step = sql.raw(`'${stepOf(range)}'`);
  const isCancelled = sql`${status} = 'CANCELLED'`;

  /** A value of the days of each range. */
  const compared = (value: SQL, source = 'daily') => {
    const of = (from: string, until: string) => sql`(
      select ${value} from ${sql.identifier(source)} where day between ${from}::date and ${until}::date)`;
    return sql`json_build_object('current', ${of(range.from, range.until)}, 'previous', ${of(range.previousFrom, range.previousUntil)})`;
  };
  const sum = (column: string) => compared(sql`coalesce(sum(${sql.identifier(column)}), 0)`);
  const average = (column: string) =>
    compared(sql`sum(${sql.identifier(column)}) / nullif(sum(bookings), 0)`);

  return sql`
    with daily as materialized (
      select (${pickUpTime} at time zone ${zone}::text)::date as day,
        count(*) filter (where not ${isCancelled}) as bookings,
        coalesce(sum(${totalPrice}) filter (where not ${isCancelled}), 0) as price,
        coalesce(sum(extract(epoch from ${dropOffTime} - ${pickUpTime})) filter (where not ${isCancelled}), 0) / 3600 as hours,
        count(*) filter (where ${isCancelled} and ${noShowAt} is null) as cancellations,
        count(*) filter (where ${isCancelled} and ${noShowAt} is not null) as no_shows
      from ${reservations}
      where ${isShown} and (${isWithin(pickUpTime, current)} or ${isWithin(pickUpTime, previous)})
      group by 1
    ), ${earned(zone, sql`(${isEarnedIn(current)} or ${isEarnedIn(previous)})`)}, used as materialized (
      select ${vehicleId} as id, ${usedShare(current)} as current, ${usedShare(previous)} as previous
      from ${reservations}
      where ${isCounted} and (${isDuring(current)} or ${isDuring(previous)})
      group by ${vehicleId}
    ), ${retired({ current, previous })}
    select json_build_object(
      'revenue', ${compared(sql`coalesce(sum(revenue), 0)`, 'earned')},
      'bookings', ${sum('bookings')},
      'cancellations', ${sum('cancellations')},
      'noShows', ${sum('no_shows')},
      'averageHours', ${average('hours')},
      'averagePrice', ${average('price')},
      'utilisation', json_build_object('current', ${fleetShare('current')}, 'previous', ${fleetShare('previous')}),
      'points', (select json_agg(json_build_object('from', point, 'bookings', bookings, 'revenue', revenue) order by point)
        from (
          select greatest(date_trunc(${step}, days.day)::date, ${start}) as point,
            coalesce(sum(daily.bookings), 0) as bookings, coalesce(sum(earned.revenue), 0) as revenue
          from generate_series(${start}::timestamp, ${end}::timestamp, interval '1 day') as days (day)
          left join daily on daily.day = days.day::date
          left join earned on earned.day = days.day::date
          group by 1) as points),
      'utilisationPerVehicle', (select coalesce(json_agg(json_build_object(
          'vehicleId', id, 'model', model, 'licencePlate', licence_plate, 'utilisation', share) order by share desc, id), '[]')
        from (${bestUsed('current')}) as best)
    ) as figures`;
}

const isDuring = ([start, end]: [Date, Date]) => and(gt(dropOffTime, start), lt(pickUpTime, end))!;

/** Days, `YYYY-MM-DD`, all included. */
export interface Range {
  from: string;
  until: string;
  previousFrom: string;
  previousUntil: string;
}

/** The earlier range has as many days and ends the day before, unless it is named. */
export function rangeOf(query: z.output<typeof getFigures.query>): Range {
  const { from, until, previousUntil = addDays(from, -1) } = query;
  const { previousFrom = addDays(previousUntil, 1 - countDays(from, until)) } = query;
  return { from, until, previousFrom, previousUntil };
}

/** As fine as fits a chart. */
export function stepOf({ from, until }: Pick<Range, 'from' | 'until'>): FigureStep {
  const days = countDays(from, until);
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}
