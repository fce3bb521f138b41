import { beforeAll, describe, expect, test } from 'vitest';
import { addPayment } from '../../contract/counter/payments.ts';
import { getOwnData } from '../../contract/office/own-data.ts';
import { cancelInvoice, issueInvoice, listInvoices } from '../../contract/money/invoices.ts';
import { administrator, newCustomer, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const money = (amount: number, kind = 'payment', invoiceId?: number) => ({
  id: crypto.randomUUID(),
  kind,
  method: 'card',
  amount,
  note: '',
  invoiceId,
});
const kept = (amount: number, invoiceId?: number) => money(amount, 'deposit_kept', invoiceId);

/** A rental of 50, back with a damage of 80, and 500 of deposit: what is open of both documents can be read. */
async function returned({ damage = 80 } = {}) {
  const booked = await book(admin, customer.id, [-5, 0]);
  const about = { token: admin, params: { id: booked.id } };
  const { handOver, takeBack, read } = desk(admin, booked);
  await handOver({ ...full, payments: [money(500, 'deposit_taken')] });
  const damages = [{ id: crypto.randomUUID(), place: 'rear', note: 'Delle', amount: damage }];
  await takeBack({ ...full, ...(damage > 0 && { damages }) });
  return {
    read,
    issue: async () => (await call(issueInvoice, about)).body,
    open: async () => {
      const { body } = await call(listInvoices, about);
      return Object.fromEntries(body.map(({ id, open }) => [id, open]));
    },
    add: (body: object, headers = {}) => call(addPayment, { ...about, body, headers }),
  };
}

async function invoiced() {
  const reservation = await returned();
  const { invoice, claim } = await reservation.issue();
  return { ...reservation, invoice: invoice!, claim: claim! };
}

describe('what is kept of a deposit', () => {
  test('pays the claim that it names, though the invoice is older', async () => {
    const { add, open, read, invoice, claim } = await invoiced();
    expect((await read()).openInvoices).toEqual([
      { id: invoice.id, number: invoice.number, open: 50 },
      { id: claim.id, number: claim.number, open: 80 },
    ]);
    const { status, body } = await add({
      ...kept(60, claim.id),
      further: [money(440, 'deposit_returned')],
    });
    expect([status, body.counter?.due, body.counter?.depositHeld]).toEqual([200, 70, 0]);
    expect(body.counter!.payments?.map(({ invoice }) => invoice ?? null)).toEqual(
      expect.arrayContaining([null, claim.number]),
    );
    expect(await open()).toEqual({ [invoice.id]: 50, [claim.id]: 20 });
    // All else fills the oldest first.
    await add(money(55));
    expect(await open()).toEqual({ [invoice.id]: 0, [claim.id]: 15 });
    // What is taken back is no longer paid.
    await add(money(65, 'refund'));
    expect(await open()).toEqual({ [invoice.id]: 50, [claim.id]: 30 });
    const { body: own } = await call(getOwnData, { token: customer.token });
    expect(own.reservations.flatMap(({ payments = [] }) => payments)).toContainEqual(
      expect.objectContaining({ kind: 'deposit_kept', invoice: claim.number }),
    );
  });

  test('never exceeds what its document leaves open, with what goes before it in the step', async () => {
    const { add, open, invoice, claim } = await invoiced();
    const more = await add(kept(80.01, claim.id));
    expect([more.status, more.body.codes]).toEqual([400, { amount: 'above_open' }]);
    const paid = await add({ ...money(50), further: [kept(0.01, invoice.id)] });
    expect([paid.status, paid.body.codes]).toEqual([400, { invoiceId: 'unknown_choice' }]);
    expect(await open()).toEqual({ [invoice.id]: 50, [claim.id]: 80 });
    // Once it is paid, the claim is the only open one.
    const { body } = await add({ ...money(50), further: [kept(80)] });
    expect(body.counter).toMatchObject({ due: 0, depositHeld: 420, openInvoices: [] });
  });

  test('has to say which of several it pays', async () => {
    const { add } = await invoiced();
    const { status, body } = await add(kept(10));
    expect([status, body.codes]).toEqual([400, { invoiceId: 'required' }]);
  });

  test('pays no cancelled invoice, no other reservation’s, and nothing else names one', async () => {
    const [{ add, invoice, claim, open }, other] = [await invoiced(), await invoiced()];
    await add(kept(20, invoice.id));
    const params = { id: invoice.id };
    const body = { reason: 'Falsche Anschrift', reissue: false };
    await call(cancelInvoice, { token: admin, params, body });
    // What it paid fills the oldest that is left.
    expect(await open()).toMatchObject({ [claim.id]: 60 });
    for (const wrong of [
      kept(5, invoice.id),
      kept(5, other.invoice.id),
      kept(5, 2_000_000_000),
      money(5, 'payment', claim.id),
    ]) {
      const { status, body } = await add(wrong);
      expect([status, body.codes]).toEqual([400, { invoiceId: 'unknown_choice' }]);
    }
    expect((await add({ ...kept(5), invoiceId: 'RE' })).body.codes).toEqual({
      invoiceId: 'invalid',
    });
  });

  test('pays what is not invoiced yet, up to what is open, and then the oldest', async () => {
    const reservation = await returned({ damage: 0 });
    const more = await reservation.add(kept(50.01));
    expect([more.status, more.body.codes]).toEqual([400, { amount: 'above_open' }]);
    await reservation.add(kept(30));
    const { invoice } = await reservation.issue();
    expect(await reservation.open()).toEqual({ [invoice!.id]: 20 });
  });

  test('is kept once by two administrators who do so at once', async () => {
    const { add, open, claim, read } = await invoiced();
    const { version } = await read();
    const seen = { 'if-match': `"${version}"` };
    const late = await Promise.all([1, 2].map(() => add(kept(80, claim.id), seen)));
    expect(late.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    // Who did not look keeps no more than is open, either.
    const blind = await Promise.all([1, 2].map(() => add(kept(50))));
    expect(blind.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    expect(Object.values(await open())).toEqual([0, 0]);
  });
});
