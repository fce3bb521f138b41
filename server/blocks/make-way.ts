import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { blocks, occupancies, reservations, users, vehicles } from '../db/schema.ts';
import { locks } from '../db/transaction-locks.ts';
import type { Readiness } from '../reservations/index.ts';
import type { Asked, Move, NewBlock } from './block.ts';

/** A reservation in a block's way. */
export interface InTheWay {
  id: number;
  customer: string;
  pickUpTime: Date;
  dropOffTime: Date;
}

/** The customers' locks, then the vehicles', each by ascending id, as everything that writes occupancies takes them. */
export async function lockAll(tx: Database, { block, moves, id }: Asked): Promise<void> {
  const moved = moves.map(({ reservationId }) => reservationId);
  const owners =
    moved.length === 0
      ? []
      : await tx
          .selectDistinct({ id: reservations.userId })
          .from(reservations)
          .where(inArray(reservations.id, moved))
          .orderBy(asc(reservations.userId));
  for (const owner of owners)
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.customer}, ${owner.id})`);
  const [known] =
    id === null
      ? []
      : await tx.select({ vehicleId: blocks.vehicleId }).from(blocks).where(eq(blocks.id, id));
  const affected = new Set([
    block.vehicleId,
    ...(known ? [known.vehicleId] : []),
    ...moves.map(({ vehicleId }) => vehicleId),
  ]);
  for (const vehicle of [...affected].toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${locks.vehicle}, ${vehicle})`);
}

/**
 * Gives a reservation of the blocked vehicle another one of its category that will be ready. The agreed
 * price stays; the other vehicle needs its own time afterwards. False if it cannot be moved there.
 */
export async function moveAway(
  tx: Database,
  block: NewBlock,
  move: Move,
  { notReadyHours, today }: Readiness,
): Promise<boolean> {
  const isAlike = sql`exists (
    select from ${vehicles} as "other" join ${vehicles} on ${vehicles.id} = ${block.vehicleId}
    where "other"."id" = ${move.vehicleId} and "other"."category" is not distinct from ${vehicles.category}
      and is_ready("other", ${reservations.pickUpTime}, ${notReadyHours}::integer, ${today}::date))`;
  try {
    const rows = await tx
      .update(reservations)
      .set({
        vehicleId: move.vehicleId,
        bufferMinutes: sql`(select coalesce(buffer_minutes, 0) from vehicles where id = ${move.vehicleId})`,
      })
      .where(
        and(
          eq(reservations.id, move.reservationId),
          eq(reservations.vehicleId, block.vehicleId),
          eq(reservations.status, 'CREATED'),
          sql`${reservations.pickUpTime} > now() and ${reservations.pickedUpAt} is null`,
          isAlike,
        ),
      )
      .returning({ id: reservations.id });
    return rows.length > 0;
  } catch (error) {
    if (hasSqlState(error, 'overlap')) return false;
    throw error;
  }
}

/** The reservations that a block's time touches, by their beginnings. */
export const findInTheWay = (
  tx: Database,
  { vehicleId, from, until }: NewBlock,
): Promise<InTheWay[]> =>
  tx
    .select({
      id: reservations.id,
      customer: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      pickUpTime: reservations.pickUpTime,
      dropOffTime: reservations.dropOffTime,
    })
    .from(occupancies)
    .innerJoin(reservations, eq(reservations.id, occupancies.reservationId))
    .innerJoin(users, eq(users.id, reservations.userId))
    .where(
      and(
        eq(occupancies.vehicleId, vehicleId),
        sql`${occupancies.during} && tstzrange(${from.toISOString()}, ${until?.toISOString() ?? null}::timestamptz)`,
      ),
    )
    .orderBy(asc(reservations.pickUpTime));
