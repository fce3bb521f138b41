import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, openDatabase } from '../../server/db/index.ts';
import { lock } from '../../server/db/driver/folder-lock.ts';
import { readMigrations } from '../../server/db/migrate.ts';
import { StartError } from '../../server/start-error.ts';

// Always the embedded database, whatever TEST_DATABASE_URL says.
describe.skipIf(process.env.TEST_DATABASE_URL)('the data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vehicle-rental-folder-'));
  const whole = join(folder, 'whole');
  let place: { kind: 'folder'; path: string };
  const inside = (...parts: string[]) => join(place.path, ...parts);

  beforeAll(async () => {
    await (await openDatabase({ kind: 'folder', path: whole })).close();
  }, 120_000);
  beforeEach(() => {
    place = { kind: 'folder', path: mkdtempSync(join(folder, 'data-')) };
    rmSync(place.path, { recursive: true });
    cpSync(whole, place.path, { recursive: true });
  });
  afterEach(() => rmSync(place.path, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The folder's contents except the locks. */
  const contents = () =>
    readdirSync(place.path, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/lock(-journal)?$/.test(name))
      .toSorted()
      .map((name) => {
        const { ino, size, mtimeMs } = statSync(inside(name));
        return [name, ino, size, mtimeMs].join(' ');
      });

  async function expectRefused(sentence: RegExp): Promise<void> {
    const before = contents();
    const error: unknown = await connect(place).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(StartError);
    expect((error as Error).message).toMatch(sentence);
    expect(contents()).toEqual(before);
  }

  async function expectWhole(): Promise<void> {
    const { db, close } = await openDatabase(place);
    const { rows } = await db.execute(sql`select count(*)::int as migrations
    from drizzle.__drizzle_migrations`);
    await close();
    expect(rows[0]!.migrations).toBe(readMigrations().length);
  }

  const noWhole =
    /^DATA_DIR: the database in \S+ is incomplete \(.+\) and was left as it is\. Copy .+$/;
  const tableFile = () => {
    const files = readdirSync(inside('database/base/5')).filter((name) => /^1[67]\d+$/.test(name));
    return join(
      'base/5',
      files.find((name) => statSync(inside('database/base/5', name)).size > 0)!,
    );
  };

  test.each<[string, () => string]>([
    ['PG_VERSION', () => 'PG_VERSION'],
    ['pg_control', () => 'global/pg_control'],
    ['the inventory', () => 'inventory.json'],
    ['the write-ahead log', () => 'pg_wal/000000010000000000000001'],
    ['the file of a table', tableFile],
    ['the file of an empty table', () => 'global/1214'],
    ['a directory', () => 'pg_notify'],
  ])('a database without %s is left as it is', async (_, path) => {
    rmSync(inside('database', path()), { recursive: true });
    await expectRefused(noWhole);
  });

  test.each<[string, () => string]>([
    ['PG_VERSION', () => 'PG_VERSION'],
    ['pg_control', () => 'global/pg_control'],
    ['the inventory', () => 'inventory.json'],
    ['the write-ahead log', () => 'pg_wal/000000010000000000000001'],
    ['the file of a table', tableFile],
  ])('a database that lost the end of %s is left as it is', async (_, path) => {
    const file = inside('database', path());
    truncateSync(file, Math.floor(statSync(file).size / 3));
    await expectRefused(noWhole);
  });

  test('a folder with other contents is left unchanged', async () => {
    rmSync(inside('database'), { recursive: true });
    mkdirSync(inside('database'));
    writeFileSync(inside('database/notes.txt'), 'mine');
    await expectRefused(/^DATA_DIR: .+\(PG_VERSION is missing\)/);
  });

  test('a copy without our own files is left unchanged, also on a second attempt', async () => {
    for (const name of ['lock', 'database/inventory.json', 'database/owner.lock'])
      unlinkSync(inside(name));
    await expectRefused(/\(inventory\.json is missing\)/);
    await expectRefused(/\(inventory\.json is missing\)/);
  });

  test('a database of another major version names both, and what to do', async () => {
    const { db, close } = await connect(place);
    const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`);
    await close();
    const own = Number.parseInt(rows[0]!.server_version);
    const version = inside('database/PG_VERSION');
    expect(readFileSync(version, 'utf8').trim()).toBe(String(own));
    writeFileSync(version, `${own - 1}\n`);
    await expectRefused(
      new RegExp(
        `made by PostgreSQL ${own - 1}, and this release has ${own}\\. Back up with the release that made it,`,
      ),
    );
  });

  test('only the leftovers of a killed first start are replaced', async () => {
    renameSync(inside('database'), inside('database.unfinished'));
    unlinkSync(inside('database.unfinished/PG_VERSION'));
    writeFileSync(inside('notes.txt'), 'mine');
    await expectWhole();
    expect(existsSync(inside('database.unfinished'))).toBe(false);
    expect(readFileSync(inside('notes.txt'), 'utf8')).toBe('mine');
  });

  test('tables may come and go', async () => {
    const { db, close } = await connect(place);
    await db.execute(sql`create table things as select generate_series(1, 5000) as id`);
    await close();
    const second = await openDatabase(place);
    await second.db.execute(sql`drop table things`);
    await second.close();
    await expectWhole();
  });

  test.each([
    ['the outer lock', ['lock']],
    ["the database's lock", ['database/owner.lock']],
  ])('a folder without %s still has one owner', async (_, names) => {
    const { close } = await openDatabase(place);
    for (const name of names) unlinkSync(inside(name));
    await expect(connect(place)).rejects.toThrow(/^Another server is running on the data in /);
    await close();
    await expectWhole();
  });

  test('a server whose locks were deleted is found by its socket', async () => {
    const server = createServer((socket) => socket.destroy()).listen(inside('backup.sock'));
    await expect(connect(place)).rejects.toThrow(/^Another server is running on the data in /);
    await new Promise((resolve) => server.close(resolve));
    await expectWhole();
  });

  test('a server of the former release and this one lock each other out', async () => {
    // What it does.
    const former = () => {
      const file = new DatabaseSync(inside('lock'));
      file.exec('begin exclusive');
      return file;
    };
    const file = former();
    await expect(connect(place)).rejects.toThrow(/^Another server is running on the data in /);
    file.close();
    const { close } = await openDatabase(place);
    expect(former).toThrow('database is locked');
    await close();
  });

  test('a refused folder is unlocked', async () => {
    unlinkSync(inside('database/PG_VERSION'));
    await expectRefused(noWhole);
    lock(inside('lock'))!.release();
  });

  test('a file instead of a folder is reported', async () => {
    await expect(connect({ kind: 'folder', path: '/dev/null/data' })).rejects.toThrow(
      /^DATA_DIR: the folder \/dev\/null\/data cannot be used \(ENOTDIR/,
    );
  });
});
