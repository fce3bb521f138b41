import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Stayed } from '../../contract/vehicles/blocks.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { blocks, counterSteps, isInService, reservations, vehicles } from '../db/schema/index.ts';
import { hasVersion, type Versions } from '../http/versions.ts';
import {
  findOpenReservations,
  type OpenReservation,
  type Readiness,
} from '../reservations/index.ts';
import type { BlockEdit, Move, Moved, NewBlock, Removal } from './block.ts';
import { leaveWithout, lockAll, moveAllBack, moveAway } from './move.ts';

export type BlockRow = NewBlock & { id: number; version: number };

export type Written = {
  outcome: 'written';
  block: BlockRow;
  moved: Moved[];
  left: Moved[];
  stayed: Stayed;
};
export type Removed = { outcome: 'removed'; stayed: Stayed };
type NotFound = { outcome: 'missing' } | { outcome: 'changed'; block: BlockRow };
export type NotWritten =
  | NotFound
  | { outcome: 'conflicts'; conflicts: OpenReservation[] }
  | { outcome: 'blocked' }
  | { outcome: 'no vehicle' }
  | { outcome: 'built in' }
  | { outcome: 'not movable' };

export const columns = pick(
  blocks,
  'id',
  'vehicleId',
  'from',
  'until',
  'reason',
  'note',
  'version',
);

/** Ends a transaction with an outcome. */
export class Refused extends Error {
  readonly result: NotWritten;
  constructor(result: NotWritten) {
    super();
    this.result = result;
  }
}

/**
 * Writes a block and moves reservations out of its way, all or nothing, or leaves them without a vehicle; then what was moved before
 * goes back.
 */
export async function write(tx: Database, edit: BlockEdit, readiness: Readiness): Promise<Written> {
  const { block, moves, id } = edit;
  const former = await lockAll(tx, edit);
  if (id !== null) await lockRow(tx, id, edit.versions);
  const [vehicle] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(and(eq(vehicles.id, block.vehicleId), isInService));
  if (!vehicle) throw new Refused({ outcome: 'no vehicle' });
  const moved = await moveAllAway(tx, block.vehicleId, moves, readiness);
  const conflicts = await findInTheWay(tx, block);
  const left = await leaveOrRefuse(tx, conflicts, edit.leaves);
  const written = await writeRow(tx, edit);
  if (edit.ofReturn) await joinReturn(tx, edit.ofReturn, written, [...moved, ...left]);
  const stayed = former === null ? [] : await moveAllBack(tx, former, edit.moveBack);
  return { outcome: 'written', block: written, moved, left, stayed };
}

/** A return that has no block yet and was of this vehicle gets it, so that undoing it takes that back. */
async function joinReturn(
  tx: Database,
  reservationId: number,
  block: BlockRow,
  moved: Moved[],
): Promise<void> {
  const ofVehicle = sql`exists (
    select from ${reservations} as "back" where "back"."id" = ${reservationId} and "back"."vehicle_id" = ${block.vehicleId})`;
  await tx
    .update(counterSteps)
    .set({ blockId: block.id, moved })
    .where(
      and(
        eq(counterSteps.reservationId, reservationId),
        eq(counterSteps.kind, 'return'),
        isNull(counterSteps.blockId),
        ofVehicle,
      ),
    );
}

/** What is in the way is left without a vehicle, if that is wanted; not what runs. */
export async function leaveOrRefuse(
  tx: Database,
  conflicts: OpenReservation[],
  leaves: boolean,
): Promise<Moved[]> {
  const left =
    leaves && conflicts.length > 0
      ? await leaveWithout(
          tx,
          conflicts.map(({ id }) => id),
        )
      : [];
  const isLeft = ({ id }: OpenReservation) => left.some((one) => one.reservationId === id);
  const others = conflicts.filter((conflict) => !isLeft(conflict));
  if (others.length > 0) throw new Refused({ outcome: 'conflicts', conflicts: others });
  return left;
}

/** Moves reservations of a vehicle to others, all or none. */
export async function moveAllAway(
  tx: Database,
  vehicleId: number,
  moves: Move[],
  readiness: Readiness,
): Promise<Moved[]> {
  const moved: Moved[] = [];
  for (const move of moves) {
    const result = await moveAway(tx, { vehicleId }, move, readiness);
    if (!result) throw new Refused({ outcome: 'not movable' });
    moved.push(result);
  }
  return moved;
}

const findInTheWay = (tx: Database, { vehicleId, from, until }: NewBlock) =>
  findOpenReservations(
    tx,
    vehicleId,
    sql`tstzrange(${from.toISOString()}, ${until?.toISOString() ?? null}::timestamptz)`,
  );

/** Deletes a block, and what it moved goes back. */
export async function remove(tx: Database, removal: Removal): Promise<Removed> {
  const { id, moveBack, versions } = removal;
  const vehicleId = await lockAll(tx, removal);
  const rows = await tx
    .delete(blocks)
    .where(and(eq(blocks.id, id), hasVersion(blocks.version, versions)))
    .returning({ id: blocks.id });
  if (vehicleId === null || rows.length === 0) throw new Refused(await whyNotFound(tx, id));
  return { outcome: 'removed', stayed: await moveAllBack(tx, vehicleId, moveBack) };
}

/** A block that somebody else has changed is refused before anything that is in its way. */
async function lockRow(tx: Database, id: number, versions: Versions): Promise<void> {
  const rows = await tx
    .select({ id: blocks.id })
    .from(blocks)
    .where(and(eq(blocks.id, id), hasVersion(blocks.version, versions)))
    .for('update');
  if (rows.length === 0) throw new Refused(await whyNotFound(tx, id));
}

async function writeRow(tx: Database, { block, id }: BlockEdit): Promise<BlockRow> {
  try {
    const [written] =
      id === null
        ? await tx.insert(blocks).values(block).returning(columns)
        : await tx.update(blocks).set(block).where(eq(blocks.id, id)).returning(columns);
    return written!;
  } catch (error) {
    // Only another block is left.
    if (hasSqlState(error, 'overlap')) throw new Refused({ outcome: 'blocked' });
    throw error;
  }
}

/** Why no block in one of the versions asked for was found. */
async function whyNotFound(tx: Database, id: number): Promise<NotFound> {
  const [block] = await tx.select(columns).from(blocks).where(eq(blocks.id, id));
  return block ? { outcome: 'changed', block } : { outcome: 'missing' };
}
