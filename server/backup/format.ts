import { getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { kept } from './tables.ts';

/** Tables that may be restored. Rows of another, such as a session, would log in the author of a file. */
export const tableName = z.enum(kept.map(getTableName));

/*
 * A backup is gzipped lines of JSON: this header, then each table's name and its rows as PostgreSQL writes them, then the
 * number of all rows, which shows that the file is complete. Both databases use the same format.
 */
export const header = z.object({
  format: z.literal('vehicle-rental-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** Time of the latest migration in it, in milliseconds. */
  migration: z.number(),
  /** The last id given in each table. */
  lastIds: z.partialRecord(tableName, z.int().min(1)),
});
export type Header = z.infer<typeof header>;

/** Characters of rows in memory at a time. */
export const batchSize = 1_000_000;

/**
 * The longest line, so that none fills the memory. The longest are images in hexadecimal digits: PNGs
 * of 1,200 by 16,000 pixels in a palette take at most 19 million bytes.
 */
export const longestLine = 64_000_000;
