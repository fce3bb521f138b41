import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPlaces } from '../../contract/site/places.ts';
import {
  changeReservation,
  checkAvailability,
  createReservation,
} from '../../contract/reservations/reservations.ts';
import {
  listChoices,
  quoteVehicle,
  searchVehicles,
  vehicleCalendar,
  type CalendarDay,
  type SearchResult,
  type VehicleChoice,
} from '../../contract/reservations/search.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { describeLostPlaces } from '../../server/vehicles/index.ts';
import { addVehicles } from '../support/vehicles.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';
import { addressOf } from '../support/address.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import type { Sent } from './call.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** Of a Monday within the horizon, or another day after it. */
const monday = (() => {
  const date = new Date(Date.now() + 40 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7));
  return date;
})();
const dateOf = (day: number) =>
  new Date(monday.getTime() + day * 86_400_000).toISOString().slice(0, 10);
const on = (day: number, time: string) => `${dateOf(day)}T${time}`;
/** The day after that Monday on which bookings end, as they do two years from now. */
const daysAhead = Math.round((Date.now() - monday.getTime()) / 86_400_000) + 730;

const hours = [{ days: [1, 2, 3, 4, 5], opens: '07:00', closes: '16:00' }];
const depot = {
  slug: 'depot',
  name: 'Depot',
  address: 'Kabelweg 3, 12347 Musterstadt',
  map: 'https://maps.example/',
  hours,
  closed: [
    { from: dateOf(daysAhead - 1), until: dateOf(daysAhead + 1) },
    { from: '2030-05-01', until: '2030-05-01' },
  ],
};
const yard = {
  ...depot,
  slug: 'yard',
  name: 'Yard',
  outOfHours: 'ask',
  keyDrop: { where: 'Tor', responsible: 'opening' },
};

let site: string;
let own: OwnServer;
let app: FastifyInstance;
let customer: { id: number; token: string };
let admin: string;
beforeAll(async () => {
  site = mkdtempSync(join(tmpdir(), 'vehicle-rental-places-'));
  const facts = JSON.parse(
    readFileSync(new URL('./site/.company.json', import.meta.url), 'utf8'),
  ) as object;
  writeFileSync(join(site, '.company.json'), JSON.stringify({ ...facts, places: [depot, yard] }));
  own = await startOwnServer();
  app = await createApp({
    db: own.db,
    config: config({ LOG_LEVEL: 'silent', RATE_LIMITS: 'off', MAX_RENTAL_DAYS: '0' }),
    site,
  });
  const published = demoLogins.administrator;
  await ensureAdministrator(own.db, config({}), { published, show: () => undefined });
  admin = await own.tokenOf(published);
  const user = await own.newUser();
  customer = { id: user.id, token: await own.tokenOf(user) };
  await addVehicles(own.db, 6, (number) => ({
    homePlace: [null, 'depot', 'gone', 'yard', 'depot', 'depot'][number - 1] ?? null,
    // Two are equal.
    ...(number > 4 && { model: 'Equal' }),
    bufferMinutes: 0,
  }));
});
afterAll(async () => {
  await app.close();
  await own.close();
  rmSync(site, { recursive: true });
});

async function ask(endpoint: Endpoint, { token, body, ...parts }: Sent) {
  const answer = await app.inject({
    method: endpoint.method,
    url: `/api${addressOf(endpoint, parts)}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    payload: body as InjectOptions['payload'],
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const rental = (pickUp: string, dropOff: string) => ({
  pickUpTime: pickUp,
  dropOffTime: dropOff,
  pickUpLocation: 'Depot',
  dropOffLocation: 'Depot',
});
const book = (body: object, token = customer.token) =>
  ask(createReservation, { token, query: { carId: 1 }, body });
const atDepot = { pickUpPlace: 'depot', dropOffPlace: 'depot' };

test('places are told with whether they are open', async () => {
  const { body } = await ask(listPlaces, { query: { at: '2030-05-01T10:00' } });
  expect(body).toMatchObject([
    { slug: 'depot', open: false, nearestOpen: '2030-04-30T16:00:00' },
    { slug: 'yard', outOfHours: 'ask', keyDrop: { where: 'Tor' } },
  ]);
  const { body: timeless } = await ask(listPlaces, {});
  expect(timeless).toMatchObject([{ open: null, nearestOpen: null }, {}]);
});

test('a closed time is refused beside its field, with the nearest open one', async () => {
  const { status, body } = await book({ ...rental(on(5, '10:00'), on(7, '06:00')), ...atDepot });
  expect([status, body.code]).toEqual([400, 'closed']);
  expect(body.codes).toEqual({ pickUpTime: 'closed', dropOffTime: 'closed' });
  const { pickUpTime, dropOffTime } = body.errors as Record<string, string>;
  expect(pickUpTime).toContain(on(4, '16:00').replace('T', ' '));
  expect(dropOffTime).toContain(on(7, '07:00').replace('T', ' '));
});

test('where both ends are closed, another time is named for each', async () => {
  const { body } = await book({ ...rental(on(5, '10:00'), on(5, '15:00')), ...atDepot });
  const { pickUpTime, dropOffTime } = body.errors as Record<string, string>;
  expect(pickUpTime).toContain(on(4, '16:00').replace('T', ' '));
  expect(dropOffTime).toContain(on(7, '07:00').replace('T', ' '));
});

test('the question before a booking is refused likewise', async () => {
  const query = {
    carId: 1,
    pickUpDateTime: on(5, '10:00'),
    dropOffDateTime: on(7, '10:00'),
    ...atDepot,
  };
  const { body } = await ask(checkAvailability, { token: customer.token, query });
  expect(body.codes).toEqual({ pickUpDateTime: 'closed' });
});

test('who names no place by its slug is not refused, nor are staff', async () => {
  expect((await book(rental(on(12, '10:00'), on(12, '12:00')))).status).toBe(201);
  const body = { ...rental(on(13, '10:00'), on(13, '12:00')), ...atDepot };
  const query = { carId: 1, userId: customer.id };
  expect((await ask(createReservationFor, { token: admin, query, body })).status).toBe(201);
});

test('a place with a key drop takes a return, one that may be asked hands over', async () => {
  const atYard = { pickUpPlace: 'yard', dropOffPlace: 'yard' };
  expect((await book({ ...rental(on(19, '10:00'), on(19, '12:00')), ...atYard })).status).toBe(201);
});

/** Blocks a vehicle. */
const block = (vehicleId: number, from: string, until: string) =>
  ask(createBlock, { token: admin, body: { vehicleId, from, until, reason: 'repair', note: '' } });

describe('what is proposed instead of a taken time', () => {
  const [day, other] = [210, 211];
  const asked = { pickUpDateTime: on(day, '14:00'), dropOffDateTime: on(day, '15:00') };
  const slot = (pickUpTime: string, dropOffTime: string) => ({
    pickUpTime: `${pickUpTime}:00`,
    dropOffTime: `${dropOffTime}:00`,
  });
  const nextDay = slot(on(other, '09:00'), on(other, '10:00'));
  beforeAll(async () => {
    for (const id of [1, 2, 4, 5, 6]) {
      // Until its place closes, and again from when it opens; the second equal one is taken for longer.
      await block(id, on(day, '08:00'), on(day, id === 6 ? '17:00' : '16:00'));
      await block(id, on(other, '06:00'), on(other, id === 6 ? '12:00' : '09:00'));
    }
  });
  test.each([
    [1, 'of a vehicle without a place is any time', slot(on(day, '16:00'), on(day, '17:00'))],
    [2, 'lies within the hours of its place, and is free', nextDay],
    [
      4,
      'may be what can be asked for, back in the key drop',
      slot(on(day, '16:00'), on(day, '17:00')),
    ],
  ])('no. %i: %s', async (id, _, expected) => {
    const { body } = await ask(quoteVehicle, { params: { id }, query: asked });
    expect(body).toMatchObject({ available: false, nextFree: expected });
    const check = await ask(checkAvailability, { token: admin, query: { carId: id, ...asked } });
    expect(check.body).toMatchObject({ nextFree: expected });
    const { body: choices } = await ask(listChoices, {
      token: admin,
      query: { ...asked, size: 100 },
    });
    const rows = choices.content as VehicleChoice[];
    expect(rows.find((row) => row.id === id)).toMatchObject({ nextFree: expected });
    const { body: search } = await ask(searchVehicles, {
      query: { ...asked, include: 'taken', size: 100 },
    });
    const found = (search.content as SearchResult[]).find((row) => row.id === id);
    expect(found).toMatchObject({ nextFree: expected });
  });

  test('of equal vehicles is that of the first to be free', async () => {
    const { body } = await ask(quoteVehicle, {
      params: { id: 6 },
      query: { ...asked, anyEqual: 'true' },
    });
    expect(body).toMatchObject({ nextFree: nextDay });
    const { body: alone } = await ask(quoteVehicle, { params: { id: 6 }, query: asked });
    expect(alone).toMatchObject({ nextFree: slot(on(other, '12:00'), on(other, '13:00')) });
    const query = { ...asked, include: 'taken', group: 'true', size: 100 };
    const { body: search } = await ask(searchVehicles, { query });
    const groups = search.content as { vehicle: SearchResult }[];
    expect(groups.find(({ vehicle }) => vehicle.model === 'Equal')).toMatchObject({
      vehicle: { nextFree: nextDay },
      of: 2,
    });
  });

  test('is open at the places that are asked for', async () => {
    const query = { ...asked, pickUpPlace: 'depot', dropOffPlace: 'depot' };
    const { body } = await ask(quoteVehicle, { params: { id: 1 }, query });
    expect(body).toMatchObject({ nextFree: nextDay });
  });

  test('is as long as what was asked for, or until the place opens again', async () => {
    const long = { pickUpDateTime: on(day, '14:00'), dropOffDateTime: on(day + 1, '04:00') };
    const { body } = await ask(quoteVehicle, { params: { id: 2 }, query: long });
    expect(body).toMatchObject({ nextFree: slot(on(other, '09:00'), on(other + 1, '07:00')) });
  });

  test('can be booked: none is where a drop-off would wait for more than two years', async () => {
    // Of a Tuesday on which it is open, so that only the drop-off waits.
    const tuesday = daysAhead - 4 - ((daysAhead - 5) % 7);
    const length = daysAhead - 1 - tuesday;
    const query = {
      pickUpDateTime: on(tuesday - 1, '08:00'),
      dropOffDateTime: on(tuesday - 1 + length, '08:00'),
    };
    const free = slot(on(tuesday, '08:00'), on(tuesday + length, '08:00'));
    for (const [id, nextFree] of [[1, free] as const, [2, null] as const]) {
      await block(id, on(tuesday - 1, '06:00'), on(tuesday, '08:00'));
      const { body } = await ask(quoteVehicle, { params: { id }, query });
      expect(body).toMatchObject({ available: false, nextFree });
    }
  });
});

test.each([
  ['a vehicle without a place', 1, []],
  ['one whose place is closed', 2, [5, 6]],
  ['one whose place may be asked', 4, []],
])('the calendar of %s tells on which days no rental begins', async (_, id, expected) => {
  const week = { from: on(0, '').slice(0, 10), days: '7' };
  for (const anyEqual of ['false', 'true']) {
    const { body } = await ask(vehicleCalendar, { params: { id }, query: { ...week, anyEqual } });
    const closed = (body.days as CalendarDay[]).flatMap((day, index) =>
      day.closed ? [index] : [],
    );
    expect(closed).toEqual(expected);
  }
});

test('an unknown place is refused', async () => {
  const { body } = await book({
    ...rental(on(21, '10:00'), on(21, '12:00')),
    pickUpPlace: 'nowhere',
  });
  expect(body.codes).toEqual({ pickUpLocation: 'unknown_choice' });
});

test('a change is refused only for what it moves', async () => {
  const { body } = await book(rental(on(26, '20:00'), on(27, '12:00')));
  const { id } = body.reservation as { id: number };
  const change = (pickUp: string, dropOff: string) =>
    ask(changeReservation, {
      token: customer.token,
      params: { id },
      body: { ...rental(pickUp, dropOff), ...atDepot },
    });
  expect((await change(on(26, '20:00'), on(28, '12:00'))).status).toBe(200);
  const refused = await change(on(26, '20:00'), on(28, '22:00'));
  expect(refused.body.codes).toEqual({ dropOffTime: 'closed' });
  expect((await change(on(26, '19:00'), on(28, '12:00'))).body.codes).toEqual({
    pickUpTime: 'closed',
  });
});

test('the start names the vehicles whose place is gone', async () => {
  expect(await describeLostPlaces(own.db, [depot, yard])).toEqual([
    expect.stringMatching(/^Place gone is gone, of a vehicle: .* \(no\. 3\)$/),
  ]);
});
