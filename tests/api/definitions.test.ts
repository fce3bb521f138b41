import { sql } from 'drizzle-orm';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyChanges, findChanges } from '../../server/db/apply-definitions.ts';
import { readDefinitions, type Definition } from '../../server/db/definitions.ts';
import { openDatabase, type Database, type OpenDatabase } from '../../server/db/index.ts';
import { migrate } from '../../server/db/migrate.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase(openDatabase);
}, 60_000);
afterAll(() => open.close());

/** All functions and triggers of the database's own, but for those of extensions. */
async function found(db: Database): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ signature: string; text: string }>(sql`
    select oid::regprocedure::text as signature, pg_get_functiondef(oid) as text from pg_proc
    where pronamespace = 'public'::regnamespace and not exists (
      select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')
    union all
    select tgname || ' on "' || relname || '"', pg_get_triggerdef(pg_trigger.oid) || ' ' || tgenabled::text
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace
    order by 1`);
  return Object.fromEntries(rows.map(({ signature, text }) => [signature, text]));
}

/** As PostgreSQL writes them. */
async function signatures(db: Database, definitions: Definition[]): Promise<string[]> {
  const { rows } = await db.execute<{ signature: string }>(sql`
    select case when signature like '%(%' then signature::regprocedure::text else signature end as signature
    from json_array_elements_text(${JSON.stringify(definitions.map(({ signature }) => signature))}::json) as signature`);
  return rows.map(({ signature }) => signature);
}

const define = (signature: string, text: string): Definition => ({
  kind: signature.includes('(') ? 'function' : 'trigger',
  signature,
  text,
  hash: text,
  isHelper: false,
});

/** Applies the set with these definitions added, as another release. */
async function apply(db: Database, also: Definition[], release: number): Promise<void> {
  const { definitions } = readDefinitions();
  await db.transaction(async (tx) => {
    const set = { release, definitions: [...definitions, ...also] };
    await applyChanges(tx, await findChanges(tx, set));
  });
}

const { release, definitions } = readDefinitions();
const rolledBack = new Error('rolled back');
/** Leaves the database as it was. */
const tried = (work: (tx: Database) => Promise<void>) =>
  open.db
    .transaction(async (tx) => {
      await work(tx);
      throw rolledBack;
    })
    .catch((error: unknown) => {
      if (error !== rolledBack) throw error;
    });

test('the database has the functions and triggers of the files, and no others', async () => {
  const names = await signatures(open.db, definitions);
  expect(Object.keys(await found(open.db)).toSorted()).toEqual(names.toSorted());
});

test('each is as in its file, and PostgreSQL understands it', () =>
  tried(async (tx) => {
    const before = await found(tx);
    for (const { text } of definitions) await tx.execute(sql.raw(text));
    expect(await found(tx)).toEqual(before);
  }));

test('applying them again changes nothing', async () => {
  const changes = await open.db.transaction((tx) => findChanges(tx, readDefinitions()));
  expect(changes).toEqual({ release, changed: [], gone: [], unused: [] });
  const state = () =>
    open.db.execute(
      sql`select max(xmin::text::bigint) from pg_proc union all select max(xmin::text::bigint) from pg_trigger`,
    );
  const before = (await state()).rows;
  await migrate(open.db);
  expect((await state()).rows).toEqual(before);
});

describe('a changed definition', () => {
  const twice = (parameter: string, answer = `${parameter} * 2`) =>
    define(
      'twice(integer)',
      `CREATE OR REPLACE FUNCTION twice(${parameter} integer) RETURNS integer LANGUAGE sql AS $$ SELECT ${answer} $$;`,
    );
  const of = async (tx: Database, call: string) =>
    (await tx.execute<{ value: number }>(sql.raw(`select ${call} as value`))).rows[0]!.value;

  test('replaces the former one, also with other names of parameters', () =>
    tried(async (tx) => {
      await apply(tx, [twice('p_number')], release);
      expect(await of(tx, 'twice(p_number => 2)')).toBe(4);
      await apply(tx, [twice('p_number', 'p_number + p_number')], release);
      await apply(tx, [twice('p_value')], release);
      expect(await of(tx, 'twice(p_value => 2)')).toBe(4);
      // As former servers call it.
      expect(await of(tx, 'twice(3)')).toBe(6);
    }));

  test('goes with its file: a trigger at once, a function a release later', () =>
    tried(async (tx) => {
      const all = (await signatures(tx, definitions)).toSorted();
      const foundNow = async () => Object.keys(await found(tx)).toSorted();
      const trigger = define(
        'noted on "settings"',
        'CREATE OR REPLACE TRIGGER noted BEFORE UPDATE ON "settings" EXECUTE FUNCTION keep_history();',
      );
      await apply(tx, [twice('p_number'), trigger], release);
      expect(await found(tx)).toHaveProperty(['noted on "settings"']);
      await apply(tx, [], release);
      await apply(tx, [], release);
      expect(await foundNow()).toEqual([...all, 'twice(integer)'].toSorted());
      // As servers of the release before call it.
      expect(await of(tx, 'twice(p_number => 2)')).toBe(4);
      await apply(tx, [], release + 1);
      expect(await foundNow()).toEqual(all);
      await apply(tx, [twice('p_number')], release + 1);
      expect(await of(tx, 'twice(2)')).toBe(4);
    }));

  test('is refused while a generated column is bound to the former one', () =>
    tried(async (tx) => {
      const bound = (name: string) =>
        define(
          'bound(integer)',
          `CREATE OR REPLACE FUNCTION bound(${name} integer) RETURNS integer IMMUTABLE LANGUAGE sql AS $$ SELECT ${name} $$;`,
        );
      await apply(tx, [bound('p_one')], release);
      await tx.execute(
        sql`create table with_column (a integer, b integer generated always as (bound(a)) stored)`,
      );
      await expect(apply(tx, [bound('p_other')], release)).rejects.toThrow(
        /^Database: the function bound\(integer\) failed \(something depends on/,
      );
    }));

  test('keeps the server from starting when it is wrong', () =>
    tried(async (tx) => {
      const wrong = define('wrong()', 'CREATE OR REPLACE FUNCTION wrong() RETURNS;');
      await expect(apply(tx, [wrong], release)).rejects.toThrow(
        /^Database: the function wrong\(\) failed \(syntax error.*\)\. Nothing was changed/,
      );
    }));

  test('stays when an older server starts beside a newer one', () =>
    tried(async (tx) => {
      const newer = twice('p_number', '2');
      await apply(tx, [newer], release + 1);
      const before = await found(tx);
      await apply(tx, [twice('p_number')], release);
      await migrate(tx);
      expect(await found(tx)).toEqual(before);
      await apply(tx, [twice('p_number')], release + 1);
      expect(await found(tx)).not.toEqual(before);
    }));
});

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a call that waits for the change of its function ends as it should',
  async () => {
    const slow = (name: string) =>
      define(
        'slow(integer)',
        `CREATE OR REPLACE FUNCTION slow(${name} integer, OUT outcome text, OUT number integer) LANGUAGE plpgsql AS $$
         BEGIN PERFORM pg_advisory_xact_lock(99, 0); outcome := 'written'; number := ${name}; END $$;`,
      );
    await apply(open.db, [slow('p_one')], release);
    let call: Promise<unknown[]> | undefined;
    await open.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(99, 0)`);
      call = open.db.execute(sql`select outcome, number from slow(7)`).then(({ rows }) => rows);
      await sleep(300);
      await apply(tx, [slow('p_other')], release);
    });
    expect(await call).toEqual([{ outcome: 'written', number: 7 }]);
    const { rows } = await open.db.execute(sql`select number from slow(p_other => 8)`);
    expect(rows).toEqual([{ number: 8 }]);
    await apply(open.db, [], release);
  },
);
