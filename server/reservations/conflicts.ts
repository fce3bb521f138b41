import { and, asc, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { occupancies, reservations, users, vehicles } from '../db/schema.ts';
import type { Rental } from './rental.ts';

const { id, userId, pickUpTime, dropOffTime } = reservations;

/**
 * Finds the first open reservations in the way of a vehicle's rental, each with the time that the vehicle needs after it;
 * other than the one that is edited, if any.
 */
export const findConflicts = (db: Database, vehicle: number, time: Rental, edited: number | null) =>
  db
    .select({
      id,
      customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      pickUpTime,
      dropOffTime,
    })
    .from(occupancies)
    .innerJoin(vehicles, eq(vehicles.id, occupancies.vehicleId))
    .innerJoin(reservations, eq(id, occupancies.reservationId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(occupancies.vehicleId, vehicle),
        sql`${occupancies.during} && tstzrange(${time.pickUpTime.toISOString()}, ${time.dropOffTime.toISOString()}::timestamptz + make_interval(mins => coalesce(${vehicles.bufferMinutes}, 0)))`,
        sql`${id} is distinct from ${edited}::integer`,
      ),
    )
    .orderBy(asc(pickUpTime))
    .limit(limits.conflicts);
