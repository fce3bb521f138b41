import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { takeTurns } from '../../../server/db/turns.ts';

const client = await PGlite.create('memory://');
const statements = takeTurns(client);
afterAll(() => client.close());

const slow = 'select count(*) from generate_series(1, 20000)';

test('the event loop turns while statements wait, which are counted and done in order', async () => {
  const done: number[] = [];
  const all = Array.from({ length: 20 }, (_, number) =>
    client.query(slow).then(() => done.push(number)),
  );
  expect(statements()).toBe(20);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(done.length).toBeLessThan(20);
  await Promise.all(all);
  expect(done).toEqual(done.toSorted((one, other) => one - other));
  expect(statements()).toBe(0);
});

test('neither a failed statement nor a transaction holds up the next', async () => {
  const failed = client.query('select 1 / 0').catch((error: Error) => error.message);
  const inside = client.transaction(async (tx) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return (await tx.query<{ one: number }>('select 1 as one')).rows[0];
  });
  const after = client.query<{ two: number }>('select 2 as two');
  expect(statements()).toBe(3);
  expect(await failed).toBe('division by zero');
  expect(await inside).toEqual({ one: 1 });
  expect((await after).rows).toEqual([{ two: 2 }]);
  expect(statements()).toBe(0);
});
