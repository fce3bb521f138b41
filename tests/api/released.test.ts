import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBackup } from '../../server/backup/read.ts';
import { restore } from '../../server/backup/restore.ts';
import { backedUpTables } from '../../server/backup/tables.ts';
import { connect, type Database, type OpenDatabase } from '../../server/db/index.ts';
import { migrate, migrateTables, readMigrations } from '../../server/db/migrate.ts';
import { readCatalog } from '../support/catalog.ts';
import { newDatabase } from './database.ts';
import { newReleasedDatabase, releasedBackup } from './released-database.ts';

let fresh: OpenDatabase;
let released: OpenDatabase;
beforeAll(async () => {
  fresh = await newDatabase();
  released = await newReleasedDatabase();
}, 120_000);
afterAll(() => Promise.all([fresh.close(), released.close()]));

type Columns = Record<string, string[]>;

/** The columns of all tables, but for those of the definitions, which the release changes. */
async function columnsOf(db: Database): Promise<Columns> {
  const { rows } = await db.execute<{ table: string; columns: string[] }>(sql`
    select table_schema || '.' || table_name as table, json_agg(quote_ident(column_name) order by ordinal_position) as columns
    from information_schema.columns
    where table_schema in ('public', 'drizzle') and table_name <> 'definitions' group by 1`);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

/** The rows of these columns. */
async function contents(db: Database, columns: Columns): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const [table, names] of Object.entries(columns)) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select to_jsonb(t)::text as row from (select ${sql.raw(names.join())} from ${sql.raw(table)}) t order by 1`);
    found[table] = rows.map(({ row }) => row);
  }
  return found;
}

/** Those of some kinds, such as `function`. */
const ofKinds = (catalog: Record<string, string>, kinds: string[]) =>
  Object.fromEntries(
    Object.entries(catalog).filter(([name]) => kinds.includes(name.split(' ')[0]!)),
  );
const relations = ['relation', 'column', 'constraint', 'index', 'sequence', 'extension', 'type'];
const definitions = ['function', 'trigger'];
/**
 * Without what differs: PostgreSQL nests the conditions that pg_dump writes once more, and some checks of 0.9.0 spare the rows from
 * before them, of which a new database has none.
 */
const comparable = (catalog: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(catalog).map(([name, text]) => [
      name,
      text.replaceAll(/[()]/g, '').replace(/ NOT VALID$/, ''),
    ]),
  );

/** Parameters and answers of all functions by which servers call them. */
const callsOf = async (db: Database) =>
  (
    await db.execute(sql`
      select oid::regprocedure::text as signature, pg_get_function_arguments(oid) as arguments, pg_get_function_result(oid) as result
      from pg_proc where pronamespace = 'public'::regnamespace order by 1`)
  ).rows;

describe('a database of release 0.9.0', () => {
  test('has the tables of the first migration', async () => {
    const first = await newDatabase(connect);
    try {
      await migrateTables(first.db, readMigrations().slice(0, 1));
      const [former, own] = [await readCatalog(released.db), await readCatalog(first.db)];
      expect(Object.keys(ofKinds(former, ['column'])).length).toBeGreaterThan(250);
      expect(comparable(ofKinds(former, relations))).toEqual(comparable(ofKinds(own, relations)));
    } finally {
      await first.close();
    }
  });

  test('gets the tables of a new one, and keeps its rows', async () => {
    const columns = await columnsOf(released.db);
    const rows = await contents(released.db, columns);
    expect(rows['drizzle.__drizzle_migrations']).toHaveLength(38);
    expect(rows['public.reservations']!.length).toBeGreaterThan(10);
    expect(rows['public.papers']!.length).toBeGreaterThan(1);
    await migrate(released.db);
    const { 'drizzle.__drizzle_migrations': ran, ...kept } = await contents(released.db, columns);
    expect(rows).toMatchObject(kept);
    expect(ran).toHaveLength(38 + readMigrations().length - 1);
    const [upgraded, own] = [await readCatalog(released.db), await readCatalog(fresh.db)];
    expect(comparable(ofKinds(upgraded, relations))).toEqual(comparable(ofKinds(own, relations)));
  });

  test('gets the functions and triggers of this release, and keeps those that its servers call', async () => {
    const former = await newReleasedDatabase();
    try {
      const before = await callsOf(former.db);
      await migrate(former.db);
      const [upgraded, own] = [await readCatalog(former.db), await readCatalog(fresh.db)];
      expect(comparable(ofKinds(upgraded, definitions))).toMatchObject(
        comparable(ofKinds(own, definitions)),
      );
      expect(await callsOf(former.db)).toEqual(expect.arrayContaining(before));
      // A server of 0.9.0 that starts again leaves them alone, by this number.
      const { rows } = await former.db.execute(
        sql`select max(release) > 1 as is_newer from drizzle.definitions`,
      );
      expect(rows).toEqual([{ is_newer: true }]);
    } finally {
      await former.close();
    }
  });
});

describe('a backup of release 0.9.0', () => {
  test('becomes the database that it was made of, with the tables of a new one', async () => {
    const target = await newDatabase(connect);
    try {
      await restore(target.db, await readBackup(releasedBackup), false);
      const all = await columnsOf(target.db);
      const restored = [...backedUpTables.map(getTableName), 'occupancies'].map(
        (table): [string, string[]] => [`public.${table}`, all[`public.${table}`]!],
      );
      const columns = Object.fromEntries(restored);
      expect(await contents(target.db, columns)).toEqual(await contents(released.db, columns));
      expect(comparable(await readCatalog(target.db))).toEqual(
        comparable(await readCatalog(fresh.db)),
      );
    } finally {
      await target.close();
    }
  });

  test('replaces the database that it was made of', async () => {
    const target = await newReleasedDatabase();
    try {
      await restore(target.db, await readBackup(releasedBackup), true);
      expect(comparable(await readCatalog(target.db))).toEqual(
        comparable(await readCatalog(fresh.db)),
      );
    } finally {
      await target.close();
    }
  });
});

describe('what is older than 0.9.0 is refused', () => {
  const { when } = readMigrations()[0]!;

  test('a database', async () => {
    const older = await newReleasedDatabase();
    try {
      await older.db.execute(
        sql`delete from drizzle.__drizzle_migrations where created_at >= ${when}`,
      );
      const catalog = await readCatalog(older.db);
      await expect(migrate(older.db)).rejects.toThrow(
        /^Database: a release before 0\.9\.0 wrote it\. Start release 0\.9\.0 on it once \(CHANGELOG\.md\), then this one\.$/,
      );
      expect(await readCatalog(older.db)).toEqual(catalog);
    } finally {
      await older.close();
    }
  });

  test('a backup', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'released-'));
    const path = join(folder, 'older.gz');
    const text = gunzipSync(readFileSync(releasedBackup)).toString();
    writeFileSync(path, gzipSync(text.replace(`"migration":${when}`, `"migration":${when - 1}`)));
    try {
      const backup = await readBackup(path);
      await expect(restore(fresh.db, backup, true)).rejects.toThrow(
        /older\.gz was made by a release before 0\.9\.0\. Restore it with release 0\.9\.0 \(CHANGELOG\.md\), back up there, /,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
