import { and, asc, eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database, Executor } from '../db/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { retryOnce } from '../db/retry.ts';
import { blocks, vehicles } from '../db/schema.ts';
import { hasVersion } from '../http/versions.ts';
import { readinessNow, type Readiness } from '../reservations/index.ts';
import type { Asked, NewBlock } from './block.ts';
import { findInTheWay, lockAll, moveAway, type InTheWay } from './make-way.ts';

export type BlockRow = NewBlock & { id: number };

export type BlockOutcome =
  | { outcome: 'written'; block: BlockRow }
  | { outcome: 'conflicts'; conflicts: InTheWay[] }
  | { outcome: 'blocked' }
  | { outcome: 'changed'; block: BlockRow; version: number }
  | { outcome: 'missing' }
  | { outcome: 'no vehicle' }
  | { outcome: 'not movable' };

const columns = {
  id: blocks.id,
  vehicleId: blocks.vehicleId,
  from: blocks.from,
  until: blocks.until,
  reason: blocks.reason,
  note: blocks.note,
};

/** Ends a transaction with an outcome. */
class Refused extends Error {
  readonly result: BlockOutcome;
  constructor(result: BlockOutcome) {
    super();
    this.result = result;
  }
}

export function blockQueries(db: Executor, config: Pick<Config, 'notReadyHours' | 'timeZone'>) {
  return {
    /** Those that overlap a time, of all vehicles or one. */
    list: (from: Date, until: Date, vehicleId?: number): Promise<BlockRow[]> =>
      db
        .select(columns)
        .from(blocks)
        .where(
          and(
            vehicleId === undefined ? undefined : eq(blocks.vehicleId, vehicleId),
            sql`tstzrange(${blocks.from}, ${blocks.until}) && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
          ),
        )
        .orderBy(asc(blocks.from), asc(blocks.id)),

    /** Writes a block and moves reservations out of its way, all or nothing. */
    async write(asked: Asked): Promise<BlockOutcome> {
      try {
        return await retryOnce(
          () => db.transaction((tx) => write(tx, asked, readinessNow(config))),
          'deadlock',
        );
      } catch (error) {
        if (error instanceof Refused) return error.result;
        throw error;
      }
    },

    /** False when there was no such block. */
    async remove(id: number): Promise<boolean> {
      const rows = await db.delete(blocks).where(eq(blocks.id, id)).returning({ id: blocks.id });
      return rows.length > 0;
    },
  };
}

async function write(tx: Database, asked: Asked, readiness: Readiness): Promise<BlockOutcome> {
  const { block, moves, id, versions } = asked;
  await lockAll(tx, asked);
  const [vehicle] = await tx
    .select({ id: vehicles.id })
    .from(vehicles)
    .where(eq(vehicles.id, block.vehicleId));
  if (!vehicle) return { outcome: 'no vehicle' };
  for (const move of moves)
    if (!(await moveAway(tx, block, move, readiness)))
      throw new Refused({ outcome: 'not movable' });
  const conflicts = await findInTheWay(tx, block);
  if (conflicts.length > 0) throw new Refused({ outcome: 'conflicts', conflicts });
  try {
    const [written] =
      id === null
        ? await tx.insert(blocks).values(block).returning(columns)
        : await tx
            .update(blocks)
            .set(block)
            .where(and(eq(blocks.id, id), hasVersion(blocks.version, versions)))
            .returning(columns);
    if (!written) throw new Refused(await currentOf(tx, id));
    return { outcome: 'written', block: written };
  } catch (error) {
    // Only another block is left.
    if (hasSqlState(error, 'overlap')) throw new Refused({ outcome: 'blocked' });
    throw error;
  }
}

/** Why a block was not changed. */
async function currentOf(tx: Database, id: number | null): Promise<BlockOutcome> {
  const [row] =
    id === null
      ? []
      : await tx
          .select({ ...columns, version: blocks.version })
          .from(blocks)
          .where(eq(blocks.id, id));
  if (!row) return { outcome: 'missing' };
  const { version, ...block } = row;
  return { outcome: 'changed', block, version };
}
