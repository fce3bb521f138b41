import { afterAll, beforeAll, expect, test } from 'vitest';
import { handOver, takeBack } from '../../contract/counter/counter.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { changeReservation, createReservation } from '../../contract/reservations/reservations.ts';
import { users } from '../../server/db/schema/index.ts';
import { eq, sql } from 'drizzle-orm';
import { full, inHours } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
beforeAll(async () => {
  const limits = { MAX_OPEN_DAYS_NEW: '10', MAX_OPEN_DAYS: '20', MAX_RENTAL_DAYS: '0' };
  server = await startOwnServer({ ...limits, MAX_BOOKINGS_PER_NETWORK: '5', RATE_LIMITS: 'on' });
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
});
afterAll(() => server.close());

const day = 24;
/** Books a new vehicle for so many days; each test comes from a network of its own. */
async function book(customer: Person, days: number, address: string, vehicle?: number) {
  const times = { pickUpTime: inHours(48), dropOffTime: inHours(48 + days * day) };
  const { status, body } = await server.call(createReservation, {
    token: customer.token,
    query: { carId: vehicle ?? (await desk.newVehicle(admin)) },
    body: { ...sampleRental(), ...times },
    headers: { 'x-forwarded-for': address },
  });
  return { answer: [status, body.code], id: (body.reservation as { id: number } | null)?.id };
}
const booked = [201, undefined];
const tooManyDays = [409, 'too_many_days'];

test('new customers have few days of rentals ahead, until a rental is back', async () => {
  const customer = await desk.person();
  expect((await book(customer, 6, '192.0.2.1')).answer).toEqual(booked);
  expect((await book(customer, 5, '192.0.2.1')).answer).toEqual(tooManyDays);
  expect((await book(customer, 4, '192.0.2.1')).answer).toEqual(booked);
  const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [-2, 2]);
  const about = { token: admin.token, params: { id }, body: full };
  await desk.make(handOver, about);
  await desk.make(takeBack, about);
  expect((await book(customer, 10, '192.0.2.1')).answer).toEqual(booked);
  expect((await book(customer, 1, '192.0.2.1')).answer).toEqual(tooManyDays);
});

test('whom an administrator trusts may book as much as who has rented before', async () => {
  const customer = await desk.person();
  await server.db.update(users).set({ trusted: true }).where(eq(users.id, customer.id));
  expect((await book(customer, 15, '192.0.2.2')).answer).toEqual(booked);
});

test('administrators book as long as they like', async () => {
  const customer = await desk.person();
  const { status } = await server.call(createReservationFor, {
    token: admin.token,
    query: { carId: await desk.newVehicle(admin), userId: customer.id },
    body: { ...sampleRental(), pickUpTime: inHours(day), dropOffTime: inHours(60 * day) },
  });
  expect(status).toBe(201);
});

test('a short rental cannot be made longer than the days that are left', async () => {
  const customer = await desk.person();
  const { id } = await book(customer, 2, '192.0.2.3');
  const change = async (days: number) => {
    const times = { pickUpTime: inHours(48), dropOffTime: inHours(48 + days * day) };
    const { status, body } = await server.call(changeReservation, {
      token: customer.token,
      params: { id: id! },
      body: { ...sampleRental(), ...times },
    });
    return [status, body.code];
  };
  expect(await change(11)).toEqual(tooManyDays);
  expect(await change(9)).toEqual([200, undefined]);
});

test('bookings at once do not exceed the days together', async () => {
  const customer = await desk.person();
  const vehicles: number[] = [];
  for (let count = 0; count < 4; count += 1) vehicles.push(await desk.newVehicle(admin));
  const all = await Promise.all(vehicles.map((id) => book(customer, 4, '192.0.2.4', id)));
  expect(all.filter(({ answer }) => answer[0] === 201)).toHaveLength(2);
});

test('one network books only so often within an hour, whoever books; a repeat is answered', async () => {
  const [one, other] = [await desk.person(), await desk.person()];
  for (const customer of [one, other, one, other])
    expect((await book(customer, 0.1, '192.0.2.5')).answer).toEqual(booked);
  const key = 'b5f1c3a0-7d64-4d0e-9a55-0a7f6f1f2c11';
  const vehicle = { query: { carId: await desk.newVehicle(admin) } };
  const times = { pickUpTime: inHours(day), dropOffTime: inHours(day + 2) };
  const ask = () =>
    server.call(createReservation, {
      ...vehicle,
      token: one.token,
      body: { ...sampleRental(), ...times },
      headers: { 'x-forwarded-for': '192.0.2.5', 'idempotency-key': key },
    });
  const first = await ask();
  expect(first.status).toBe(201);
  expect((await book(other, 0.1, '192.0.2.5')).answer).toEqual([429, 'too_many_bookings']);
  expect((await book(other, 0.1, '192.0.2.6')).answer).toEqual(booked);
  expect(await ask()).toEqual(first);
});

test('the largest number of days that a setting may have is no failure', async () => {
  const customer = await desk.person();
  const { rows } = await server.db.execute(sql`
    select exceeded_open_days(${customer.id}, null, now(), now() + interval '99 days', 999999, 999999) as days`);
  expect(rows).toEqual([{ days: null }]);
});
