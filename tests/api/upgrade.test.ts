import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { connect, type Database, type DatabaseLocation } from '../../server/db/index.ts';
import { migrate, migrateTables, readMigrations, type Migration } from '../../server/db/migrate.ts';
import { newDatabase, newPostgres } from './database.ts';
import { address, lastLine, processes } from './server-process.ts';

const server = process.env.TEST_DATABASE_URL;
const { folder, start, killAll, remove } = processes();
afterEach(killAll);
afterAll(remove);

const migrations = readMigrations();
const ran = async (db: Database) =>
  (
    await db.execute(
      sql`select hash, created_at::text as at from drizzle.__drizzle_migrations order by id`,
    )
  ).rows;
const isThere = async (db: Database, table: string) =>
  (await db.execute(sql`select to_regclass(${table}) as found`)).rows[0]!.found !== null;
const numberOf = async (db: Database, what: ReturnType<typeof sql>) =>
  (await db.execute<{ n: number }>(sql`select count(*)::int as n from ${what}`)).rows[0]!.n;

/** Runs `work` on a database without a server. */
async function visit(
  place: DatabaseLocation,
  doing: (db: Database) => Promise<void>,
): Promise<void> {
  const { db, close } = await connect(place);
  await doing(db).finally(close);
}

describe('a migration that fails', () => {
  const bad: Migration = {
    name: '9999_bad',
    when: 9_999_999_999_999,
    hash: 'bad',
    statements: ['create table half ()', 'update users set email = null', 'no SQL'],
  };

  test('leaves nothing of it or of those that ran with it', async () => {
    const { db, close } = await newDatabase(connect);
    try {
      // On an empty database no previous version ran.
      await expect(migrateTables(db, [bad])).rejects.toThrow(/\)\. Nothing was changed\.$/);
      await migrateTables(db, migrations);
      const before = await ran(db);
      await expect(migrateTables(db, [...migrations, bad])).rejects.toThrow(
        /^Database: the migration 9999_bad failed \(.*syntax error.*\)\. Nothing was changed, and the previous version/,
      );
      expect(await ran(db)).toEqual(before);
      expect(await isThere(db, 'half')).toBe(false);
      await migrate(db);
      expect(await ran(db)).toHaveLength(migrations.length);
    } finally {
      await close();
    }
  });

  test(
    'keeps the server from starting, with a sentence and the data as they were',
    { timeout: 300_000 },
    async () => {
      const postgres = server ? await newPostgres(server) : null;
      const data = join(folder, 'data');
      const place: DatabaseLocation = postgres
        ? { kind: 'postgres', url: postgres.url }
        : { kind: 'folder', path: data };
      const env = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: data };
      const inTheWay = sql.identifier('booking_requests');
      await visit(place, async (db) => {
        await db.execute(sql`create table ${inTheWay} (mine text)`);
        await db.execute(sql`insert into ${inTheWay} values ('kept')`);
      });

      const failing = start(env);
      expect(await failing.ended).toEqual([1, null]);
      expect(lastLine(failing)).toMatch(
        /^Database: the migration 0000_baseline failed \(relation "booking_requests" already exists\)\. Nothing was changed\.$/,
      );
      expect(failing.output).not.toContain('    at ');
      await visit(place, async (db) => {
        expect(await isThere(db, 'drizzle.__drizzle_migrations')).toBe(false);
        expect((await db.execute(sql`select * from ${inTheWay}`)).rows).toEqual([{ mine: 'kept' }]);
        await db.execute(sql`drop table ${inTheWay}`);
      });

      const starting = start({ ...env, SEED: 'none' });
      await address(starting);
      starting.child.kill('SIGTERM');
      expect(await starting.ended).toEqual([0, null]);
      await visit(place, async (db) => expect(await ran(db)).toHaveLength(migrations.length));
      await postgres?.drop();
    },
  );
});

test.skipIf(!server)(
  'four servers that start together migrate and fill one database once',
  { timeout: 300_000 },
  async () => {
    const { url, drop } = await newPostgres(server!);
    await visit({ kind: 'postgres', url }, async (db) => {
      // As docs/growing.md advises, but shorter: rendering the demo's images takes longer.
      await db.execute(sql`do $$ begin
        execute format('alter database %I set idle_in_transaction_session_timeout = 2000', current_database());
      end $$`);
    });
    const servers = [1, 2, 3, 4].map(() => start({ DATABASE_URL: url }));
    for (const one of servers) {
      const api = await address(one);
      const answer = await fetch(`${api}/car/visitors/all`);
      expect(await answer.json()).toHaveLength(14);
    }
    await visit({ kind: 'postgres', url }, async (db) => {
      expect(await ran(db)).toEqual(migrations.map(({ hash, when }) => ({ hash, at: `${when}` })));
      expect(await numberOf(db, sql`users where built_in and 'Administrator' = any(roles)`)).toBe(
        1,
      );
      expect(await numberOf(db, sql`images`)).toBe(3 * 14);
      expect(await numberOf(db, sql`mails`)).toBe(0);
    });
    for (const { child, ended } of servers) {
      child.kill('SIGTERM');
      expect(await ended).toEqual([0, null]);
    }
    await drop();
  },
);
