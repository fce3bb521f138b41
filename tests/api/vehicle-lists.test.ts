import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '../../server/db/index.ts';
import { listCache } from '../../server/vehicles/list-cache.ts';
import { addVehicles } from '../support/vehicles.ts';
import { withoutTriggers } from '../support/without-triggers.ts';
import { newDatabase } from './database.ts';

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addVehicles(open.db, 3);
});
afterAll(() => open.close());

/** A cache whose lists count how often they were read. */
function counting() {
  const cached = listCache(open.db.read);
  let reads = 0;
  const read = () => Promise.resolve({ read: (reads += 1) });
  return async (key = 'all') => (await cached(key, read)).body;
}

test('a list is read once, and each list by itself', async () => {
  const list = counting();
  expect(await Promise.all([list(), list()])).toEqual(['{"read":1}', '{"read":1}']);
  expect(await list()).toBe('{"read":1}');
  expect(await list('other')).toBe('{"read":2}');
  expect(await list()).toBe('{"read":1}');
});

test.each([
  [
    'an update, even if it keeps the version',
    sql`update vehicles set model = 'X' || model where id = 2`,
  ],
  [
    'an insert',
    sql`insert into vehicles (model, doors, seats, luggage, transmission, air_conditioning, fuel_type, age, price_per_hour, image_id)
    select model || ' 2', doors, seats, luggage, transmission, air_conditioning, fuel_type, age, price_per_hour, gen_random_uuid() from vehicles where id = 1`,
  ],
  ['a deletion', sql`delete from vehicles where id = (select max(id) from vehicles)`],
])('it is read anew after %s', async (_, change) => {
  const list = counting();
  expect(await list()).toBe('{"read":1}');
  // It needs no image, and raises no version.
  await withoutTriggers(open.db, 'vehicles', (tx) => tx.execute(change));
  expect(await list()).toBe('{"read":2}');
});

test('what was read before a change is in no later answer, however late it arrives', async () => {
  const cached = listCache(open.db.read);
  const slow = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  const early = cached('all', () => {
    begun.resolve();
    return slow.promise;
  });
  await begun.promise;
  await open.db.execute(sql`update vehicles set model = 'Z' || model where id = 1`);
  expect((await cached('all', () => Promise.resolve('new'))).body).toBe('"new"');
  slow.resolve('old');
  expect((await early).body).toBe('"old"');
  expect((await cached('all', () => Promise.resolve('newer'))).body).toBe('"new"');
});

test('a failure is told once and tried again', async () => {
  const cached = listCache(open.db.read);
  await expect(cached('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cached('all', () => Promise.resolve('back'))).body).toBe('"back"');
});

test('thousands of short lists push out the oldest', async () => {
  const list = counting();
  const many = 40_000;
  await Promise.all(Array.from({ length: many }, (_, page) => list(`${page}`)));
  expect(await list(`${many - 1}`)).toBe(`{"read":${many}}`);
  expect(await list('0')).toBe(`{"read":${many + 1}}`);
});
