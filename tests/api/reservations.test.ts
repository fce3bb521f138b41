import { beforeAll, describe, expect, test } from 'vitest';
import {
  createReservation,
  getOwnReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  quoteRental,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { toWire } from '../../contract/values/times.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import {
  administrator,
  facts,
  hoursFrom,
  hoursLine,
  inDays,
  newCustomer,
  newVehicle,
  times,
  type Customer,
} from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
let customer: Customer;
beforeAll(async () => {
  admin = await administrator();
  customer = await newCustomer();
});

/** Books and returns the reservation as its customer sees it. */
async function reserve(days: number, carId?: number, { token } = customer) {
  const query = { carId: carId ?? (await newVehicle(admin)) };
  await call(createReservation, { token, query, body: times(days) });
  const { body } = await call(listOwnReservations, { token });
  return (Array.isArray(body) ? body : body.content).find(
    ({ car, pickUpTime }) => car?.id === query.carId && pickUpTime === times(days).pickUpTime,
  )!;
}

describe('own reservations', () => {
  test('one, with zone-less times and the vehicle under both names', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(50, carId);
    const { token, id: userId } = customer;
    const answer = await call(getOwnReservation, { token, params: { id: made.id } });
    const { body } = await call(getVehicle, { params: { id: carId } });
    // A reservation's vehicle has its main image only.
    const car = { ...body, furtherImages: undefined };
    expect(answer.status).toBe(200);
    const expected = { ...times(50), id: made.id, userId, status: 'CREATED', totalPrice: 25 };
    const termsHash: unknown = expect.stringMatching(/^[\da-f]{64}$/);
    const lines = [hoursLine(2, 12.5)];
    const changeableUntil = hoursFrom(50, -24);
    const { deposit, includedKmPerDay, pricePerExtraKm } = facts();
    expect(answer.body).toEqual({
      ...expected,
      number: `R-${String(made.id).padStart(6, '0')}`,
      amountDue: 25,
      currency: 'USD',
      vatPercent: 0,
      carId: car,
      car,
      termsHash,
      lines,
      changeableUntil,
      agreed: { deposit, includedKmPerDay, pricePerExtraKm },
      drivers: [],
      orderNumber: null,
      costCentre: null,
      pickedUpAt: null,
      returnedAt: null,
      noShowAt: null,
    });
    expect(answer.body.pickUpTime).toMatch(/^\d{4}-\d\d-\d\dT10:00:00$/);
    expect(answer.body).toMatchObject(made);
  });

  test("nobody sees somebody else's", async () => {
    const { id } = await reserve(51);
    const { token } = await newCustomer();
    const other = await call(getOwnReservation, { token, params: { id } });
    expect([other.status, other.body.message]).toEqual([404, english.reservations.notFound]);
    expect((await call(listOwnReservations, { token })).body).toEqual([]);
    const unknown = await call(getOwnReservation, { token, params: { id: 2_000_000_000 } });
    expect(unknown.status).toBe(404);
  });

  test('an array, or a page on request', async () => {
    const own = await newCustomer();
    const carId = await newVehicle(admin);
    for (const days of [54, 52, 53]) await reserve(days, carId, own);
    const { token } = own;
    const all = await call(listOwnReservations, { token });
    const lines = [hoursLine(2, 12.5)];
    expect(all.body).toMatchObject(
      [52, 53, 54].map((days) => ({ pickUpTime: inDays(days), lines })),
    );
    const query = { page: 1, size: 2, sort: 'pickUpTime', direction: 'DESC' };
    const page = await call(listOwnReservations, { token, query });
    expect(page.body).toMatchObject({
      content: [{ pickUpTime: inDays(52), lines }],
      totalElements: 3,
      totalPages: 2,
      number: 1,
      last: true,
    });
    const past = await call(listOwnReservations, { token, query: { page: 9 } });
    expect(past.body).toMatchObject({ content: [], totalElements: 3, numberOfElements: 0 });
    const bad = await call(listOwnReservations, { token, query: { page: 'x' } });
    expect([bad.status, bad.body.message]).toEqual([400, english.common.badPage]);
  });
});

describe('reservations for an administrator', () => {
  test('all, one, a page, and those of one customer', async () => {
    const own = await newCustomer();
    // Only customers are told until when they may change it.
    const { changeableUntil, ...made } = await reserve(60, undefined, own);
    expect(changeableUntil).toBe(hoursFrom(60, -24));
    const params = { id: made.id };
    expect((await call(getReservation, { token: admin, params })).body).toMatchObject({
      ...made,
      customerErased: false,
    });
    const { body: all } = await call(listReservations, { token: admin });
    expect(all).toContainEqual(made);
    const query = { size: 1, sort: 'id', direction: 'DESC', page: 0 };
    const page = await call(pageReservations, { token: admin, query });
    expect(page.body.content).toHaveLength(1);
    expect(page.body.totalElements).toBeGreaterThan(0);
    const of = await call(listReservationsOf, { token: admin, query: { userId: own.id } });
    expect(of.body).toEqual([made]);
    const pageOf = await call(listReservationsOf, {
      token: admin,
      query: { ...query, userId: own.id },
    });
    expect(pageOf.body).toMatchObject({ content: [made], totalElements: 1 });
  });

  test('one for a customer', async () => {
    const own = await newCustomer();
    const carId = await newVehicle(admin);
    const body = times(61);
    const query = { carId, userId: own.id };
    const answer = await call(createReservationFor, { token: admin, query, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ success: true, message: english.bookings.created });
    const { body: list } = await call(listOwnReservations, { token: own.token });
    expect(list).toMatchObject([{ ...body, userId: own.id }]);
    expect((await call(createReservationFor, { token: admin, query, body })).status).toBe(409);
    const nobody = { carId, userId: 2_000_000_000 };
    const unknown = await call(createReservationFor, {
      token: admin,
      query: nobody,
      body: times(62),
    });
    expect([unknown.status, unknown.body.message]).toEqual([404, english.users.notFound]);
  });

  test('are deleted', async () => {
    const { id } = await reserve(63);
    const answer = await call(deleteReservation, { token: admin, params: { id } });
    expect(answer.body).toEqual({ success: true, message: english.reservations.deleted });
    for (const gone of [
      await call(getReservation, { token: admin, params: { id } }),
      await call(deleteReservation, { token: admin, params: { id } }),
    ])
      expect([gone.status, gone.body.message]).toEqual([404, english.reservations.notFound]);
  });
});

describe("an administrator's quote", () => {
  const quote = (carId: number, days: number, more: object = {}, token = admin) => {
    const { pickUpTime, dropOffTime } = times(days);
    const query = { carId, pickUpDateTime: pickUpTime, dropOffDateTime: dropOffTime, ...more };
    return call(quoteRental, { token, query });
  };

  test('names the conflict, but not the edited reservation itself', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(55, carId);
    const { body } = await quote(carId, 55);
    const conflict = { id: made.id, customer: `${customer.firstName} ${customer.lastName}` };
    const { pickUpTime, dropOffTime } = made;
    expect(body).toEqual({
      totalPrice: 25,
      lines: [hoursLine(2, 12.5)],
      available: false,
      ready: true,
      blocks: [],
      transfers: [],
      conflicts: [
        { ...conflict, pickUpTime, dropOffTime, phone: customer.phoneNumber, isOut: false },
      ],
      pricing: null,
    });
    const own = await quote(carId, 55, { reservationId: made.id });
    expect(own.body.conflicts).toEqual([]);
    const cancelled = { ...times(55), status: 'CANCELLED' };
    const query = { carId, reservationId: made.id };
    await call(updateReservation, { token: admin, query, body: cancelled });
    expect((await quote(carId, 55)).body.conflicts).toEqual([]);
  });

  test('is given for the past, too', async () => {
    const carId = await newVehicle(admin);
    expect((await quote(carId, -2)).body).toEqual({
      totalPrice: 25,
      lines: [hoursLine(2, 12.5)],
      available: true,
      ready: true,
      conflicts: [],
      blocks: [],
      transfers: [],
      pricing: null,
    });
    expect((await quote(carId, -740)).status).toBe(400);
  });

  test('is refused to customers, who would learn who rents', async () => {
    expect((await quote(1, 55, {}, customer.token)).status).toBe(403);
    expect((await quote(2_000_000_000, 55)).status).toBe(404);
  });
});

describe('an edit', () => {
  const change = (reservationId: number, carId: number, body: object) =>
    call(updateReservation, { token: admin, query: { reservationId, carId }, body });
  const read = async (id: number) =>
    (await call(getReservation, { token: admin, params: { id } })).body;

  test('of times and vehicle is priced again', async () => {
    const made = await reserve(70);
    const carId = await newVehicle(admin, { pricePerHour: 3 });
    const { pickUpTime, dropOffTime } = times(71, '08:00', '12:30');
    const answer = await change(made.id, carId, {
      pickUpTime: toWire(pickUpTime),
      dropOffTime: toWire(dropOffTime),
      pickUpLocation: 'Kiel',
      dropOffLocation: 'Köln',
      status: 'CREATED',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ success: true, message: english.reservations.updated });
    expect(await read(made.id)).toMatchObject({
      pickUpTime,
      dropOffTime,
      pickUpLocation: 'Kiel',
      dropOffLocation: 'Köln',
      totalPrice: 62.5,
      car: { id: carId },
      carId: { id: carId },
    });
  });

  test('may overlap itself, but no other', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(72, carId);
    await call(createReservation, {
      token: customer.token,
      query: { carId },
      body: times(72, '14:00', '16:00'),
    });
    const status = 'CREATED';
    const own = { ...times(72, '11:00', '14:00'), status };
    expect((await change(made.id, carId, own)).status).toBe(200);
    const overlapping = { ...times(72, '11:00', '14:01'), status };
    const taken = await change(made.id, carId, overlapping);
    expect([taken.status, taken.body.message]).toEqual([409, english.reservations.taken]);
    expect(await read(made.id)).toMatchObject(own);
  });

  test('is not mixed with a concurrent one', async () => {
    const carId = await newVehicle(admin);
    const status = 'CREATED';
    for (let round = 0; round < 5; round += 1) {
      const made = await reserve(80 + round, carId);
      const later = { ...times(80 + round, '14:00', '16:00'), status };
      const elsewhere = { ...times(80 + round), pickUpLocation: 'Kiel', status };
      const answers = await Promise.all([
        change(made.id, carId, later),
        change(made.id, carId, elsewhere),
      ]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
      const { pickUpTime, pickUpLocation } = await read(made.id);
      expect(
        [later, elsewhere].map((body) => [body.pickUpTime, body.pickUpLocation]),
      ).toContainEqual([pickUpTime, pickUpLocation]);
    }
  });

  test('that cancels frees the time, and can be undone until it is taken', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(73, carId);
    const to = (status: string, changed: object = {}) =>
      change(made.id, carId, { ...times(73), status, ...changed });
    expect((await to('CANCELLED')).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ status: 'CANCELLED', totalPrice: 25 });
    expect((await to('CREATED')).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ status: 'CREATED', totalPrice: 25 });
    await to('CANCELLED');
    await reserve(73, carId);
    const taken = await to('CREATED');
    expect([taken.status, taken.body.code]).toEqual([409, 'vehicle_taken']);
    // With other times in the same edit it succeeds.
    expect((await to('CREATED', times(73, '14:00', '16:00'))).status).toBe(200);
  });

  test('of a cancelled one changes nothing else', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(76, carId);
    const to = (status: string, changed: object = {}) =>
      change(made.id, carId, { ...times(76), status, ...changed });
    await to('CANCELLED');
    expect((await to('CANCELLED')).status).toBe(200);
    for (const answer of [
      await to('DONE'),
      await to('CANCELLED', { pickUpLocation: 'Kiel' }),
      await to('CANCELLED', times(77)),
    ])
      expect([answer.status, answer.body.message]).toEqual([400, english.reservations.final]);
    expect(await read(made.id)).toMatchObject({ ...times(76), status: 'CANCELLED' });
  });

  test('completes a reservation only after its pick-up', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(78, carId);
    const early = await change(made.id, carId, { ...times(78), status: 'DONE' });
    expect([early.status, early.body.code]).toEqual([400, 'not_picked_up']);
    expect(early.body.errors).toEqual({ status: english.reservations.notPickedUp });
    expect(await read(made.id)).toMatchObject({ status: 'CREATED' });
    const over = { ...times(-2), status: 'DONE' };
    expect((await change(made.id, carId, over)).status).toBe(200);
    expect((await change(made.id, carId, over)).status).toBe(200);
    expect((await change(made.id, carId, { ...over, status: 'CREATED' })).status).toBe(200);
  });

  test('and a booking by an administrator may record the past', async () => {
    // Today it could not be handed over.
    const carId = await newVehicle(admin, { inspectionDueOn: inDays(-9).slice(0, 10) });
    const query = { carId, userId: customer.id };
    const { status } = await call(createReservationFor, { token: admin, query, body: times(-1) });
    expect(status).toBe(201);
    const own = await call(createReservation, {
      token: customer.token,
      query: { carId },
      body: times(-3),
    });
    expect([own.status, own.body.message]).toEqual([400, english.reservations.pickUpPast]);
    const long = { token: admin, query, body: times(-740) };
    expect((await call(createReservationFor, long)).body.message).toBe(
      english.reservations.tooFarBack,
    );
    const made = await reserve(79, carId);
    const back = { ...times(-3), status: 'CREATED' };
    expect((await change(made.id, carId, back)).status).toBe(200);
    expect(await read(made.id)).toMatchObject(times(-3));
  });

  async function expectRefused(changed: object, message: string) {
    const made = await reserve(74);
    const body = { ...times(74), status: 'CREATED', ...changed };
    const answer = await change(made.id, made.car!.id, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  }

  test.each([
    ['pickUpTime', -740, '10:00', english.reservations.tooFarBack],
    ['dropOffTime', 74, '10:30', english.reservations.tooShort],
  ])('to the %s in %i days at %s is refused', async (field, days, clock, message) => {
    await expectRefused({ [field]: inDays(days, clock) }, message);
  });

  test.each([
    [{ pickUpTime: '' }, english.edit.pickUpTime],
    [{ pickUpLocation: '' }, english.edit.pickUpLocation],
    [{ status: 'COMPLETED' }, english.edit.status],
    [{ status: undefined }, english.edit.status],
  ])('to %j is refused', expectRefused);

  test('of a missing reservation', async () => {
    const made = await reserve(75);
    const body = { ...times(75), status: 'CREATED' };
    const unknown = await change(2_000_000_000, made.car!.id, body);
    expect([unknown.status, unknown.body.message]).toEqual([404, english.reservations.notFound]);
    const vehicle = await change(made.id, 2_000_000_000, body);
    expect([vehicle.status, vehicle.body.message]).toEqual([404, english.vehicles.notFound]);
  });
});
