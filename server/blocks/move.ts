import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Stayed } from '../../contract/blocks.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { reservations, vehicles } from '../db/schema/index.ts';
import type { Readiness } from '../reservations/index.ts';
import type { Move, Moved, NewBlock } from './block.ts';

/**
 * Gives a reservation of the blocked vehicle another one of its category that will be ready. The agreed
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
    const [moved] = await giveVehicle(tx, move, eq(reservations.vehicleId, vehicleId), isReady);
    return moved ?? null;
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
  const stayed: Stayed = [];
  for (const one of moved) {
    const code = await moveBack(tx, vehicleId, one);
    if (code) stayed.push({ reservationId: one.reservationId, code });
  }
  return stayed;
}

/** Null if it was moved back. It was there before, so nobody asks whether the vehicle will be ready. */
async function moveBack(
  tx: Database,
  vehicleId: number,
  { reservationId, version }: Moved,
): Promise<Stayed[number]['code'] | null> {
  try {
    // In a transaction of its own, so that the others can still go back.
    const rows = await tx.transaction((inner) =>
      giveVehicle(inner, { reservationId, vehicleId }, eq(reservations.version, version)),
    );
    return rows.length > 0 ? null : 'changed_meanwhile';
  } catch (error) {
    if (hasSqlState(error, 'overlap')) return 'vehicle_taken';
    throw error;
  }
}

/** Gives an upcoming reservation another vehicle of its category. */
const giveVehicle = (
  tx: Database,
  { reservationId, vehicleId }: Move,
  ...conditions: SQL[]
): Promise<Moved[]> =>
  tx
    .update(reservations)
    .set({
      vehicleId,
      bufferMinutes: sql`(select coalesce(buffer_minutes, 0) from vehicles where id = ${vehicleId})`,
    })
    .where(
      and(
        eq(reservations.id, reservationId),
        eq(reservations.status, 'CREATED'),
        sql`${reservations.pickUpTime} > now() and ${reservations.pickedUpAt} is null`,
        sql`exists (
          select from ${vehicles} as "other" join ${vehicles} on ${vehicles.id} = ${reservations.vehicleId}
          where "other"."id" = ${vehicleId} and "other"."category" is not distinct from ${vehicles.category})`,
        ...conditions,
      ),
    )
    .returning({ reservationId: reservations.id, version: reservations.version });
