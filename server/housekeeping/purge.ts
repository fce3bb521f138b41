import { sql, type SQL } from 'drizzle-orm';
import { bookingRequests, rateLimits } from '../db/bookkeeping.ts';
import type { Database } from '../db/index.ts';
import { sumUpRowCounts } from '../db/row-counts.ts';
import { images, origins, sessions, vehicles } from '../db/schema.ts';

/** Rows that one statement changes, so that none holds others up for long. */
const batch = 500;
/** Batches of one kind in one run; what is left waits for the next run. */
const most = 20;

/** How many rows of each kind were deleted. */
export interface Purged {
  sessions: number;
  origins: number;
  rateLimits: number;
  bookingRequests: number;
  images: number;
}

const isUsed = sql`exists (select from ${vehicles} where ${vehicles.imageId} = ${images.id})`;

/**
 * Deletes expired sessions, devices and networks not used for 90 days, rate limits that are over, idempotency keys older
 * than a day, and images that no vehicle has used for a day; sums up the row counts. Any number of servers may do this at
 * once: each takes rows that no other one has locked.
 */
export async function purgeExpired(db: Database): Promise<Purged> {
  const removed = {
    sessions: await remove(db, sessions, sql`token_hash`, sql`expires_at <= now()`),
    origins: await remove(db, origins, sql`ctid`, sql`used_at <= now() - interval '90 days'`),
    rateLimits: await remove(db, rateLimits, sql`key`, sql`resets_at <= now()`),
    bookingRequests: await remove(
      db,
      bookingRequests,
      sql`ctid`,
      sql`created_at <= now() - interval '1 day'`,
    ),
    images: await remove(
      db,
      images,
      sql`id`,
      sql`unused_since <= now() - interval '1 day' and not ${isUsed}`,
    ),
  };
  await inBatches(
    db,
    (some) => sql`
      update ${images} set unused_since = case when ${isUsed} then null else now() end
      where id in (${some(images, sql`id`, sql`(unused_since is null) = (not ${isUsed})`)})`,
  );
  await sumUpRowCounts(db);
  return removed;
}

type Table =
  typeof sessions | typeof origins | typeof rateLimits | typeof bookingRequests | typeof images;
type Some = typeof some;

const some = (table: Table, key: SQL, condition: SQL) =>
  sql`select ${key} from ${table} where ${condition} limit ${batch} for update skip locked`;

const remove = (db: Database, table: Table, key: SQL, condition: SQL) =>
  inBatches(
    db,
    (rows) => sql`delete from ${table} where ${key} in (${rows(table, key, condition)})`,
  );

async function inBatches(db: Database, statement: (rows: Some) => SQL): Promise<number> {
  let count = 0;
  for (let round = 0; round < most; round += 1) {
    const { rows } = await db.execute(sql`${statement(some)} returning 1`);
    count += rows.length;
    if (rows.length < batch) break;
  }
  return count;
}
