import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import type { Quote } from '../../contract/reservations/quote.ts';
import { vehicles } from '../../server/db/schema/index.ts';
import { addVehicles } from '../support/vehicles.ts';
import { hoursFrom, inDays } from './actors.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await startOwnServer();
});
afterEach(() =>
  server.db.execute(sql`truncate vehicles, blocks, occupancies restart identity cascade`),
);
afterAll(() => server.close());

const plain = { pricePerDay: null, pricePerWeek: null, category: 'van', bufferMinutes: 0 };

/** Adds vehicles with ids from 1 on, by what each has of its own. */
const fleet = (...changed: Partial<typeof vehicles.$inferInsert>[]) =>
  addVehicles(server.db, changed.length, (number) => ({ ...plain, ...changed[number - 1] }));

const takeAll = (where = sql`true`) =>
  server.db.execute(sql`
    insert into blocks (vehicle_id, starts_at, ends_at, reason)
    select id, now() + interval '9 days', now() + interval '12 days', 'repair' from vehicles where ${where}`);

/** The ids of what can be had instead of the first vehicle in ten days. */
async function instead(hours = 2): Promise<number[]> {
  const { body } = await server.call(quoteVehicle, {
    params: { id: 1 },
    query: { pickUpDateTime: inDays(10), dropOffDateTime: hoursFrom(10, hours) },
  });
  const { available, alternatives } = body as unknown as Quote;
  expect(available).toBe(false);
  return alternatives.map(({ id }) => id);
}

const first = sql`id = 1`;

test('vehicles of the same category come first, then the nearest in price', async () => {
  await fleet(
    { pricePerHour: 20 },
    { pricePerHour: 20, category: 'box' },
    { pricePerHour: 90 },
    { pricePerHour: 21, category: null },
    { pricePerHour: 14 },
  );
  await takeAll(first);
  expect(await instead()).toEqual([5, 3, 2]);
  await takeAll(sql`id = 2`);
  expect(await instead()).toEqual([5, 3, 4]);
});

test('vehicles are compared by the price of the whole rental', async () => {
  await fleet(
    { pricePerHour: 20, pricePerDay: 100 },
    { pricePerHour: 20, pricePerDay: 400 },
    { pricePerHour: 30, pricePerDay: 100 },
    { pricePerHour: 24, pricePerDay: 90 },
  );
  await takeAll(first);
  expect(await instead(2)).toEqual([2, 4, 3]);
  expect(await instead(24)).toEqual([3, 4, 2]);
});

test('a vehicle of no category is replaced by others of none first', async () => {
  await fleet({ category: null }, {}, { category: null, pricePerHour: 99 });
  await takeAll(first);
  expect(await instead()).toEqual([3, 2]);
});

test('retired and taken vehicles are not offered', async () => {
  await fleet({}, { retiredAt: new Date() }, {}, {});
  await takeAll(sql`id in (1, 3)`);
  expect(await instead()).toEqual([4]);
  await takeAll(sql`id = 4`);
  expect(await instead()).toEqual([]);
});

test('of a large fleet the quote looks at the nearest only, however many are taken', async () => {
  const [dearer, all] = [20, 2000];
  await addVehicles(server.db, all, (number) => ({ ...plain, pricePerHour: 10 + number / 100 }));
  await takeAll(sql`id <= ${dearer}::integer`);
  expect(await instead()).toEqual([dearer + 1]);
  await takeAll(sql`id = ${dearer + 1}::integer`);
  expect(await instead()).toEqual([]);
  await addVehicles(server.db, 9, () => ({ ...plain, category: 'box', pricePerHour: 50 }));
  expect(await instead()).toEqual([all + 1, all + 2, all + 3].slice(0, limits.alternatives));
});
