import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { blocks, reservations } from '../../server/db/schema/index.ts';
import { timelinePage } from '../../server/reservations/timeline.ts';
import { vehicleQueries } from '../../server/vehicles/repository.ts';
import { addCustomer } from '../support/customer.ts';
import { addVehicles } from '../support/vehicles.ts';
import { newDatabase } from './database.ts';

const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);
const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) =>
  at(24 * days)
    .toISOString()
    .slice(0, 10);

let open: OpenDatabase;
beforeAll(async () => {
  open = await newDatabase();
  await addCustomer(open.db);
  await addVehicles(open.db, 9, (number) => ({
    model: `V${number}`,
    safetyCheckDueOn: null,
    inspectionDueOn: { 1: inDays(30), 2: inDays(31), 3: inDays(-1) }[number] ?? null,
  }));
  const rental = (vehicleId: number, from: number, until: number, changed: object = {}) =>
    open.db.insert(reservations).values({
      ...sampleRental(),
      userId: 1,
      vehicleId,
      totalPrice: 1,
      pickUpTime: at(from),
      dropOffTime: at(until),
      ...changed,
    });
  await rental(2, -1, 5);
  await rental(3, -9, -1, { bufferMinutes: 90 });
  await rental(4, -50, -26, { pickedUpAt: at(-50) });
  await rental(5, -9, -1, { pickedUpAt: at(-9), returnedAt: at(-2), status: 'DONE' });
  await rental(6, 1, 9, { pickedUpAt: at(-1) });
  await rental(7, -9, -1);
  const block = { reason: 'inspection' as const, until: null };
  await open.db.insert(blocks).values([
    { ...block, vehicleId: 8, from: at(-1) },
    { ...block, vehicleId: 9, from: at(2), reason: 'repair' },
  ]);
});
afterAll(() => open.close());

const order = { page: 0, size: 20, sort: 'model', direction: 'ASC' } as const;
const list = (filter: object = {}) =>
  vehicleQueries(open.db).pageFleet({ ...order, ...filter }, today());
const models = async (state: string) => (await list({ state })).rows.map(({ model }) => model);

test('the list says what each vehicle does now', async () => {
  const { rows } = await list();
  expect(rows.map(({ state }) => state.kind)).toEqual([
    ...['free', 'rented', 'preparing', 'late', 'free', 'rented', 'free', 'blocked', 'free'],
  ]);
  const hoursUntil = rows.map(({ state: { until } }) =>
    until === null ? null : Math.round(2 * ((Date.parse(until) - Date.now()) / hour)) / 2,
  );
  expect(hoursUntil).toEqual([null, 5, 0.5, -26, null, 9, null, null, null]);
  expect(rows.map(({ inspectionFrom }) => inspectionFrom !== null).indexOf(true)).toBe(7);
});

test.each([
  ['free', ['V1', 'V5', 'V7', 'V9']],
  ['rented', ['V2', 'V6']],
  ['preparing', ['V3']],
  ['late', ['V4']],
  ['blocked', ['V8']],
  ['due', ['V1', 'V3']],
])('it is filtered by %s', async (state, expected) => {
  expect(await models(state)).toEqual(expected);
});

test('a late rental is in the timeline until now', async () => {
  const lane = async (from: number, until: number) => {
    const { rows } = await timelinePage(
      open.db,
      { ...order, sort: 'id' },
      { start: at(from), end: at(until) },
    );
    return rows[3]!.reservations;
  };
  expect(await lane(-3, 3)).toMatchObject([{ returnedAt: null, pickedUpAt: expect.any(String) }]);
  expect(await lane(-60, 3)).toHaveLength(1);
  expect(await lane(1, 3)).toEqual([]);
  const isFourth = eq(reservations.vehicleId, 4);
  await open.db
    .update(reservations)
    .set({ returnedAt: sql`now()` })
    .where(isFourth);
  expect(await lane(-3, 3)).toEqual([]);
});
