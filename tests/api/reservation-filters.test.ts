import { beforeAll, expect, test } from 'vitest';
import { getDashboard } from '../../contract/dashboard.ts';
import { exportReservations } from '../../contract/exports.ts';
import {
  createReservationFor,
  dues,
  listReservationsOf,
  pageReservations,
  updateReservation,
} from '../../contract/reservations-admin.ts';
import { administrator, inDays, newCustomer, newVehicle, times } from './actors.ts';
import { addressOf } from '../support/address.ts';
import { call, send } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
let carId: number;
let ids: number[];

/** Two reservations of one vehicle: on day 50, and a cancelled one on day 52. */
beforeAll(async () => {
  admin = await administrator();
  carId = await newVehicle(admin);
  const { id: userId } = await newCustomer();
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

test('M14: days in the wrong order are refused, and one alone is not', async () => {
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

test('M10: each kind of task on the dashboard is a filter', async () => {
  const { body } = await call(getDashboard, { token: admin });
  for (const due of dues) {
    const query = { due, size: 1000 };
    const page = await call(pageReservations, { token: admin, query });
    expect(page.body.totalElements).toBe(body.today.counts[due]);
    const ids = new Set(page.body.content.map(({ id }) => id));
    expect(body.today[due]!.every(({ id }) => ids.has(id))).toBe(true);
    expect(page.body.content.every(({ status }) => status === 'CREATED')).toBe(true);
  }
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
