import { and, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { blocks, isOut, reservations, vehicles } from '../db/schema/index.ts';
import { forbidden } from '../http/errors.ts';
import {
  findOpenReservations,
  openColumns,
  type OpenReservation,
  type Readiness,
} from '../reservations/index.ts';
import { checkPlate, lockUnshared } from '../vehicles/index.ts';
import type { Move, Moved } from './block.ts';
import { lockAll } from './move.ts';
import { leaveOrRefuse, moveAllAway, Refused } from './write.ts';

export interface Retirement {
  vehicleId: number;
  moves: Move[];
  /** Whether what else lies ahead is left without a vehicle. */
  leaves: boolean;
  /** Whether its blocks may end with that; else it has to have none. */
  endsBlocks: boolean;
}

interface Retired {
  outcome: 'written';
  moved: Moved[];
  left: Moved[];
}

/**
 * Takes a vehicle out of service for good, and moves the reservations ahead to others, all or nothing, or leaves them without one. Its blocks end. From
 * now on it occupies itself, which the database refuses while anything else lies ahead. One that is retired stays so.
 */
export async function retire(
  tx: Database,
  { vehicleId, moves, leaves, endsBlocks }: Retirement,
  readiness: Readiness,
): Promise<Retired> {
  await lockAll(tx, { block: { vehicleId }, moves });
  const { retiredAt } = await read(tx, vehicleId);
  if (retiredAt) return { outcome: 'written', moved: [], left: [] };
  const moved = await moveAllAway(tx, vehicleId, moves, readiness);
  const left = await leaveOrRefuse(tx, await findAhead(tx, vehicleId), leaves);
  if ((await endBlocks(tx, vehicleId)) && !endsBlocks) throw forbidden();
  await setRetired(tx, vehicleId, true);
  return { outcome: 'written', moved, left };
}

/**
 * Puts a retired vehicle back into service.
 * @throws AppError `plate_taken` if another one has its licence plate by now
 */
export async function reinstate(tx: Database, vehicleId: number): Promise<Retired> {
  await lockAll(tx, { block: { vehicleId } });
  await lockUnshared(tx);
  const { retiredAt, licencePlate } = await read(tx, vehicleId);
  await checkPlate(tx, licencePlate, vehicleId);
  if (retiredAt) await setRetired(tx, vehicleId, false);
  return { outcome: 'written', moved: [], left: [] };
}

async function read(tx: Database, vehicleId: number) {
  const [vehicle] = await tx
    .select(pick(vehicles, 'builtIn', 'retiredAt', 'licencePlate'))
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId))
    .for('update');
  if (!vehicle) throw new Refused({ outcome: 'no vehicle' });
  if (vehicle.builtIn) throw new Refused({ outcome: 'built in' });
  return vehicle;
}

const setRetired = (tx: Database, vehicleId: number, isRetired: boolean) =>
  tx
    .update(vehicles)
    .set({ retiredAt: isRetired ? sql`now()` : null })
    .where(eq(vehicles.id, vehicleId));

/** What is still to come, and a customer who has the vehicle, however late. */
async function findAhead(tx: Database, vehicleId: number): Promise<OpenReservation[]> {
  const { vehicleId: itsVehicle, dropOffTime } = reservations;
  const out = await tx
    .select(openColumns)
    .from(reservations)
    .where(and(eq(itsVehicle, vehicleId), isOut, lte(dropOffTime, sql`now()`)));
  const ahead = await findOpenReservations(tx, vehicleId, sql`tstzrange(now(), null)`);
  return [
    ...out.filter((reservation) => ahead.every((other) => other.id !== reservation.id)),
    ...ahead,
  ];
}

/** Whether there were any. */
async function endBlocks(tx: Database, vehicleId: number): Promise<boolean> {
  const ofVehicle = eq(blocks.vehicleId, vehicleId);
  const lasts = or(isNull(blocks.until), gt(blocks.until, sql`now()`));
  const ended = await tx
    .update(blocks)
    .set({ until: sql`now()` })
    .where(and(ofVehicle, lasts, lt(blocks.from, sql`now()`)))
    .returning({ id: blocks.id });
  const deleted = await tx
    .delete(blocks)
    .where(and(ofVehicle, sql`${blocks.from} >= now()`))
    .returning({ id: blocks.id });
  return ended.length + deleted.length > 0;
}
