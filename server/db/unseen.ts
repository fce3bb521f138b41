import { sql, type SQL } from 'drizzle-orm';

/**
 * A value that the planner does not see. Of a prepared statement it then finds no plan for one value cheaper than the one for
 * all, and does not plan anew each time.
 */
export const unseen = (value: SQL): SQL => sql`(select ${value})`;

/** The same of an instant. */
export const unseenInstant = (time: Date): SQL => unseen(sql`${time.toISOString()}::timestamptz`);
