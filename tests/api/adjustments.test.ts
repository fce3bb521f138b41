import { beforeAll, describe, expect, test } from 'vitest';
import { eraseCustomer, getOwnData } from '../../contract/office/own-data.ts';
import {
  changeReservation,
  createReservation,
  getOwnReservation,
  previewChange,
} from '../../contract/reservations/reservations.ts';
import {
  getReservation,
  quoteRental,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { english } from '../support/english.ts';
import {
  administrator,
  hoursLine,
  inDays,
  newCustomer,
  newVehicle,
  times,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

const atTen = { pricePerHour: 10, pricePerDay: null, pricePerWeek: null };
const nothingInTheWay = {
  pricing: null,
  available: true,
  ready: true,
  conflicts: [],
  blocks: [],
  transfers: [],
};
const rental = (hours: number) => hoursLine(hours, 10);
const byHand = (amount: number, text: string | null = 'Stammkunde') => ({
  kind: 'adjustment',
  quantity: 1,
  unit: 'flat',
  unitPrice: amount,
  amount,
  text,
  vatPercent: 0,
});
const adjustment = { amount: -5, text: 'Stammkunde' };

interface Booked {
  id: number;
  carId: number;
  days: number;
  owner: Customer;
}

/** A reservation of two hours, at ten an hour. */
async function booked(days: number, owner = customer): Promise<Booked> {
  const carId = await newVehicle(admin, atTen);
  const request = { token: owner.token, query: { carId }, body: times(days) };
  const { body } = await call(createReservation, request);
  expect(body.reservation!.lines).toEqual([rental(2)]);
  return { id: body.reservation!.id!, carId, days, owner };
}

/** An administrator's edit. */
const edit = ({ id, carId, days }: Booked, changed: object, token: string | undefined = admin) =>
  call(updateReservation, {
    token,
    query: { reservationId: id, carId },
    body: { ...times(days), status: 'CREATED', ...changed },
  });

const read = async ({ id, owner }: Booked) =>
  (await call(getOwnReservation, { token: owner.token, params: { id } })).body;

const until = (days: number, clock: string) => ({ dropOffTime: inDays(days, clock) });

describe('a price set by hand', () => {
  test('is a line with its reason, for the customer too', async () => {
    const reservation = await booked(200);
    expect((await edit(reservation, { adjustment })).status).toBe(200);
    const expected = { totalPrice: 15, lines: [rental(2), byHand(-5)] };
    expect(await read(reservation)).toMatchObject(expected);
    const { id } = reservation;
    expect((await call(getReservation, { token: admin, params: { id } })).body).toMatchObject(
      expected,
    );
  });

  test('stays without one, is replaced by another, and goes with null', async () => {
    const reservation = await booked(201);
    await edit(reservation, { adjustment });
    await edit(reservation, { pickUpLocation: 'Gera' });
    expect(await read(reservation)).toMatchObject({ totalPrice: 15, pickUpLocation: 'Gera' });
    await edit(reservation, { adjustment: { amount: 2.5, text: 'Mit Anhänger' } });
    expect(await read(reservation)).toMatchObject({
      totalPrice: 22.5,
      lines: [rental(2), byHand(2.5, 'Mit Anhänger')],
    });
    await edit(reservation, { adjustment: null });
    expect(await read(reservation)).toMatchObject({ totalPrice: 20, lines: [rental(2)] });
  });

  test('is kept by a client that sends back what it read', async () => {
    const reservation = await booked(202);
    await edit(reservation, { adjustment });
    const { id, carId } = reservation;
    const { body } = await call(getReservation, { token: admin, params: { id } });
    const query = { reservationId: id, carId };
    expect((await call(updateReservation, { token: admin, query, body })).status).toBe(200);
    expect(await read(reservation)).toMatchObject({ totalPrice: 15 });
  });

  test('survives an administrator’s change of times and of the vehicle', async () => {
    const reservation = await booked(203);
    await edit(reservation, { adjustment });
    await edit(reservation, until(203, '15:00'));
    expect(await read(reservation)).toMatchObject({
      totalPrice: 45,
      lines: [rental(5), byHand(-5)],
    });
    const carId = await newVehicle(admin, { ...atTen, pricePerHour: 30 });
    await edit({ ...reservation, carId }, until(203, '11:00'));
    expect(await read(reservation)).toMatchObject({ totalPrice: 5 });
  });

  test('survives a customer’s change of times, who sees it before', async () => {
    const reservation = await booked(204);
    await edit(reservation, { adjustment });
    const { id } = reservation;
    const request = { token: customer.token, params: { id } };
    const query = { pickUpDateTime: inDays(204), dropOffDateTime: inDays(204, '15:00') };
    const preview = await call(previewChange, { ...request, query });
    expect(preview.body).toMatchObject({ available: true, totalPrice: 45, difference: 30 });
    const body = { ...times(204), ...until(204, '15:00'), expectedPrice: 45 };
    expect((await call(changeReservation, { ...request, body })).status).toBe(200);
    expect(await read(reservation)).toMatchObject({ totalPrice: 45 });
  });

  test('may be set with new times in one call, and is quoted with them', async () => {
    const reservation = await booked(205);
    await edit(reservation, { ...until(205, '14:00'), adjustment });
    expect(await read(reservation)).toMatchObject({ totalPrice: 35 });
    const quote = await call(quoteRental, {
      token: admin,
      query: {
        carId: reservation.carId,
        reservationId: reservation.id,
        pickUpDateTime: inDays(205),
        dropOffDateTime: inDays(205, '16:00'),
      },
    });
    expect(quote.body).toEqual({
      totalPrice: 55,
      lines: [rental(6), byHand(-5)],
      ...nothingInTheWay,
    });
  });

  test('never makes a price negative, and comes back when the rental gets longer', async () => {
    const reservation = await booked(206);
    await edit(reservation, {
      ...until(206, '14:00'),
      adjustment: { amount: -35, text: 'Kulanz' },
    });
    await edit(reservation, { ...until(206, '12:00'), allowFree: true });
    expect(await read(reservation)).toMatchObject({
      totalPrice: 0,
      lines: [rental(2), byHand(-20, 'Kulanz')],
    });
    await edit(reservation, until(206, '14:00'));
    expect(await read(reservation)).toMatchObject({ totalPrice: 5 });
  });

  test('raises the version, even when only the reason changes', async () => {
    const reservation = await booked(207);
    await edit(reservation, { adjustment });
    const params = { id: reservation.id };
    const before = await call(getReservation, { token: admin, params });
    await edit(reservation, { adjustment: { ...adjustment, text: 'Kulanz' } });
    const after = await call(getReservation, { token: admin, params });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    await edit(reservation, { adjustment: { ...adjustment, text: 'Kulanz' } });
    const again = await call(getReservation, { token: admin, params });
    expect(again.headers.get('etag')).toBe(after.headers.get('etag'));
  });
});

describe('a price set by hand is refused', () => {
  test.each([
    ['without a reason', { amount: -5, text: ' ' }, english.adjustments.text],
    ['without an amount', { text: 'Kulanz' }, english.adjustments.amount],
    ['in parts of a cent', { amount: 0.001, text: 'Kulanz' }, english.adjustments.amount],
    ['beyond all sense', { amount: 1e12, text: 'Kulanz' }, english.adjustments.amount],
    ['below zero', { amount: -20.01, text: 'Kulanz' }, english.adjustments.belowZero],
    ['as a text', 'ten', english.adjustments.amount],
  ])('%s', async (_, wrong, message) => {
    const reservation = await booked(208);
    const { status, body } = await edit(reservation, { adjustment: wrong });
    expect([status, body.message, Object.keys(body.errors!)]).toEqual([
      400,
      message,
      ['adjustment'],
    ]);
    expect(await read(reservation)).toMatchObject({ totalPrice: 20, lines: [rental(2)] });
  });

  test('with a reason that is too long', async () => {
    const reservation = await booked(209);
    const text = 'x'.repeat(501);
    const { status, body } = await edit(reservation, { adjustment: { amount: 1, text } });
    expect([status, body.codes]).toEqual([400, { adjustment: 'too_long' }]);
  });

  test('by customers and anonymously', async () => {
    const reservation = await booked(210);
    expect((await edit(reservation, { adjustment }, customer.token)).status).toBe(403);
    expect((await edit(reservation, { adjustment }, '')).status).toBe(401);
    const body = { ...times(210), adjustment };
    const params = { id: reservation.id };
    await call(changeReservation, { token: customer.token, params, body });
    expect(await read(reservation)).toMatchObject({ totalPrice: 20 });
  });

  test('once the reservation is closed', async () => {
    const reservation = await booked(211);
    await edit(reservation, { adjustment, status: 'CANCELLED' });
    expect(await read(reservation)).toMatchObject({ status: 'CANCELLED', totalPrice: 15 });
    const { status, body } = await edit(reservation, { adjustment: null, status: 'CANCELLED' });
    expect([status, body.code]).toEqual([400, 'reservation_closed']);
    const same = await edit(reservation, { adjustment, status: 'CANCELLED' });
    expect(same.status).toBe(200);
  });
});

test('own data tells the lines, and erasing empties what was written', async () => {
  const owner = await newCustomer();
  const reservation = await booked(212, owner);
  await edit(reservation, { adjustment });
  const { body } = await call(getOwnData, { token: owner.token });
  expect(body.reservations).toMatchObject([{ totalPrice: 15, lines: [rental(2), byHand(-5)] }]);
  await edit(reservation, { status: 'CANCELLED' });
  const erased = await call(eraseCustomer, { token: admin, params: { id: owner.id } });
  expect(erased.status).toBe(200);
  const params = { id: reservation.id };
  expect((await call(getReservation, { token: admin, params })).body).toMatchObject({
    totalPrice: 15,
    lines: [rental(2), byHand(-5, null)],
  });
});
