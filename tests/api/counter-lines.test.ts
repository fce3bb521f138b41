import { beforeAll, describe, expect, test } from 'vitest';
import { addLine, removeLine } from '../../contract/counter/counter.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { english } from '../support/english.ts';
import { administrator, newCustomer, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

/** A reservation of five hours, at ten an hour. */
async function open() {
  const booked = await book(admin, customer.id, [-2, 3]);
  const params = { id: booked.id };
  return {
    ...booked,
    ...desk(admin, booked),
    add: (body: object) => call(addLine, { token: admin, params, body }),
    remove: (lineId: number) => call(removeLine, { token: admin, params: { ...params, lineId } }),
  };
}

const fee = { kind: 'fee', amount: 12.5, text: 'Reinigung' };

describe('a line', () => {
  test('changes the price until it is removed', async () => {
    const reservation = await open();
    const { version } = await reservation.read();
    const added = await reservation.add(fee);
    expect([added.status, added.body.message]).toEqual([200, english.counter.lineAdded]);
    expect(added.body.counter).toMatchObject({ totalPrice: 62.5, version: version + 1 });
    const [, line] = added.body.counter!.lines;
    expect(line).toMatchObject({ ...fee, source: 'hand', unit: 'flat', quantity: 1 });
    const removed = await reservation.remove(line!.id!);
    expect([removed.status, removed.body.message]).toEqual([200, english.counter.lineRemoved]);
    expect(removed.body.counter).toMatchObject({ totalPrice: 50, version: version + 2 });
    expect(removed.body.counter!.lines).toHaveLength(1);
    expect(refusal(await reservation.remove(line!.id!))).toEqual([404, 'line_not_found']);
  });

  test.each(['cleaning', 'cancellation', 'fine', 'fee'])('of a %s is added', async (kind) => {
    const { status, body } = await (await open()).add({ ...fee, kind });
    expect([status, body.counter!.totalPrice]).toEqual([200, 62.5]);
    expect(body.counter!.lines[1]).toMatchObject({ kind, amount: 12.5 });
  });

  test('of a discount is subtracted, down to nothing', async () => {
    const reservation = await open();
    const { body } = await reservation.add({ kind: 'discount', amount: 50, text: 'Kulanz' });
    expect(body.counter).toMatchObject({ totalPrice: 0 });
    expect(body.counter!.lines[1]).toMatchObject({ amount: -50, unitPrice: -50 });
    const more = await reservation.add({ kind: 'discount', amount: 0.01, text: 'Kulanz' });
    expect([more.status, more.body.codes]).toEqual([400, { amount: 'too_small' }]);
  });

  test('of another reservation is not removed', async () => {
    const [one, other] = [await open(), await open()];
    const { body } = await one.add(fee);
    const answer = await other.remove(body.counter!.lines[1]!.id!);
    expect(refusal(answer)).toEqual([404, 'line_not_found']);
    expect(await one.read()).toMatchObject({ totalPrice: 62.5 });
  });

  test('survives the return and its undoing, and can be added afterwards', async () => {
    const reservation = await open();
    await reservation.handOver();
    await reservation.add(fee);
    const { body: back } = await reservation.takeBack({ ...full, mileageKm: 20_110 });
    expect(back.counter).toMatchObject({ totalPrice: 67.5 });
    const { body } = await reservation.add({ kind: 'damage', amount: 100, text: 'Spiegel' });
    expect(body.counter).toMatchObject({ totalPrice: 167.5, amountDue: 167.5 });
    expect(body.counter!.lines.at(-1)).toMatchObject({ kind: 'damage', vatPercent: 0 });
    const { body: undone } = await reservation.undo('return');
    expect(undone.counter).toMatchObject({ totalPrice: 162.5 });
    expect(undone.counter!.lines.map(({ kind }) => kind)).toEqual(['rental', 'fee', 'damage']);
  });

  test('keeps the sum of all lines the total, when what a discount was for is gone', async () => {
    const reservation = await open();
    const { body } = await reservation.add(fee);
    await reservation.add({ kind: 'discount', amount: 60, text: 'Kulanz' });
    const removed = await reservation.remove(body.counter!.lines[1]!.id!);
    expect(removed.body.counter).toMatchObject({ totalPrice: 0 });
    expect(sumOf(removed.body.counter!.lines)).toBe(0);
  });

  test.each([
    ['kind', { kind: 'rental' }, 'unknown_choice'],
    ['kind', { kind: 'no_show' }, 'unknown_choice'],
    ['kind', { kind: undefined }, 'required'],
    ['amount', { kind: 'cancellation', amount: undefined }, 'invalid'],
    ['amount', { amount: 0 }, 'too_small'],
    ['amount', { amount: -5 }, 'too_small'],
    ['amount', { amount: 1_000_001 }, 'too_large'],
    ['amount', { amount: '1.230' }, 'unclear_amount'],
    ['text', { text: ' ' }, 'required'],
    ['text', { text: 'x'.repeat(501) }, 'too_long'],
  ])('with a wrong %s %j is refused', async (field, changed, code) => {
    const { status, body } = await (await open()).add({ ...fee, ...changed });
    expect([status, body.codes]).toEqual([400, { [field]: code }]);
  });

  test('can be added by many at once', async () => {
    const reservation = await open();
    const answers = await Promise.all(Array.from({ length: 8 }, () => reservation.add(fee)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await reservation.read()).toMatchObject({ totalPrice: 150 });
  });
});
