import { asc, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { history } from '../db/schema/index.ts';

const pageSize = 1000;
/** Milliseconds: ids are given in the order of time but for transactions that overlap, which last less. */
const overlap = 60 * 60 * 1000;

/** What was changed between two instants, by ids. Their times have no index: the first is found by halving. */
export async function* historyBetween(db: Database, from: Date, until: Date) {
  let last = await lastBefore(db, new Date(from.getTime() - overlap));
  for (;;) {
    const rows = await db
      .select()
      .from(history)
      .where(gt(history.id, last))
      .orderBy(asc(history.id))
      .limit(pageSize);
    for (const row of rows) if (row.at >= from && row.at < until) yield row;
    const end = rows.at(-1);
    if (rows.length < pageSize || end!.at.getTime() > until.getTime() + overlap) return;
    last = end!.id;
  }
}

/** An id before which all is older than an instant. */
async function lastBefore(db: Database, instant: Date): Promise<number> {
  const [ends] = await db
    .select({ most: sql<number>`coalesce(max(${history.id}), 0)`.mapWith(Number) })
    .from(history);
  let [low, high] = [0, ends!.most];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const [next] = await db
      .select({ id: history.id, at: history.at })
      .from(history)
      .where(gt(history.id, middle))
      .orderBy(asc(history.id))
      .limit(1);
    if (next && next.at < instant) low = next.id;
    else high = middle;
  }
  return low;
}
