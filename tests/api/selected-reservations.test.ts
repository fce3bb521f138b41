import { beforeAll, describe, expect, test } from 'vitest';
import { exportReservations } from '../../contract/office/exports.ts';
import { getReservationHistory } from '../../contract/office/history.ts';
import { limits } from '../../contract/values/limits.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { cancelReservations } from '../../contract/reservations/selected-reservations.ts';
import { addressOf } from '../support/address.ts';
import { english } from '../support/english.ts';
import { newAdministrator, newCustomer, type Customer } from './actors.ts';
import { call, send } from './call.ts';
import { book, desk, full } from './counter-desk.ts';

let admin: Customer;
let customer: Customer;
beforeAll(async () => {
  [admin, customer] = [await newAdministrator(), await newCustomer()];
});

const cancel = (ids: unknown) => call(cancelReservations, { token: admin.token, body: { ids } });
const statusOf = async (id: number) =>
  (await call(getReservation, { token: admin.token, params: { id } })).body.status;

describe('cancelling several reservations', () => {
  test('cancels those that can be, and says why the others were not', async () => {
    const { token } = admin;
    const ahead = await book(token, customer.id, [48, 50]);
    const also = await book(token, customer.id, [72, 74]);
    const out = await book(token, customer.id, [-1, 4]);
    await desk(token, out).handOver(full);
    const done = await book(token, customer.id, [96, 98]);
    await cancel([done.id]);
    const unknown = 2_000_000_000;

    const { status, body } = await cancel([ahead.id, out.id, also.id, done.id, unknown, ahead.id]);
    expect([status, body.message]).toEqual([200, english.selection.cancelled]);
    const refused = (id: number, code: string, message: string) => ({
      id,
      number: reservationNumber(id),
      done: false,
      code,
      message,
    });
    const cancelled = (id: number) => ({
      id,
      number: reservationNumber(id),
      done: true,
      code: null,
      message: null,
    });
    expect(body.results).toEqual([
      cancelled(ahead.id),
      refused(out.id, 'handed_over', english.counter.isHandedOver),
      cancelled(also.id),
      refused(done.id, 'reservation_closed', english.reservations.closed),
      refused(unknown, 'reservation_not_found', english.reservations.notFound),
    ]);
    for (const { id } of [ahead, also]) expect(await statusOf(id)).toBe('CANCELLED');
    expect(await statusOf(out.id)).toBe('CREATED');
    const params = { id: ahead.id };
    const { body: history } = await call(getReservationHistory, { token, params });
    expect(history[0]).toMatchObject({
      by: { id: admin.id },
      changes: { status: { from: 'CREATED', to: 'CANCELLED' } },
    });
  });

  test('twice at once cancels each once', async () => {
    const { id } = await book(admin.token, customer.id, [120, 122]);
    const answers = await Promise.all([cancel([id]), cancel([id]), cancel([id])]);
    const results = answers.map(({ body }) => body.results[0]!);
    expect(results.filter(({ done }) => done)).toHaveLength(1);
    expect(new Set(results.map(({ code }) => code))).toEqual(new Set([null, 'reservation_closed']));
  });

  test.each([
    [[]],
    ['1'],
    [null],
    [[0]],
    [['x']],
    [Array.from({ length: limits.selected + 1 }, (_, index) => index + 1)],
  ])('takes no %j', async (ids) => {
    const { status, body } = await cancel(ids);
    expect([status, Object.keys(body.errors ?? {})[0]?.split('.')[0]]).toEqual([400, 'ids']);
  });
});

describe('the download of selected reservations', () => {
  const download = (query: Record<string, string>, language = 'en') =>
    send('GET', addressOf(exportReservations, { query }), {
      token: admin.token,
      headers: { 'accept-language': language },
    });

  test('has just these, as CSV in the reader’s way', async () => {
    const { token } = admin;
    const [one, two] = [
      await book(token, customer.id, [144, 146]),
      await book(token, customer.id, [168, 170]),
    ];
    await book(token, customer.id, [192, 194]);
    const ids = `${two.id},${one.id}`;
    const { status, headers, text } = await download({ ids, format: 'csv' }, 'de');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers.get('content-disposition')).toBe('attachment; filename=reservations.csv');
    const [, ...lines] = text.trim().split('\r\n');
    expect(lines.map((line) => Number(line.split(';')[0]))).toEqual([one.id, two.id]);
    // With its time, unlike a day.
    expect(lines[0]).toMatch(/;\d{4}-\d\d-\d\d \d\d:\d\d;/);
    expect(lines[0]).toContain(';20,00;');
    expect((await download({ ids })).headers.get('content-type')).toContain('spreadsheetml');
  });

  test('is only a head without any', async () => {
    const { text } = await download({ ids: '2000000000', format: 'csv' });
    expect(text.trim().split('\r\n')).toHaveLength(1);
  });

  test.each<Record<string, string>>([{ ids: '' }, { ids: '1,x' }, { ids: '0' }, { format: 'pdf' }])(
    'takes no %j',
    async (query) => {
      expect((await download(query)).status).toBe(400);
    },
  );
});
