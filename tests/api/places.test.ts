import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listPlaces } from '../../contract/site/places.ts';
import {
  changeReservation,
  checkAvailability,
  createReservation,
} from '../../contract/reservations/reservations.ts';
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

const hours = [{ days: [1, 2, 3, 4, 5], opens: '07:00', closes: '16:00' }];
const depot = {
  slug: 'depot',
  name: 'Depot',
  address: 'Kabelweg 3, 12347 Musterstadt',
  map: 'https://maps.example/',
  hours,
  closed: [{ from: '2030-05-01', until: '2030-05-01' }],
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
  await addVehicles(own.db, 3, (number) => ({
    homePlace: [null, 'depot', 'gone'][number - 1] ?? null,
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

/** Of a Monday within the horizon, or another day after it. */
const monday = (() => {
  const date = new Date(Date.now() + 40 * 86_400_000);
  date.setUTCDate(date.getUTCDate() + ((8 - date.getUTCDay()) % 7));
  return date;
})();
const on = (day: number, time: string) =>
  `${new Date(monday.getTime() + day * 86_400_000).toISOString().slice(0, 10)}T${time}`;
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
