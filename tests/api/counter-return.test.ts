import { beforeAll, describe, expect, test } from 'vitest';
import { getOwnReservation } from '../../contract/reservations/reservations.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { english } from '../support/english.ts';
import { administrator, hoursLine, newCustomer, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain, refusal } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

async function out(hours: [number, number], vehicle: object = plain) {
  const booked = await book(admin, customer.id, hours, vehicle);
  const reservation = { ...booked, ...desk(admin, booked) };
  const body = { ...full, at: inHours(hours[0]) };
  expect((await reservation.handOver(body)).status).toBe(200);
  return reservation;
}

const km = (quantity: number) => ({
  kind: 'kilometres',
  quantity,
  unit: 'kilometre',
  unitPrice: 0.5,
  amount: quantity / 2,
  vatPercent: 0,
  text: null,
});

test('a return in time costs nothing more, and completes the reservation', async () => {
  const reservation = await out([-2, 3]);
  const query = { mileageKm: 20_100, fuelEighths: 3 };
  const { body: preview } = await reservation.preview(query);
  expect(preview).toMatchObject({
    lateHours: 0,
    addedLines: [],
    totalPrice: 50,
    difference: 0,
    lines: [hoursLine(5, 10)],
  });
  const { status, body } = await reservation.takeBack({ ...query, note: 'Sauber' });
  expect([status, body.message]).toEqual([200, english.counter.takenBack]);
  expect(body.counter).toMatchObject({
    status: 'DONE',
    nextStep: null,
    totalPrice: 50,
    amountDue: 50,
    isLate: false,
    return: { ...query, note: 'Sauber', licenceSeen: null },
    vehicle: { mileageKm: 20_100 },
  });
  expect(body.counter!.return!.at).toBe(body.counter!.returnedAt);
});

test('a few minutes late cost nothing, longer is late from the agreed drop-off on', async () => {
  const reservation = await out([-6, -3]);
  const preview = async (minutes: number) =>
    (await reservation.preview({ ...full, at: inHours(-3 + minutes / 60) })).body;
  expect(await preview(14)).toMatchObject({ lateHours: 0, totalPrice: 30, addedLines: [] });
  expect(await preview(16)).toMatchObject({ lateHours: 1, totalPrice: 40 });
  expect(await preview(61)).toMatchObject({ lateHours: 2, totalPrice: 50 });
});

test('a late return with many kilometres costs what the preview says', async () => {
  const reservation = await out([-6, -2.5]);
  const query = { mileageKm: 20_130, fuelEighths: 8, at: inHours(-0.25) };
  const { status, body: preview } = await reservation.preview(query);
  expect([status, preview]).toEqual([
    200,
    {
      returnedAt: query.at,
      lateHours: 2,
      totalPrice: 75,
      difference: 35,
      found: [],
      lines: [hoursLine(6, 10), km(30)],
      addedLines: [hoursLine(6, 10), km(30)],
    },
  ]);
  const wrong = await reservation.takeBack({ ...query, expectedPrice: 40 });
  expect(refusal(wrong)).toEqual([409, 'price_changed']);
  expect(wrong.body).toMatchObject({ totalPrice: 75, lines: preview.lines });
  expect(await reservation.read()).toMatchObject({ totalPrice: 40, nextStep: 'return' });
  const { body } = await reservation.takeBack({ ...query, expectedPrice: 75.00000000000001 });
  expect(body.counter).toMatchObject({ totalPrice: 75, amountDue: 75, returnedAt: query.at });
  expect(body.counter!.lines).toEqual([
    { ...hoursLine(6, 10), id: null, source: 'rental' },
    { ...km(30), id: expect.any(Number), source: 'return' },
  ]);
  const own = await call(getOwnReservation, {
    token: customer.token,
    params: { id: reservation.id },
  });
  expect(own.body).toMatchObject({ totalPrice: 75, status: 'DONE', lines: preview.lines });
});

test('late hours cost no more than the agreed caps, and a late return is never cheaper', async () => {
  const capped = { ...plain, pricePerDay: 60 };
  const reservation = await out([-8, -3], capped);
  const { body } = await reservation.preview({ ...full, at: inHours(-0.5) });
  expect(body).toMatchObject({ lateHours: 3, totalPrice: 60, difference: 10 });
  expect(body.lines).toEqual([{ ...hoursLine(1, 60), unit: 'day' }]);
});

test('each started day of the rental, late ones too, includes its kilometres', async () => {
  const reservation = await out([-30, -20]);
  const at = { mileageKm: 20_250, fuelEighths: 8 };
  const inTime = await reservation.preview({ ...at, at: inHours(-21) });
  expect(inTime.body).toMatchObject({ addedLines: [km(150)] });
  const late = await reservation.preview(at);
  expect(late.body.lines).toContainEqual(km(50));
});

test('a line is in the price until it is removed, whatever becomes of the rest', async () => {
  const reservation = await out([-4, -2]);
  const { body } = await reservation.takeBack({ mileageKm: 20_200, fuelEighths: 8 });
  expect(sumOf(body.counter!.lines)).toBe(body.counter!.totalPrice);
});

describe('a return', () => {
  test('is none before the hand-over, and happens once', async () => {
    const booked = await book(admin, customer.id, [-1, 2]);
    const reservation = desk(admin, booked);
    for (const answer of [await reservation.preview(), await reservation.takeBack()])
      expect(refusal(answer)).toEqual([409, 'not_handed_over']);
    await reservation.handOver();
    const answers = await Promise.all([1, 2, 3, 4].map(() => reservation.takeBack()));
    const codes = answers.map(({ status, body: { code } }) => code ?? status);
    expect(codes.toSorted()).toEqual([200, ...Array(3).fill('reservation_closed')]);
    expect(refusal(await reservation.preview())).toEqual([409, 'reservation_closed']);
  });

  test.each([
    ['mileageKm', { mileageKm: 19_999 }, 'below_hand_over'],
    ['mileageKm', { mileageKm: '' }, 'required'],
    ['fuelEighths', { fuelEighths: 9 }, 'too_large'],
    ['at', { at: inHours(0.5) }, 'in_future'],
    ['at', { at: inHours(-3) }, 'before_hand_over'],
  ])('with a wrong %s %j is refused', async (field, changed, code) => {
    const reservation = await out([-2, 3]);
    for (const { status, body } of [
      await reservation.preview({ ...full, ...changed }),
      await reservation.takeBack({ ...full, ...changed }),
    ])
      expect([status, body.codes]).toEqual([400, { [field]: code }]);
  });

  test('that would cost more than anything can is a slip of the finger', async () => {
    const reservation = await out([-2, 3], { ...plain, pricePerExtraKm: 9999 });
    const { status, body } = await reservation.takeBack({ ...full, mileageKm: 9_999_999 });
    expect([status, body.codes]).toEqual([400, { mileageKm: 'too_large' }]);
  });
});
