import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { networkBookings } from '../db/schema/bookkeeping.ts';
import { isInService, isOpen, reservations, vehicles } from '../db/schema/index.ts';

/** Vehicles of a category that one network may book. */
const unsuspicious = 2;

const { category } = vehicles;
const recent = sql`${networkBookings.createdAt} > now() - interval '24 hours'`;

/**
 * JSON of the categories of which one network booked more than half of the vehicles within 24 hours, from three on; null is for
 * vehicles without one. What was cancelled since does not count.
 */
export const hoardedCategories: SQL = sql`(
  select coalesce(json_agg(distinct held.category), '[]') from (
    select ${category}, count(distinct ${vehicles.id}) as vehicles
    from ${networkBookings}
    join ${reservations} on ${reservations.id} = ${networkBookings.reservationId}
    join ${vehicles} on ${vehicles.id} = ${reservations.vehicleId}
    where ${recent} and ${isOpen} and ${isInService} and ${networkBookings.network} in (
      select ${networkBookings.network} from ${networkBookings} where ${recent}
      group by ${networkBookings.network} having count(*) > ${unsuspicious}::integer)
    group by ${networkBookings.network}, ${category}
    having count(distinct ${vehicles.id}) > ${unsuspicious}::integer
  ) as held
  where 2 * held.vehicles > (
    select count(*) from ${vehicles} where ${isInService} and coalesce(${category}, '') = coalesce(held.category, '')))`;

/** How many categories one network nearly books out. NaN while the database does not answer. */
export async function countHoarded(db: Database): Promise<number> {
  const { rows } = await db
    .execute<{ count: number }>(sql`select json_array_length(${hoardedCategories}) as count`)
    .catch(() => ({ rows: [] }));
  return Number(rows[0]?.count);
}
