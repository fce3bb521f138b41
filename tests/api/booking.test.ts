import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../contract/values/limits.ts';
import {
  checkAvailability,
  createReservation,
  listOwnReservations,
} from '../../contract/reservations/reservations.ts';
import { listReservations } from '../../contract/reservations/reservations-admin.ts';
import { quoteVehicle } from '../../contract/reservations/search.ts';
import { toWire } from '../../contract/values/times.ts';
import {
  administrator,
  hoursFrom,
  hoursLine,
  inDays,
  newCustomer,
  newVehicle,
  times,
} from './actors.ts';
import { call } from './call.ts';
import { english } from '../support/english.ts';

let admin: string;
let token: string;
beforeAll(async () => {
  admin = await administrator();
  ({ token } = await newCustomer());
});

const ask = (carId: number, pickUpDateTime: string, dropOffDateTime: string) =>
  call(checkAvailability, { token, query: { carId, pickUpDateTime, dropOffDateTime } });
const book = (carId: number, body: object) =>
  call(createReservation, { token, query: { carId }, body });

describe('availability', () => {
  test('of a free vehicle, in every time format', async () => {
    const carId = await newVehicle(admin, { pricePerHour: 9.99 });
    const forms = (time: string) => [
      toWire(time),
      time,
      time.slice(0, 16),
      time.slice(0, 16).replace('T', ' '),
    ];
    const dropOffs = forms(inDays(40, '12:30'));
    for (const [place, pickUp] of forms(inDays(40)).entries()) {
      const answer = await ask(carId, pickUp, dropOffs[place]!);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        success: true,
        message: english.reservations.available,
        available: true,
        totalPrice: 29.97,
      });
    }
  });

  test('of a taken vehicle, also with its price', async () => {
    const carId = await newVehicle(admin);
    await book(carId, times(40));
    const answer = await ask(carId, inDays(40, '11:59'), inDays(40, '13:00'));
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: english.reservations.taken,
      available: false,
      totalPrice: 25,
    });
  });

  test('adjacent times are free', async () => {
    const carId = await newVehicle(admin);
    await book(carId, times(40));
    expect((await ask(carId, inDays(40, '12:00'), inDays(40, '13:00'))).body.available).toBe(true);
    expect((await ask(carId, inDays(40, '09:00'), inDays(40, '10:00'))).body.available).toBe(true);
    expect((await ask(carId, inDays(40, '09:00'), inDays(40, '10:01'))).body.available).toBe(false);
  });

  test('comes with the lines of its price', async () => {
    const carId = await newVehicle(admin, { pricePerHour: 20, pricePerDay: 100 });
    const { body } = await ask(carId, inDays(41), hoursFrom(41, 26));
    expect(body).toMatchObject({
      available: true,
      totalPrice: 140,
      changeableUntil: hoursFrom(41, -24),
      takenUntil: null,
      nextFree: null,
      alternatives: [],
      lines: [
        { unit: 'day', quantity: 1, amount: 100 },
        { unit: 'hour', quantity: 2, amount: 40 },
      ],
    });
  });

  test('of a taken vehicle says what can be had instead', async () => {
    // At a price of their own, so that no other test's vehicle, which might change meanwhile, is offered.
    const dear = { pricePerHour: 4321, pricePerDay: null, pricePerWeek: null, homePlace: null };
    const carId = await newVehicle(admin, dear);
    for (let count = 0; count < limits.alternatives; count += 1) await newVehicle(admin, dear);
    await book(carId, { ...times(43), dropOffTime: inDays(43, '12:00') });
    const { body } = await ask(carId, inDays(43, '11:00'), inDays(43, '13:00'));
    expect(body).toMatchObject({
      success: true,
      message: english.reservations.taken,
      available: false,
      takenUntil: inDays(43, '12:00'),
      nextFree: { pickUpTime: inDays(43, '12:00'), dropOffTime: inDays(43, '14:00') },
    });
    expect(body.alternatives).toHaveLength(limits.alternatives);
    const query = { pickUpDateTime: inDays(43, '11:00'), dropOffDateTime: inDays(43, '13:00') };
    const quoted = await call(quoteVehicle, { params: { id: carId }, query });
    expect(body).toMatchObject(quoted.body);
  });

  test('of a missing vehicle, and without a vehicle', async () => {
    const unknown = await ask(2_000_000_000, inDays(40), inDays(40, '12:00'));
    expect([unknown.status, unknown.body.message]).toEqual([404, english.vehicles.notFound]);
    const none = await call(checkAvailability, { token });
    expect(none.status).toBe(400);
    expect(none.body.errors).toEqual({
      carId: english.common.badId,
      pickUpDateTime: english.reservations.pickUpTime,
      dropOffDateTime: english.reservations.dropOffTime,
    });
  });

  test('errors use the parameters’ names', async () => {
    const carId = await newVehicle(admin);
    const { status, body } = await ask(carId, inDays(40), inDays(40, '10:59'));
    expect(status).toBe(400);
    expect(body.errors).toEqual({ dropOffDateTime: english.reservations.tooShort });
  });
});

describe('a booking', () => {
  test('is made at the quoted price', async () => {
    const carId = await newVehicle(admin, { pricePerHour: 12.5 });
    const { token: own } = await newCustomer();
    // A price in the request is ignored.
    const body = { ...times(41, '10:00', '12:01'), totalPrice: 1, status: 'DONE', userId: 1 };
    const answer = await call(createReservation, { token: own, query: { carId }, body });
    expect(answer.status).toBe(201);
    const { body: list } = await call(listOwnReservations, { token: own });
    expect(list).toMatchObject([{ totalPrice: 37.5, status: 'CREATED' }]);
    const [made] = Array.isArray(list) ? list : list.content;
    const { id, number } = made!;
    const reservation = { id, number, totalPrice: 37.5, lines: [hoursLine(3, 12.5)] };
    expect(answer.body).toEqual({
      success: true,
      message: english.bookings.created,
      reservation,
    });
  });

  test('may touch others, but not overlap them', async () => {
    const carId = await newVehicle(admin);
    expect((await book(carId, times(42, '10:00', '12:00'))).status).toBe(201);
    expect((await book(carId, times(42, '12:00', '14:00'))).status).toBe(201);
    expect((await book(carId, times(42, '08:00', '10:00'))).status).toBe(201);
    for (const [from, to] of [
      ['10:00', '12:00'],
      ['11:59', '14:00'],
      ['10:30', '11:30'],
      ['07:00', '15:00'],
    ]) {
      const { status, body } = await book(carId, times(42, from, to));
      expect([status, body.message]).toEqual([409, english.reservations.taken]);
    }
  });

  test('succeeds for exactly one of 100 at once', async () => {
    const carId = await newVehicle(admin);
    const answers = await Promise.all(Array.from({ length: 100 }, () => book(carId, times(43))));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    const { body } = await call(listReservations, { token: admin });
    expect(body.filter(({ car }) => car?.id === carId)).toHaveLength(1);
  });

  test('never overlaps another, with many at once that overlap in part', async () => {
    const carId = await newVehicle(admin);
    const hour = (count: number) => `${count}`.padStart(2, '0').concat(':00');
    await Promise.all(
      Array.from({ length: 48 }, (_, place) => {
        const from = place % 20;
        return book(carId, times(44, hour(from), hour(from + 1 + (place % 3))));
      }),
    );
    const { body } = await call(listReservations, { token: admin });
    const made = body
      .filter(({ car }) => car?.id === carId)
      .toSorted((a, b) => a.pickUpTime.localeCompare(b.pickUpTime));
    expect(made.length).toBeGreaterThan(5);
    for (const [place, next] of made.slice(1).entries())
      expect(next.pickUpTime >= made[place]!.dropOffTime).toBe(true);
  });

  async function expectRefused(field: string, changed: object, message: string) {
    const carId = await newVehicle(admin);
    const answer = await book(carId, { ...times(45), ...changed });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message, errors: { [field]: message } });
  }

  test.each([
    ['pickUpLocation', { pickUpLocation: ' ' }, english.reservations.pickUpLocation],
    ['dropOffLocation', { dropOffLocation: undefined }, english.reservations.dropOffLocation],
    ['pickUpTime', { pickUpTime: '' }, english.reservations.pickUpTime],
    ['dropOffTime', { dropOffTime: null }, english.reservations.dropOffTime],
    ['pickUpTime', { pickUpTime: '2030-02-30T10:00' }, english.times.bad],
    ['pickUpTime', { pickUpTime: '2030-01-02T10:00:00Z' }, english.times.bad],
    ['pickUpTime', { pickUpTime: 20300102 }, english.reservations.pickUpTime],
    [
      'pickUpLocation',
      { pickUpLocation: 'x'.repeat(101) },
      english.common.tooLong({ maximum: 100 }),
    ],
  ])('is refused for its %s: %j', expectRefused);

  test.each([
    ['pickUpTime', -1, '10:00', english.reservations.pickUpPast],
    ['dropOffTime', 44, '10:00', english.reservations.dropOffBeforePickUp],
    ['dropOffTime', 45, '10:59', english.reservations.tooShort],
    ['dropOffTime', 740, '10:00', english.reservations.tooFar],
  ])('is refused for its %s in %i days at %s', async (field, days, clock, message) => {
    await expectRefused(field, { [field]: inDays(days, clock) }, message);
  });

  test('is refused for a past time', async () => {
    const carId = await newVehicle(admin);
    const today = Temporal.Now.plainDateISO('Europe/Berlin').toString();
    const gone = Temporal.Now.zonedDateTimeISO('Europe/Berlin').subtract({ minutes: 2 });
    const past = gone.toPlainDateTime().toString({ smallestUnit: 'minute' });
    const dropOffTime = inDays(1, '23:00');
    const refused = await book(carId, { ...times(0), pickUpTime: past, dropOffTime });
    const { pickUpPast, pickUpTimePast } = english.reservations;
    expect(refused.body.errors).toEqual({
      pickUpTime: past.startsWith(today) ? pickUpTimePast : pickUpPast,
    });
  });

  test('of a missing vehicle', async () => {
    const { status, body } = await book(2_000_000_000, times(46));
    expect([status, body.message]).toEqual([404, english.vehicles.notFound]);
  });
});

describe('when the clock changes', () => {
  /** The next date of a clock change in Berlin in this month. */
  function change(month: 3 | 10): string {
    const today = Temporal.Now.plainDateISO('Europe/Berlin');
    const inYear = (year: number) => {
      const last = Temporal.PlainDate.from({ year, month, day: 31 });
      return last.subtract({ days: last.dayOfWeek % 7 });
    };
    const [soonest, next] = [inYear(today.year), inYear(today.year + 1)];
    return (Temporal.PlainDate.compare(soonest, today) > 0 ? soonest : next).toString();
  }

  test('a time that is skipped in spring is refused', async () => {
    const carId = await newVehicle(admin);
    const { status, body } = await ask(carId, `${change(3)}T02:30`, `${change(3)}T10:00`);
    expect(status).toBe(400);
    expect(body.errors).toEqual({ pickUpDateTime: english.times.skipped });
  });

  test('hours that the clock skips or repeats are not charged', async () => {
    const carId = await newVehicle(admin, { pricePerHour: 1 });
    const night = async (date: string) =>
      (await ask(carId, `${date}T00:00`, `${date}T06:00`)).body.totalPrice;
    expect([await night(change(3)), await night(change(10))]).toEqual([5, 6]);
  });

  test('an hour that repeats means its first occurrence', async () => {
    const carId = await newVehicle(admin, { pricePerHour: 1 });
    const { body } = await ask(carId, `${change(10)}T02:30`, `${change(10)}T03:00`);
    // An hour and a half passes, which is long enough, and the clock shows half an hour.
    expect(body.totalPrice).toBe(1);
  });
});
