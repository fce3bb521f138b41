import { getTableName } from 'drizzle-orm';
import { z } from 'zod';
import { backedUpTables } from './tables.ts';

/** Tables that may be restored. A row of any other, such as a session, could log in whoever wrote the file. */
export const tableName = z.enum(backedUpTables.map(getTableName));

/*
 * A backup is gzipped JSON lines: this header, then each table's name and its rows as PostgreSQL writes them, then the
 * total number of rows, which proves that the file is complete. Both databases use this format.
 */
export const header = z.object({
  format: z.literal('vehicle-rental-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  /** When its latest migration was written, in milliseconds. */
  migration: z.number(),
  /** The last id assigned in each table. */
  lastIds: z.partialRecord(tableName, z.int().min(1)),
});
export type Header = z.infer<typeof header>;

/** Characters of rows held in memory at a time. */
export const batchSize = 1_000_000;

/**
 * Characters that a line may have, so that none fills the memory. Images are the longest, in hexadecimal digits: a
 * palette PNG of 1,200 by 16,000 pixels has at most 19 million bytes.
 */
export const maxLineLength = 64_000_000;
