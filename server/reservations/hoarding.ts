import { sql } from 'drizzle-orm';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';

/** Of which categories one network nearly booked out the vehicles. A figure only: the limit is in the function `book_vehicle`. */
export const hoardedCategories = callFunction('hoarded_categories', {});

/** How many these are. NaN while the database does not answer. */
export async function countHoarded(db: Database): Promise<number> {
  const { rows } = await db
    .execute<{ count: number }>(sql`select cardinality(${hoardedCategories}) as count`)
    .catch(() => ({ rows: [] }));
  return Number(rows[0]?.count);
}
