import { beforeAll, describe, expect, test } from 'vitest';
import type { CallName } from '../../contract/calls.ts';
import { searchVehicles } from '../../contract/reservations/search.ts';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import { administrator } from './actors.ts';
import { call, send } from './call.ts';
import { callsByName } from '../support/calls.ts';

/** The specification has these calls, whose clients may send what only their own server knows. */
const specified: CallName[] = [
  'checkAvailability',
  'createReservation',
  'createReservationFor',
  'displayImage',
  'downloadImage',
  'exportReservations',
  'exportUsers',
  'exportVehicles',
  'listImages',
  'listOwnReservations',
  'listReservationsOf',
  'pageMessages',
  'pageReservations',
  'pageUsers',
  'pageVehicles',
  'updateReservation',
  'updateVehicle',
];

/** What the paths' parameters may be; ids otherwise. */
const parts: Record<string, string> = {
  date: '2030-01-02',
  kind: 'confirmation',
  photoId: '0b5bf3f4-1f0a-4a3c-9a55-6f1f4b1c2d3e',
};
const fill = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => parts[name] ?? '1');

let token: string;
beforeAll(async () => {
  token = await administrator();
});

const withQuery = Object.entries(callsByName).filter(([, { query }]) => query);

describe('a parameter that nobody knows', () => {
  test.each(withQuery)('%s', async (name, { method, path }) => {
    const body = method === 'GET' ? undefined : {};
    const { text } = await send(method, `${fill(path)}?staet=open`, { token, body });
    const isRefused = text.includes('"unknown_parameter"');
    expect(isRefused).toBe(!specified.includes(name as CallName));
  });
});

test('is named in the message', async () => {
  const { status, body } = await call(pageFleet, { token, query: { staet: 'free' } });
  expect([status, body.code]).toEqual([400, 'unknown_parameter']);
  expect(body.message).toBe('This call knows no parameter "staet"');
});

test('our own name of a parameter is unknown, too, where the wire has another one', async () => {
  const { status, body } = await call(searchVehicles, {
    query: { pickUpTime: '2030-01-02T10:00' },
  });
  expect([status, body.code]).toEqual([400, 'unknown_parameter']);
});

test.each(['', '"', '\\', '\u0000', '\ud800', '__proto__', '<b>', 'x'.repeat(5000)])(
  'the name %j is refused like any other',
  async (name) => {
    const address = `${pageFleet.path}?${encodeURIComponent(name.toWellFormed())}=1`;
    const { status, text } = await send('GET', address, { token });
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(500);
  },
);
