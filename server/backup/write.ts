import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';
import { lastMigration } from '../db/migrate.ts';
import { tableExists, backedUpTables, batchSize, type Header } from './tables.ts';

/** Writes a snapshot of the database and ends the stream. The embedded database does nothing else meanwhile. */
export async function writeBackup(db: Database, to: Writable): Promise<void> {
  await db.transaction((tx) => pipeline(Readable.from(dumpLines(tx)), createGzip(), to), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function* dumpLines(tx: Database): AsyncGenerator<string> {
  yield line(await makeHeader(tx));
  let count = 0;
  for (const table of backedUpTables) {
    if (!(await tableExists(tx, table))) continue;
    yield line(getTableName(table));
    for await (const rows of readRows(tx, table)) {
      count += rows.length;
      yield rows.map((row) => `${row}\n`).join('');
    }
  }
  yield line(count);
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;

async function makeHeader(tx: Database): Promise<Header> {
  // Read from the sequences, because the last row may have been deleted.
  const { rows } = await tx.execute<{ table: string; last: string | null }>(sql`
    select table_name as "table",
      pg_sequence_last_value(pg_get_serial_sequence(quote_ident(table_name), column_name)::regclass)::text as last
    from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' and table_name in ${backedUpTables.map(getTableName)}`);
  return {
    format: 'vehicle-rental-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    migration: await lastMigration(tx),
    lastIds: Object.fromEntries(
      rows.flatMap(({ table, last }) => (last === null ? [] : [[table, Number(last)]])),
    ),
  };
}

async function* readRows(tx: Database, table: PgTable): AsyncGenerator<string[]> {
  await tx.execute(sql`
    declare backup no scroll cursor for select to_jsonb(t)::text as row from ${table} t`);
  for (let fetchSize = 10; ;) {
    const { rows } = await tx.execute<{ row: string }>(sql.raw(`fetch ${fetchSize} from backup`));
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
    const size = rows.reduce((sum, { row }) => sum + row.length, 0);
    fetchSize = Math.min(2000, Math.ceil((rows.length * batchSize) / size));
  }
  await tx.execute(sql`close backup`);
}
