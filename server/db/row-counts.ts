import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './index.ts';
import { rowCounts } from './schema/own-use.ts';

/** The number of rows in a table with a counting trigger, without reading them. */
export const rowCount = (table: PgTable): SQL =>
  sql`(select coalesce(sum(${rowCounts.rows}), 0) from ${rowCounts} where ${rowCounts.table} = ${getTableName(table)}::text)`;

/** The same for a caller who needs nothing else. */
export async function countTable(db: Database, table: PgTable): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select ${rowCount(table)}::integer as count`,
  );
  return rows[0]!.count;
}

/** Replaces each table's changes by their sum. Servers may do so at once: each adds up what it deleted. */
export async function compactRowCounts(db: Database): Promise<void> {
  await db.execute(sql`
    with deleted as (delete from ${rowCounts} returning *)
    insert into ${rowCounts} select table_name, sum(rows) from deleted group by table_name`);
}
