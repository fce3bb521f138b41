import { sql } from 'drizzle-orm';
import { check, pgTable } from 'drizzle-orm/pg-core';
import { bytes } from './columns.ts';

/**
 * What has to stay as it was, each once: whatever has the same bytes names the same blob. It goes with the last row that names it,
 * by triggers.
 */
export const blobs = pgTable(
  'blobs',
  {
    /** SHA-256. */
    hash: bytes('hash').primaryKey(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [check('blobs_hash', sql`${table.hash} = sha256(${table.bytes})`)],
);

/** The blob that a row names. Null where the row itself has the bytes: those of release 0.9.0 do, until they are deleted. */
export const blobHash = () => bytes('blob_hash').references(() => blobs.hash);
