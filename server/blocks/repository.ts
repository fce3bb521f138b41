import { and, asc, eq, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database, Executor } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { blocks } from '../db/schema/index.ts';
import { rowsToRead } from '../http/page-answer.ts';
import { readinessNow } from '../reservations/index.ts';
import type { BlockEdit, Removal } from './block.ts';
import { reinstate, retire, type Retirement } from './retire.ts';
import { columns, Refused, remove, write, type BlockRow } from './write.ts';

export function blockQueries(db: Executor, config: Pick<Config, 'notReadyHours' | 'timeZone'>) {
  /** All or nothing. */
  async function transact<Result>(actor: Actor, work: (tx: Database) => Promise<Result>) {
    const transaction = async (tx: Database) => {
      await actAs(tx, actor);
      return work(tx);
    };
    try {
      return await retryOnce(() => db.transaction(transaction), 'deadlock');
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
        .orderBy(asc(blocks.from), asc(blocks.id))
        .limit(rowsToRead),
    write: (edit: BlockEdit, actor: Actor) =>
      transact(actor, (tx) => write(tx, edit, readinessNow(config))),
    remove: (removal: Removal, actor: Actor) => transact(actor, (tx) => remove(tx, removal)),
    /** Takes a vehicle out of service for good. */
    retire: (retirement: Retirement, actor: Actor) =>
      transact(actor, (tx) => retire(tx, retirement, readinessNow(config))),
    reinstate: (vehicleId: number, actor: Actor) =>
      transact(actor, (tx) => reinstate(tx, vehicleId)),
  };
}
