import { beforeAll, describe, expect, test } from 'vitest';
import { addPayment, removePayment } from '../../contract/counter/payments.ts';
import { addLine } from '../../contract/counter/counter.ts';
import { eraseCustomer, getOwnData } from '../../contract/office/own-data.ts';
import { deleteReservation } from '../../contract/reservations/reservations-admin.ts';
import { english } from '../support/english.ts';
import { administrator, newCustomer, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, inHours, refusal, full } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const money = (amount: number, kind = 'payment') => ({
  id: crypto.randomUUID(),
  kind,
  method: 'card',
  amount,
  note: '',
});

/** A reservation of five hours, at ten an hour. */
async function open(userId = customer.id) {
  const booked = await book(admin, userId, [-2, 3]);
  const params = { id: booked.id };
  return {
    ...booked,
    ...desk(admin, booked),
    add: (body: object, headers = {}) => call(addPayment, { token: admin, params, body, headers }),
    remove: (paymentId: string) =>
      call(removePayment, { token: admin, params: { ...params, paymentId } }),
    drop: () => call(deleteReservation, { token: admin, params }),
  };
}

describe('money', () => {
  test('is noted, is less to be paid, and can be removed on the same day', async () => {
    const reservation = await open();
    const before = await reservation.read();
    expect(before).toMatchObject({ payments: [], paid: 0, due: 50, depositHeld: 0 });
    const payment = { ...money(20.1), note: 'Anzahlung' };
    const hour = () => inHours(0).slice(0, 13);
    const from = hour();
    const added = await reservation.add(payment);
    const until = hour();
    expect([added.status, added.body.message]).toEqual([200, english.payments.added]);
    const { counter } = added.body;
    expect(counter).toMatchObject({
      paid: 20.1,
      due: 29.9,
      amountDue: 50,
      version: before.version + 1,
    });
    expect(counter!.payments).toMatchObject([{ ...payment, isRemovable: true }]);
    expect([from, until]).toContain(counter!.payments?.[0]?.at.slice(0, 13));
    const removed = await reservation.remove(payment.id);
    expect([removed.status, removed.body.message]).toEqual([200, english.payments.removed]);
    expect(removed.body.counter).toMatchObject({ payments: [], paid: 0, due: 50 });
    expect(refusal(await reservation.remove(payment.id))).toEqual([404, 'payment_not_found']);
  });

  test('of a deposit neither pays nor is due, and no more goes back than came', async () => {
    const reservation = await open();
    const early = await reservation.add(money(0.01, 'deposit_returned'));
    expect([early.status, early.body.codes]).toEqual([400, { amount: 'above_held' }]);
    await reservation.add(money(200, 'deposit_taken'));
    const part = await reservation.add(money(150, 'deposit_returned'));
    expect(part.body.counter).toMatchObject({ depositHeld: 50, paid: 0, due: 50 });
    const more = await reservation.add(money(50.01, 'deposit_returned'));
    expect([more.status, more.body.codes]).toEqual([400, { amount: 'above_held' }]);
    expect(more.body.errors).toEqual({ amount: english.payments.aboveHeld });
  });

  test('is refunded up to what was paid', async () => {
    const reservation = await open();
    const payment = money(60);
    await reservation.add(payment);
    expect(await reservation.read()).toMatchObject({ due: -10 });
    const more = await reservation.add(money(60.01, 'refund'));
    expect([more.status, more.body.codes]).toEqual([400, { amount: 'above_paid' }]);
    const { body } = await reservation.add(money(10, 'refund'));
    expect(body.counter).toMatchObject({ paid: 50, due: 0 });
    expect(refusal(await reservation.remove(payment.id))).toEqual([409, 'payment_needed']);
  });

  test('of a cancelled reservation is due for its fees only', async () => {
    const reservation = await open();
    const fee = { kind: 'fee', amount: 15, text: 'Storno' };
    await call(addLine, { token: admin, params: { id: reservation.id }, body: fee });
    await reservation.add(money(20));
    await reservation.put('CANCELLED');
    expect(await reservation.read()).toMatchObject({ amountDue: 15, due: -5, paid: 20 });
  });

  test('cannot be removed through another reservation', async () => {
    const [one, other] = [await open(), await open()];
    const payment = money(5);
    await one.add(payment);
    expect(refusal(await other.remove(payment.id))).toEqual([404, 'payment_not_found']);
    expect(refusal(await other.add(payment))).toEqual([409, 'payment_id_reused']);
    expect(await one.read()).toMatchObject({ paid: 5 });
  });

  test('keeps its reservation from being deleted', async () => {
    const reservation = await open(customer.id);
    const payment = money(5);
    await reservation.add(payment);
    expect(refusal(await reservation.drop())).toEqual([409, 'reservation_has_payments']);
    const { body } = await call(getOwnData, { token: customer.token });
    const kept = body.reservations.find(({ id }) => id === reservation.id);
    expect(kept?.payments).toMatchObject([{ kind: 'payment', amount: 5 }]);
  });

  test('of a till is noted with its receipt', async () => {
    const reservation = await open();
    const payment = { ...money(50), method: 'till', note: 'Z-4711' };
    const { body } = await reservation.add(payment);
    expect(body.counter).toMatchObject({ payments: [payment], paid: 50, due: 0 });
  });

  test('of several kinds is noted in one step, all or none', async () => {
    const reservation = await open();
    const deposit = money(200, 'deposit_taken');
    const further = [deposit, money(50), money(150.01, 'deposit_kept')];
    const refused = await reservation.add({ ...money(20), further: [...further] });
    expect([refused.status, refused.body.codes]).toEqual([400, { amount: 'above_open' }]);
    expect(await reservation.read()).toMatchObject({ payments: [], paid: 0, depositHeld: 0 });
    const before = await reservation.read();
    const { body } = await reservation.add({
      ...money(20),
      further: [deposit, money(30, 'deposit_kept'), money(170, 'deposit_returned')],
    });
    expect(body.counter).toMatchObject({
      paid: 50,
      due: 0,
      depositHeld: 0,
      version: before.version + 1,
    });
  });

  test('that is kept of a deposit pays, and can be removed', async () => {
    const reservation = await open();
    const early = await reservation.add(money(0.01, 'deposit_kept'));
    expect(early.body.codes).toEqual({ amount: 'above_held' });
    await reservation.add(money(80, 'deposit_taken'));
    const more = await reservation.add(money(50.01, 'deposit_kept'));
    expect(more.body.codes).toEqual({ amount: 'above_open' });
    const kept = money(50, 'deposit_kept');
    const { body } = await reservation.add(kept);
    expect(body.counter).toMatchObject({ paid: 50, due: 0, depositHeld: 30 });
    const removed = await reservation.remove(kept.id);
    expect(removed.body.counter).toMatchObject({ paid: 0, due: 50, depositHeld: 80 });
  });

  test('goes with a hand-over and a return, or neither is recorded', async () => {
    const reservation = await open();
    const taken = money(100, 'deposit_taken');
    const tooMuch = await reservation.handOver({ ...full, payments: [money(1, 'refund')] });
    expect(tooMuch.body.codes).toEqual({ amount: 'above_paid' });
    expect(await reservation.read()).toMatchObject({ pickedUpAt: null, payments: [] });
    const out = await reservation.handOver({ ...full, payments: [taken] });
    expect(out.body.counter).toMatchObject({ nextStep: 'return', depositHeld: 100 });
    const refused = await reservation.takeBack({
      ...full,
      payments: [money(101, 'deposit_returned')],
    });
    expect(refused.body.codes).toEqual({ amount: 'above_held' });
    const { due } = await reservation.read();
    const back = await reservation.takeBack({
      ...full,
      payments: [money(due, 'payment'), money(100, 'deposit_returned')],
    });
    expect(back.body.counter).toMatchObject({ status: 'DONE', due: 0, depositHeld: 0 });
  });

  test.each([
    ['id', { id: '7' }, 'invalid'],
    ['kind', { kind: 'gift' }, 'unknown_choice'],
    // A cash register's own business.
    ['method', { method: 'cash' }, 'unknown_choice'],
    ['note', { method: 'till', note: ' ' }, 'required'],
    ['method', { method: undefined }, 'required'],
    ['amount', { amount: 0 }, 'too_small'],
    ['amount', { amount: -1 }, 'too_small'],
    ['amount', { amount: 1.005 }, 'invalid'],
    ['amount', { amount: '1.230' }, 'unclear_amount'],
    ['amount', { amount: 1_000_001 }, 'too_large'],
    ['note', { note: 'x'.repeat(201) }, 'too_long'],
    ['at', { at: inHours(1) }, 'in_future'],
  ])('with a wrong %s %j is refused', async (field, changed, code) => {
    const { status, body } = await (await open()).add({ ...money(5), ...changed });
    expect([status, body.codes]).toEqual([400, { [field]: code }]);
  });

  test('is in the data of the customer, and its note goes when the account is erased', async () => {
    const person = await newCustomer();
    const reservation = await open(person.id);
    await reservation.add({ ...money(50), note: 'Zahlt in Raten' });
    const { body } = await call(getOwnData, { token: person.token });
    expect(body.reservations[0]!.payments).toMatchObject([{ amount: 50, note: 'Zahlt in Raten' }]);
    await reservation.handOver();
    await reservation.takeBack();
    await call(eraseCustomer, { token: admin, params: { id: person.id } });
    expect((await reservation.read()).payments).toMatchObject([{ amount: 50, note: '' }]);
    expect(refusal(await reservation.add(money(5)))).toEqual([403, 'user_erased']);
  });
});

describe('at once', () => {
  test('the same payment counts once', async () => {
    const reservation = await open();
    const payment = money(12.5);
    const answers = await Promise.all([1, 2, 3, 4].map(() => reservation.add(payment)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { body } of answers) expect(body.counter).toMatchObject({ paid: 12.5, due: 37.5 });
    expect(refusal(await reservation.add({ ...payment, amount: 13 }))).toEqual([
      409,
      'payment_id_reused',
    ]);
  });

  test('two administrators who saw the same note the same money once', async () => {
    const reservation = await open();
    const { version } = await reservation.read();
    const seen = { 'if-match': `"${version}"` };
    const [one, other] = [money(50), money(50)];
    const answers = await Promise.all([one, other].map((each) => reservation.add(each, seen)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const late = answers.find(({ status }) => status === 412)!;
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', current: { paid: 50, due: 0 } });
    // Who got no answer sends it again, as it was.
    const first = answers[0] === late ? other : one;
    expect((await reservation.add(first, seen)).status).toBe(200);
    expect(await reservation.read()).toMatchObject({ paid: 50, version: version + 1 });
  });

  test('different payments all count', async () => {
    const reservation = await open();
    await Promise.all(Array.from({ length: 8 }, () => reservation.add(money(1.1))));
    expect(await reservation.read()).toMatchObject({ paid: 8.8, due: 41.2 });
  });

  test('no more goes back than is held', async () => {
    const reservation = await open();
    await reservation.add(money(100, 'deposit_taken'));
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => reservation.add(money(30, 'deposit_returned'))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await reservation.read()).toMatchObject({ depositHeld: 10 });
  });

  test('a removed payment is never refunded', async () => {
    const reservation = await open();
    for (let round = 0; round < 4; round += 1) {
      const payment = money(10);
      await reservation.add(payment);
      await Promise.all([reservation.remove(payment.id), reservation.add(money(10, 'refund'))]);
      expect((await reservation.read()).paid).toBe(0);
    }
  });
});
