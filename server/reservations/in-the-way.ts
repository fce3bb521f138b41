import { and, asc, eq, sql } from 'drizzle-orm';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { blocks, occupancies, reservations, users } from '../db/schema.ts';
import type { Change } from './rental.ts';

const { id, userId, pickUpTime, dropOffTime } = reservations;

/** A rental and the time after it that its vehicle needs. */
interface Occupied extends Change {
  bufferMinutes: number;
}

/**
 * Finds the first open reservations and blocks in the way of a rental, other than the reservation that is edited, if any.
 */
export async function findInTheWay(
  db: Database,
  { vehicleId, bufferMinutes, ...rental }: Occupied,
  edited: number | null,
) {
  const [from, until] = [rental.pickUpTime.toISOString(), rental.dropOffTime.toISOString()];
  const isInTheWay = and(
    eq(occupancies.vehicleId, vehicleId),
    sql`${occupancies.during} && tstzrange(${from}, ${until}::timestamptz + make_interval(mins => ${bufferMinutes}::integer))`,
  );
  const [conflicts, theirBlocks] = await Promise.all([
    db
      .select({
        id,
        customer: sql<string>`${users.firstName} || ' ' || ${users.lastName}`,
        pickUpTime,
        dropOffTime,
      })
      .from(occupancies)
      .innerJoin(reservations, eq(id, occupancies.reservationId))
      .innerJoin(users, eq(users.id, userId))
      .where(and(isInTheWay, sql`${id} is distinct from ${edited}::integer`))
      .orderBy(asc(pickUpTime))
      .limit(limits.conflicts),
    db
      .select({
        id: blocks.id,
        from: blocks.from,
        until: blocks.until,
        reason: blocks.reason,
        note: blocks.note,
        version: blocks.version,
      })
      .from(occupancies)
      .innerJoin(blocks, eq(blocks.id, occupancies.blockId))
      .where(isInTheWay)
      .orderBy(asc(blocks.from))
      .limit(limits.conflicts),
  ]);
  return { conflicts, blocks: theirBlocks };
}
