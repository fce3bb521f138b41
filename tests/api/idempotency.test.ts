import { beforeAll, describe, expect, test } from 'vitest';
import { createReservation } from '../../contract/reservations/reservations.ts';
import {
  createReservationFor,
  deleteReservation,
  listReservationsOf,
  pageReservations,
} from '../../contract/reservations/reservations-admin.ts';
import {
  administrator,
  hoursLine,
  newCustomer,
  newVehicle,
  times,
  unique,
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

const book = (carId: number, body: object, key: string, { token } = customer) =>
  call(createReservation, {
    token,
    query: { carId },
    body,
    headers: { 'idempotency-key': key },
  });
const bookFor = (userId: number, carId: number, body: object, key: string) =>
  call(createReservationFor, {
    token: admin,
    query: { carId, userId },
    body,
    headers: { 'idempotency-key': key },
  });
const reservationsOf = async (carId: number) =>
  (await call(pageReservations, { token: admin, query: { carId } })).body.content;
const deleteReservationOf = async (carId: number) => {
  const { id } = (await reservationsOf(carId))[0]!;
  await call(deleteReservation, { token: admin, params: { id } });
};
const created = { success: true, message: english.bookings.created };

describe('a booking repeated with its key', () => {
  test('books once and gets the same answer', async () => {
    const [carId, key] = [await newVehicle(admin), unique('key')];
    const bodies = [];
    for (const form of [key, `"${key}"`, key]) {
      const { status, body } = await book(carId, times(40), form);
      expect(status).toBe(201);
      bodies.push(body);
    }
    const [made, ...more] = await reservationsOf(carId);
    expect(more).toEqual([]);
    const lines = [hoursLine(2, 12.5)];
    const { id, number, totalPrice } = made!;
    const reservation = { id, number, totalPrice, lines };
    expect(bodies).toEqual(Array(3).fill({ ...created, reservation }));
  });

  test('while the first is in flight, too', async () => {
    const [carId, key] = [await newVehicle(admin), unique('key')];
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => book(carId, times(40), key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(201));
    expect(await reservationsOf(carId)).toHaveLength(1);
  });

  test('among others for the same time', async () => {
    const [carId, mine, theirs] = [await newVehicle(admin), unique('key'), unique('key')];
    const other = await newCustomer();
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, place) => {
        const who = place % 2 ? customer : other;
        const key = place % 2 ? mine : theirs;
        return { who: who.id, status: (await book(carId, times(40), key, who)).status };
      }),
    );
    const [reservation, ...more] = await reservationsOf(carId);
    expect(more).toEqual([]);
    for (const { who, status } of answers)
      expect(status).toBe(who === reservation!.userId ? 201 : 409);
  });

  test('for a customer by an administrator', async () => {
    const [carId, key] = [await newVehicle(admin), unique('key')];
    const answers = await Promise.all(
      [1, 2, 3].map(() => bookFor(customer.id, carId, times(40), key)),
    );
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body).toEqual(answers[0]!.body);
      expect(body).toMatchObject(created);
    }
    expect(await reservationsOf(carId)).toHaveLength(1);
  });

  test('does not rebook what an administrator deleted', async () => {
    const [carId, key] = [await newVehicle(admin), unique('key')];
    await book(carId, times(40), key);
    await deleteReservationOf(carId);
    expect((await book(carId, times(40), key)).status).toBe(201);
    expect(await reservationsOf(carId)).toEqual([]);
  });

  test('is refused again like the first, although the vehicle is free by now', async () => {
    const [carId, key] = [await newVehicle(admin), unique('key')];
    await book(carId, times(40), unique('key'));
    const first = await book(carId, times(40), key);
    await deleteReservationOf(carId);
    const repeat = await book(carId, times(40), key);
    expect([first.status, first.body.message]).toEqual([409, english.reservations.taken]);
    expect([repeat.status, repeat.body.message]).toEqual([409, english.reservations.taken]);
    expect((await book(carId, times(40), unique('key'))).status).toBe(201);
  });

  test('is refused again for a missing vehicle', async () => {
    const key = unique('key');
    for (let round = 0; round < 2; round += 1) {
      const { status, body } = await book(2_000_000_000, times(40), key);
      expect([status, body.message]).toEqual([404, english.vehicles.notFound]);
    }
  });

  test('counts as the first when the earlier request was malformed', async () => {
    const [carId, key] = [await newVehicle(admin), unique('key')];
    expect((await book(carId, times(-1), key)).status).toBe(400);
    expect((await book(carId, times(40), key)).status).toBe(201);
  });
});

describe('a key', () => {
  test('belongs to one request', async () => {
    const [carId, other, key] = [await newVehicle(admin), await newVehicle(admin), unique('key')];
    await book(carId, times(40), key);
    const wrong = [
      await book(carId, times(41), key),
      await book(other, times(40), key),
      await book(carId, times(-1), key),
    ];
    for (const { status, body } of wrong)
      expect([status, body.message]).toEqual([422, english.common.otherRequest]);
    expect(await reservationsOf(other)).toEqual([]);
    await bookFor(customer.id, other, times(42), key);
    expect((await bookFor((await newCustomer()).id, other, times(42), key)).status).toBe(422);
  });

  test('belongs to one user', async () => {
    const [carId, key, other] = [await newVehicle(admin), unique('key'), await newCustomer()];
    await book(carId, times(40), key);
    expect((await book(carId, times(41), key, other)).status).toBe(201);
    expect((await book(carId, times(40), key, customer)).status).toBe(201);
    const { body } = await call(listReservationsOf, {
      token: admin,
      query: { userId: other.id },
    });
    expect(body).toHaveLength(1);
  });

  test.each([' ', '"half', 'two words', 'a\\b', 'x'.repeat(101)])('is never %j', async (key) => {
    const { status, body } = await book(await newVehicle(admin), times(40), key);
    expect([status, body.message]).toEqual([400, english.common.badKey]);
  });

  test('is remembered for a hundred refusals per user, and for all bookings', async () => {
    const [carId, tired] = [await newVehicle(admin), await newCustomer()];
    await book(carId, times(40), unique('key'));
    const keys = Array.from({ length: 101 }, () => unique('key'));
    for (const key of keys) expect((await book(carId, times(40), key, tired)).status).toBe(409);
    await deleteReservationOf(carId);
    expect((await book(carId, times(40), keys[0]!, tired)).status).toBe(409);
    expect((await book(carId, times(40), keys[100]!, tired)).status).toBe(201);
    expect((await book(carId, times(40), keys[100]!, tired)).status).toBe(201);
  });
});
