import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import type { OpenDatabase } from '../../server/db/index.ts';
import { newSession } from '../support/session.ts';
import { inDays, times } from './actors.ts';
import { newDatabase } from './database.ts';
import { addVehicles } from '../support/vehicles.ts';
import { english } from '../support/english.ts';

const vehicles = 60;
const mostOpen = 4;
const mostAnHour = 7;

let open: OpenDatabase;
let app: FastifyInstance;
let customer: string;
let administrator: string;
beforeAll(async () => {
  open = await newDatabase();
  await open.db.execute(sql`
    insert into users (first_name, last_name, email, phone_number, address, zip_code, password_hash, roles)
    select '', '', n || '@example.com', '', '', '', '', array[case n when 1 then 'Customer' else 'Administrator' end]
    from generate_series(1, 2) n`);
  await addVehicles(open.db, vehicles);
  [customer, administrator] = [await newSession(open.db, 1), await newSession(open.db, 2)];
  const settings = config({
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    MAX_OPEN_RESERVATIONS: `${mostOpen}`,
    MAX_RENTAL_DAYS: '30',
    MAX_BOOKINGS_PER_HOUR: `${mostAnHour}`,
    MAX_OPEN_DAYS_NEW: '0',
  });
  app = await createApp({ db: open.db, config: settings, site: '/nowhere' });
});
beforeEach(() => open.db.execute(sql`truncate reservations, booking_requests cascade`));
afterAll(async () => {
  await app.close();
  await open.close();
});

interface Sent {
  token?: string;
  key?: string;
  body?: object;
  path?: string;
}

const book = (carId: number, { token = customer, key, body = times(40), path = '' }: Sent = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/reservations/add${path}${path ? '&' : '?'}carId=${carId}`,
    headers: { authorization: `Bearer ${token}`, ...(key && { 'idempotency-key': key }) },
    payload: body,
  });
const statusOf = async (answer: ReturnType<typeof book>) => (await answer).statusCode;
const codeOf = async (answer: ReturnType<typeof book>) => (await answer).json<Body>().code;
interface Body {
  code?: string;
}
const change = (assignment: string) =>
  open.db.execute(sql.raw(`update reservations set ${assignment}`));
const count = async () =>
  (await open.db.execute(sql`select count(*)::int as n from reservations`)).rows[0]?.n;

test('a customer’s open reservations are limited', async () => {
  for (let carId = 1; carId <= mostOpen; carId += 1) expect(await statusOf(book(carId))).toBe(201);
  const refused = await book(mostOpen + 1);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'too_many_reservations',
    message: english.reservations.tooManyOpen({ max: mostOpen }),
  });
  await change(`status = 'CANCELLED' where vehicle_id = 1`);
  expect(await statusOf(book(mostOpen + 1))).toBe(201);
  // Ended rentals do not count, even if nobody completed them.
  await change(
    `pick_up_at = now() - interval '2 days', drop_off_at = now() - interval '1 day' where vehicle_id = 2`,
  );
  expect(await statusOf(book(mostOpen + 2))).toBe(201);
  expect(await codeOf(book(mostOpen + 3))).toBe('too_many_reservations');
});

test.each([false, true])(
  'of 50 bookings at once as many as allowed are made; with keys: %s',
  async (keyed) => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        book(1 + place, keyed ? { key: `parallel-${place}` } : {}),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(mostOpen);
    expect(statuses.filter((status) => status === 409)).toHaveLength(50 - mostOpen);
    expect(await count()).toBe(mostOpen);
  },
);

test('a customer’s bookings per hour are limited, cancelled ones included, with Retry-After', async () => {
  for (let carId = 1; carId <= mostAnHour; carId += 1) {
    expect(await statusOf(book(carId))).toBe(201);
    await change(`status = 'CANCELLED'`);
  }
  await change(`created_at = now() - interval '50 minutes' where vehicle_id = 1`);
  const key = 'later';
  const refused = await book(mostAnHour + 1, { key });
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({
    code: 'too_many_bookings',
    message: english.reservations.tooManyAnHour({ max: mostAnHour }),
  });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBeGreaterThan(500);
  expect(seconds).toBeLessThanOrEqual(600);
  await change(`created_at = now() - interval '61 minutes' where vehicle_id = 1`);
  // A retry after that time may use the same key.
  expect(await statusOf(book(mostAnHour + 1, { key }))).toBe(201);
  expect(await statusOf(book(mostAnHour + 2))).toBe(429);
});

test('the length of a rental is limited, in days by the clock', async () => {
  const until = (dropOffTime: string) => ({ ...times(40), dropOffTime });
  expect(await statusOf(book(1, { body: until(inDays(70)) }))).toBe(201);
  const refused = await book(2, { body: until(inDays(70, '10:01')) });
  expect(refused.statusCode).toBe(400);
  const message = english.reservations.rentalTooLong({ max: 30 });
  expect(refused.json()).toMatchObject({
    code: 'rental_too_long',
    message,
    errors: { dropOffTime: message },
  });
  const availability = await app.inject({
    url: '/api/reservations/auth',
    query: { carId: '2', pickUpDateTime: inDays(40), dropOffDateTime: inDays(70, '10:01') },
    headers: { authorization: `Bearer ${customer}` },
  });
  expect(availability.json()).toMatchObject({
    code: 'rental_too_long',
    errors: { dropOffDateTime: message },
  });
});

test('administrators book without limits, for customers and for themselves', async () => {
  const body = { ...times(40), dropOffTime: inDays(80) };
  const [own, for1] = [
    { token: administrator, body },
    { token: administrator, body, path: '/auth?userId=1' },
  ];
  for (let carId = 1; carId <= 10; carId += 1) expect(await statusOf(book(carId, own))).toBe(201);
  for (let carId = 11; carId <= 20; carId += 1) expect(await statusOf(book(carId, for1))).toBe(201);
  // They belong to the customer, but do not count as the customer's bookings.
  expect(await codeOf(book(21))).toBe('too_many_reservations');
  await change(`status = 'DONE'`);
  expect(await statusOf(book(21))).toBe(201);
});

test('a key stays refused for too many open reservations; a new key is not', async () => {
  await Promise.all(Array.from({ length: mostOpen }, (_, place) => book(1 + place)));
  expect(await statusOf(book(9, { key: 'first' }))).toBe(409);
  await change(`status = 'CANCELLED'`);
  expect(await codeOf(book(9, { key: 'first' }))).toBe('too_many_reservations');
  expect(await statusOf(book(9, { key: 'second' }))).toBe(201);
});

test('a key sent for two customers at once books for only one', async () => {
  const token = administrator;
  for (let round = 0; round < 10; round += 1) {
    await open.db.execute(sql`truncate reservations cascade`);
    const answers = await Promise.all(
      [1, 2].map((user) =>
        book(user, { token, key: `both-${round}`, path: `/auth?userId=${user}` }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 422]);
    expect(await count()).toBe(1);
  }
});

test('a booking at the same cents is taken, however a program adds them up', async () => {
  await open.db.execute(sql`update vehicles set price_per_hour = 9.9 where id = 1`);
  const body = { ...times(40), expectedPrice: 9.9 * 2 + 4e-15 };
  expect(body.expectedPrice).not.toBe(19.8);
  expect((await book(1, { body, key: 'noise' })).statusCode).toBe(201);
  await open.db.execute(sql`update vehicles set price_per_hour = 10 where id = 1`);
});

test('a booking whose price has changed is refused with today’s price', async () => {
  const body = { ...times(40), expectedPrice: 19 };
  const refused = await book(1, { body, key: 'dear' });
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'price_changed',
    message: english.reservations.priceChanged,
    totalPrice: 20,
    lines: [{ unit: 'hour', quantity: 2, unitPrice: 10, amount: 20 }],
  });
  expect(await count()).toBe(0);
  // A repeat gets the same answer; another price is another request.
  await open.db.execute(sql`update vehicles set price_per_hour = 9.5 where id = 1`);
  expect((await book(1, { body, key: 'dear' })).json()).toMatchObject({ totalPrice: 20 });
  const other = await book(1, { body: { ...body, expectedPrice: 20 }, key: 'dear' });
  expect([other.statusCode, other.json<{ message: string }>().message]).toEqual([
    422,
    english.common.otherRequest,
  ]);
  const made = await book(1, { body, key: 'new' });
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ reservation: { totalPrice: 19 } });
  expect((await book(1, { body, key: 'new' })).json()).toEqual(made.json());
  await open.db.execute(sql`update vehicles set price_per_hour = 10 where id = 1`);
});

test('a booking without an expected price is made at today’s price', async () => {
  for (const [place, expectedPrice] of [undefined, null].entries()) {
    const answer = await book(1 + place, { body: { ...times(40), expectedPrice } });
    expect(answer.json()).toMatchObject({ reservation: { totalPrice: 20 } });
  }
});
