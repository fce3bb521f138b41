import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VehicleField } from '../../contract/values/vehicle-field.ts';
import { limits } from '../../contract/values/limits.ts';
import {
  checkAvailability,
  createReservation,
  getOwnReservation,
} from '../../contract/reservations/reservations.ts';
import {
  quoteVehicle,
  searchVehicles,
  vehicleCalendar,
} from '../../contract/reservations/search.ts';
import {
  isOptional,
  sampleVehicle,
  vehicleFieldNames,
  vehicleFields,
  type VehicleFieldName,
} from '../../contract/vehicles/vehicle-fields.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import { createVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { listVehicles, pageVehicles } from '../../contract/vehicles/vehicles.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { vehicles } from '../../server/db/schema/index.ts';
import { addVehicles, unusedPlate } from '../support/vehicles.ts';
import {
  administrator,
  facts,
  inDays,
  newCustomer,
  newImage,
  times,
  unique,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { newDatabase } from './database.ts';
import { startOwnServer } from './own-server.ts';

/** Vehicles that differ in these are one to a renter. */
const mayDiffer = [
  'licencePlate',
  'age',
  'vin',
  'firstRegisteredOn',
  'mileageKm',
  'inspectionDueOn',
  'safetyCheckDueOn',
];

function otherValue(name: VehicleFieldName): unknown {
  if (name === 'vin') return 'WVWZZZ1JZXW000001';
  const field: VehicleField = vehicleFields[name];
  const { sample } = field;
  if ('choices' in field) return field.choices!.find((choice) => choice !== sample);
  if (typeof sample === 'boolean') return !sample;
  if (typeof sample === 'number') return sample + 1;
  return field.kind === 'day' ? '2033-03-03' : 'anderswo';
}

describe('of two vehicles that are alike', () => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await newDatabase();
    await addVehicles(open.db, 2, () => sampleVehicleWithPlate());
  });
  afterAll(() => open.close());

  async function areEqual(): Promise<unknown> {
    const { rows } = await open.db.execute(
      sql`select are_equal(a, b) and are_equal(b, a) as equal from vehicles a, vehicles b where a.id = 1 and b.id = 2`,
    );
    return rows[0]!.equal;
  }

  const values = vehicleFieldNames.flatMap((name) => [
    [name, otherValue(name)] as const,
    ...(isOptional(name) ? [[name, null] as const] : []),
  ]);
  test.each(values)(
    'one gets another %s (%j), and is equal only if that may differ',
    async (name, value) => {
      expect(await areEqual()).toBe(true);
      await open.db
        .update(vehicles)
        .set({ [name]: value })
        .where(eq(vehicles.id, 2));
      expect(await areEqual()).toBe(mayDiffer.includes(name));
      await open.db.update(vehicles).set(sampleVehicleWithPlate()).where(eq(vehicles.id, 2));
    },
  );
});

const sampleVehicleWithPlate = () => ({ ...sampleVehicle(), licencePlate: unusedPlate() });

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

/** Adds equal vehicles, by default of a model of their own; their ids in ascending order. */
async function newEquals(count: number, changed: object = {}): Promise<number[]> {
  const body = {
    ...facts(),
    pricePerHour: 10,
    pricePerDay: null,
    seats: 490,
    homePlace: null,
    ...changed,
  };
  for (let number = 0; number < count; number += 1)
    await call(createVehicle, {
      token: admin,
      params: { imageId: await newImage(admin) },
      body: { ...body, licencePlate: unusedPlate(), age: number },
    });
  const { body: all } = await call(listVehicles);
  const ids = all.flatMap(({ id, model }) => (model === body.model ? [id] : []));
  return ids.toSorted((a, b) => a - b).slice(-count);
}

type Clock = [from?: string, to?: string];
const book = (carId: number, days: number, query: object = {}, [from, to]: Clock = []) =>
  call(createReservation, {
    token: customer.token,
    query: { carId, ...query },
    body: times(days, from, to),
  });
const any = { anyEqual: 'true' };

/** Books any equal vehicle; which one it was. */
async function bookAny(carId: number, days: number, clock?: Clock): Promise<number> {
  const { status, body } = await book(carId, days, any, clock);
  expect([status, body.message]).toEqual([201, expect.anything()]);
  const params = { id: body.reservation!.id! };
  const got = await call(getOwnReservation, { token: customer.token, params });
  return got.body.carId!.id;
}

const asked = (days: number, from = '10:00', to = '12:00') => ({
  pickUpDateTime: inDays(days, from),
  dropOffDateTime: inDays(days, to),
});

interface Group {
  vehicle: { id: number; model: string; nextFree: unknown };
  free: number;
  of: number;
  totalPrice: number | null;
}

/** The groups of a model. */
async function groupsOf(model: string, query: object): Promise<Group[]> {
  const { status, body } = await call(searchVehicles, {
    query: { seats: '490', size: '1000', group: 'true', ...query },
  });
  expect(status).toBe(200);
  return (body.content as Group[]).filter(({ vehicle }) => vehicle.model === model);
}

describe('a search for groups', () => {
  test('has one row for equal vehicles, with how many are free, of how many', async () => {
    const model = unique('Gleich');
    const [first, second] = (await newEquals(3, { model })) as [number, number];
    const [dearer] = await newEquals(1, { model, pricePerHour: 11 });
    const both = await groupsOf(model, asked(30));
    expect(both).toMatchObject([
      { vehicle: { id: first, available: true }, free: 3, of: 3, totalPrice: 20 },
      { vehicle: { id: dearer }, free: 1, of: 1, totalPrice: 22 },
    ]);
    await book(first, 30);
    expect(await groupsOf(model, { ...asked(30), sort: 'price', direction: 'DESC' })).toMatchObject(
      [
        { vehicle: { id: dearer }, free: 1, of: 1 },
        { vehicle: { id: second }, free: 2, of: 3 },
      ],
    );
    expect(await groupsOf(model, {})).toMatchObject([
      { vehicle: { id: first }, free: 3, of: 3, totalPrice: null },
      { vehicle: { id: dearer }, free: 1, of: 1 },
    ]);
  });

  test('leaves out those of which none is free, unless they are wanted: then with the first time', async () => {
    const model = unique('Gleich');
    const ids = await newEquals(2, { model });
    await book(ids[0]!, 31, {}, ['09:00', '18:00']);
    await book(ids[1]!, 31, {}, ['09:00', '13:00']);
    expect(await groupsOf(model, asked(31))).toEqual([]);
    const nextFree = { pickUpTime: inDays(31, '13:00'), dropOffTime: inDays(31, '15:00') };
    expect(await groupsOf(model, { ...asked(31), include: 'taken' })).toMatchObject([
      { vehicle: { id: ids[0], available: false, nextFree }, free: 0, of: 2 },
    ]);
    const free = { ...asked(31, '14:00', '15:00'), include: 'taken' };
    expect(await groupsOf(model, free)).toMatchObject([
      { vehicle: { id: ids[1], available: true, nextFree: null }, free: 1, of: 2 },
    ]);
  });

  test('counts no further than the limit', async () => {
    const model = unique('Gleich');
    await newEquals(limits.equalVehicles + 1, { model });
    const most = limits.equalVehicles;
    expect(await groupsOf(model, asked(32))).toMatchObject([{ free: most, of: most }]);
  });

  test('refuses what is neither true nor false', async () => {
    const { status, body } = await call(searchVehicles, { query: { group: 'yes' } });
    expect([status, Object.keys(body.errors!)]).toEqual([400, ['group']]);
  });
});

test('a list has one row for equal vehicles if it is asked for groups, and counts these', async () => {
  const model = unique('Gleich');
  const [first] = await newEquals(3, { model });
  const query = { group: 'true', size: 1000, sort: 'model' };
  const { body } = await call(pageVehicles, { query });
  expect(body.content.filter((row) => row.model === model)).toMatchObject([{ id: first, of: 3 }]);
  expect(body.totalElements).toBe(body.content.length);
  const single = await call(pageVehicles, { query: { ...query, group: 'false' } });
  const rows = single.body.content.filter((row) => row.model === model);
  expect(rows.map((row) => 'of' in row)).toEqual([false, false, false]);
});

test('a list has one row for a kind if it is asked for kinds: the cheapest a day, with their number', async () => {
  const server = await startOwnServer();
  const prices = [
    { category: 'van', pricePerHour: 9, pricePerDay: 80 },
    { category: 'van', pricePerHour: 3, pricePerDay: null },
    { category: 'van', pricePerHour: 4, pricePerDay: 75 },
    { category: 'box', pricePerHour: 5, pricePerDay: 60 },
    { category: null, pricePerHour: 2, pricePerDay: 20 },
    { category: null, pricePerHour: 1, pricePerDay: 10 },
  ];
  await addVehicles(server.db, prices.length, (number) => ({
    ...sampleVehicleWithPlate(),
    ...prices[number - 1]!,
  }));
  const { body } = await server.call(pageVehicles, { query: { group: 'kind', size: 100 } });
  const rows = body.content as { id: number; of: number }[];
  expect(rows.map(({ id, of }) => [id, of]).toSorted()).toEqual([
    [2, 3],
    [4, 1],
    [5, 1],
    [6, 1],
  ]);
  const { status } = await server.call(pageVehicles, { query: { group: 'kinds' } });
  expect(status).toBe(400);
  await server.close();
});

describe('a booking of any equal vehicle', () => {
  test('gets one as long as one is free, and is told then that they are taken', async () => {
    const ids = await newEquals(2);
    expect((await book(ids[0]!, 40)).status).toBe(201);
    expect((await book(ids[0]!, 40)).body.code).toBe('vehicle_taken');
    expect(await bookAny(ids[0]!, 40)).toBe(ids[1]);
    const { status, body } = await book(ids[0]!, 40, any);
    expect([status, body.code]).toEqual([409, 'vehicle_taken']);
    expect((await book(ids[0]!, 40, { anyEqual: 'false' })).body.code).toBe('vehicle_taken');
  });

  test('gets the one with the shortest free time around it, and of several the first', async () => {
    const ids = await newEquals(4);
    const [first, open, narrow, wide] = ids as [number, number, number, number];
    await book(open, 45, {}, ['08:00', '09:30']);
    for (const [id, to, from] of [
      [narrow, '09:00', '13:00'],
      [wide, '08:30', '15:00'],
    ] as const) {
      await book(id, 45, {}, ['06:00', to]);
      await book(id, 45, {}, [from, '19:00']);
    }
    expect(await bookAny(first, 45)).toBe(narrow);
    expect(await bookAny(first, 45)).toBe(wide);
    expect(await bookAny(first, 45)).toBe(open);
    expect(await bookAny(open, 45)).toBe(first);
    const others = await newEquals(3);
    expect(await bookAny(others[2]!, 46)).toBe(others[0]);
  });

  test('leaves out what differs or is retired, and knows no vehicle that is not there', async () => {
    const model = unique('Gleich');
    const [wanted] = await newEquals(1, { model });
    await newEquals(1, { model, deposit: 7 });
    const [retired] = await newEquals(1, { model });
    await call(retireVehicle, { token: admin, params: { id: retired! }, body: {} });
    await book(wanted!, 50);
    expect((await book(wanted!, 50, any)).body.code).toBe('vehicle_taken');
    expect((await book(999_999, 50, any)).body.code).toBe('vehicle_not_found');
    const { status, body } = await book(wanted!, 51, { anyEqual: 'maybe' });
    expect([status, Object.keys(body.errors!)]).toEqual([400, ['anyEqual']]);
  });

  test.each([1, 3])('at once books %i vehicles exactly once each', async (count) => {
    const ids = await newEquals(count);
    const answers = await Promise.all(
      Array.from({ length: 8 * count }, (_, number) => book(ids[number % count]!, 60, any)),
    );
    const booked = answers.filter(({ status }) => status === 201);
    expect(booked).toHaveLength(count);
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.code]).toEqual([409, 'vehicle_taken']);
    const params = booked.map(({ body }) => ({ id: body.reservation!.id! }));
    const { token } = customer;
    const got = await Promise.all(
      params.map((id) => call(getOwnReservation, { token, params: id })),
    );
    const which = got.map(({ body }) => body.carId!.id);
    expect(which.toSorted((a, b) => a - b)).toEqual(ids);
  });

  test('at once by several customers, beside bookings of one of them, loses and doubles none', async () => {
    const ids = await newEquals(3);
    const others = [customer, await newCustomer(), await newCustomer()];
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, number) =>
        call(createReservation, {
          token: others[number % 3]!.token,
          query: { carId: ids[number % 3]!, ...(number % 2 && any) },
          body: times(61),
        }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(3);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
  });

  test('is answered once for an idempotency key, which the same booking of one vehicle does not share', async () => {
    const [id] = (await newEquals(2)) as [number];
    const headers = { 'idempotency-key': `"${unique('gleich')}"` };
    const send = (query: object) =>
      call(createReservation, {
        token: customer.token,
        query: { carId: id, ...query },
        body: times(70),
        headers,
      });
    const [first, again] = [await send(any), await send(any)];
    expect(again.body.reservation).toEqual(first.body.reservation);
    expect((await send({})).status).toBe(422);
  });

  test('is refused at another price than was shown', async () => {
    const [id] = (await newEquals(2)) as [number];
    const body = { ...times(71), expectedPrice: 19 };
    const query = { carId: id, ...any };
    const answer = await call(createReservation, { token: customer.token, query, body });
    expect([answer.status, answer.body.code]).toEqual([409, 'price_changed']);
  });
});

describe('of any equal vehicle', () => {
  test('quote, check and calendar say "taken" only when all are', async () => {
    const ids = await newEquals(2);
    const id = ids[0]!;
    const { token } = customer;
    await book(id, 33, {}, ['08:00', '14:00']);
    const ask = async () => {
      const query = { ...asked(33), ...any };
      const quoted = await call(quoteVehicle, { params: { id }, query });
      const checked = await call(checkAvailability, { token, query: { carId: id, ...query } });
      const days = { from: inDays(33).slice(0, 10), days: '1', ...any };
      const calendar = await call(vehicleCalendar, { params: { id }, query: days });
      return { quoted: quoted.body, checked: checked.body, day: calendar.body.days[0] };
    };
    const one = { available: true, takenUntil: null, nextFree: null, totalPrice: 20 };
    expect(await ask()).toMatchObject({
      quoted: { ...one, alternatives: [] },
      checked: { ...one, success: true },
      day: { state: 'free', taken: [] },
    });
    const alone = await call(quoteVehicle, { params: { id }, query: asked(33) });
    expect(alone.body.available).toBe(false);

    await book(ids[1]!, 33, {}, ['09:00', '13:00']);
    const none = {
      available: false,
      takenUntil: inDays(33, '13:00'),
      nextFree: { pickUpTime: inDays(33, '13:00'), dropOffTime: inDays(33, '15:00') },
      totalPrice: 20,
    };
    expect(await ask()).toMatchObject({
      quoted: none,
      checked: none,
      day: { state: 'partly', taken: [{ from: '09:00', until: '13:00' }] },
    });
  });

  test('a vehicle that does not exist is told', async () => {
    const query = { ...asked(33), ...any };
    const { status } = await call(quoteVehicle, { params: { id: 999_999 }, query });
    expect(status).toBe(404);
  });
});
