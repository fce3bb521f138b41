import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { desc, eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { handOver, recordNoShow, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { setDrivers } from '../../contract/counter/drivers.ts';
import { issueInvoice } from '../../contract/money/invoices.ts';
import { getOperations } from '../../contract/office/operations.ts';
import { webhookEvents, type WebhookEvent } from '../../contract/office/webhook-events.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  pageDeliveries,
  resendDeliveries,
  updateWebhook,
} from '../../contract/office/webhooks.ts';
import { changedInvoices, changedReservations } from '../../contract/office/changes.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import { config } from '../../server/config.ts';
import {
  history,
  mails,
  reservations,
  webhookDeliveries,
  webhooks,
} from '../../server/db/schema/index.ts';
import { attemptsIn } from '../../server/outbox/attempts.ts';
import { webhookQueries } from '../../server/webhooks/repository.ts';
import { scheduleWebhooks } from '../../server/webhooks/index.ts';
import { startReceiver, type Received } from '../support/receiver.ts';
import { inDays } from './actors.ts';
import { full } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const soon = { timeout: 20_000, interval: 20 };

let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
let customer: Person;
const ends: (() => unknown)[] = [];
beforeAll(async () => {
  server = await startOwnServer({}, fileURLToPath(new URL('./site', import.meta.url)));
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
  customer = await desk.person();
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await server.db.delete(webhooks);
});
afterAll(() => server.close());

/** Sends by one more server until the returned function is called or the test ends. */
function sendBy() {
  const { db, statements } = server;
  const stop = scheduleWebhooks({
    db,
    statements,
    config: config({ LOG_LEVEL: 'silent' }),
    log: pino({ level: 'silent' }),
  });
  ends.push(stop);
  return stop;
}

async function receiver(...answer: Parameters<typeof startReceiver>) {
  const started = await startReceiver(...answer);
  ends.push(started.close);
  return started;
}

/** Has a receiver told of events. */
async function newWebhook(url: string, events: readonly WebhookEvent[] = ['reservation.booked']) {
  const { status, body } = await server.call(createWebhook, {
    token: admin.token,
    body: { url, events },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: Number(body.id), secret: String(body.secret) };
}

const bookOne = async (hours: [number, number] = [100, 104]) =>
  desk.book(admin, customer.id, await desk.newVehicle(admin), hours);
const make = async (...[endpoint, sent]: Parameters<OwnServer['call']>) => {
  const { status, body } = await server.call(endpoint, { ...sent, token: admin.token });
  expect(status, JSON.stringify(body)).toBeLessThan(300);
  return body;
};
const deliveries = () => server.db.select().from(webhookDeliveries).orderBy(webhookDeliveries.id);
const makeDue = () => server.db.update(webhookDeliveries).set({ dueAt: sql`now()` });
const arrived = (received: Received[], count: number) =>
  vi.waitFor(() => expect(received).toHaveLength(count), soon);
interface Told {
  type: string;
  timestamp: string;
  data: { id: number | string; record: Record<string, unknown> | null };
}
const told = ({ body }: Received) => JSON.parse(body) as Told;

describe('what happens', () => {
  test('is told once each, signed, with what the calls for changes tell', async () => {
    const { url, received } = await receiver();
    const { secret } = await newWebhook(url, webhookEvents);
    const id = await bookOne([-2, 0]);
    await make(setDrivers, {
      params: { id },
      body: { drivers: [{ name: 'Ida Muster', licenceClass: 'B' }] },
    });
    await make(handOver, { params: { id }, body: full });
    await make(takeBack, { params: { id }, body: full });
    const { invoice } = await make(issueInvoice, { params: { id } });
    const paid = { id: randomUUID(), kind: 'payment', method: 'card', amount: 5, note: 'Ida' };
    await make(addPayment, { params: { id }, body: paid });
    const cancelled = await bookOne();
    await make(cancelReservations, { body: { ids: [cancelled] } });
    const missed = await bookOne([-2, 3]);
    await make(recordNoShow, { params: { id: missed }, body: {} });
    const vehicleId = await desk.newVehicle(admin);
    const block = { vehicleId, from: inDays(80), until: inDays(81), reason: 'repair', note: 'Ida' };
    const made = await make(createBlock, { body: block });
    const message = {
      name: 'Ida',
      email: 'ida@example.com',
      subject: 'Fragen',
      body: 'Wann? '.repeat(5),
    };
    await make(sendMessage, { body: message });
    const queued = (await deliveries()).map(({ event, subject }) => [event, subject]);
    sendBy();
    await arrived(received, queued.length);

    const reader = new Webhook(secret);
    for (const { headers, body } of received) {
      expect(reader.verify(body, headers)).toEqual(JSON.parse(body));
      expect(() => reader.verify(body.replace('{', '{ '), headers)).toThrow();
    }
    const all = received.map(told);
    expect(all.map(({ type, data }) => [type, String(data.id)])).toEqual(queued);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(all.length);
    expect(queued).toEqual(
      expect.arrayContaining([
        ...['booked', 'changed', 'handed_over', 'returned'].map((what) => [
          `reservation.${what}`,
          String(id),
        ]),
        ['reservation.cancelled', String(cancelled)],
        ['reservation.no_show', String(missed)],
        ['invoice.issued', String((invoice as { id: number }).id)],
        ['payment.noted', paid.id],
        ['vehicle.blocked', String((made.block as { id: number }).id)],
        ['message.received', expect.any(String) as string],
      ]),
    );
    expect(queued.filter(([event]) => event === 'reservation.cancelled')).toHaveLength(1);

    const changes = async (endpoint: typeof changedReservations | typeof changedInvoices) => {
      const body = await make(endpoint, { query: { size: 1000 } });
      return (body.content as { id: number; record: object }[]).map(({ record }) => record);
    };
    const recordOf = (type: string) => all.findLast((one) => one.type === type)!.data.record;
    expect(await changes(changedReservations)).toContainEqual(recordOf('reservation.returned'));
    expect(await changes(changedInvoices)).toContainEqual(recordOf('invoice.issued'));
    // Neither free text nor a person.
    for (const type of ['payment.noted', 'vehicle.blocked', 'message.received'])
      expect(JSON.stringify(recordOf(type))).not.toMatch(/ida/i);
    expect(recordOf('payment.noted')).toMatchObject({ reservationId: id, amount: 5 });
    expect(recordOf('vehicle.blocked')).toMatchObject({ vehicleId, from: block.from });
  });

  test('is told to nobody if it did not happen', async () => {
    const { url } = await receiver();
    await newWebhook(url, webhookEvents);
    const id = await bookOne();
    await server.db.delete(webhookDeliveries);
    await server.db
      .transaction(async (tx) => {
        await tx.update(reservations).set({ status: 'CANCELLED' }).where(eq(reservations.id, id));
        expect(await tx.$count(webhookDeliveries)).toBe(1);
        throw new Error('Killed');
      })
      .catch(() => undefined);
    expect(await deliveries()).toEqual([]);
  });

  test('is told only of what was asked for, and not while switched off', async () => {
    const { url } = await receiver();
    const { id } = await newWebhook(url, ['reservation.cancelled']);
    const first = await bookOne();
    await make(cancelReservations, { body: { ids: [first] } });
    expect((await deliveries()).map(({ event }) => event)).toEqual(['reservation.cancelled']);
    const body = { url, events: ['reservation.booked'], active: false };
    await make(updateWebhook, { params: { id }, body });
    await bookOne();
    expect(await deliveries()).toHaveLength(1);
    await make(updateWebhook, { params: { id }, body: { ...body, active: true } });
    await bookOne();
    expect(await deliveries()).toHaveLength(2);
    await make(deleteWebhook, { params: { id } });
    expect(await deliveries()).toEqual([]);
  });

  test('is null once it is gone', async () => {
    const { url, received } = await receiver();
    await newWebhook(url);
    const id = await bookOne();
    await server.db.delete(reservations).where(eq(reservations.id, id));
    sendBy();
    await arrived(received, 1);
    expect(told(received[0]!).data).toEqual({ id, record: null });
  });
});

// One connection cannot wait for another.
test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a webhook that goes while something happens stops nothing',
  async () => {
    const { url } = await receiver();
    const { id } = await newWebhook(url);
    let booked: Promise<number> | undefined;
    await server.db.transaction(async (tx) => {
      await tx.delete(webhooks).where(eq(webhooks.id, id));
      booked = bookOne();
      const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      await vi.waitFor(async () => expect((await tx.execute(waiting)).rows.length).toBe(1), soon);
    });
    expect(await booked).toEqual(expect.any(Number));
    expect(await deliveries()).toEqual([]);
  },
);

describe('a receiver', () => {
  test('that fails is told again under the same id, after a pause', async () => {
    let status = 500;
    const { url, received } = await receiver((response) => response.writeHead(status).end());
    const { id, secret } = await newWebhook(url);
    await bookOne();
    sendBy();
    await arrived(received, 1);
    await vi.waitFor(async () => expect((await deliveries())[0]!.reason).toBe('HTTP 500'), soon);
    const [row] = await deliveries();
    expect(row).toMatchObject({ attempts: 1, status: 500, sentAt: null, failedAt: null });
    expect(row!.dueAt.getTime()).toBeGreaterThan(Date.now());
    // The webhook is noted after its delivery.
    const listed = async () => (await server.call(listWebhooks, { token: admin.token })).body;
    const failing = [{ failingSince: expect.any(String) as string, waiting: 1 }];
    await vi.waitFor(async () => expect(await listed()).toMatchObject(failing), soon);
    status = 200;
    await makeDue();
    await arrived(received, 2);
    expect(received[1]!.headers['webhook-id']).toBe(received[0]!.headers['webhook-id']);
    expect(new Webhook(secret).verify(received[1]!.body, received[1]!.headers)).toBeTruthy();
    await vi.waitFor(async () => expect((await deliveries())[0]!.sentAt).not.toBeNull(), soon);
    const { content } = await make(pageDeliveries, { params: { id } });
    expect(content).toMatchObject([{ state: 'sent', attempts: 2, status: 200, reason: null }]);
    const well = [{ failingSince: null, waiting: 0 }];
    await vi.waitFor(async () => expect(await listed()).toMatchObject(well), soon);
  });

  test('that hangs, drips or answers a megabyte holds up nobody', async () => {
    const hangs = await receiver(() => undefined);
    const drips = await receiver((response) => {
      response.writeHead(200, { 'content-length': '1000000' }).write('x');
    });
    const floods = await receiver((response) => response.writeHead(200).end('x'.repeat(5_000_000)));
    const refuses = await receiver((response) => response.destroy());
    const good = await receiver();
    for (const { url } of [hangs, drips, floods, refuses, good]) await newWebhook(url);
    for (let number = 0; number < 4; number += 1) await bookOne();
    sendBy();
    await arrived(good.received, 4);
    await arrived(floods.received, 4);
    await arrived(drips.received, 4);
    // One at a time, and still the first.
    expect(hangs.received).toHaveLength(1);
    await arrived(refuses.received, 4);
  });

  test('leads nowhere else', async () => {
    const other = await receiver();
    const { url } = await receiver((response) =>
      response.writeHead(307, { location: other.url }).end(),
    );
    await newWebhook(url);
    await bookOne();
    sendBy();
    await vi.waitFor(async () => expect((await deliveries())[0]!.reason).toBe('HTTP 307'), soon);
    expect(other.received).toEqual([]);
  });

  test('that takes nothing for days is switched off, and administrators are told', async () => {
    const { url } = await receiver((response) => response.writeHead(503).end());
    const { id } = await newWebhook(url);
    await bookOne();
    await bookOne();
    const longAgo = new Date(Date.now() - 3 * 86_400_000 - 1000);
    await server.db.update(webhooks).set({ failingSince: longAgo });
    sendBy();
    await vi.waitFor(
      async () => expect((await deliveries()).every(({ failedAt }) => failedAt)).toBe(true),
      soon,
    );
    const [row] = await server.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row).toMatchObject({ active: false, switchedOffAt: expect.any(Date) as Date });
    expect((await deliveries()).at(-1)).toMatchObject({ reason: 'SWITCHED_OFF' });
    const [mail] = await server.db
      .select()
      .from(mails)
      .where(eq(mails.userId, admin.id))
      .orderBy(desc(mails.id));
    expect(mail).toMatchObject({ template: 'webhook-off', values: { url } });
    expect(await make(getOperations, {})).toMatchObject({ webhooks: { state: 'look', off: 1 } });

    const params = { id };
    expect(
      (await server.call(resendDeliveries, { token: admin.token, params, body: {} })).status,
    ).toBe(409);
    await make(updateWebhook, {
      params,
      body: { url, events: ['reservation.booked'], active: true },
    });
    expect(await make(getOperations, {})).toMatchObject({ webhooks: { state: 'ok', off: 0 } });
    await make(resendDeliveries, { params, body: {} });
    expect((await deliveries()).filter(({ failedAt }) => failedAt)).toEqual([]);
  });

  test('gets again what somebody sends again', async () => {
    const { url, received } = await receiver();
    const { id } = await newWebhook(url);
    await bookOne();
    sendBy();
    await arrived(received, 1);
    await vi.waitFor(async () => expect((await deliveries())[0]!.sentAt).not.toBeNull(), soon);
    const deliveryId = (await deliveries())[0]!.id;
    await make(resendDeliveries, { params: { id }, body: { deliveryId } });
    await arrived(received, 2);
    expect(received[1]!.headers['webhook-id']).toBe(received[0]!.headers['webhook-id']);
    const other = await newWebhook(url);
    const sent = { token: admin.token, params: { id: other.id }, body: { deliveryId } };
    expect((await server.call(resendDeliveries, sent)).status).toBe(404);
  });
});

test('what a server held that died another one sends', async () => {
  const { url, received } = await receiver();
  await newWebhook(url);
  await bookOne();
  const [held] = await webhookQueries(server.db).claim(20, []);
  expect(await webhookQueries(server.db).claim(20, [])).toEqual([]);
  await makeDue();
  sendBy();
  sendBy();
  await arrived(received, 1);
  // The dead one comes back.
  await attemptsIn(server.db, webhookDeliveries).postpone(held!, 'Late', false);
  await vi.waitFor(
    async () => expect((await deliveries())[0]).toMatchObject({ attempts: 2, reason: null }),
    soon,
  );
});

describe('a webhook', () => {
  test.each([
    'ftp://books.example/',
    'https://user:secret@books.example/',
    'http://books.example/',
    'https://10.0.0.1/',
    'https://2130706433.0.0.1/',
    'https://[::ffff:10.0.0.1]/',
    'https://0x0a000001/',
    'books.example',
    '',
  ])('goes not to %s', async (url) => {
    const body = { url, events: ['reservation.booked'] };
    const { status } = await server.call(createWebhook, { token: admin.token, body });
    expect(status).toBe(400);
  });

  test('has a secret that is told once, and there are not too many', async () => {
    const { secret } = await newWebhook('https://books.example/hooks');
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const { body: all } = await server.call(listWebhooks, { token: admin.token });
    expect(JSON.stringify(all)).not.toContain(secret);
    for (let number = 1; number < 20; number += 1) await newWebhook('https://books.example/hooks');
    const body = { url: 'https://books.example/', events: ['reservation.booked'] };
    expect((await server.call(createWebhook, { token: admin.token, body })).status).toBe(409);
  });

  test('is in the history whoever changes it, without its secret and what its address may hide', async () => {
    const url = 'https://books.example:8443/hooks/aus-T0K3N?key=geheim';
    const { id, secret } = await newWebhook(url);
    const params = { id };
    const form = { url, events: ['invoice.issued', 'reservation.booked'], active: true };
    await make(updateWebhook, { params, body: form });
    await make(updateWebhook, { params, body: form });
    await make(updateWebhook, { params, body: { ...form, url: `${url}2` } });
    await server.db.update(webhooks).set({ active: false, failingSince: new Date() });
    await make(deleteWebhook, { params });
    const entries = await desk.all(admin, { kind: 'settings', size: 5 });
    const host = 'books.example:8443';
    const [first, second] = [`reservation.booked ${host}`, `${form.events.join()} ${host}`];
    const change = (from: string | null, to: string | null) => ({ webhook: { from, to } });
    const by = { id: admin.id, name: 'Anna Admin', key: null };
    expect(entries.map((entry) => [entry.by, entry.changes])).toEqual([
      [by, change(`false ${second}`, null)],
      [null, change(`true ${second}`, `false ${second}`)],
      [by, { webhook: {} }],
      [by, change(`true ${first}`, `true ${second}`)],
      [by, change(null, `true ${first}`)],
    ]);
    const rows = await server.db.select().from(history);
    for (const hidden of [secret, 'T0K3N', 'geheim'])
      expect(JSON.stringify(rows)).not.toContain(hidden);
  });
});
