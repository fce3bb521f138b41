import { fileURLToPath } from 'node:url';
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOver } from '../../contract/counter/counter.ts';
import { eraseCustomer, getOwnData } from '../../contract/office/own-data.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import { createFeed, deleteFeed, listFeeds } from '../../contract/reservations/feeds.ts';
import { feeds, sessions, users } from '../../server/db/schema/index.ts';
import { full } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let admin: Person;
beforeAll(async () => {
  const site = fileURLToPath(new URL('./site', import.meta.url));
  server = await startOwnServer({ SITE_URL: 'https://rental.example' }, site);
  admin = await historyDesk(server).administrator('Anna');
});
afterAll(() => server.close());

/** Reads a calendar as programs do, without a log-in. */
async function read(path: string) {
  const { statusCode, headers, body } = await server.app.inject({ url: `/api${path}` });
  const events =
    statusCode === 200
      ? new ICAL.Component(ICAL.parse(body) as unknown[])
          .getAllSubcomponents('vevent')
          .map((component) => new ICAL.Event(component))
      : [];
  return { status: statusCode, headers, body, events };
}

const create = async ({ token }: Person, body: object = { kind: 'own' }) => {
  const answer = await server.call(createFeed, { token, body });
  return { ...answer, path: String(answer.body.path) };
};
const summaries = async (path: string) => (await read(path)).events.map(({ summary }) => summary);

/** A customer with a rental next week, of a new vehicle. */
async function newRental() {
  const { person, newVehicle, book } = historyDesk(server);
  const customer = await person();
  const vehicle = await newVehicle(admin, { model: 'Kastenwagen' });
  const id = await book(admin, customer.id, vehicle, [100, 104]);
  await server.db.execute(sql`
    update reservations set pick_up_location = 'Bauhof Nord', drop_off_location = 'Lager Süd' where id = ${id}`);
  return { customer, id };
}

describe('the calendar of one’s own rentals', () => {
  test('has each rental once, changes with it, and loses what was cancelled', async () => {
    const { customer, id } = await newRental();
    const other = await newRental();
    const { path, status } = await create(customer);
    expect([status, path]).toEqual([201, expect.stringMatching(/^\/feeds\/[\da-f]{48}\.ics$/)]);
    const { events, headers, body } = await read(path);
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([
      [`r-${id}@www.musternetz.example`, 'Rental: Kastenwagen'],
    ]);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(body).not.toContain('VALARM');
    await server.call(cancelReservations, {
      token: admin.token,
      body: { ids: [id, other.id] },
    });
    expect(await summaries(path)).toEqual([]);
  });

  test('gets another address, and the former one stops working', async () => {
    const { customer } = await newRental();
    const { path: former } = await create(customer);
    const { path } = await create(customer, { kind: 'own', language: 'de' });
    expect([(await read(former)).status, await summaries(path)]).toEqual([
      404,
      ['Miete: Kastenwagen'],
    ]);
    const { body } = await server.call(listFeeds, { token: customer.token });
    const listed = body as unknown as { id: number }[];
    expect(listed).toMatchObject([{ kind: 'own', place: null }]);
    expect(JSON.stringify(listed)).not.toContain(path.slice(7, -4));
    const params = { id: listed[0]!.id };
    expect((await server.call(deleteFeed, { token: admin.token, params })).status).toBe(404);
    expect((await server.call(deleteFeed, { token: customer.token, params })).status).toBe(200);
    expect((await read(path)).status).toBe(404);
  });

  test('stores no secret, is among one’s own data, and goes when one is erased', async () => {
    const { customer, id } = await newRental();
    const { path } = await create(customer);
    await read(path);
    const [row] = await server.db.select().from(feeds).where(eq(feeds.userId, customer.id));
    expect(row!.usedAt).not.toBeNull();
    expect(row!.secretHash).toHaveLength(32);
    const { body } = await server.call(getOwnData, { token: customer.token });
    expect(body.feeds).toEqual([expect.objectContaining({ kind: 'own' })]);
    await server.call(cancelReservations, { token: admin.token, body: { ids: [id] } });
    await server.call(eraseCustomer, { token: admin.token, params: { id: customer.id } });
    expect((await read(path)).status).toBe(404);
    expect(await server.db.$count(feeds, eq(feeds.userId, customer.id))).toBe(0);
  });
});

describe('the calendar of pick-ups and returns', () => {
  test('has those of a place, without any name', async () => {
    const { customer, id } = await newRental();
    await server.db.update(users).set({ lastName: 'Geheim' }).where(eq(users.id, customer.id));
    const all = await create(admin, { kind: 'office', language: 'de' });
    const north = await create(admin, { kind: 'office', place: 'bauhof-nord', language: 'de' });
    const of = async (path: string) =>
      (await read(path)).events.filter(({ uid }) => uid.includes(`-${id}@`));
    const [pickUp, dropOff, ...more] = await of(all.path);
    expect(more).toEqual([]);
    expect(pickUp!.summary).toMatch(/^Abholung: Kastenwagen, XX-/);
    expect(dropOff!.summary).toMatch(/^Rückgabe: Kastenwagen, XX-/);
    expect((await of(north.path)).map(({ uid }) => uid)).toEqual([pickUp!.uid]);
    expect(pickUp!.description).toContain(`https://rental.example/admin/reservations/${id}`);
    expect((await read(all.path)).body).not.toMatch(/Erika|Geheim|@example\.com/);
  });

  test('has no links that a customer typed', async () => {
    const { id } = await newRental();
    await server.db.execute(sql`
      update reservations set pick_up_location = 'Bitte bestätigen: https://evil.example/a' where id = ${id}`);
    const { path } = await create(admin, { kind: 'office' });
    const pickUp = (await read(path)).events.find(({ uid }) => uid.startsWith(`pickUp-${id}@`));
    expect(pickUp!.location).toBe('Bitte bestätigen: https: //evil. example/a');
  });

  test('says when a vehicle went out', async () => {
    const { person, newVehicle, book } = historyDesk(server);
    const id = await book(admin, (await person()).id, await newVehicle(admin), [-1, 5]);
    await server.call(handOver, { token: admin.token, params: { id }, body: full });
    const { path } = await create(admin, { kind: 'office' });
    const out = (await read(path)).events.find(({ uid }) => uid.startsWith(`pickUp-${id}@`));
    expect(out!.summary).toMatch(/^Picked up: /);
  });

  test('is for staff only, also each time it is read', async () => {
    const { customer } = await newRental();
    expect((await create(customer, { kind: 'office' })).status).toBe(403);
    const colleague = await historyDesk(server).administrator('Stella');
    await server.db
      .update(sessions)
      .set({ createdAt: new Date(Date.now() - 16 * 60_000) })
      .where(eq(sessions.userId, colleague.id));
    expect((await create(colleague, { kind: 'office' })).body.code).toBe('proof_needed');
    const former = await historyDesk(server).administrator('Berta');
    const { path } = await create(former, { kind: 'office' });
    await server.db
      .update(users)
      .set({ roles: ['Customer'] })
      .where(eq(users.id, former.id));
    expect((await read(path)).status).toBe(404);
  });

  test('is of places that there are', async () => {
    const { status, body } = await create(admin, { kind: 'office', place: 'mond' });
    expect([status, body.errors]).toEqual([400, { place: expect.any(String) as string }]);
  });
});

test('whoever guesses is stopped', async () => {
  const strict = await startOwnServer({ RATE_LIMITS: 'on' });
  const statuses = [];
  for (let count = 0; count < 51; count += 1)
    statuses.push((await strict.app.inject({ url: `/api/feeds/${count}.ics` })).statusCode);
  await strict.close();
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});
