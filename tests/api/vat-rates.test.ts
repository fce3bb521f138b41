import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageHistory } from '../../contract/office/history.ts';
import { getMonthReport } from '../../contract/office/reports.ts';
import { getVatRates, removeVatRate, setVatRate } from '../../contract/office/vat-rates.ts';
import {
  createReservationFor,
  getReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { limits } from '../../contract/values/limits.ts';
import { config } from '../../server/config.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { ensureAdministrator } from '../../server/users/administrator.ts';
import { addVehicles } from '../support/vehicles.ts';
import { startOwnServer, type OwnServer } from './own-server.ts';

let server: OwnServer;
let token: string;
let id: number;
beforeAll(async () => {
  server = await startOwnServer({ CURRENCY: 'EUR', VAT_PERCENT: '19' });
  const published = demoLogins.administrator;
  await ensureAdministrator(server.db, config({}), { published, show: () => undefined });
  token = await server.tokenOf(published);
  const { id: userId } = await server.newUser();
  await addVehicles(server.db, 1, () => ({
    pricePerHour: 10,
    pricePerDay: null,
    pricePerWeek: null,
    bufferMinutes: 0,
  }));
  const { body } = await server.call(createReservationFor, {
    token,
    query: { carId: 1, userId },
    body: {
      ...sampleRental(),
      pickUpTime: '2026-12-31T20:00:00',
      dropOffTime: '2027-01-01T06:00:00',
    },
  });
  ({ id } = body.reservation as { id: number });
});
afterAll(() => server.close());

const set = (validFrom: string, percent: number | string) =>
  server.call(setVatRate, { token, params: { validFrom }, body: { percent } });
const reservation = async () => (await server.call(getReservation, { token, params: { id } })).body;

test('before any rate was decided what was booked applies', async () => {
  const { body } = await server.call(getVatRates, { token });
  expect(body).toEqual({ before: 19, rates: [] });
  expect(await reservation()).toMatchObject({ vatPercent: 19, lines: [{ vatPercent: 19 }] });
});

test('the rate on the last day applies, by the clock at the place, and the price stays', async () => {
  expect((await set('2027-01-02', 5)).status).toBe(200);
  expect(await reservation()).toMatchObject({ vatPercent: 19, totalPrice: 100 });
  expect((await set('2027-01-01', '16,5')).status).toBe(200);
  expect(await reservation()).toMatchObject({
    vatPercent: 16.5,
    totalPrice: 100,
    lines: [{ vatPercent: 16.5 }],
  });
  const report = await server.call(getMonthReport, { token, query: { month: '2027-01' } });
  expect(report.body).toMatchObject({
    lines: [{ isReturned: false }],
    sums: [{ currency: 'EUR', gross: 100, net: 85.84, vat: 14.16 }],
  });
});

test('a rate is changed and removed, and the history tells', async () => {
  await set('2027-01-01', 7);
  expect(await reservation()).toMatchObject({ vatPercent: 7 });
  const params = { validFrom: '2027-01-01' };
  expect((await server.call(removeVatRate, { token, params })).status).toBe(200);
  const again = await server.call(removeVatRate, { token, params });
  expect([again.status, again.body.code]).toEqual([404, 'rate_not_found']);
  expect(await reservation()).toMatchObject({ vatPercent: 19 });
  const { body } = await server.call(pageHistory, { token, query: { kind: 'settings' } });
  const told = (body.content as { changes: object }[]).map(({ changes }) => changes);
  expect(told.slice(0, 3)).toEqual([
    { vatRate: { from: '2027-01-01 7.00', to: null } },
    { vatRate: { from: '2027-01-01 16.50', to: '2027-01-01 7.00' } },
    { vatRate: { from: null, to: '2027-01-01 16.50' } },
  ]);
});

test.each([
  ['2027-02-30', 19],
  ['2027-02-01', 100],
  ['2027-02-01', -1],
])('%s, %s %% is refused', async (validFrom, percent) => {
  expect((await set(validFrom, percent)).status).toBe(400);
});

test('there are only so many', async () => {
  for (let year = 2030; year < 2030 + limits.vatRates - 1; year += 1)
    expect((await set(`${year}-01-01`, 19)).status).toBe(200);
  const more = await set('2099-01-01', 19);
  expect([more.status, more.body.code]).toEqual([409, 'too_many_rates']);
});
