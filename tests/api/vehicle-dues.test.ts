import { beforeAll, describe, expect, test } from 'vitest';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { getVehicleHistory } from '../../contract/office/history.ts';
import { checkAvailability } from '../../contract/reservations/reservations.ts';
import { addMonths } from '../../contract/values/add-days.ts';
import { getFleetVehicle, getVehicle, pageFleet } from '../../contract/vehicles/vehicles.ts';
import { changeDue, listReadings, updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { daysOnceDone, type Due } from '../../contract/vehicles/vehicle-dues.ts';
import { dueOn } from '../support/dues.ts';
import { english } from '../support/english.ts';
import {
  administrator,
  facts,
  inDays,
  newCustomer,
  newVehicle,
  unique,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const noDays = { inspectionDueOn: null, safetyCheckDueOn: null };
const day = (days: number) => inDays(days).slice(0, 10);
const read = async (id: number) =>
  (await call(getFleetVehicle, { token: admin, params: { id } })).body;
const change = async (id: number, body: object) => {
  const imageId = (await read(id)).image![0]!;
  const { inspectionDueOn, safetyCheckDueOn, ...others } = facts();
  return call(updateVehicle, {
    token: admin,
    query: { id, imageId },
    body: { ...others, ...body },
  });
};
const other: Due = dueOn('other', '2031-08-01', { name: 'Gasprüfung', blocks: false });

test('the history tells which dues were others, with their values', async () => {
  const id = await newVehicle(admin, { ...noDays, dues: [dueOn('tachograph', '2031-02-20')] });
  await change(id, { dues: [dueOn('tachograph', '2033-02-20')] });
  const { body } = await call(getVehicleHistory, { token: admin, params: { id } });
  expect(body[0]?.changes).toMatchObject({
    dues: {
      from: [dueOn('tachograph', '2031-02-20')],
      to: [dueOn('tachograph', '2033-02-20')],
    },
  });
});

describe('dues and the two days that clients knew before', () => {
  test('are the same, whoever writes them', async () => {
    const id = await newVehicle(admin, { ...noDays, inspectionDueOn: '2031-04-30' });
    expect((await read(id)).dues).toEqual([dueOn('inspection', '2031-04-30')]);
    const done = dueOn('inspection', '2032-02-28', { lastOn: '2031-02-28' });
    await change(id, { dues: [other, done, dueOn('safetyCheck', '2031-01-01')] });
    expect(await read(id)).toMatchObject({
      dues: [other, done, dueOn('safetyCheck', '2031-01-01')],
      inspectionDueOn: '2032-02-28',
      safetyCheckDueOn: '2031-01-01',
    });
    // Of what a client sets back nobody knows when it was done.
    await change(id, { inspectionDueOn: '2031-12-01', safetyCheckDueOn: null });
    expect((await read(id)).dues).toEqual([other, dueOn('inspection', '2031-12-01')]);
    await change(id, {});
    expect((await read(id)).dues).toEqual([other, dueOn('inspection', '2031-12-01')]);
    await change(id, { dues: [] });
    expect(await read(id)).toMatchObject({ dues: [], ...noDays });
  });

  test('stay the same through any changes of either', async () => {
    const id = await newVehicle(admin, noDays);
    const days = [null, '2031-01-31', '2031-02-28', '2032-02-29'];
    const some = <Item>(items: Item[]) => items[Math.floor(Math.random() * items.length)]!;
    for (let round = 0; round < 40; round += 1) {
      const [inspectionDueOn, safetyCheckDueOn] = [some(days), some(days)];
      const dues = [
        ...(inspectionDueOn ? [dueOn('inspection', inspectionDueOn)] : []),
        ...some([[], [other], [dueOn('tachograph', '2031-05-05')]]),
      ];
      const body = some<object>([{ dues }, { inspectionDueOn }, { safetyCheckDueOn }]);
      expect((await change(id, body)).status).toBe(200);
      const now = await read(id);
      const of = (kind: string) => now.dues!.find((due) => due.kind === kind)?.dueOn ?? null;
      expect([now.inspectionDueOn, now.safetyCheckDueOn], JSON.stringify(body)).toEqual([
        of('inspection'),
        of('safetyCheck'),
      ]);
      expect(now).toMatchObject(body);
    }
  });
});

describe('a due', () => {
  test('follows from the last day and the months', async () => {
    const sent = { kind: 'tachograph', months: '24', lastOn: '2030-02-28', blocks: false };
    const id = await newVehicle(admin, { ...noDays, dues: [sent] });
    expect((await read(id)).dues).toEqual([
      {
        kind: 'tachograph',
        name: null,
        months: 24,
        lastOn: '2030-02-28',
        dueOn: '2032-02-28',
        blocks: false,
      },
    ]);
  });

  test.each([
    ['dues', 'x', english.vehicles.dues],
    ['kind', 'tyres', english.vehicles.dueKind],
    ['name', ' ', english.vehicles.dueName],
    ['months', 0, english.vehicles.dueMonths],
    ['months', 121, english.vehicles.dueMonths],
    ['lastOn', '30.02.2031', english.vehicles.dueLastOn],
    ['dueOn', '', english.vehicles.dueOn],
    ['blocks', 'perhaps', english.vehicles.dueBlocks],
  ])('are refused for %s %j', async (name, value, message) => {
    const id = await newVehicle(admin, noDays);
    const dues = name === 'dues' ? value : [{ ...other, [name]: value }];
    const { status, body } = await change(id, { dues });
    expect([status, body.errors]).toEqual([400, { dues: message }]);
    expect((await read(id)).dues).toEqual([]);
  });

  test('of a kind is there once', async () => {
    const id = await newVehicle(admin, noDays);
    const twice = [dueOn('tailLift', '2031-01-01'), other, other, dueOn('tailLift', '2031-02-02')];
    expect((await change(id, { dues: twice })).body.errors).toEqual({
      dues: english.vehicles.dueTwice,
    });
    expect((await change(id, { dues: Array.from({ length: 21 }, () => other) })).status).toBe(400);
  });

  test('is done and undone in one step each, unless it is another one meanwhile', async () => {
    const due = dueOn('safetyInspection', day(-2), { months: 6 });
    const id = await newVehicle(admin, { ...noDays, dues: [other, due] });
    const note = (from: Due, days: object, token = admin) =>
      call(changeDue, { token, params: { id }, body: { due: from, ...days } });
    const today = day(0);
    const days = daysOnceDone(due, today);
    expect(days).toEqual({ lastOn: today, dueOn: addMonths(today, 6) });
    expect((await note(due, days, customer.token)).status).toBe(403);
    expect((await note(due, days)).status).toBe(200);
    expect((await read(id)).dues).toEqual([other, { ...due, ...days }]);
    expect(refusal(await note(due, days))).toEqual([409, 'changed_meanwhile']);
    expect((await note({ ...due, ...days }, due)).status).toBe(200);
    expect((await read(id)).dues).toEqual([other, due]);
    const { body: history } = await call(getVehicleHistory, { token: admin, params: { id } });
    expect(history.filter(({ changes }) => 'dues' in changes)).toHaveLength(2);
    const unknown = { token: admin, params: { id: 2_000_000_000 }, body: { due, ...days } };
    expect(refusal(await call(changeDue, unknown))).toEqual([404, 'vehicle_not_found']);
  });
});

describe('past its day', () => {
  const rented = async (blocks: boolean) => {
    const dues = [dueOn('tachograph', day(-1), { blocks })];
    return book(admin, customer.id, [-1, 3], { ...plain, ...noDays, dues });
  };

  test('what blocks takes a vehicle out of renting, and a hand-over needs a reason', async () => {
    const booked = await rented(true);
    const { read: counter, handOver } = desk(admin, booked);
    expect(await counter()).toMatchObject({ isPastDue: true });
    expect(refusal(await handOver())).toEqual([409, 'vehicle_past_due']);
    expect((await handOver({ ...full, reason: 'Fährt hin' })).status).toBe(200);
  });

  test('what warns only tells', async () => {
    const booked = await rented(false);
    const { read: counter, handOver } = desk(admin, booked);
    expect(await counter()).toMatchObject({
      isPastDue: false,
      vehicle: { dues: [{ kind: 'tachograph' }] },
    });
    expect((await handOver()).status).toBe(200);
  });

  test.each([
    [true, false],
    [false, true],
  ])('blocking %s: it can be had soon: %s', async (blocks, available) => {
    const carId = await newVehicle(admin, {
      ...noDays,
      dues: [dueOn('tailLift', day(-1), { blocks })],
    });
    const { token } = customer;
    const query = { carId, pickUpDateTime: inHours(4), dropOffDateTime: inHours(8) };
    expect((await call(checkAvailability, { token, query })).body).toMatchObject({ available });
  });
});

test('all dues are in the list, its filter and on the dashboard, and visitors see none', async () => {
  const model = unique('Frist');
  const dues = [dueOn('other', day(-4000), { name: 'Kran', blocks: false })];
  const id = await newVehicle(admin, { model, ...noDays, dues });
  const query = { search: model, state: 'due' };
  const { body: page } = await call(pageFleet, { token: admin, query });
  expect(page.content).toMatchObject([{ id, dues }]);
  const { body: dashboard } = await call(getDashboard, { token: admin });
  expect(dashboard.today.dues!.find((row) => row.id === id)).toMatchObject({ dues });
  const { body: shown } = await call(getVehicle, { params: { id } });
  expect(JSON.stringify(shown)).not.toMatch(/dues|Kran|vin/);
});

describe('a vehicle identification number and first registration', () => {
  test('are read in any case and with blanks', async () => {
    const id = await newVehicle(admin, { vin: ' wdb 906-6331s1 23456 ' });
    expect(await read(id)).toMatchObject({ vin: 'WDB9066331S123456' });
  });

  test.each([
    'WDB9066331S12345',
    'WDB9066331S1234567',
    'WDB9066331S12345O',
    'WDBI066331S123456',
    7,
  ])('is none: %s', async (vin) => {
    const { status, body } = await change(await newVehicle(admin), { vin });
    expect([status, body.errors]).toEqual([400, { vin: english.vehicles.vin }]);
  });

  test('give the age', async () => {
    const registered = (years: number, days: number) => {
      const birthday = addMonths(day(days), -12 * years);
      return newVehicle(admin, { age: 40, firstRegisteredOn: birthday });
    };
    expect((await read(await registered(3, -1))).age).toBe(3);
    expect((await read(await registered(3, 2))).age).toBe(2);
    expect((await read(await registered(-1, 0))).age).toBe(0);
    const id = await newVehicle(admin, { age: 7, firstRegisteredOn: null });
    expect((await read(id)).age).toBe(7);
  });
});

test('what was read off a vehicle is listed by time, for staff', async () => {
  const booked = await book(admin, customer.id, [-2, 3], plain);
  const params = { id: booked.vehicleId };
  expect((await call(listReadings, { token: admin, params })).body).toEqual([]);
  const { handOver, takeBack } = desk(admin, booked);
  const [out, back] = [await handOver(), await takeBack({ ...full, mileageKm: 20_100 })];
  expect([out.status, back.status]).toEqual([200, 200]);
  const { body } = await call(listReadings, { token: admin, params });
  expect(body).toMatchObject([
    { reservationId: booked.id, step: 'hand-over', mileageKm: full.mileageKm },
    { reservationId: booked.id, step: 'return', mileageKm: 20_100 },
  ]);
  expect((await call(listReadings, { token: customer.token, params })).status).toBe(403);
  const unknown = { token: admin, params: { id: 2_000_000_000 } };
  expect(refusal(await call(listReadings, unknown))).toEqual([404, 'vehicle_not_found']);
});
