import { and, asc, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { isOpen, reservations, users } from '../db/schema.ts';
import type { Rental } from './rental.ts';

const { id, userId, vehicleId, pickUpTime, dropOffTime } = reservations;

/** Finds the first open reservations of a vehicle within a time, other than the one that is edited, if any. */
export const findConflicts = (db: Database, vehicle: number, time: Rental, edited: number | null) =>
  db
    .select({
      id,
      customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
      pickUpTime,
      dropOffTime,
    })
    .from(reservations)
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        eq(vehicleId, vehicle),
        isOpen,
        sql`tstzrange(${pickUpTime}, ${dropOffTime}, '[)') && tstzrange(${time.pickUpTime.toISOString()}, ${time.dropOffTime.toISOString()}, '[)')`,
        sql`${id} is distinct from ${edited}::integer`,
      ),
    )
    .orderBy(asc(pickUpTime))
    .limit(limits.conflicts);
