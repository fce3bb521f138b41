import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLine, handOver, takeBack } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import {
  cancelInvoice,
  invoiceAges,
  issueInvoice,
  listInvoices,
  pageInvoices,
  remindOfInvoice,
} from '../../contract/money/invoices.ts';
import { getOpenAmounts, openSums, pagePayments } from '../../contract/money/open-amounts.ts';
import { pageReservations } from '../../contract/reservations/reservations-admin.ts';
import { pageUsers } from '../../contract/users/users.ts';
import { addDays } from '../../contract/values/add-days.ts';
import type { Endpoint } from '../../contract/wire/endpoint.ts';
import { config as read } from '../../server/config.ts';
import { readOpenAmounts, readOwingCustomers } from '../../server/payments/open-amounts.ts';
import { todayIn } from '../../server/time/wall-times.ts';
import type { Got, Sent } from './call.ts';
import { full } from './counter-desk.ts';
import { historyDesk, type Person } from './history-desk.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

const config = read({});
const today = todayIn(config.timeZone);
let server: OwnServer;
let desk: ReturnType<typeof historyDesk>;
let admin: Person;
beforeAll(async () => {
  server = await startOwnServer({}, fileURLToPath(new URL('site', import.meta.url)));
  desk = historyDesk(server);
  admin = await desk.administrator('Anna');
});
afterAll(() => server.close());

const call = async <E extends Endpoint>(endpoint: E, sent: Sent = {}) =>
  (await server.call(endpoint, { token: admin.token, ...sent })) as Pick<Got<E>, 'status' | 'body'>;

/** A rental for forty, with a deposit of 300, of a customer of its own, which is back unless it `isBooked`. */
async function rental(isBooked = false) {
  const customer = await server.newUser();
  const id = await desk.book(admin, customer.id, await desk.newVehicle(admin), [-4, 0]);
  const about = { params: { id } };
  if (!isBooked) {
    await desk.make(handOver, { token: admin.token, ...about, body: full });
    await desk.make(takeBack, { token: admin.token, ...about, body: full });
  }
  return {
    id,
    customer,
    issue: async () => (await call(issueInvoice, about)).body,
    invoices: async () => (await call(listInvoices, about)).body,
    charge: (kind: string, amount: number) =>
      call(addLine, { ...about, body: { kind, amount, text: 'Kulanz' } }),
    pay: (amount: number, kind = 'payment', note = 'Beleg 17', method = 'till') =>
      call(addPayment, {
        ...about,
        body: { id: crypto.randomUUID(), kind, method, amount, note },
      }),
  };
}

const sums = async () => (await call(getOpenAmounts)).body.sums[0]!;

/** What each sum, in the company's currency, has more after `work` than before. */
async function changes<Result>(work: () => Promise<Result>) {
  const before = await sums();
  const result = await work();
  const after = await sums();
  const changed = openSums.flatMap((name) => {
    const [count, amount] = (['count', 'amount'] as const).map(
      (part) => after[name][part] - before[name][part],
    );
    return count || amount ? [[name, [count, amount]]] : [];
  });
  return { result, changed: Object.fromEntries(changed) as Record<string, number[]> };
}

describe('open amounts', () => {
  test('go from what is booked to what has an invoice, and are gone once paid', async () => {
    const { result: booked, changed } = await changes(() => rental(true));
    expect(changed).toEqual({ booked: [1, 40], depositsDue: [1, 300] });
    expect((await changes(() => booked.pay(40))).changed).toEqual({ booked: [-1, -40] });
    const { result: back, changed: returned } = await changes(rental);
    expect(returned).toEqual({ notInvoiced: [1, 40] });
    expect((await changes(back.issue)).changed).toEqual({
      notInvoiced: [-1, -40],
      notDue: [1, 40],
    });
    const charged = await changes(() => back.charge('fee', 20));
    expect(charged.changed).toEqual({ notInvoiced: [1, 20] });
    expect((await changes(() => back.pay(30))).changed).toEqual({ notDue: [0, -30] });
    expect((await changes(() => back.pay(50))).changed).toEqual({
      notDue: [-1, -10],
      notInvoiced: [-1, -20],
      overpaid: [1, 20],
    });
    const left = await changes(() => back.pay(200, 'deposit_taken'));
    expect(left.changed).toEqual({ depositsHeld: [1, 200] });
  });

  test('are the rows of the lists that they lead to', async () => {
    const [back, invoiced] = [await rental(), await rental()];
    await invoiced.issue();
    const listed = async (query: object) =>
      (await call(pageReservations, { query: { ...query, size: 100 } })).body.content;
    const notInvoiced = await listed({ paymentState: 'notInvoiced', state: 'over' });
    expect(notInvoiced.map(({ id }) => id)).toContain(back.id);
    const all = await sums();
    expect(notInvoiced).toHaveLength(all.notInvoiced.count);
    expect(await listed({ paymentState: 'overpaid' })).toHaveLength(all.overpaid.count);
    expect(await listed({ depositState: 'held' })).toHaveLength(all.depositsHeld.count);
    for (const age of invoiceAges)
      expect((await call(pageInvoices, { query: { age } })).body.totalElements).toBe(
        all[age].count,
      );
  });

  test('tell who owes it, as the list of customers does', async () => {
    const back = await rental();
    await back.issue();
    await back.charge('fee', 20);
    // More than all others owe.
    await back.charge('fee', 5000);
    await back.issue();
    const owing = async () =>
      (await call(getOpenAmounts)).body.customers.find((one) => one.userId === back.customer.id);
    const [first] = await back.invoices();
    expect(await owing()).toMatchObject({
      invoices: { count: 2, amount: 5060 },
      rentals: { count: 0, amount: 0 },
      dueOn: first!.dueOn,
    });
    await back.charge('fee', 7);
    expect((await owing())!.rentals).toEqual({ count: 1, amount: 7 });
    const found = await call(pageUsers, { query: { search: back.customer.email } });
    expect(found.body.content[0]!.open).toEqual([
      { currency: config.business.currency, amount: 5067 },
    ]);
    await back.pay(5067);
    expect(await owing()).toBeUndefined();
  });

  test('are listed by customer: who is overdue first, then who owes the most', async () => {
    const [overdue, large] = [await rental(), await rental()];
    await overdue.issue();
    await large.charge('fee', 9000);
    const { currency } = config.business;
    const owing = async (days: number) =>
      (await readOwingCustomers(server.db, { currency, today: addDays(today, days) })).map(
        ({ userId }) => userId,
      );
    expect((await owing(0))[0]).toBe(large.customer.id);
    const later = await owing(15);
    expect(later).toContain(overdue.customer.id);
    expect(later.indexOf(overdue.customer.id)).toBeLessThan(later.indexOf(large.customer.id));
    await large.pay(9040);
  });

  test('have an age and a currency', async () => {
    const back = await rental();
    await server.db.execute(sql`update reservations set currency = 'CHF' where id = ${back.id}`);
    const { currency } = config.business;
    const after = async (days: number) => {
      const asked = { currency, today: addDays(today, days) };
      const [own, francs] = await readOpenAmounts(server.db, asked);
      expect([own!.currency, francs!.currency]).toEqual([currency, 'CHF']);
      return openSums.filter((name) => francs![name].count > 0);
    };
    expect(await after(0)).toEqual(['notInvoiced']);
    await back.issue();
    expect(await after(14)).toEqual(['notDue']);
    expect(await after(15)).toEqual(['upTo30']);
    expect(await after(44)).toEqual(['upTo30']);
    expect(await after(45)).toEqual(['longer']);
  });
});

test('customers have what is open of their reservations, and are found by it', async () => {
  const { customer, pay } = await rental();
  const found = async (more: object = {}) =>
    (await call(pageUsers, { query: { search: customer.email, ...more } })).body.content.map(
      ({ open }) => open,
    );
  const all = async () => [
    await found(),
    await found({ owing: 'true' }),
    await found({ owing: 'false' }),
  ];
  const open = [{ currency: config.business.currency, amount: 40 }];
  expect(await all()).toEqual([[open], [open], []]);
  await pay(40);
  expect(await all()).toEqual([[[]], [], [[]]]);
  expect((await call(pageUsers, { query: { owing: 'perhaps' } })).status).toBe(400);
});

test('the journal has what was noted, and its totals by method', async () => {
  const { id, pay } = await rental();
  const journal = async (query: object = {}) =>
    (await call(pagePayments, { query: { from: today, size: 100, ...query } })).body;
  const till = async () =>
    (await journal({ method: 'till' })).totals[0] ?? { received: 0, paidOut: 0 };
  const before = await till();
  await pay(20);
  await pay(300, 'deposit_taken', 'Beleg 18');
  await pay(100, 'deposit_returned', 'Beleg 19');
  await pay(10, 'deposit_kept', '', 'other');
  const own = (await journal()).content.filter(({ reservationId }) => reservationId === id);
  // Those of one second stand in any order.
  expect(own.map(({ kind, amount, note }) => `${kind} ${amount} ${note}`).toSorted()).toEqual([
    'deposit_kept 10 ',
    'deposit_returned 100 Beleg 19',
    'deposit_taken 300 Beleg 18',
    'payment 20 Beleg 17',
  ]);
  expect(own[0]!.customer).not.toBe('');
  expect(await till()).toMatchObject({
    received: before.received + 320,
    paidOut: before.paidOut + 100,
  });
  expect(await journal({ method: 'transfer' })).toMatchObject({ content: [], totals: [] });
  const gone = addDays(today, -1);
  expect(await journal({ from: gone, until: gone })).toMatchObject({ content: [], totals: [] });
  const wrong = await call(pagePayments, { query: { from: today, until: gone } });
  expect([wrong.status, wrong.body.code]).toEqual([400, 'out_of_order']);
});

test('a reminder is noted on the invoice, once a day', async () => {
  const { issue, invoices } = await rental();
  const { id, remindedOn } = (await issue()).invoice!;
  expect(remindedOn).toBeNull();
  const answers = await Promise.all([1, 2, 3].map(() => call(remindOfInvoice, { params: { id } })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect((await invoices())[0]!.remindedOn).toBe(today);
});

test('documents are called in lists as on paper', async () => {
  const { issue, charge, invoices } = await rental();
  await issue();
  await charge('discount', 10);
  await issue();
  await charge('damage', 300);
  const { claim } = await issue();
  const body = { reason: 'Delle war schon da', reissue: false };
  await call(cancelInvoice, { params: { id: claim!.id }, body });
  const listed = await invoices();
  expect(listed.map(({ title, reason }) => [title, reason])).toEqual([
    ['invoice', null],
    ['correction', null],
    ['claim', null],
    ['withdrawal', 'Delle war schon da'],
  ]);
  expect(listed.some(({ isElectronic }) => isElectronic)).toBe(false);
});
