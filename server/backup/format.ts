import { z } from 'zod';

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
  lastIds: z.record(z.string(), z.number()),
});
export type Header = z.infer<typeof header>;

/** Characters of rows that are in memory at a time. */
export const batchSize = 1_000_000;
