import { and, asc, eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database, Executor } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { blocks } from '../db/schema/index.ts';
import { readinessNow } from '../reservations/index.ts';
import type { Asked, Removal } from './block.ts';
import { columns, Refused, remove, write, type BlockRow } from './write.ts';

export function blockQueries(db: Executor, config: Pick<Config, 'notReadyHours' | 'timeZone'>) {
  /** All or nothing. */
  async function transact<Result>(work: (tx: Database) => Promise<Result>) {
    try {
      return await retryOnce(() => db.transaction(work), 'deadlock');
    } catch (error) {
      if (error instanceof Refused) return error.result;
      throw error;
    }
  }
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
    write: (asked: Asked) => transact((tx) => write(tx, asked, readinessNow(config))),
    remove: (removal: Removal) => transact((tx) => remove(tx, removal)),
  };
}
