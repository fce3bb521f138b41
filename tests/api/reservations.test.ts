import { beforeAll, describe, expect, test } from 'vitest';
import { commonMessages } from '../../contract/common.ts';
import {
  createReservation,
  getOwnReservation,
  listOwnReservations,
  reservationMessages as texts,
} from '../../contract/reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  getReservation,
  listReservations,
  listReservationsOf,
  pageReservations,
  reservationEditMessages,
  updateReservation,
} from '../../contract/reservations-admin.ts';
import { toWire } from '../../contract/times.ts';
import { userMessages } from '../../contract/users.ts';
import { getVehicle, vehicleMessages } from '../../contract/vehicles.ts';
import { administrator, inDays, newCustomer, newVehicle, times, type Customer } from './actors.ts';
import { call } from './call.ts';

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
    const { body: car } = await call(getVehicle, { params: { id: carId } });
    expect(answer.status).toBe(200);
    const expected = { ...times(50), id: made.id, userId, status: 'CREATED', totalPrice: 25 };
    expect(answer.body).toEqual({ ...expected, carId: car, car });
    expect(answer.body.pickUpTime).toMatch(/^\d{4}-\d\d-\d\dT10:00:00$/);
    expect(made).toEqual(answer.body);
  });

  test("nobody sees somebody else's", async () => {
    const { id } = await reserve(51);
    const { token } = await newCustomer();
    const other = await call(getOwnReservation, { token, params: { id } });
    expect([other.status, other.body.message]).toEqual([404, texts.notFound]);
    expect((await call(listOwnReservations, { token })).body).toEqual([]);
    const unknown = await call(getOwnReservation, { token, params: { id: 2_000_000_000 } });
    expect(unknown.status).toBe(404);
  });

  test('an array, or a page when a page is asked for', async () => {
    const own = await newCustomer();
    const carId = await newVehicle(admin);
    for (const days of [54, 52, 53]) await reserve(days, carId, own);
    const { token } = own;
    const all = await call(listOwnReservations, { token });
    expect(all.body).toMatchObject([52, 53, 54].map((days) => ({ pickUpTime: inDays(days) })));
    const query = { page: 1, size: 2, sort: 'pickUpTime', direction: 'DESC' };
    const page = await call(listOwnReservations, { token, query });
    expect(page.body).toMatchObject({
      content: [{ pickUpTime: inDays(52) }],
      totalElements: 3,
      totalPages: 2,
      number: 1,
      last: true,
    });
    const past = await call(listOwnReservations, { token, query: { page: 9 } });
    expect(past.body).toMatchObject({ content: [], totalElements: 3, numberOfElements: 0 });
    const bad = await call(listOwnReservations, { token, query: { page: 'x' } });
    expect([bad.status, bad.body.message]).toEqual([400, commonMessages.badPage]);
  });
});

describe('reservations for an administrator', () => {
  test('all, one, a page, and those of one customer', async () => {
    const own = await newCustomer();
    const made = await reserve(60, undefined, own);
    const params = { id: made.id };
    expect((await call(getReservation, { token: admin, params })).body).toEqual(made);
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
    expect(answer.body).toEqual({ success: true, message: texts.created });
    const { body: list } = await call(listOwnReservations, { token: own.token });
    expect(list).toMatchObject([{ ...body, userId: own.id }]);
    expect((await call(createReservationFor, { token: admin, query, body })).status).toBe(409);
    const nobody = { carId, userId: 2_000_000_000 };
    const unknown = await call(createReservationFor, {
      token: admin,
      query: nobody,
      body: times(62),
    });
    expect([unknown.status, unknown.body.message]).toEqual([404, userMessages.notFound]);
  });

  test('are deleted', async () => {
    const { id } = await reserve(63);
    const answer = await call(deleteReservation, { token: admin, params: { id } });
    expect(answer.body).toEqual({ success: true, message: texts.deleted });
    for (const gone of [
      await call(getReservation, { token: admin, params: { id } }),
      await call(deleteReservation, { token: admin, params: { id } }),
    ])
      expect([gone.status, gone.body.message]).toEqual([404, texts.notFound]);
  });
});

describe('an edit', () => {
  const change = (reservationId: number, carId: number, body: object) =>
    call(updateReservation, { token: admin, query: { reservationId, carId }, body });
  const read = async (id: number) =>
    (await call(getReservation, { token: admin, params: { id } })).body;

  test('of times and vehicle is priced anew', async () => {
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
    expect(answer.body).toEqual({ success: true, message: texts.updated });
    expect(await read(made.id)).toMatchObject({
      ...{ pickUpTime, dropOffTime, pickUpLocation: 'Kiel', dropOffLocation: 'Köln' },
      ...{ totalPrice: 15, car: { id: carId }, carId: { id: carId } },
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
    expect([taken.status, taken.body.message]).toEqual([409, texts.taken]);
    expect(await read(made.id)).toMatchObject(own);
  });

  test('beside another one is not mixed with it', async () => {
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

  test('that cancels makes room, and is final', async () => {
    const carId = await newVehicle(admin);
    const made = await reserve(73, carId);
    const body = { ...times(73), status: 'CANCELLED' };
    expect((await change(made.id, carId, body)).status).toBe(200);
    expect(await read(made.id)).toMatchObject({ status: 'CANCELLED', totalPrice: 25 });
    await reserve(73, carId);
    for (const status of ['CREATED', 'DONE', 'CANCELLED']) {
      const answer = await change(made.id, carId, { ...times(73), status });
      expect([answer.status, answer.body.message]).toEqual([400, texts.final]);
    }
  });

  test.each([
    [{ pickUpTime: inDays(-1) }, texts.pickUpPast],
    [{ dropOffTime: inDays(74, '10:30') }, texts.tooShort],
    [{ pickUpTime: '' }, reservationEditMessages.pickUpTime],
    [{ pickUpLocation: '' }, reservationEditMessages.pickUpLocation],
    [{ status: 'COMPLETED' }, reservationEditMessages.status],
    [{ status: undefined }, reservationEditMessages.status],
  ])('to %j is refused', async (changed, message) => {
    const made = await reserve(74);
    const body = { ...times(74), status: 'CREATED', ...changed };
    const answer = await change(made.id, made.car!.id, body);
    expect([answer.status, answer.body.message]).toEqual([400, message]);
  });

  test('of what is not there', async () => {
    const made = await reserve(75);
    const body = { ...times(75), status: 'CREATED' };
    const unknown = await change(2_000_000_000, made.car!.id, body);
    expect([unknown.status, unknown.body.message]).toEqual([404, texts.notFound]);
    const vehicle = await change(made.id, 2_000_000_000, body);
    expect([vehicle.status, vehicle.body.message]).toEqual([404, vehicleMessages.notFound]);
  });
});
