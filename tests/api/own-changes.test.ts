import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  cancelReservation,
  changeReservation,
  createReservation,
  getOwnReservation,
  listOwnReservations,
  previewChange,
} from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { english } from '../support/english.ts';
import {
  hoursLine,
  administrator,
  facts,
  hoursFrom,
  inDays,
  newCustomer,
  newImage,
  newVehicle,
  times,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { inHours } from './counter-desk.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
});
// A customer may only have so many reservations.
beforeEach(async () => {
  customer = await newCustomer();
});

type Times = Pick<ReturnType<typeof times>, 'pickUpTime' | 'dropOffTime'>;

/** A reservation of two hours, at ten an hour. */
async function booked(days: number, changed: object = {}) {
  const carId = await newVehicle(admin, {
    pricePerHour: 10,
    pricePerDay: null,
    pricePerWeek: null,
    ...changed,
  });
  const request = { token: customer.token, query: { carId }, body: times(days) };
  const { body } = await call(createReservation, request);
  return { id: body.reservation!.id!, carId };
}

const own = ({ id }: { id: number }) => ({ token: customer.token, params: { id } });
const change = (reservation: { id: number }, body: object) =>
  call(changeReservation, { ...own(reservation), body });
const preview = (reservation: { id: number }, { pickUpTime, dropOffTime }: Times) => {
  const query = { pickUpDateTime: pickUpTime, dropOffDateTime: dropOffTime };
  return call(previewChange, { ...own(reservation), query });
};
const cancel = (reservation: { id: number }) => call(cancelReservation, own(reservation));
const read = async (reservation: { id: number }) =>
  (await call(getOwnReservation, own(reservation))).body;

describe('a customer changes a reservation', () => {
  test('and sees the difference before', async () => {
    const reservation = await booked(20);
    const asked = await preview(reservation, times(20, '10:00', '15:00'));
    expect(asked.body).toEqual({
      available: true,
      totalPrice: 50,
      difference: 30,
      freeUntil: null,
      takenUntil: null,
      lines: [hoursLine(5, 10)],
    });
    const body = { ...times(20, '10:00', '15:00'), expectedPrice: 50 };
    const { status, body: answer } = await change(reservation, body);
    expect([status, answer]).toEqual([
      200,
      { success: true, message: english.reservations.changed },
    ]);
    expect(await read(reservation)).toMatchObject({
      dropOffTime: inDays(20, '15:00'),
      totalPrice: 50,
    });
  });

  test('at the agreed price, whatever the vehicle costs today', async () => {
    const reservation = await booked(21);
    const query = { id: reservation.carId, imageId: await newImage(admin) };
    await call(updateVehicle, { token: admin, query, body: { ...facts(), pricePerHour: 99 } });
    expect((await change(reservation, times(21, '10:00', '14:00'))).status).toBe(200);
    expect(await read(reservation)).toMatchObject({ totalPrice: 40 });
  });

  test('and keeps the old time until the new one is won', async () => {
    const reservation = await booked(22);
    const query = { carId: reservation.carId, userId: customer.id };
    await call(createReservationFor, { token: admin, query, body: times(22, '13:00', '15:00') });
    const wanted = times(22, '12:00', '14:00');
    const { body } = await preview(reservation, wanted);
    expect(body).toMatchObject({
      available: false,
      freeUntil: inDays(22, '13:00'),
      takenUntil: inDays(22, '15:00'),
    });
    const answer = await change(reservation, wanted);
    expect([answer.status, answer.body.code]).toEqual([409, 'vehicle_taken']);
    expect(await read(reservation)).toMatchObject(times(22));
  });

  test('only at the price that was shown', async () => {
    const reservation = await booked(23);
    const body = { ...times(23, '10:00', '13:00'), expectedPrice: 25 };
    const answer = await change(reservation, body);
    expect([answer.status, answer.body.code]).toEqual([409, 'price_changed']);
    expect(await read(reservation)).toMatchObject({ totalPrice: 20 });
    // As programs compute it.
    const same = { ...body, expectedPrice: 30.000000000000004 };
    expect((await change(reservation, same)).status).toBe(200);
  });

  test.each([
    ['after the deadline', 2],
    ['while it runs', -24],
  ])('%s only to a later drop-off', async (_, hours) => {
    const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
    const at = (count: number) => inHours(count, now);
    const booking = { ...times(1), pickUpTime: at(hours), dropOffTime: at(8) };
    const carId = await newVehicle(admin, { pricePerHour: 10 });
    const query = { carId, userId: customer.id };
    const { body } = await call(createReservationFor, { token: admin, query, body: booking });
    const reservation = { id: body.reservation!.id! };
    for (const other of [
      { ...booking, pickUpTime: at(2.5) },
      { ...booking, dropOffTime: at(5) },
      { ...booking, pickUpLocation: 'Anderswo' },
      { ...booking, dropOffLocation: 'Anderswo' },
    ]) {
      const answer = await change(reservation, other);
      expect([answer.status, answer.body.code]).toEqual([409, 'past_deadline']);
    }
    const later = { ...booking, dropOffTime: at(10) };
    expect((await preview(reservation, later)).body).toMatchObject({ available: true });
    expect((await change(reservation, later)).status).toBe(200);
    expect(await read(reservation)).toMatchObject({ dropOffTime: at(10) });
    const cancelled = await cancel(reservation);
    expect([cancelled.status, cancelled.body.code]).toEqual([409, 'past_deadline']);
    // With whom to call, in the caller's language.
    expect(cancelled.body.message).toMatch(/^This is .*Please call us: \+49 [\d ]+$/);
    const params = { id: reservation.id };
    const headers = { 'accept-language': 'de' };
    for (const [endpoint, body] of [
      [cancelReservation, undefined],
      [changeReservation, { ...booking, pickUpLocation: 'Anderswo' }],
    ] as const) {
      const german = await call(endpoint, { token: customer.token, params, headers, body });
      expect(german.body.message).toMatch(/rufen Sie uns (bitte )?an: \+49 [\d ]+\.$/);
    }
  });

  test('but not once its drop-off is past', async () => {
    const carId = await newVehicle(admin);
    const query = { carId, userId: customer.id };
    const past = { ...times(-1), pickUpTime: inDays(-2), dropOffTime: inDays(-1) };
    const { body } = await call(createReservationFor, { token: admin, query, body: past });
    const reservation = { id: body.reservation!.id! };
    const later = { ...past, dropOffTime: inDays(1) };
    for (const answer of [
      await preview(reservation, later),
      await change(reservation, later),
      await cancel(reservation),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'past_deadline']);
  });

  test('not to times that cannot be booked', async () => {
    const reservation = await booked(27);
    const backwards = { ...times(27), dropOffTime: inDays(26) };
    const past = { ...times(27), pickUpTime: inDays(-1) };
    for (const [wanted, field] of [
      [backwards, 'dropOffTime'],
      [past, 'pickUpTime'],
    ] as const)
      for (const answer of [
        await preview(reservation, wanted),
        await change(reservation, wanted),
      ]) {
        expect(answer.status).toBe(400);
        expect(Object.keys(answer.body.errors ?? {})[0]).toMatch(field.replace(/Time$/, ''));
      }
    expect(await read(reservation)).toMatchObject(times(27));
  });

  test('and is told how long the vehicle stays free, its cleaning included', async () => {
    const reservation = await booked(28, { bufferMinutes: 30 });
    const query = { carId: reservation.carId, userId: customer.id };
    await call(createReservationFor, { token: admin, query, body: times(28, '15:00', '17:00') });
    const taken = { available: false, takenUntil: inDays(28, '17:30') };
    const longer = await preview(reservation, times(28, '10:00', '15:00'));
    expect(longer.body).toMatchObject({ ...taken, freeUntil: inDays(28, '14:30') });
    const within = await preview(reservation, times(28, '15:15', '18:00'));
    expect(within.body).toMatchObject({ ...taken, freeUntil: null });
    expect((await change(reservation, times(28, '10:00', '14:30'))).status).toBe(200);
  });

  test('not to a pick-up at which the vehicle is not ready, which the preview says', async () => {
    const reservation = await booked(29);
    const due = { ...facts(), pricePerHour: 10, inspectionDueOn: inDays(-1).slice(0, 10) };
    const query = { id: reservation.carId, imageId: await newImage(admin) };
    await call(updateVehicle, { token: admin, query, body: due });
    const soon = { ...times(1), pickUpTime: inHours(2), dropOffTime: inHours(4) };
    expect((await preview(reservation, soon)).body).toMatchObject({
      available: false,
      freeUntil: null,
      takenUntil: null,
    });
    const answer = await change(reservation, soon);
    expect([answer.status, answer.body.code]).toEqual([409, 'vehicle_not_ready']);
    expect((await preview(reservation, times(29, '10:00', '13:00'))).body).toMatchObject({
      available: true,
    });
  });
});

test('customers are told until when they may change everything', async () => {
  const reservation = await booked(26);
  const changeableUntil = hoursFrom(26, -24);
  expect(await read(reservation)).toMatchObject({ changeableUntil });
  const ofCustomer = async () => {
    const { body } = await call(listOwnReservations, { token: customer.token });
    const rows = Array.isArray(body) ? body : body.content;
    return rows.find(({ id }) => id === reservation.id);
  };
  expect(await ofCustomer()).toMatchObject({ changeableUntil });
  await cancel(reservation);
  expect(await read(reservation)).toMatchObject({ changeableUntil: null });
  expect(await ofCustomer()).toMatchObject({ changeableUntil: null });
});

test('a cancelled reservation is over, and its vehicle free again', async () => {
  const reservation = await booked(24);
  const { status, body } = await cancel(reservation);
  expect([status, body.message]).toEqual([200, english.reservations.cancelled]);
  expect(await read(reservation)).toMatchObject({ status: 'CANCELLED' });
  const query = { pickUpDateTime: inDays(24), dropOffDateTime: inDays(24, '12:00') };
  const quote = await call(quoteVehicle, { params: { id: reservation.carId }, query });
  expect(quote.body).toMatchObject({ available: true });
  for (const answer of [await cancel(reservation), await change(reservation, times(24))])
    expect([answer.status, answer.body.code]).toEqual([400, 'reservation_closed']);
});

test("nobody changes or cancels somebody else's", async () => {
  const reservation = await booked(25);
  const { token } = await newCustomer();
  const params = { id: reservation.id };
  const query = { pickUpDateTime: inDays(26), dropOffDateTime: inDays(27) };
  for (const answer of [
    await call(cancelReservation, { token, params }),
    await call(changeReservation, { token, params, body: times(26) }),
    await call(previewChange, { token, params, query }),
  ])
    expect([answer.status, answer.body.code]).toEqual([404, 'reservation_not_found']);
});

test('an administrator’s exchange of the vehicle keeps the agreed rates', async () => {
  const reservation = await booked(26);
  const carId = await newVehicle(admin, { pricePerHour: 30 });
  const query = { carId, reservationId: reservation.id };
  const body = { ...times(26), status: 'CREATED' };
  expect((await call(updateReservation, { token: admin, query, body })).status).toBe(200);
  expect(await read(reservation)).toMatchObject({ totalPrice: 20 });
});
