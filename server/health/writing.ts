import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';

/** Milliseconds for which an answer is cached, so that many checks cost few writes. */
const lifetime = { good: 5000, bad: 500 };

/**
 * Returns a check that throws when the database takes no writes. Calls within seconds share one. `clock` tells
 * milliseconds.
 */
export function writingCheck(db: Database, clock: { now: () => number } = performance) {
  let last = Promise.resolve();
  let until = -Infinity;
  return (): Promise<void> => {
    if (clock.now() < until) return last;
    // Nobody begins another while it lasts.
    until = Infinity;
    const endAfter = (milliseconds: number) => () => void (until = clock.now() + milliseconds);
    last = tryToWrite(db);
    last.then(endAfter(lifetime.good), endAfter(lifetime.bad));
    return last;
  };
}

/** Takes half a megabyte on the disk where so little memory is allowed, as long as it runs. */
export const countOnDisk = sql`select count(*) from generate_series(1, 20000)`;

/**
 * Writes what a booking would need and leaves nothing behind: an entry of the log, which fails on a standby, and space on the
 * disk, which a row of a table might find even on a full one.
 */
async function tryToWrite(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    const { rows } = await tx.execute<{ readOnly: string }>(sql`
      select current_setting('transaction_read_only') as "readOnly", pg_logical_emit_message(true, 'health', ''), (${countOnDisk})`);
    if (rows[0]?.readOnly !== 'off') throw new Error('The database is read-only');
  });
}
