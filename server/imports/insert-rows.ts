import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';

/** Adds rows with these columns of a table in one statement, however many they are; what a row lacks is null. */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  names: (keyof Table['$inferInsert'] & string)[],
  rows: Partial<Record<keyof Table['$inferInsert'], unknown>>[],
): Promise<void> {
  const columns = getTableColumns(table);
  const pairs = names.map((name) => [name, columns[name]!.name] as const);
  const values = rows.map((row) =>
    Object.fromEntries(pairs.map(([name, column]) => [column, row[name]])),
  );
  const list = sql.raw(pairs.map(([, column]) => column).join(', '));
  await tx.execute(sql`
    insert into ${table} (${list})
    select ${list} from json_populate_recordset(null::${sql.raw(getTableName(table))}, ${JSON.stringify(values)}::json)`);
}
