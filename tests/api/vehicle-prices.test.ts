import { beforeAll, describe, expect, test } from 'vitest';
import {
  createReservation,
  getOwnReservation,
  changeReservation,
} from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { changePrices } from '../../contract/vehicles/vehicle-prices.ts';
import { getVehicle, listVehicles } from '../../contract/vehicles/vehicles.ts';
import type { Right } from '../../contract/wire/rights.ts';
import { english } from '../support/english.ts';
import { administrator, facts, newApiKey, newCustomer, newVehicle, times } from './actors.ts';
import { call } from './call.ts';

const before = { pricePerHour: 10, pricePerDay: 80, pricePerWeek: null };
const after = { pricePerHour: 11, pricePerDay: 88.5, pricePerWeek: null };

let admin: string;
beforeAll(async () => {
  admin = await administrator();
});

const newVehicles = async (count: number) => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await newVehicle(admin, before));
  return ids;
};
const change = (prices: unknown, token: string | undefined = admin) =>
  call(changePrices, { token, body: { prices } });
const up = (ids: number[]) => ids.map((id) => ({ id, from: before, to: after }));
const down = (ids: number[]) => ids.map((id) => ({ id, from: after, to: before }));
const pricesOf = async (id: number) => {
  const { body } = await call(getVehicle, { params: { id } });
  const { pricePerHour, pricePerDay = null, pricePerWeek = null } = body;
  return { pricePerHour, pricePerDay, pricePerWeek };
};

test('a key that changes vehicles changes no price without the right to prices', async () => {
  const [id] = (await newVehicles(1)) as [number];
  const { body: vehicle } = await call(getVehicle, { params: { id } });
  const query = { id, imageId: vehicle.image![0]! };
  const token = await newApiKey(admin, ['vehicles.read', 'vehicles.write']);
  const write = async (rates: object) => {
    const body = { ...facts(vehicle.model), ...before, ...rates };
    return (await call(updateVehicle, { token, query, body })).status;
  };
  expect(await write({ pricePerHour: 0.01 })).toBe(403);
  expect(await write({ pricePerDay: null })).toBe(403);
  expect(await write({ deposit: 0 })).toBe(403);
  expect(await write({ includedKmPerDay: 10_000, pricePerExtraKm: 0 })).toBe(403);
  expect(await write({ seats: 3 })).toBe(200);
  expect(await pricesOf(id)).toEqual(before);
});

test('a key that may make vehicles gives no reservation the price of another one', async () => {
  const customer = await newCustomer();
  const [id, other] = (await newVehicles(2)) as [number, number];
  const { body } = await call(createReservationFor, {
    token: admin,
    query: { userId: customer.id, carId: id },
    body: times(90),
  });
  const move = async (pricing: 'keep' | 'today', ...more: Right[]) => {
    const token = await newApiKey(admin, ['reservations.read', 'reservations.write', ...more]);
    const sent = {
      token,
      query: { carId: other, reservationId: body.reservation!.id! },
      body: { ...times(90), status: 'CREATED', pricing },
    };
    return (await call(updateReservation, sent)).status;
  };
  expect(await move('today')).toBe(403);
  expect(await move('keep')).toBe(200);
  expect(await move('today', 'prices')).toBe(200);
});

describe('prices of several vehicles', () => {
  test('change together, in lists too, and go back', async () => {
    const ids = await newVehicles(2);
    expect((await call(listVehicles)).status).toBe(200);
    const { status, body } = await change(up(ids));
    expect([status, body]).toEqual([200, { success: true, message: english.prices.changed }]);
    for (const id of ids) expect(await pricesOf(id)).toEqual(after);
    const { body: all } = await call(listVehicles);
    expect(all.filter(({ id }) => ids.includes(id))).toMatchObject([after, after]);
    expect((await change(down(ids))).status).toBe(200);
    for (const id of ids) expect(await pricesOf(id)).toEqual(before);
  });

  test('change all or none, and it is said which others changed meanwhile', async () => {
    const [one, two, three] = (await newVehicles(3)) as [number, number, number];
    await change(up([two]));
    const { status, body } = await change(up([one, two, three]));
    expect([status, body.code, body.vehicles]).toEqual([409, 'changed_meanwhile', [two]]);
    expect(await pricesOf(one)).toEqual(before);
    expect(await pricesOf(three)).toEqual(before);
    const gone = await change(up([one, 2_000_000_000]));
    expect([gone.status, gone.body.vehicles]).toEqual([409, [2_000_000_000]]);
    expect(await pricesOf(one)).toEqual(before);
  });

  test('of two changes at once one wins', async () => {
    const ids = await newVehicles(2);
    const answers = await Promise.all([change(up(ids)), change(up(ids.toReversed()))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const id of ids) expect(await pricesOf(id)).toEqual(after);
  });

  test('leave reservations at what was agreed', async () => {
    const { token } = await newCustomer();
    const [id] = (await newVehicles(1)) as [number];
    const { body } = await call(createReservation, {
      token,
      query: { carId: id },
      body: times(60),
    });
    const params = { id: body.reservation!.id! };
    await change(up([id]));
    const read = async () => (await call(getOwnReservation, { token, params })).body;
    expect(await read()).toMatchObject({ totalPrice: 20 });
    const longer = { ...times(60, '10:00', '14:00'), expectedPrice: 40 };
    expect((await call(changeReservation, { token, params, body: longer })).status).toBe(200);
    expect(await read()).toMatchObject({ totalPrice: 40, lines: [{ unitPrice: 10, quantity: 4 }] });
  });

  test('of built-in vehicles stay', async () => {
    const { body } = await call(listVehicles);
    const builtIn = body.find((vehicle) => vehicle.builtIn);
    if (!builtIn) return;
    const { pricePerHour, pricePerDay = null, pricePerWeek = null } = builtIn;
    const from = { pricePerHour, pricePerDay, pricePerWeek };
    const answer = await change([{ id: builtIn.id, from, to: after }]);
    expect([answer.status, answer.body.code]).toEqual([403, 'built_in']);
  });
});

describe('prices are refused', () => {
  test.each([
    ['without any', []],
    ['that are none', 'ten'],
    ['of nothing', [{ id: 1, from: before }]],
    ['below a cent', [{ id: 1, from: before, to: { ...after, pricePerHour: 0 } }]],
    ['in parts of a cent', [{ id: 1, from: before, to: { ...after, pricePerDay: 1.001 } }]],
    ['beyond the limit', [{ id: 1, from: before, to: { ...after, pricePerHour: 10_001 } }]],
    ['of a vehicle named twice', [...up([1]), ...up([1])]],
  ])('%s', async (_, prices) => {
    const { status, body } = await change(prices);
    expect([status, Object.keys(body.errors!)]).toEqual([400, ['prices']]);
  });

  test('to customers and anybody', async () => {
    const ids = await newVehicles(1);
    const { token } = await newCustomer();
    expect((await change(up(ids), token)).status).toBe(403);
    expect((await change(up(ids), '')).status).toBe(401);
    expect(await pricesOf(ids[0]!)).toEqual(before);
  });
});
