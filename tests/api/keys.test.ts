import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDamage } from '../../contract/counter/damages.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { answerMessage, getMessage, pageMessages } from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import {
  createCustomer,
  getCustomerTotals,
  inviteCustomer,
} from '../../contract/office/customers.ts';
import { getDay, type DayRow } from '../../contract/office/day-list.ts';
import { getReservationHistory, pageHistory } from '../../contract/office/history.ts';
import { createKey, deleteKey, listKeys } from '../../contract/office/keys.ts';
import { eraseCustomer, getOwnData } from '../../contract/office/own-data.ts';
import { searchAll, type FoundRecords } from '../../contract/office/search-all.ts';
import { createBlock, deleteBlock } from '../../contract/vehicles/blocks.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { handOver, takeBack, undoCounterStep } from '../../contract/counter/counter.ts';
import type { Sent } from './call.ts';
import { getTimeline, type Lane } from '../../contract/reservations/timeline.ts';
import type { Conflict } from '../../contract/vehicles/block.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import {
  createReservationFor,
  pageReservations,
  quoteRental,
} from '../../contract/reservations/reservations-admin.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import {
  currentUser,
  getUser,
  pageUsers,
  type ListedCustomer,
} from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { keyRights, rights, type Right } from '../../contract/wire/rights.ts';
import { apiKeys, history, mails, users } from '../../server/db/schema/index.ts';
import { allowed } from '../../server/load/rate-limits.ts';
import { form, inDays, times, unique } from './actors.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
beforeAll(async () => {
  server = await startOwnServer({});
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
});
afterAll(() => server.close());

/** A new key of Anna's, or of somebody else who may make them. */
async function newKey(given: readonly Right[], more: object = {}, maker = admin) {
  const name = unique('Buchhaltung');
  const body = { name, rights: given, ...more };
  const { status, body: answer } = await server.call(createKey, { token: maker.token, body });
  expect(status, JSON.stringify(answer)).toBe(201);
  const { body: all } = await server.call(listKeys, { token: admin.token });
  const listed = (all as unknown as { id: number; name: string }[]).find(
    (key) => key.name === name,
  )!;
  return { token: String(answer.key), name, id: listed.id };
}
const statusOf = async (token: string) => (await server.call(pageFleet, { token })).status;

describe('a key', () => {
  test('is told once, stored as a hash, and works until it is revoked', async () => {
    const { token, id, name } = await newKey(['vehicles.read']);
    expect(token).toMatch(/^rk_[\w-]{43}$/);
    const [row] = await server.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    expect(JSON.stringify(row)).not.toContain(token.slice(3));
    const { body } = await server.call(listKeys, { token: admin.token });
    expect(JSON.stringify(body)).not.toContain(token.slice(3));
    expect(body).toContainEqual(
      expect.objectContaining({ id, name, rights: ['vehicles.read'], lastUsedAt: null }),
    );
    expect(await statusOf(token)).toBe(200);
    const params = { id };
    expect((await server.call(deleteKey, { token: admin.token, params })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
    expect((await server.call(deleteKey, { token: admin.token, params })).status).toBe(404);
  });

  test('finds only what it may read, and by nothing else', async () => {
    const { id: userId, email } = await server.newUser();
    const carId = await desk.newVehicle(admin, { model: unique('Kombi') });
    const { body } = await server.call(createReservationFor, {
      token: admin.token,
      query: { carId, userId },
      body: times(120),
    });
    const { id } = body.reservation as { id: number };
    const found = async (given: readonly Right[]) => {
      const { token } = await newKey(given);
      const answer = await server.call(searchAll, { token, query: { q: email } });
      const { customers, reservations } = answer.body as unknown as FoundRecords;
      const listed = await server.call(pageReservations, { token, query: { search: email } });
      return [
        [customers, reservations].map(({ rows }) => rows.map((row) => row.id)),
        listed.status,
      ];
    };
    expect(await found(['reservations.read'])).toEqual([[[], []], 403]);
    expect(await found(['reservations.read', 'customers.read'])).toEqual([[[userId], [id]], 200]);
  });

  test('is told when a vehicle is away, but by whom only if it may read that', async () => {
    const { id: userId } = await server.newUser();
    const carId = await desk.newVehicle(admin, { model: unique('Kombi') });
    await server.call(createReservationFor, {
      token: admin.token,
      query: { carId, userId },
      body: times(130),
    });
    const { pickUpTime, dropOffTime } = times(130);
    const days = { from: pickUpTime.slice(0, 10), until: dropOffTime.slice(0, 10) };
    const asked = { carId, pickUpDateTime: pickUpTime, dropOffDateTime: dropOffTime };
    const block = { vehicleId: carId, from: inDays(130), until: inDays(131), reason: 'inspection' };
    const told = async ({ token }: { token: string }) => {
      const refused = await server.call(createBlock, { token, body: block });
      const quote = await server.call(quoteRental, { token, query: asked });
      const lanes = await server.call(getTimeline, { token, query: { ...days, size: 100 } });
      const { content } = lanes.body as unknown as { content: Lane[] };
      return [
        refused.body.conflicts as Conflict[],
        quote.body.conflicts as Conflict[],
        content.find(({ vehicle }) => vehicle.id === carId)!.reservations,
      ];
    };
    const named = await told(admin);
    const unnamed = await told(await newKey(['blocks', 'reservations.write']));
    for (const [at, [row]] of named.entries()) {
      const { customer, ...times } = row!;
      expect(customer).not.toBe('');
      expect(unnamed[at]).toEqual([
        { ...times, customer: '', ...('phone' in row! ? { phone: '' } : { userId: 0 }) },
      ]);
    }
  });

  test('is told by a refused change that there was another, not what is stored', async () => {
    const customer = await desk.person();
    const refused = async (token: string) => {
      const { status, body } = await server.call(updateUser, {
        token,
        params: { id: customer.id },
        headers: { 'if-match': '"999999999"' },
        body: { ...form(), roles: ['Customer'] },
      });
      expect([status, body.code]).toEqual([412, 'changed_meanwhile']);
      return body;
    };
    expect(await refused(admin.token)).toHaveProperty('current.email');
    expect(await refused((await newKey(['customers.write'])).token)).not.toHaveProperty('current');
  });

  test('is told what a rental is after its write only if it may read that', async () => {
    const id = await desk.book(
      admin,
      (await server.newUser()).id,
      await desk.newVehicle(admin),
      [1, 2],
    );
    const paid = { kind: 'payment', method: 'card', amount: 1, note: 'Anzahlung' };
    const answerTo = async (given: readonly Right[]) => {
      const { token } = await newKey(given);
      const body = { ...paid, id: randomUUID() };
      const answer = await server.call(addPayment, { token, params: { id }, body });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body;
    };
    expect(await answerTo(['payments', 'reservations.read'])).toHaveProperty('counter.payments');
    expect(await answerTo(['payments'])).not.toHaveProperty('counter');
  });

  test('is told by a day whose rentals they are only if it may read that', async () => {
    const { id: userId } = await server.newUser();
    await server.call(createReservationFor, {
      token: admin.token,
      query: { carId: await desk.newVehicle(admin), userId },
      body: times(140),
    });
    const answerTo = async (given: readonly Right[]) => {
      const { token } = await newKey(given);
      const params = { date: times(140).pickUpTime.slice(0, 10) };
      const { body } = await server.call(getDay, { token, params });
      return (body.pickUps as DayRow[])[0]!;
    };
    const named = await answerTo(['counter', 'reservations.read', 'customers.read']);
    expect(named.customer).not.toBe('');
    expect(named.phone).not.toBe('');
    expect(await answerTo(['counter'])).toEqual({
      ...named,
      customer: '',
      companyName: null,
      phone: '',
    });
  });

  test('is told what customers owe only if it may read reservations', async () => {
    const { id, email } = await server.newUser();
    await desk.book(admin, id, await desk.newVehicle(admin), [1, 2]);
    const answersTo = async (given: readonly Right[]) => {
      const { token } = await newKey(given);
      const query = { search: email };
      const page = await server.call(pageUsers, { token, query });
      const owing = await server.call(pageUsers, { token, query: { ...query, owing: 'true' } });
      const totals = await server.call(getCustomerTotals, { token, params: { id } });
      const [row] = page.body.content as [ListedCustomer];
      return [row.id, 'open' in row, owing.status, totals.status];
    };
    const both = ['customers.read', 'reservations.read'] as const;
    expect(await answersTo(both)).toEqual([id, true, 200, 200]);
    expect(await answersTo(['customers.read'])).toEqual([id, false, 403, 403]);
  });

  test('does with one call nothing that it may not do with another', async () => {
    const { token } = await newKey(['blocks', 'counter']);
    const vehicleId = await desk.newVehicle(admin, { model: unique('Kombi') });
    const reading = { mileageKm: 20_000, fuelEighths: 8 };
    const paid = { id: randomUUID(), kind: 'payment', method: 'card', amount: 1, note: '' };
    const moveBack = [{ reservationId: 1, version: '1' }];
    const block = { vehicleId, from: inDays(80), until: inDays(81), reason: 'inspection' };
    const params = { id: 1 };
    const calls: [Endpoint, Sent][] = [
      [createBlock, { body: { ...block, leave: true } }],
      [deleteBlock, { params, body: { moveBack } }],
      [handOver, { params, body: { ...reading, payments: [paid] } }],
      [handOver, { params, body: { ...reading, leave: true } }],
      [takeBack, { params, body: { ...reading, payments: [paid] } }],
    ];
    for (const [endpoint, sent] of calls)
      expect([endpoint.path, (await server.call(endpoint, { ...sent, token })).status]).toEqual([
        endpoint.path,
        403,
      ]);
    expect((await server.call(createBlock, { token, body: block })).status).toBe(201);
    const { token: other } = await newKey(['counter']);
    const repair = { params, body: { ...reading, block: {} } };
    expect((await server.call(takeBack, { ...repair, token: other })).status).toBe(403);
  });

  test('ends no block by undoing a return, and waives nothing', async () => {
    const { id: userId } = await server.newUser();
    const vehicleId = await desk.newVehicle(admin);
    const id = await desk.book(admin, userId, vehicleId, [-2, 3]);
    const reading = { mileageKm: 20_000, fuelEighths: 8 };
    const about = { token: admin.token, params: { id } };
    await desk.make(handOver, { ...about, body: reading });
    await desk.make(takeBack, { ...about, body: { ...reading, block: { note: 'Bremsen' } } });
    const undo = async (given: readonly Right[]) => {
      const { token } = await newKey(given);
      const undone = { token, params: { id }, body: { step: 'return' } };
      return (await server.call(undoCounterStep, undone)).status;
    };
    expect(await undo(['counter'])).toBe(403);
    expect(await undo(['counter', 'blocks'])).toBe(403);
    expect(await undo(['counter', 'blocks', 'prices'])).toBe(200);
  });

  test('ends no block by retiring a vehicle', async () => {
    const vehicleId = await desk.newVehicle(admin);
    const block = { vehicleId, from: inDays(0), until: inDays(9), reason: 'repair' };
    await desk.make(createBlock, { token: admin.token, body: block });
    const retireWith = async (given: readonly Right[]) => {
      const { token } = await newKey(given);
      return (await server.call(retireVehicle, { token, params: { id: vehicleId }, body: {} }))
        .status;
    };
    expect(await retireWith(['vehicles.write'])).toBe(403);
    expect(await retireWith(['vehicles.write', 'blocks'])).toBe(200);
  });

  test('tells when it was used last, written at most once a minute', async () => {
    const { token, id } = await newKey(['vehicles.read']);
    const usedAt = async () =>
      (await server.db.select().from(apiKeys).where(eq(apiKeys.id, id)))[0]!.usedAt;
    await statusOf(token);
    const first = await usedAt();
    expect(first).not.toBeNull();
    await statusOf(token);
    expect(await usedAt()).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await server.db.update(apiKeys).set({ usedAt: before }).where(eq(apiKeys.id, id));
    await statusOf(token);
    expect((await usedAt())!.getTime()).toBeGreaterThan(before.getTime() + 60_000);
  });

  test('works through its last day', async () => {
    const { token, id } = await newKey(['vehicles.read'], { expiresOn: inDays(0).slice(0, 10) });
    expect(await statusOf(token)).toBe(200);
    const { body } = await server.call(listKeys, { token: admin.token });
    expect(body).toContainEqual(
      expect.objectContaining({ id, expiresOn: inDays(0).slice(0, 10), isExpired: false }),
    );
    await server.db.update(apiKeys).set({ expiresAt: new Date() }).where(eq(apiKeys.id, id));
    expect(await statusOf(token)).toBe(401);
    const late = { name: 'Zu spät', rights: ['vehicles.read'], expiresOn: inDays(-1).slice(0, 10) };
    expect((await server.call(createKey, { token: admin.token, body: late })).status).toBe(400);
  });

  test('loses what its maker loses, and ends with the account', async () => {
    const maker = await desk.administrator('Moritz');
    const { token } = await newKey(['vehicles.read', 'history'], {}, maker);
    const history = async () => (await server.call(pageHistory, { token })).status;
    expect([await statusOf(token), await history()]).toEqual([200, 200]);
    const setRoles = (roles: ('Customer' | 'Counter')[]) =>
      server.db.update(users).set({ roles }).where(eq(users.id, maker.id));
    await setRoles(['Counter']);
    expect([await statusOf(token), await history()]).toEqual([200, 403]);
    await setRoles(['Customer']);
    expect([await statusOf(token), await history()]).toEqual([403, 403]);
    const params = { id: maker.id };
    expect((await server.call(eraseCustomer, { token: admin.token, params })).status).toBe(200);
    expect(await statusOf(token)).toBe(401);
  });

  test('is refused for what no key may do, and without any right', async () => {
    const refused = rights.filter((right) => !keyRights.includes(right));
    expect(refused).toEqual(
      expect.arrayContaining(['keys', 'roles', 'logins', 'customers.merge', 'customers.erase']),
    );
    for (const given of [...refused.map((right) => [right]), [], ['everything']]) {
      const body = { name: 'Zu viel', rights: given };
      expect((await server.call(createKey, { token: admin.token, body })).status).toBe(400);
    }
  });

  test('is in the history with its name and rights when it is made and revoked, never itself', async () => {
    const { token, id, name } = await newKey(['vehicles.read', 'history']);
    await server.call(deleteKey, { token: admin.token, params: { id } });
    const entries = await desk.all(admin, { kind: 'settings', size: 2 });
    const apiKey = `vehicles.read,history ${name}`;
    expect(entries).toMatchObject([
      { by: { id: admin.id }, changes: { apiKey: { from: apiKey, to: null } } },
      { by: { id: admin.id }, changes: { apiKey: { from: null, to: apiKey } } },
    ]);
    const [row] = await server.db.select().from(history).where(eq(history.id, entries[0]!.id));
    expect(JSON.stringify([entries, row])).not.toContain(token.slice(3));
  });

  test('is told of in the data of who made it', async () => {
    const { name } = await newKey(['vehicles.read']);
    const { body } = await server.call(getOwnData, { token: admin.token });
    expect(body.keys).toContainEqual(expect.objectContaining({ name, lastUsedAt: null }));
  });

  test('has a limit of its own, which each answer tells', async () => {
    const limited = await startOwnServer({ RATE_LIMITS: 'on' });
    try {
      const person = await historyDesk(limited).administrator('Anna');
      const make = async () => {
        const body = { name: unique('Grenze'), rights: ['vehicles.read'] };
        return String((await limited.call(createKey, { token: person.token, body })).body.key);
      };
      const [token, other] = [await make(), await make()];
      const { most } = allowed['calls of key'];
      const read = async (by: string) => {
        const { statusCode, headers } = await limited.app.inject({
          url: '/api/car/admin/pages',
          headers: { authorization: `Bearer ${by}` },
        });
        return { statusCode, left: headers['ratelimit-remaining'], headers };
      };
      const first = await read(token);
      expect(first).toMatchObject({ statusCode: 200, left: String(most - 1) });
      expect(first.headers).toMatchObject({ 'ratelimit-limit': String(most) });
      await limited.db.execute(sql`update rate_limits set tries = ${most}`);
      const beyond = await read(token);
      expect(beyond).toMatchObject({ statusCode: 429 });
      expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
      expect(await read(other)).toMatchObject({ statusCode: 200, left: String(most - 1) });
      expect((await limited.call(pageFleet, { token: person.token })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('with every right that a key may have', () => {
  let key: Awaited<ReturnType<typeof newKey>>;
  let customer: Person;
  beforeAll(async () => {
    key = await newKey(keyRights);
    customer = await desk.person();
  });
  const call = (...[endpoint, sent]: Parameters<OwnServer['call']>) =>
    server.call(endpoint, { ...sent, token: key.token });

  test.each([
    { roles: ['Customer', 'Administrator'] },
    { password: 'Anderes-Wort-2!' },
    { email: `${unique('neu')}@example.com` },
  ])('it cannot set %j', async (changed) => {
    const params = { id: customer.id };
    const { body: read } = await call(getUser, { params });
    expect((await call(updateUser, { params, body: { ...read, ...changed } })).status).toBe(403);
    expect((await call(updateUser, { params, body: read })).status).toBe(200);
  });

  test('it changes nobody who may do what it may not', async () => {
    const params = { id: admin.id };
    const { body: read } = await call(getUser, { params });
    const body = { ...read, address: 'Neue Straße 1' };
    expect((await call(updateUser, { params, body })).status).toBe(403);
  });

  test('it opens no log-in: it invites nobody, and notes no first address', async () => {
    const made = await call(createCustomer, { body: form() });
    expect(made.status).toBe(201);
    const params = { id: Number(made.body.id) };
    expect((await call(inviteCustomer, { params })).status).toBe(403);
    const without = await call(createCustomer, { body: { ...form(), email: '' } });
    const at = { id: Number(without.body.id) };
    const { body: read } = await call(getUser, { params: at });
    const email = `${unique('erste')}@example.com`;
    expect((await call(updateUser, { params: at, body: { ...read, email } })).status).toBe(403);
    const sent = await server.db.select().from(mails).where(eq(mails.userId, params.id));
    expect(sent).toEqual([]);
  });

  test('it is not its maker', async () => {
    expect((await call(currentUser, {})).status).toBe(403);
    expect((await call(createKey, { body: { name: 'Zweiter', rights: ['fines'] } })).status).toBe(
      403,
    );
    expect((await call(listKeys, {})).status).toBe(403);
  });

  test('what it answered is told as its own, for its maker', async () => {
    const message = {
      name: 'Ida',
      subject: unique('Frage'),
      email: 'ida@example.com',
      body: 'Haben Sie einen Wagen?',
    };
    expect((await server.call(sendMessage, { body: message })).status).toBe(201);
    const page = await call(pageMessages, { query: { search: message.subject } });
    const [{ id }] = page.body.content as [{ id: number }];
    expect((await call(answerMessage, { params: { id }, body: { text: 'Ja.' } })).status).toBe(200);
    const { body } = await server.call(getMessage, { token: admin.token, params: { id } });
    expect(body).toMatchObject({ answeredBy: 'Anna Admin', answeredByKey: key.name });
  });

  test('the history names it, and whom it acted for, also once it is revoked', async () => {
    const vehicleId = await desk.newVehicle(admin, { model: unique('Kombi') });
    const booked = await call(createReservationFor, {
      query: { carId: vehicleId, userId: customer.id },
      body: times(90),
    });
    const id = (booked.body.reservation as { id: number }).id;
    const paid = { id: randomUUID(), kind: 'payment', method: 'card', amount: 1, note: '' };
    expect((await call(addPayment, { params: { id }, body: paid })).status).toBe(200);
    expect((await call(cancelReservations, { body: { ids: [id] } })).status).toBe(200);
    const block = { vehicleId, from: inDays(80), until: inDays(81), reason: 'inspection' };
    expect((await call(createBlock, { body: block })).status).toBe(201);
    const damage = { id: randomUUID(), place: 'front', note: 'Kratzer' };
    expect((await call(addDamage, { params: { id: vehicleId }, body: damage })).status).toBe(200);
    await server.call(deleteKey, { token: admin.token, params: { id: key.id } });

    const by = { id: admin.id, name: 'Anna Admin', key: key.name };
    const { token } = admin;
    const { body } = await server.call(getReservationHistory, { token, params: { id } });
    const entries = body as unknown as { by: object }[];
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const entry of entries) expect(entry.by).toEqual(by);
    const page = await server.call(pageHistory, { token, query: { by: admin.id } });
    const content = page.body.content as { kind: string; by: { key: string | null } }[];
    expect(content.filter((entry) => entry.by.key === key.name).map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['reservation', 'block', 'vehicle']),
    );
  });
});
