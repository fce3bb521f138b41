import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import type { Answer } from '../../contract/wire/endpoint.ts';
import { exportReservations } from '../../contract/office/exports.ts';
import {
  createReservationFor,
  dues,
  listReservationsOf,
  pageReservations,
  paymentStates,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { config } from '../../server/config.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { administrator, inDays, newCustomer, newVehicle, times } from './actors.ts';
import { addressOf } from '../support/address.ts';
import { call, send } from './call.ts';
import { createAdministrator } from '../support/administrator.ts';
import { english } from '../support/english.ts';
import { addVehicles } from '../support/vehicles.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let admin: string;
let carId: number;
let userId: number;
let ids: number[];

/** Two reservations of one vehicle: on day 50, and a cancelled one on day 52. */
beforeAll(async () => {
  admin = await administrator();
  carId = await newVehicle(admin);
  ({ id: userId } = await newCustomer());
  for (const day of [50, 52])
    await call(createReservationFor, {
      token: admin,
      query: { carId, userId },
      body: times(day, '08:00', '18:00'),
    });
  const { body } = await call(listReservationsOf, { token: admin, query: { userId } });
  ids = (body as { id: number }[]).map(({ id }) => id);
  await call(updateReservation, {
    token: admin,
    query: { carId, reservationId: ids[1]! },
    body: { ...times(52, '08:00', '18:00'), status: 'CANCELLED' },
  });
});

const day = (days: number) => inDays(days).slice(0, 10);

async function found(filter: Record<string, string | number>) {
  const { body } = await call(pageReservations, { token: admin, query: { carId, ...filter } });
  expect(body.totalElements).toBe(body.content.length);
  return body.content.map(({ id }) => id);
}

test('what is paid, open and held', async () => {
  const note = (kind: string, amount: number) =>
    call(addPayment, {
      token: admin,
      params: { id: ids[0]! },
      body: { id: crypto.randomUUID(), kind, method: 'card', amount, note: '' },
    });
  const states = async () => {
    const matches = await Promise.all(
      paymentStates.map((paymentState) => found({ userId, paymentState })),
    );
    return paymentStates.filter((_, index) => matches[index]!.includes(ids[0]!));
  };
  const { body } = await call(pageReservations, { token: admin, query: { userId } });
  const { open = 0 } = body.content.find(({ id }) => id === ids[0])!;
  expect(open).toBeGreaterThan(1);
  expect(await states()).toEqual(['open', 'notInvoiced']);
  await note('payment', 1);
  expect(await states()).toEqual(['partly', 'open', 'notInvoiced']);
  await note('payment', open - 1);
  expect(await states()).toEqual(['paid']);
  await note('payment', 1);
  expect(await states()).toEqual(['overpaid']);
  expect(await found({ userId, depositState: 'held' })).toEqual([]);
  await note('deposit_taken', 5);
  expect(await found({ userId, depositState: 'held' })).toEqual([ids[0]]);
  // Of the cancelled one nothing is to be paid.
  expect(await found({ userId, paymentState: 'overpaid' })).toEqual([ids[0]]);
});

test('a customer, and what of theirs is over', async () => {
  expect(await found({ userId })).toEqual(ids);
  expect(await found({ userId, state: 'open' })).toEqual([ids[0]]);
  expect(await found({ userId, state: 'over' })).toEqual([ids[1]]);
  expect(await found({ userId: (await newCustomer()).id })).toEqual([]);
  const wrong = addressOf(pageReservations, { query: { userId: 'x' } });
  expect((await send('GET', wrong, { token: admin })).status).toBe(400);
});

test('a vehicle and a status', async () => {
  expect(await found({})).toEqual(ids);
  expect(await found({ status: 'CREATED' })).toEqual([ids[0]]);
  expect(await found({ status: 'CANCELLED' })).toEqual([ids[1]]);
  expect(await found({ status: 'DONE' })).toEqual([]);
});

test('days, both included', async () => {
  expect(await found({ from: day(50), until: day(50) })).toEqual([ids[0]]);
  expect(await found({ from: day(51) })).toEqual([ids[1]]);
  expect(await found({ until: day(51) })).toEqual([ids[0]]);
  expect(await found({ from: day(51), until: day(51) })).toEqual([]);
});

test('those that reach into the days are found and counted once, however long they are', async () => {
  const vehicle = await newVehicle(admin, { category: 'pickup' });
  const { id: userId, email } = await newCustomer();
  const query = { carId: vehicle, userId };
  const book = async (pickUp: number, dropOff: number) => {
    const { dropOffTime } = times(dropOff, '08:00', '09:00');
    const body = { ...times(pickUp, '10:00', '11:00'), dropOffTime };
    const { body: answer } = await call(createReservationFor, { token: admin, query, body });
    return answer.reservation!.id;
  };
  const [long, overnight, within] = [await book(60, 80), await book(80, 81), await book(81, 82)];
  const period = { carId: vehicle, from: day(80), until: day(81) };
  const filters: Record<string, string>[] = [
    {},
    { category: 'pickup' },
    { status: 'CREATED' },
    { search: email },
  ];
  for (const filter of filters)
    expect(await found({ ...period, ...filter })).toEqual([long, overnight, within]);
  expect(await found({ ...period, category: 'van' })).toEqual([]);
  expect(await found({ carId: vehicle, from: day(70), until: day(70) })).toEqual([long]);
  expect(await found({ carId: vehicle, from: day(82) })).toEqual([within]);
});

test('days in the wrong order are refused, and one alone is not', async () => {
  for (const endpoint of [pageReservations, exportReservations]) {
    const query = { from: day(51), until: day(50) };
    const { status, text } = await send('GET', addressOf(endpoint, { query }), { token: admin });
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({
      message: english.filters.order,
      errors: { until: english.filters.order },
    });
  }
});

describe('the tasks of a day, on a server where nobody else works', () => {
  let own: OwnServer;
  beforeAll(async () => {
    own = await startOwnServer();
    await createAdministrator(own.db, config({}));
    await addVehicles(own.db, 4);
    const { id } = await own.newUser();
    const add = (
      vehicle: number,
      pickUp: string,
      dropOff: string,
      pickedUp: string | null = null,
    ) =>
      own.db.execute(sql`
        insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, picked_up_at, pick_up_location, drop_off_location, total_price)
        values (${id}, ${vehicle}, ${pickUp}, ${dropOff}, ${pickedUp}, '', '', 10)`);
    const yesterday = '2030-01-15T08:00+01:00';
    const morning = '2030-01-16T11:00+01:00';
    const evening = '2030-01-16T18:00+01:00';
    const tomorrow = '2030-01-17T08:00+01:00';
    await add(1, evening, tomorrow);
    await add(2, morning, tomorrow);
    await add(2, yesterday, morning, yesterday);
    await add(3, yesterday, evening, yesterday);
    await add(4, yesterday, morning);
    await add(4, tomorrow, '2030-01-18T08:00+01:00');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-01-16T12:00:00+01:00') });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await own.close();
  });

  test('each is a filter, with as many as the dashboard says', async () => {
    const token = await own.tokenOf(demoLogins.administrator);
    const { body } = await own.call(getDashboard, { token });
    const { today } = body as Answer<typeof getDashboard>;
    expect(today.counts).toMatchObject({ pickUps: 2, returns: 1, lateReturns: 1, toBeClosed: 1 });
    for (const due of dues) {
      const page = await own.call(pageReservations, { token, query: { due } });
      const { content, totalElements } = page.body as Answer<typeof pageReservations>;
      expect(totalElements).toBe(today.counts[due]);
      const found = content.map(({ id }) => id).sort();
      expect(found).toEqual(today[due]!.map(({ id }) => id).sort());
      expect(content.every(({ status }) => status === 'CREATED')).toBe(true);
    }
  });
});

test('what is no task is refused', async () => {
  const { status } = await call(pageReservations, { token: admin, query: { due: 'never' } });
  expect(status).toBe(400);
});

test.each(['2030-02-30', 'tomorrow', '0000-01-01', '0001-01-01', '9999-12-31'])(
  'the day %s is refused',
  async (from) => {
    const query = { from };
    const { status, body } = await call(pageReservations, { token: admin, query });
    expect(status).toBe(400);
    expect(body.message).toBe(english.times.bad);
  },
);
