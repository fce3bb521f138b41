import { sql, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import { rowCount } from '../db/row-counts.ts';
import { isInService, reservations, vehicles } from '../db/schema/index.ts';

type Period = [start: Date, end: Date];

const { pickUpTime, dropOffTime } = reservations;

const secondsOf = ([start, end]: Period) => (end.getTime() - start.getTime()) / 1000;
const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`;

/** The share of a period in which a vehicle was reserved. */
export function usedShare(period: Period): SQL {
  const [from, to] = period.map(instant);
  // Summing intervals takes half as long as summing numbers.
  return sql`least(1, extract(epoch from coalesce(
    sum(least(${dropOffTime}, ${to}) - greatest(${pickUpTime}, ${from}))
      filter (where ${dropOffTime} > ${from} and ${pickUpTime} < ${to}), '0')) / ${secondsOf(period)}::numeric)`;
}

/** The table `retired`: of vehicles that are out of service by now, the share of each period in which they were in service. */
export function retired(periods: Record<string, Period>): SQL {
  const shares = Object.entries(periods).map(([name, period]) => {
    const seconds = sql`extract(epoch from ${vehicles.retiredAt} - ${instant(period[0])})`;
    return sql`greatest(0, least(1, ${seconds} / ${secondsOf(period)}::numeric)) as ${sql.identifier(name)}`;
  });
  return sql`retired as materialized (
    select ${vehicles.id} as id, ${sql.join(shares, sql`, `)} from ${vehicles} where not ${isInService})`;
}

/**
 * The share of a period in which the fleet was reserved. Each vehicle counts for as long as it was in service. The statement
 * has the tables `retired` and `used`, with a column for each period.
 */
export function fleetShare(period: string): SQL {
  const name = sql.identifier(period);
  return sql`coalesce(
    (select sum(least(used.${name}, coalesce(retired.${name}, 1))) from used left join retired using (id))
    / nullif(${rowCount(vehicles)} + (select coalesce(sum(${name}), 0) from retired), 0), 0)`;
}

/** The vehicles that were most reserved while they were in service, as `id`, `model`, `licence_plate` and `share`. */
export function bestUsed(period: string): SQL {
  const name = sql.identifier(period);
  return sql`
    select ${vehicles.id}, ${vehicles.model}, ${vehicles.licencePlate}, least(1, coalesce(used.${name}, 0) / coalesce(retired.${name}, 1)) as share
    from ${vehicles} left join used on used.id = ${vehicles.id} left join retired on retired.id = ${vehicles.id}
    where ${isInService} or retired.${name} > 0
    order by share desc, ${vehicles.id} limit ${limits.dashboardRows}`;
}
