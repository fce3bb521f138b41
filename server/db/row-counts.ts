import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { rowCounts } from './bookkeeping.ts';
import type { Database } from './index.ts';

/** How many rows a table with a counting trigger holds, without reading them. */
export const rowsIn = (table: PgTable): SQL =>
  sql`(select coalesce(sum(${rowCounts.rows}), 0) from ${rowCounts} where ${rowCounts.table} = ${getTableName(table)}::text)`;

/** Makes one row of each table's changes. Servers may do it at once: each sums up what it removed. */
export async function sumUpRowCounts(db: Database): Promise<void> {
  await db.execute(sql`
    with gone as (delete from ${rowCounts} returning *)
    insert into ${rowCounts} select table_name, sum(rows) from gone group by table_name`);
}
