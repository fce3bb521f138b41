import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { call } from '../../src/lib/api/api.ts';

const request = (vehicleId: number) => ({
  query: { vehicleId },
  body: {
    ...sampleRental(),
    pickUpTime: '01/02/2030 09:05:00',
    dropOffTime: '01/03/2030 18:00:00',
  },
});
const fetch = vi.fn<(address: string, call: RequestInit) => Promise<Response>>();
beforeEach(() => vi.stubGlobal('fetch', fetch));
afterEach(() => vi.unstubAllGlobals());

/** Books and returns the key that was sent. */
async function keyOf(vehicleId: number, answer: () => Promise<Response>): Promise<string> {
  fetch.mockImplementationOnce(answer);
  await call(createReservation, request(vehicleId)).catch(() => undefined);
  return new Headers(fetch.mock.lastCall![1].headers).get('idempotency-key')!;
}
const answers = (status: number) => () => Promise.resolve(Response.json({}, { status }));
const lost = () => Promise.reject(new TypeError('network'));

describe('the key of a booking', () => {
  test('is quoted and fresh', async () => {
    const keys = [await keyOf(1, answers(201)), await keyOf(1, answers(201))];
    for (const key of keys) expect(key).toMatch(/^"[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}"$/);
    expect(new Set(keys).size).toBe(2);
  });

  test('stays the same until an answer arrives, then is fresh', async () => {
    const first = await keyOf(2, lost);
    expect(await keyOf(2, answers(503))).toBe(first);
    expect(await keyOf(2, answers(201))).toBe(first);
    expect(await keyOf(2, answers(201))).not.toBe(first);
  });

  test('is fresh after a refusal', async () => {
    const first = await keyOf(3, answers(409));
    expect(await keyOf(3, lost)).not.toBe(first);
  });

  test('differs for another booking', async () => {
    expect(await keyOf(4, lost)).not.toBe(await keyOf(5, lost));
  });
});
