import { getTableName, sql, type SQL } from 'drizzle-orm';
import { reasonOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { callFunction } from '../db/call-function.ts';
import { forgetDefinitions } from '../db/apply-definitions.ts';
import {
  firstRelease,
  lastMigration,
  lockMigrations,
  migrate,
  migrateTables,
  readMigrations,
} from '../db/migrate.ts';
import { StartError } from '../start-error.ts';
import { changes } from '../db/schema/own-use.ts';
import { occupancies } from '../db/schema/index.ts';
import { dropIndexes } from './drop-indexes.ts';
import { askForLastNumbers, type LaterInvoices } from './invoice-series.ts';
import { readBackup, type Backup, type Batch } from './read.ts';
import { tableExists, backedUpTables, excludedTables, type Header } from './tables.ts';

/**
 * Restores a backup of this or an older version, all or nothing. Throws StartError when the backup is unusable or the
 * database holds data that may not be replaced. With `later` no invoice is issued in the series that the backup may know in part, until
 * somebody confirms their last numbers; it answers what the backup knows of these.
 */
export async function restore(
  db: Database,
  backup: Backup,
  replace: boolean,
  later?: LaterInvoices,
): Promise<string[]> {
  try {
    return await db.transaction(async (tx) => {
      await restoreInto(tx, backup, replace);
      return later ? askForLastNumbers(tx, new Date(backup.header.createdAt), later) : [];
    });
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(
      `${backup.path} could not be restored (${reasonOf(error)}). Nothing was changed.`,
    );
  }
}

async function restoreInto(
  tx: Database,
  { path, open, header }: Backup,
  replace: boolean,
): Promise<void> {
  const migrations = readMigrations();
  if (header.migration < migrations[0]!.when)
    throw new StartError(
      `${path} was made by a release before ${firstRelease}. Restore it with release ${firstRelease} (CHANGELOG.md), back up there, and restore that backup with this one.`,
    );
  const until = migrations.findIndex(({ when }) => when === header.migration);
  if (until < 0) throw new StartError(`${path} was made by a newer version of this server.`);
  await lockMigrations(tx);
  if ((await lastMigration(tx)) > migrations.at(-1)!.when)
    throw new StartError('The database belongs to a newer version of this server.');
  if (!replace) refuseRows(await countRows(tx));
  await dropTables(tx);
  await migrateTables(tx, migrations.slice(0, until + 1));
  // Triggers went with their tables. They come back last: what they make of rows is made anew of the tables of today.
  await forgetDefinitions(tx);
  const createIndexes = await dropIndexes(tx, [...backedUpTables, ...excludedTables]);
  await readBackup(path, open, inserter(tx));
  await setLastIds(tx, header);
  await createIndexes();
  await migrate(tx);
  await rebuild(tx);
  await validateChecks(tx);
  await tx.execute(sql`analyze`);
}

/** The rows of each table that a restore replaces and that has any. */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of backedUpTables) {
    if (!(await tableExists(db, table))) continue;
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) from ${table}`);
    if (Number(rows[0]!.count) > 0) counts[getTableName(table)] = Number(rows[0]!.count);
  }
  return counts;
}

/** Throws StartError if there are any. */
export function refuseRows(counts: Record<string, number>): void {
  if (Object.keys(counts).length > 0)
    throw new StartError(
      'The database is not empty. To replace its contents: npm run restore -- file --replace.',
    );
}

async function dropTables(tx: Database): Promise<void> {
  for (const table of [...backedUpTables, ...excludedTables])
    await tx.execute(sql`drop table if exists ${table} cascade`);
  await tx.execute(sql`drop table if exists drizzle.__drizzle_migrations`);
}

function inserter(tx: Database): (batch: Batch) => Promise<void> {
  const known = new Map<string, SQL>();
  return async ({ table, rows }) => {
    const name = sql.identifier(table);
    const columns = known.get(table) ?? (await writableColumns(tx, table));
    known.set(table, columns);
    await tx.execute(sql`
      insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`);
  };
}

/** What triggers make of rows. */
async function rebuild(tx: Database): Promise<void> {
  const createIndexes = await dropIndexes(tx, [occupancies]);
  await tx.execute(sql`select ${callFunction('occupy_from_rows', {})}`);
  await createIndexes();
  const createChangeIndexes = await dropIndexes(tx, [changes]);
  await tx.execute(sql`select ${callFunction('rebuild_from_rows', {})}`);
  await createChangeIndexes();
}

/** All columns except generated ones. */
async function writableColumns(tx: Database, table: string): Promise<SQL> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'`);
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}

/** Validates constraints that were added `not valid`, which spares a server with many rows the check. */
export async function validateChecks(tx: Database): Promise<void> {
  const { rows } = await tx.execute<{ table: string; name: string }>(sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and not convalidated`);
  for (const { table, name } of rows)
    await tx.execute(sql`
      alter table ${sql.identifier(table)} validate constraint ${sql.identifier(name)}`);
}

async function setLastIds(tx: Database, { lastIds }: Header): Promise<void> {
  for (const [table, last] of Object.entries(lastIds))
    await tx.execute(sql`select setval(pg_get_serial_sequence(${table}, 'id'), ${last})`);
}
