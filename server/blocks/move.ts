import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Stayed } from '../../contract/vehicles/blocks.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { blocks, isOpen, reservations, vehicles } from '../db/schema/index.ts';
import type { Readiness } from '../reservations/index.ts';
import type { Move, Moved, NewBlock } from './block.ts';
import { locks } from '../db/transaction-locks.ts';

/**
 * Gives a reservation of the blocked vehicle another one that will be ready, of its category unless any is wanted. The agreed
 * price stays; the other vehicle needs its own time afterwards. Null if it cannot be moved there.
 */
export async function moveAway(
  tx: Database,
  { vehicleId }: Pick<NewBlock, 'vehicleId'>,
  move: Move,
  { notReadyHours, today }: Readiness,
): Promise<Moved | null> {
  const isReady = sql`exists (
    select from ${vehicles} as "other" where "other"."id" = ${move.vehicleId}
      and ${callFunction('is_ready', {
        vehicle: sql`"other"`,
        pickUpAt: reservations.pickUpTime,
        notReadyHours,
        today,
      })})`;
  try {
    const ofVehicle = eq(reservations.vehicleId, vehicleId);
    const [moved] = await giveVehicle(tx, move, ofVehicle, isReady);
    return moved ? { ...moved, ...(move.anyKind && { anyKind: true }) } : null;
  } catch (error) {
    if (hasSqlState(error, 'overlap')) return null;
    throw error;
  }
}

/** Moves reservations back to a vehicle, as far as that is possible; returns the others. */
export async function moveAllBack(
  tx: Database,
  vehicleId: number,
  moved: Moved[],
): Promise<Stayed> {
  if (moved.length === 0) return [];
  const back = callFunction('bring_back', { vehicleId, moved: JSON.stringify(moved) });
  const { rows } = await tx.execute<{ stayed: Stayed }>(sql`select ${back} as stayed`);
  return rows[0]!.stayed;
}

/** Whether the vehicle is of the same category as that of the reservation. */
const isAlike = (vehicleId: number) => sql`exists (
  select from ${vehicles} as "other" join ${vehicles} on ${vehicles.id} = ${reservations.vehicleId}
  where "other"."id" = ${vehicleId} and "other"."category" is not distinct from ${vehicles.category})`;

/**
 * Leaves reservations without a vehicle: they stand, and occupy nothing. Not those whose customer has it. The lock of their vehicle,
 * which whoever writes reservations takes, is enough: nothing changes that is counted by customer.
 */
export const leaveWithout = (tx: Database, ids: number[]): Promise<Moved[]> =>
  tx
    .update(reservations)
    .set({ vehicleMissing: true })
    .where(and(inArray(reservations.id, ids), isOpen, isNull(reservations.pickedUpAt)))
    .returning({ reservationId: reservations.id, version: reservations.version });

/** Gives an upcoming reservation a vehicle, of its category unless any is wanted. */
const giveVehicle = (
  tx: Database,
  { reservationId, vehicleId, anyKind }: Move,
  ...conditions: SQL[]
): Promise<Moved[]> =>
  tx
    .update(reservations)
    .set({
      vehicleId,
      vehicleMissing: false,
      bufferMinutes: sql`(select coalesce(buffer_minutes, 0) from vehicles where id = ${vehicleId})`,
    })
    .where(
      and(
        eq(reservations.id, reservationId),
        eq(reservations.status, 'CREATED'),
        sql`${reservations.pickUpTime} > now() and ${reservations.pickedUpAt} is null`,
        anyKind ? undefined : isAlike(vehicleId),
        ...conditions,
      ),
    )
    .returning({ reservationId: reservations.id, version: reservations.version });

/** What a write is about. */
interface Touched {
  block?: { vehicleId: number };
  moves?: Move[];
  moveBack?: Moved[];
  /** Of the block, if there is one. */
  id?: number | null;
}

/**
 * Takes the customers' locks, then the vehicles', each by ascending id, as everything that writes occupancies does. Returns
 * the vehicle that the block has so far; null if there is no such block.
 */
export async function lockAll(
  tx: Database,
  { block, moves = [], moveBack = [], id = null }: Touched,
): Promise<number | null> {
  const moved = [...moves, ...moveBack].map(({ reservationId }) => reservationId);
  // One that gets another customer or vehicle before the locks are taken has another version then, and is not moved back.
  const rows =
    moved.length === 0
      ? []
      : await tx
          .select({ userId: reservations.userId, vehicleId: reservations.vehicleId })
          .from(reservations)
          .where(inArray(reservations.id, moved));
  await lock(
    tx,
    locks.customer,
    rows.map(({ userId }) => userId),
  );
  const [former] =
    id === null
      ? []
      : await tx.select({ vehicleId: blocks.vehicleId }).from(blocks).where(eq(blocks.id, id));
  const vehicles = [block, former, ...moves, ...rows].flatMap((item) => item?.vehicleId ?? []);
  await lock(tx, locks.vehicle, vehicles);
  return former?.vehicleId ?? null;
}

async function lock(tx: Database, kind: number, ids: number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((first, other) => first - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${kind}, ${id})`);
}
