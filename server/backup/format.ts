import { getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { kept } from './tables.ts';

/** What may be restored: rows of any other table, such as a session, would let the author of a file in. */
export const tableName = z.enum(kept.map(getTableName));

/*
 * A backup is a gzip file of lines of JSON: this header, then for each table its name and its rows as PostgreSQL writes
 * them, at last the number of all rows, by which a whole one is known. Both databases write and read the same.
 */
export const header = z.object({
  format: z.literal('vehicle-rental-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** When the last migration of its tables was written, in milliseconds. */
  migration: z.number(),
  /** The last id given in each table. */
  lastIds: z.partialRecord(tableName, z.int().min(1)),
});
export type Header = z.infer<typeof header>;

/** Characters of rows that are in memory at a time. */
export const batchSize = 1_000_000;

/**
 * Characters that a line may have, so that none fills the memory. The longest ones are pictures in hexadecimal digits: PNGs
 * of 1,200 by 16,000 pixels in a palette take at most 19 million bytes.
 */
export const longestLine = 64_000_000;
