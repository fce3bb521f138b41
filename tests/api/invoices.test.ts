import { beforeAll, describe, expect, test } from 'vitest';
import { addLine, removeLine } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { eraseCustomer } from '../../contract/office/own-data.ts';
import {
  cancelInvoice,
  getInvoice,
  getInvoicePdf,
  issueInvoice,
  listInvoices,
  pageInvoices,
  pageOwnInvoices,
  pendingInvoices,
} from '../../contract/money/invoices.ts';
import { deleteReservation } from '../../contract/reservations/reservations-admin.ts';
import { administrator, newColleague, newCustomer, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

/** A rental of five hours at ten an hour, which is back. */
async function returned(token = admin, userId = customer.id) {
  const { id, ...reservation } = await open(userId);
  await reservation.handOver();
  await reservation.takeBack();
  return { id, ...reservation, token };
}

async function open(userId = customer.id) {
  const booked = await book(admin, userId, [-5, 0]);
  const params = { id: booked.id };
  const about = { token: admin, params };
  return {
    ...booked,
    ...desk(admin, booked),
    issue: () => call(issueInvoice, about),
    invoices: async () => (await call(listInvoices, about)).body,
    add: (body: object) => call(addLine, { ...about, body }),
    pay: (amount: number, kind = 'payment') =>
      call(addPayment, {
        ...about,
        body: { id: crypto.randomUUID(), kind, method: 'card', amount, note: '' },
      }),
    drop: () => call(deleteReservation, about),
  };
}

const cancel = (id: number, reissue: boolean, reason = 'Falsche Anschrift') =>
  call(cancelInvoice, { token: admin, params: { id }, body: { reason, reissue } });
const read = async (id: number, token = admin) =>
  (await call(getInvoice, { token, params: { id } })).body;
const sequence = (number: string) => Number(number.slice(-6));

describe('an invoice', () => {
  test('has what was rented, to whom, and for how much', async () => {
    const reservation = await returned();
    await reservation.pay(20);
    await reservation.pay(200, 'deposit_taken');
    const { status, body } = await reservation.issue();
    expect([status, body.claim]).toEqual([201, null]);
    const year = new Date().getFullYear();
    expect(body.invoice).toMatchObject({
      number: expect.stringMatching(new RegExp(`^RE-${year}-\\d{6}$`)),
      kind: 'invoice',
      gross: 50,
      paid: 20,
      open: 30,
      state: 'partly',
      buyer: 'Erika Mustermann',
    });
    const { content } = await read(body.invoice!.id);
    expect(content).toMatchObject({
      number: body.invoice!.number,
      cancels: null,
      buyer: {
        companyName: '',
        name: 'Erika Mustermann',
        street: 'Musterstraße 1',
        zipCode: '12345',
      },
      lines: [{ kind: 'rental', description: '5 Stunden × 10,00\u00a0$', gross: 50 }],
      gross: 50,
      paid: 20,
      depositHeld: 200,
    });
    expect(content.net + content.tax).toBe(50);
  });

  test('is issued once the vehicle is back, and once', async () => {
    const reservation = await open();
    expect(refusal(await reservation.issue())).toEqual([409, 'not_returned']);
    await reservation.handOver();
    expect(refusal(await reservation.issue())).toEqual([409, 'not_returned']);
    await reservation.takeBack();
    const answers = await Promise.all([1, 2, 3, 4].map(() => reservation.issue()));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(refusal(await reservation.issue())).toEqual([409, 'nothing_to_invoice']);
    expect(await reservation.invoices()).toHaveLength(1);
  });

  test('has the number after the last, whoever issues at the same time', async () => {
    const all = [];
    for (let count = 0; count < 6; count += 1) all.push(await returned());
    const answers = await Promise.all(all.map((each) => each.issue()));
    const numbers = answers
      .map(({ body }) => sequence(body.invoice!.number))
      .toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  test('follows for what is added later, and payments fill the oldest first', async () => {
    const reservation = await returned();
    await reservation.issue();
    await reservation.add({ kind: 'fee', amount: 15, text: 'Knolle' });
    await reservation.issue();
    await reservation.pay(60);
    const listed = await reservation.invoices();
    expect(listed.map(({ gross, paid, open: left, state }) => [gross, paid, left, state])).toEqual([
      [50, 50, 0, 'paid'],
      [15, 10, 5, 'partly'],
    ]);
  });

  test('that takes back counts as paid for the others', async () => {
    const reservation = await returned();
    await reservation.issue();
    await reservation.add({ kind: 'discount', amount: 10, text: 'Kulanz' });
    const { body } = await reservation.issue();
    expect(body.invoice).toMatchObject({ gross: -10, open: 0 });
    expect((await reservation.invoices())[0]).toMatchObject({ paid: 10, open: 40 });
  });

  test('of damages is a claim of its own, without tax', async () => {
    const reservation = await returned();
    await reservation.add({ kind: 'damage', amount: 300, text: 'Delle' });
    const { body } = await reservation.issue();
    expect(body.invoice).toMatchObject({ kind: 'invoice', gross: 50 });
    expect(body.claim).toMatchObject({ kind: 'claim', gross: 300 });
    expect(body.claim!.number).toMatch(/^SF-/);
    const { content } = await read(body.claim!.id);
    expect([content.tax, content.taxes.length, content.untaxedBecause]).toEqual([0, 1, '']);
  });

  test('that no longer fits is not added to, but cancelled and issued anew', async () => {
    const reservation = await returned();
    const fee = await reservation.add({ kind: 'fee', amount: 15, text: 'Reinigung' });
    const { body } = await reservation.issue();
    const lineId = fee.body.counter!.lines.find(({ kind }) => kind === 'fee')!.id!;
    await call(removeLine, { token: admin, params: { id: reservation.id, lineId } });
    expect(refusal(await reservation.issue())).toEqual([409, 'invoice_outdated']);
    const { body: after } = await cancel(body.invoice!.id, true);
    expect(after.cancellation).toMatchObject({
      kind: 'cancellation',
      gross: -65,
      cancels: body.invoice!.number,
      state: 'cancelled',
    });
    expect(after.invoice).toMatchObject({ gross: 50, state: 'open' });
    expect((await read(body.invoice!.id)).cancelledBy).toBe(after.cancellation.number);
  });

  test('is cancelled by its opposite, once', async () => {
    const reservation = await returned();
    await reservation.pay(50);
    const { body } = await reservation.issue();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(body.invoice!.id, false)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const { cancellation } = answers.find(({ status }) => status === 201)!.body;
    const { content } = await read(cancellation.id);
    const former = (await read(body.invoice!.id)).content;
    expect(content.lines.map(({ net }) => net)).toEqual(former.lines.map(({ net }) => -net));
    expect(content.cancels).toEqual({
      number: former.number,
      issuedOn: former.issuedOn,
      reason: 'Falsche Anschrift',
    });
    expect([content.gross, content.paid]).toEqual([-former.gross, 0]);
    expect(refusal(await cancel(cancellation.id, false))).toEqual([409, 'invoice_cancelled']);
    expect((await reservation.issue()).status).toBe(201);
  });

  test('keeps its reservation from being deleted', async () => {
    const reservation = await returned();
    await reservation.issue();
    expect(refusal(await reservation.drop())).toEqual([409, 'reservation_has_invoices']);
  });

  test('is seen by its customer, and is not there for others', async () => {
    const reservation = await returned();
    const { id } = (await reservation.issue()).body.invoice!;
    expect((await read(id, customer.token)).content.gross).toBe(50);
    const other = await newCustomer();
    const answer = await call(getInvoice, { token: other.token, params: { id } });
    expect(refusal(answer)).toEqual([404, 'invoice_not_found']);
  });

  test('of an erased customer is not there for the counter', async () => {
    const gone = await newCustomer();
    const reservation = await returned(admin, gone.id);
    const { id } = (await reservation.issue()).body.invoice!;
    await reservation.pay(50);
    expect((await call(eraseCustomer, { token: admin, params: { id: gone.id } })).status).toBe(200);
    const { token } = await newColleague('Counter');
    for (const answer of [
      await call(listInvoices, { token, params: { id: reservation.id } }),
      await call(getInvoice, { token, params: { id } }),
      await call(getInvoicePdf, { token, params: { id } }),
    ])
      expect(answer.status).toBe(404);
    expect(await reservation.invoices()).toHaveLength(1);
    expect((await read(id)).content.buyer.name).toBe('Erika Mustermann');
  });

  test.each([
    ['reason', { reason: ' ', reissue: false }, 'required'],
    ['reissue', { reason: 'Anders', reissue: 'ja' }, 'invalid'],
  ])('is not cancelled with a wrong %s', async (field, body, code) => {
    const { id } = (await (await returned()).issue()).body.invoice!;
    const answer = await call(cancelInvoice, { token: admin, params: { id }, body });
    expect([answer.status, answer.body.codes]).toEqual([400, { [field]: code }]);
  });
});

describe('lists', () => {
  test('of one customer: their own, and for staff by the customer', async () => {
    const [customer, other] = [await newCustomer(), await newCustomer()];
    const { number } = (await (await returned(admin, customer.id)).issue()).body.invoice!;
    const numbersOf = async (answer: ReturnType<typeof call<typeof pageOwnInvoices>>) =>
      (await answer).body.content.map((row) => row.number);
    expect(await numbersOf(call(pageOwnInvoices, { token: customer.token }))).toEqual([number]);
    expect(await numbersOf(call(pageOwnInvoices, { token: other.token }))).toEqual([]);
    const of = (userId: number) => ({ token: admin, query: { userId } });
    expect(await numbersOf(call(pageInvoices, of(customer.id)))).toEqual([number]);
    expect(await numbersOf(call(pageInvoices, of(other.id)))).toEqual([]);
  });

  test('find invoices by number, customer, state and day', async () => {
    const reservation = await returned();
    const { number, issuedOn } = (await reservation.issue()).body.invoice!;
    const page = async (query: Record<string, string>) =>
      (await call(pageInvoices, { token: admin, query: { search: number, ...query } })).body
        .content;
    expect(await page({})).toHaveLength(1);
    expect(await page({ search: `${number} erika` })).toHaveLength(1);
    expect(await page({ state: 'open', from: issuedOn, until: issuedOn })).toHaveLength(1);
    expect(await page({ state: 'paid' })).toHaveLength(0);
    await reservation.pay(50);
    expect(await page({ state: 'paid' })).toHaveLength(1);
    expect(await page({ state: 'open' })).toHaveLength(0);
    expect(await page({ until: '2020-01-01' })).toHaveLength(0);
  });

  test('say what is still to be invoiced', async () => {
    const reservation = await returned();
    const pending = async () => {
      const query = { size: 1000, page: 0 };
      const { body } = await call(pendingInvoices, { token: admin, query });
      return body.content.find(({ reservationId }) => reservationId === reservation.id);
    };
    expect(await pending()).toMatchObject({ amount: 50, missing: [], outdated: [], ask: null });
    await reservation.issue();
    expect(await pending()).toBeUndefined();
    const added = await reservation.add({ kind: 'fee', amount: 15, text: 'Knolle' });
    expect(await pending()).toMatchObject({ amount: 15, outdated: [] });
    const further = (await reservation.issue()).body.invoice!;
    const lineId = added.body.counter!.lines.find(({ kind }) => kind === 'fee')!.id!;
    await call(removeLine, { token: admin, params: { id: reservation.id, lineId } });
    expect(await pending()).toMatchObject({ amount: 0, outdated: [further.number] });
    await cancel(further.id, false);
    expect(await pending()).toBeUndefined();
  });
});
