import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { blocks, reservations } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import type { Move, Moved } from './block.ts';

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
  const known =
    moved.length === 0
      ? []
      : await tx
          .select({ userId: reservations.userId, vehicleId: reservations.vehicleId })
          .from(reservations)
          .where(inArray(reservations.id, moved));
  await lock(
    tx,
    locks.customer,
    known.map(({ userId }) => userId),
  );
  const [former] =
    id === null
      ? []
      : await tx.select({ vehicleId: blocks.vehicleId }).from(blocks).where(eq(blocks.id, id));
  const vehicles = [block, former, ...moves, ...known].flatMap((one) => one?.vehicleId ?? []);
  await lock(tx, locks.vehicle, vehicles);
  return former?.vehicleId ?? null;
}

async function lock(tx: Database, kind: number, ids: number[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted((one, other) => one - other))
    await tx.execute(sql`select pg_advisory_xact_lock(${kind}, ${id})`);
}
