import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { EmbeddedSocket } from '../../../server/db/driver/embedded-socket.ts';
import { connect } from '../../../server/db/index.ts';
import { initialised } from '../../support/initialised.ts';

const { db, statements, close } = await connect({ kind: 'memory', dump: await initialised() });
afterAll(close);

test('the event loop keeps turning while statements wait; they are counted and run in order', async () => {
  const done: number[] = [];
  const all = Array.from({ length: 20 }, (_, number) =>
    db.execute(sql`select count(*) from generate_series(1, 20000)`).then(() => done.push(number)),
  );
  expect(statements()).toBe(20);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(done.length).toBeLessThan(20);
  await Promise.all(all);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(statements()).toBe(0);
});

test('neither a failed statement nor a failed transaction holds up the next', async () => {
  const failed = db.execute(sql`select 1 / 0`).catch(({ cause }: Error) => cause);
  const inside = db.transaction(async (tx) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return (await tx.execute(sql`select 1 as one`)).rows[0];
  });
  const after = db.execute(sql`select 2 as two`).then(({ rows }) => rows);
  expect(statements()).toBe(3);
  expect(await failed).toMatchObject({ message: 'division by zero', code: '22012' });
  expect(await inside).toEqual({ one: 1 });
  expect(await after).toEqual([{ two: 2 }]);
  expect(statements()).toBe(0);
});

test('neither a failed statement nor a failed transaction loses prepared statements', async () => {
  await db.execute(sql`create temporary table things (id integer primary key)`);
  const count = db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`things`)
    .prepare('count');
  expect(await count.execute()).toEqual([{ count: 0 }]);
  await expect(db.execute(sql`insert into things values (1), (1)`)).rejects.toMatchObject({
    cause: { code: '23505' },
  });
  const twice = db.transaction(async (tx) => {
    await tx.execute(sql`insert into things values (1)`);
    await tx.execute(sql`insert into things values (1)`);
  });
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } });
  const { rows } = await db.execute(sql`select from pg_prepared_statements where name = 'count'`);
  expect(rows).toHaveLength(1);
  expect(await count.execute()).toEqual([{ count: 0 }]);
});

test('answers are not kept in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const read = async (times: number) => {
    for (let time = 0; time < times; time += 1)
      await db.execute(sql`select repeat('x', 2000) as text`);
  };
  await read(500);
  const before = heap();
  await read(5000);
  expect(heap() - before).toBeLessThan(3_000_000);
});

test('a new connection finds nothing left by a broken one', async () => {
  const database = await PGlite.create('memory://');
  const open = async () => {
    const client = new pg.Client({ stream: () => new EmbeddedSocket(database), ssl: false });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const named = { name: 'one', text: 'select count(*)::int as count from things' };
  const broken = await open();
  await broken.query('create table things (id integer)');
  await broken.query(named);
  await broken.query('begin');
  await broken.query('insert into things values (1)');
  broken.connection.stream.destroy();

  const next = await open();
  expect((await next.query(named)).rows).toEqual([{ count: 0 }]);
  await next.end();
  await database.close();
});

test('a timer that is weeks away, as after the clock was set back, waits and is told once', async () => {
  const warnings: Error[] = [];
  const listen = (warning: Error) => void warnings.push(warning);
  process.on('warning', listen);
  let runs = 0;
  const timers = [1, 2].map(() => setTimeout(() => (runs += 1), 60 * 86_400_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  timers.forEach((timer) => clearTimeout(timer));
  process.off('warning', listen);
  expect(runs).toBe(0);
  expect(warnings.map(({ message }) => message)).toEqual([
    'A timer is weeks away: was the clock set back?',
  ]);
});
