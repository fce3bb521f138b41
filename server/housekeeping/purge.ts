import { sql, type SQL } from 'drizzle-orm';
import { bookingRequests, rateLimits } from '../db/bookkeeping.ts';
import type { Database } from '../db/index.ts';
import { compactRowCounts } from '../db/row-counts.ts';
import { images, origins, sessions, vehicles } from '../db/schema.ts';

/** Rows per statement, so that none holds up others for long. */
const batchSize = 500;
/** Batches of one kind per run. The rest waits for the next run. */
const maxBatches = 20;

const isUsed = sql`exists (select from ${vehicles} where ${vehicles.imageId} = ${images.id})`;

/**
 * Deletes expired sessions and rate limits, devices and networks not used for 90 days, idempotency keys older than a day,
 * and images that no vehicle has used for a day; compacts the row counts. Any number of servers may do this at once: each
 * takes rows that no other has locked. Returns how many rows of each kind were deleted.
 */
export async function purgeExpired(db: Database) {
  const removed = {
    sessions: await deleteRows(db, sessions, sql`token_hash`, sql`expires_at <= now()`),
    origins: await deleteRows(db, origins, sql`ctid`, sql`used_at <= now() - interval '90 days'`),
    rateLimits: await deleteRows(db, rateLimits, sql`key`, sql`resets_at <= now()`),
    bookingRequests: await deleteRows(
      db,
      bookingRequests,
      sql`ctid`,
      sql`created_at <= now() - interval '1 day'`,
    ),
    images: await deleteRows(
      db,
      images,
      sql`id`,
      sql`unused_since <= now() - interval '1 day' and not ${isUsed}`,
    ),
  };
  await runInBatches(
    db,
    (select) => sql`
      update ${images} set unused_since = case when ${isUsed} then null else now() end
      where id in (${select(images, sql`id`, sql`(unused_since is null) = (not ${isUsed})`)})`,
  );
  await compactRowCounts(db);
  return removed;
}

type Table =
  typeof sessions | typeof origins | typeof rateLimits | typeof bookingRequests | typeof images;
type Select = typeof selectBatch;

const selectBatch = (table: Table, key: SQL, condition: SQL) =>
  sql`select ${key} from ${table} where ${condition} limit ${batchSize} for update skip locked`;

const deleteRows = (db: Database, table: Table, key: SQL, condition: SQL) =>
  runInBatches(
    db,
    (select) => sql`delete from ${table} where ${key} in (${select(table, key, condition)})`,
  );

async function runInBatches(db: Database, statement: (select: Select) => SQL): Promise<number> {
  let count = 0;
  for (let round = 0; round < maxBatches; round += 1) {
    const { rows } = await db.execute(sql`${statement(selectBatch)} returning 1`);
    count += rows.length;
    if (rows.length < batchSize) break;
  }
  return count;
}
