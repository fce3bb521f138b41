import { beforeAll, describe, expect, test } from 'vitest';
import { addLine, swapVehicle } from '../../contract/counter/counter.ts';
import { getReservationHistory } from '../../contract/office/history.ts';
import { eraseCustomer, getOwnData } from '../../contract/office/own-data.ts';
import { changeReservation } from '../../contract/reservations/reservations.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import {
  getReservation,
  quoteRental,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { administrator, newCustomer, newVehicle, type Customer } from './actors.ts';
import { call } from './call.ts';
import { book, desk, full, inHours, plain, refusal, type Booked } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const dear = {
  pricePerHour: 40,
  pricePerDay: 150,
  pricePerWeek: null,
  deposit: 500,
  includedKmPerDay: 50,
  pricePerExtraKm: 1,
};
const cheap = { ...plain, deposit: 100, category: 'van' };

const read = async ({ id }: Booked) =>
  (await call(getReservation, { token: admin, params: { id } })).body;

/** Edits a reservation as a form does that sends all of it. */
async function edit(booked: Booked, changes: object, carId = booked.vehicleId) {
  const { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status } = await read(booked);
  const rental = { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status };
  return call(updateReservation, {
    token: admin,
    query: { carId, reservationId: booked.id },
    body: { ...rental, ...changes },
  });
}

async function quote(booked: Booked, vehicleId: number) {
  const { pickUpTime, dropOffTime } = await read(booked);
  const query = { pickUpDateTime: pickUpTime, dropOffDateTime: dropOffTime, carId: vehicleId };
  return (await call(quoteRental, { token: admin, query: { ...query, reservationId: booked.id } }))
    .body;
}

const history = async ({ id }: Booked) =>
  (await call(getReservationHistory, { token: admin, params: { id } })).body;

const line = (booked: Booked, body: object) =>
  call(addLine, { token: admin, params: { id: booked.id }, body });

/** Its total, which is the sum of its lines, and what was agreed with it. */
async function terms(booked: Booked) {
  const { totalPrice, lines, agreed } = await read(booked);
  expect(sumOf(lines!)).toBe(totalPrice);
  return { totalPrice, ...agreed };
}

describe('another vehicle', () => {
  test('keeps the price unless today’s is asked for, with its deposit and kilometres', async () => {
    const booked = await book(admin, customer.id, [100, 102], cheap);
    const other = await newVehicle(admin, { ...dear, category: 'van' });
    const agreed = { deposit: 100, includedKmPerDay: 100, pricePerExtraKm: 0.5 };
    const todays = { deposit: 500, includedKmPerDay: 50, pricePerExtraKm: 1 };
    const offered = await quote(booked, other);
    expect(offered.totalPrice).toBe(20);
    expect(offered.pricing).toMatchObject({
      keep: { totalPrice: 20, ...agreed },
      today: { totalPrice: 80, ...todays, lines: [{ quantity: 2, unitPrice: 40 }] },
    });
    expect((await quote(booked, booked.vehicleId)).pricing).toBeNull();

    expect((await edit(booked, {}, other)).status).toBe(200);
    expect(await terms(booked)).toEqual({ totalPrice: 20, ...agreed });
    const third = await newVehicle(admin, dear);
    expect((await edit(booked, { pricing: 'today' }, third)).status).toBe(200);
    expect(await terms(booked)).toEqual({ totalPrice: 80, ...todays });
    const pricings = (await history(booked)).map(({ changes }) => changes['pricing']);
    expect(pricings).toMatchObject([{ to: 'today' }, { to: 'keep' }, undefined]);
  });

  test('is not priced anew while the vehicle stays, whatever its prices are now', async () => {
    const booked = await book(admin, customer.id, [110, 112], cheap);
    expect((await edit(booked, { pricing: 'today' })).status).toBe(200);
    expect((await terms(booked)).totalPrice).toBe(20);
    const [entry] = await history(booked);
    expect(entry!.action).toBe('created');
  });

  test('keeps what else the reservation costs, in percent of the new price', async () => {
    const booked = await book(admin, customer.id, [120, 122], cheap);
    await line(booked, { kind: 'fee', amount: 12.5, text: 'Kindersitz' });
    await line(booked, { kind: 'discount', percent: 10, text: 'Stammkunde' });
    await edit(booked, { adjustment: { amount: -3, text: 'Entgegenkommen' } });
    expect((await terms(booked)).totalPrice).toBe(27.5);
    const other = await newVehicle(admin, dear);
    expect((await quote(booked, other)).pricing).toMatchObject({
      keep: { totalPrice: 27.5 },
      today: { totalPrice: 81.5 },
    });
    await edit(booked, { pricing: 'today' }, other);
    expect((await terms(booked)).totalPrice).toBe(81.5);
    const [, fee, percent, byHand] = (await read(booked)).lines!;
    expect([fee!.amount, byHand!.amount]).toEqual([12.5, -3]);
    expect(percent).toMatchObject({ quantity: 10, unit: 'percent', amount: -8 });
  });

  test('takes a price by hand with it', async () => {
    const booked = await book(admin, customer.id, [130, 132], cheap);
    const other = await newVehicle(admin, dear);
    const adjustment = { amount: -30, text: 'Vereinbart' };
    await edit(booked, { pricing: 'today', adjustment }, other);
    expect((await terms(booked)).totalPrice).toBe(50);
  });

  test('is refused once the vehicle is handed over', async () => {
    const booked = await book(admin, customer.id, [-1, 2], cheap);
    await desk(admin, booked).handOver();
    const other = await newVehicle(admin, dear);
    expect(refusal(await edit(booked, { pricing: 'today' }, other))).toEqual([409, 'handed_over']);
    expect((await terms(booked)).totalPrice).toBe(30);
  });

  test('is priced as the contract says only', async () => {
    const booked = await book(admin, customer.id, [140, 142], cheap);
    const { status, body } = await edit(booked, { pricing: 'tomorrow' });
    expect([status, body.errors]).toEqual([400, { pricing: expect.any(String) }]);
  });
});

describe('a vehicle swapped at the counter', () => {
  const swap = (booked: Booked, body: object, headers = {}) =>
    call(swapVehicle, { token: admin, params: { id: booked.id }, body, headers });

  test('has the price of the one before, whose deposit and kilometres stay', async () => {
    const booked = await book(admin, customer.id, [-0.5, 3], cheap);
    const before = await terms(booked);
    const vehicleId = await newVehicle(admin, { ...dear, category: 'van', mileageKm: 4711 });
    const { status, body } = await swap(booked, { vehicleId });
    expect(status).toBe(200);
    expect(body.counter!.vehicle).toMatchObject({ id: vehicleId, mileageKm: 4711 });
    expect(await terms(booked)).toEqual(before);
    expect((await history(booked))[0]!.changes).toMatchObject({
      vehicleId: { from: booked.vehicleId, to: vehicleId },
      pricing: { to: 'keep' },
    });
    // Once more is nothing more.
    const { length } = await history(booked);
    expect((await swap(booked, { vehicleId })).status).toBe(200);
    expect(await history(booked)).toHaveLength(length);
    expect((await desk(admin, booked).handOver({ ...full, mileageKm: 4720 })).status).toBe(200);
  });

  test('of another kind needs the consent of the customer, which stays until their data goes', async () => {
    const someone = await newCustomer();
    const booked = await book(admin, someone.id, [-0.5, 3], cheap);
    const vehicleId = await newVehicle(admin, { ...dear, category: 'estate' });
    const refused = await swap(booked, { vehicleId });
    expect(refusal(refused)).toEqual([400, 'consent_required']);
    expect(refused.body.errors).toEqual({ consent: expect.any(String) });
    const { body } = await swap(booked, { vehicleId, consent: ' Am Telefon ' });
    expect(body.counter!.exchangeConsent).toBe('Am Telefon');
    expect((await history(booked))[0]!.changes['exchangeConsent']).toEqual({});
    const { body: own } = await call(getOwnData, { token: someone.token });
    expect(own.reservations[0]!.exchangeConsent).toBe('Am Telefon');
    await desk(admin, booked).noShow();
    await call(eraseCustomer, { token: admin, params: { id: someone.id } });
    expect((await desk(admin, booked).read()).exchangeConsent).toBeNull();
  });

  test('has to be free, and the vehicle before it still here', async () => {
    const booked = await book(admin, customer.id, [-0.5, 3], cheap);
    const taken = await book(admin, customer.id, [1, 2], cheap);
    expect(refusal(await swap(booked, { vehicleId: taken.vehicleId }))).toEqual([
      409,
      'vehicle_taken',
    ]);
    expect(refusal(await swap(booked, { vehicleId: 999_999 }))).toEqual([404, 'vehicle_not_found']);
    expect(refusal(await swap({ id: 999_999, vehicleId: 1 }, { vehicleId: 1 }))).toEqual([
      404,
      'reservation_not_found',
    ]);
    const { version } = await desk(admin, booked).read();
    const vehicleId = await newVehicle(admin, cheap);
    await desk(admin, booked).handOver();
    expect((await swap(booked, { vehicleId }, { 'if-match': `"${version}"` })).status).toBe(412);
    expect(refusal(await swap(booked, { vehicleId }))).toEqual([409, 'handed_over']);
    await desk(admin, booked).takeBack();
    expect(refusal(await swap(booked, { vehicleId }))).toEqual([409, 'reservation_closed']);
  });
});

describe('a discount in percent', () => {
  test('follows times, late hours and what is taken back', async () => {
    const booked = await book(admin, customer.id, [-2.5, -0.5], {
      ...plain,
      includedKmPerDay: null,
    });
    const added = await line(booked, { kind: 'discount', percent: 12.5, text: 'Rahmenvertrag' });
    expect(added.body.counter).toMatchObject({ totalPrice: 17.5 });
    const at = desk(admin, booked);
    await at.handOver({ ...full, at: inHours(-2.5) });
    const { body: preview } = await at.preview();
    expect(preview).toMatchObject({ totalPrice: 26.25, difference: 8.75 });
    expect(sumOf(preview.lines)).toBe(26.25);
    await at.takeBack({ ...full, expectedPrice: 26.25 });
    expect((await terms(booked)).totalPrice).toBe(26.25);
    await at.undo('return');
    expect((await terms(booked)).totalPrice).toBe(17.5);
  });

  test('may be the price by hand, and becomes an amount or none again', async () => {
    const booked = await book(admin, customer.id, [200, 203], plain);
    await edit(booked, { adjustment: { percent: 10, text: 'Stammkunde' } });
    expect((await terms(booked)).totalPrice).toBe(27);
    await edit(booked, { dropOffTime: inHours(205) });
    const { totalPrice, lines } = await read(booked);
    expect(totalPrice).toBeCloseTo(0.9 * lines![0]!.amount, 2);
    expect(lines![1]).toMatchObject({ kind: 'adjustment', unit: 'percent', quantity: 10 });
    // The same again is no change.
    const { length } = await history(booked);
    await edit(booked, { adjustment: { percent: 10, text: 'Stammkunde' } });
    expect(await history(booked)).toHaveLength(length);
    await edit(booked, { adjustment: { amount: -7, text: 'Stammkunde' } });
    expect((await terms(booked)).totalPrice).toBe(lines![0]!.amount - 7);
    await edit(booked, { adjustment: null });
    expect((await terms(booked)).totalPrice).toBe(lines![0]!.amount);
  });

  test('is one of at most all, of a discount only, and not an amount as well', async () => {
    const booked = await book(admin, customer.id, [210, 212], plain);
    const wrong = async (body: object) => (await line(booked, { text: 'x', ...body })).body.errors;
    expect(await wrong({ kind: 'discount', percent: 101 })).toEqual({
      percent: expect.any(String),
    });
    expect(await wrong({ kind: 'fee', percent: 5 })).toEqual({ percent: expect.any(String) });
    const one = { amount: expect.any(String) };
    expect(await wrong({ kind: 'discount', percent: 5, amount: 5 })).toEqual(one);
    expect(await wrong({ kind: 'discount' })).toEqual(one);
    const both = await edit(booked, { adjustment: { amount: 1, percent: 5, text: 'x' } });
    expect(both.status).toBe(400);
    expect((await line(booked, { kind: 'discount', percent: 100, text: 'x' })).status).toBe(200);
    expect((await terms(booked)).totalPrice).toBe(0);
  });
});

describe('a fixed discount', () => {
  test('leaves nothing to pay of a shortened rental only where an administrator says so', async () => {
    const booked = await book(admin, customer.id, [300, 310], plain);
    await line(booked, { kind: 'discount', amount: 50, text: 'Aktion' });
    const { pickUpTime, pickUpLocation, dropOffLocation } = await read(booked);
    const shorter = { dropOffTime: inHours(304) };
    const refused = await edit(booked, shorter);
    expect(refusal(refused)).toEqual([400, 'discount_above_price']);
    expect(refused.body.errors).toEqual({ dropOffTime: expect.any(String) });
    const own = await call(changeReservation, {
      token: customer.token,
      params: { id: booked.id },
      // Something would be left to pay, but the discount was for more hours.
      body: { pickUpTime, pickUpLocation, dropOffLocation, dropOffTime: inHours(306) },
    });
    expect(refusal(own)).toEqual([400, 'discount_above_price']);
    expect((await terms(booked)).totalPrice).toBe(50);

    expect((await edit(booked, { dropOffTime: inHours(306) })).status).toBe(200);
    expect((await terms(booked)).totalPrice).toBeGreaterThan(0);
    expect((await edit(booked, { ...shorter, allowFree: true })).status).toBe(200);
    expect((await terms(booked)).totalPrice).toBe(0);
    // What was free before stays so without a question.
    expect((await edit(booked, { dropOffTime: inHours(303) })).status).toBe(200);
  });

  test('is not asked about where a price by hand is given at the same time', async () => {
    const booked = await book(admin, customer.id, [320, 330], plain);
    const adjustment = { amount: -20, text: 'Kulanz' };
    const changes = { dropOffTime: inHours(322), adjustment };
    expect((await edit(booked, changes)).status).toBe(200);
  });
});
