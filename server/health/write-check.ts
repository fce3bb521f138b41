import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';

/** Milliseconds for which a result is cached, so that many checks cost few writes. */
const lifetime = { success: 5000, failure: 500 };

/**
 * Returns a check that throws when the database does not accept writes. Calls within seconds share a result. `clock` is
 * in milliseconds.
 */
export function newWriteCheck(db: Database, clock: { now: () => number } = performance) {
  let last = Promise.resolve();
  let expiresAt = -Infinity;
  return (): Promise<void> => {
    if (clock.now() < expiresAt) return last;
    // No second check starts while this one runs.
    expiresAt = Infinity;
    const expireAfter = (milliseconds: number) => () =>
      void (expiresAt = clock.now() + milliseconds);
    last = tryToWrite(db);
    last.then(expireAfter(lifetime.success), expireAfter(lifetime.failure));
    return last;
  };
}

/** Needs half a megabyte of disk space while it runs, because `work_mem` is set so low. */
export const countOnDisk = sql`select count(*) from generate_series(1, 20000)`;

/**
 * Writes what a booking needs and leaves nothing behind: a log entry, which fails on a standby, and a temporary file, which
 * fails on a full disk where a small row might still fit.
 */
async function tryToWrite(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local work_mem = '64kB'`);
    const { rows } = await tx.execute<{ readOnly: string }>(sql`
      select current_setting('transaction_read_only') as "readOnly", pg_logical_emit_message(true, 'health', ''), (${countOnDisk})`);
    if (rows[0]?.readOnly !== 'off') throw new Error('The database is read-only');
  });
}
