import { afterEach, describe, expect, test, vi } from 'vitest';
import { perRentalText, sampleRental } from '../../contract/reservations/rental-fields.ts';
import { book, check, besideBooking } from '../../src/islands/booking/booking.ts';
import { vehicleIdOf } from '../../src/islands/booking/vehicle-id.ts';
import { ApiError } from '../../src/lib/api/api.ts';
import { english } from '../support/english.ts';

const places = perRentalText((name) => sampleRental()[name]);
const rental = {
  ...places,
  pickUpDate: '2030-01-02',
  pickUpTime: '09:05',
  dropOffDate: '2030-01-03',
  dropOffTime: '18:00',
};

/** Makes the server answer this. Returns the calls made. */
function serverAnswers(body: object, status = 200) {
  const fetch = vi.fn((_address: string, _call: RequestInit) =>
    Promise.resolve(Response.json(body, { status })),
  );
  vi.stubGlobal('fetch', fetch);
  return fetch.mock.calls;
}
afterEach(() => vi.unstubAllGlobals());

describe('check', () => {
  test('a free vehicle has a price, and the checked rental is stored', async () => {
    const calls = serverAnswers({ available: true, totalPrice: 37.5 });
    expect(await check(7, rental)).toEqual({
      step: 'checked',
      rental,
      totalPrice: 37.5,
      formerPrice: null,
    });
    const { pathname, searchParams } = new URL(calls[0]![0], 'http://localhost');
    expect(pathname).toBe('/api/reservations/auth');
    expect(Object.fromEntries(searchParams)).toEqual({
      carId: '7',
      anyEqual: 'true',
      pickUpDateTime: '01/02/2030 09:05:00',
      dropOffDateTime: '01/03/2030 18:00:00',
    });
  });

  test('how its price comes about is kept, if the host says it', async () => {
    const lines = [{ kind: 'rental', unit: 'hour', quantity: 3, unitPrice: 12.5, amount: 37.5 }];
    serverAnswers({ available: true, totalPrice: 37.5, lines });
    expect(await check(7, rental)).toMatchObject({ step: 'checked', lines });
  });

  test('a taken vehicle is reported beside the dates', async () => {
    serverAnswers({ available: false, totalPrice: 37.5 });
    await expect(check(7, rental)).rejects.toMatchObject({
      message: english.reservations.taken,
      fields: { pickUpDate: english.reservations.taken },
    });
  });
});

describe('book', () => {
  test('sends places, times, the shown price and terms, and nothing else', async () => {
    const calls = serverAnswers({ success: true }, 201);
    await book(7, rental, { totalPrice: 37.5, termsHash: 'f00' });
    const [address, { method, body }] = calls[0]!;
    expect(`${method} ${address}`).toBe('POST /api/reservations/add?carId=7&anyEqual=true');
    expect(JSON.parse(String(body))).toEqual({
      ...places,
      pickUpTime: '01/02/2030 09:05:00',
      dropOffTime: '01/03/2030 18:00:00',
      expectedPrice: 37.5,
      termsHash: 'f00',
    });
  });

  test("fails with the server's message", async () => {
    serverAnswers({ message: english.reservations.taken }, 409);
    await expect(book(7, rental, { totalPrice: 37.5, termsHash: 'f00' })).rejects.toMatchObject({
      status: 409,
      message: english.reservations.taken,
    });
  });
});

describe('besideBooking', () => {
  test('a conflict leads back to the dates', () => {
    expect(besideBooking(new ApiError(409, 'taken'))?.fields).toEqual({ pickUpDate: 'taken' });
  });

  test('so does a vehicle that is not ready by then', () => {
    const error = new ApiError(409, 'not ready', { code: 'vehicle_not_ready' });
    expect(besideBooking(error)?.fields).toEqual({ pickUpDate: 'not ready' });
  });

  test('but not one that other times would not resolve', () => {
    expect(besideBooking(new ApiError(409, 'many', { code: 'too_many_reservations' }))).toBeNull();
  });

  test('so does a message about one of their fields', () => {
    const error = new ApiError(400, 'past', { errors: { pickUpTime: 'past' } });
    expect(besideBooking(error)?.fields).toEqual({ pickUpTime: 'past' });
  });

  test('one of a day stands beside the day, not the time', () => {
    const wrong = {
      errors: { pickUpTime: 'past' },
      codes: { pickUpTime: 'pick_up_in_past' },
    } as const;
    expect(besideBooking(new ApiError(400, 'past', wrong))?.fields).toEqual({ pickUpDate: 'past' });
  });

  test('anything else stays at the card', () => {
    expect(besideBooking(new ApiError(0, 'unreachable'))).toBeNull();
    expect(besideBooking(new ApiError(400, 'bad', { errors: { other: 'bad' } }))).toBeNull();
    expect(besideBooking(new TypeError('bug'))).toBeNull();
  });
});

test.each([
  ['/solutions/7', 7],
  ['/solutions/7/', 7],
  ['/solutions/vehicle/', null],
  ['/solutions/0', null],
  ['/solutions/1e2', null],
  ['/solutions/7/more', null],
  ['/solutions/99999999999', null],
])('%s names vehicle %s', (path, id) => {
  expect(vehicleIdOf(path)).toBe(id);
});
