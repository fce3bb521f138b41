import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import type { Reservation } from '../../contract/reservations/reservations.ts';
import { changesOf, stageOf } from '../../src/islands/account/stage.ts';
import { later } from '../../src/islands/account/later.ts';
import { pageOfOwnReservations } from '../../src/islands/account/reservations.ts';
import { call } from '../../src/lib/api/api.ts';
import { pageOfRows } from '../../src/lib/host/page-of-rows.ts';

vi.mock('../../src/lib/api/api.ts');

const start = Date.UTC(2030, 4, 15);
const day = (days: number) => new Date(start + days * 86_400_000).toISOString().slice(0, 10);

/** A reservation of a day, so many days from now. */
const reservation = (days: number, status = 'CREATED', id = days + 5000): Reservation => ({
  ...sampleRental(),
  id,
  status,
  totalPrice: 30,
  vehicle: null,
  pickUpTime: `${day(days)}T08:00:00`,
  dropOffTime: `${day(days)}T18:00:00`,
});

interface Asked {
  page: number;
  size: number;
  sort: 'dropOffTime';
  direction: 'DESC';
}
const asked: Asked[] = [];

/** From now on, the host has these reservations, and pages them if it can. */
function host(rows: Reservation[], { hasPages }: { hasPages: boolean }) {
  vi.mocked(call).mockImplementation((async (_: unknown, { query }: { query: Asked }) => {
    asked.push(query);
    return hasPages ? pageOfRows(rows, query) : rows;
  }) as never);
}

const daysOf = async (page: number) =>
  (await pageOfOwnReservations(page)).rows.map(({ id }) => id - 5000);

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: start + 10 * 3_600_000 });
});
afterEach(() => vi.useRealTimers());

const range = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index);

describe.each([true, false])('own reservations of a host with pages: %s', (hasPages) => {
  test('start with the next one; those that are over come last, latest first', async () => {
    const rows = [reservation(-9), reservation(5), reservation(2, 'CANCELLED'), reservation(0)];
    host([...rows, reservation(1), reservation(-2, 'DONE')], { hasPages });
    expect(await daysOf(0)).toEqual([0, 1, 5, 2, -2, -9]);
    expect(asked).toHaveLength(1);
  });

  test.each([
    [4, 7],
    [12, 100],
    [60, 20],
    [50, 50],
    [51, 9],
  ])('with %i ahead and %i behind, have every one on exactly one page', async (ahead, behind) => {
    host(
      [...range(-behind, ahead)].map((days) => reservation(days)),
      { hasPages },
    );
    const expected = [...range(0, ahead), ...range(-behind, 0).toReversed()];
    const pages = [];
    for (const page of range(0, Math.ceil(expected.length / 10))) pages.push(await daysOf(page));
    expect(pages.flat()).toEqual(expected);
    expect(pages.slice(0, -1).every((page) => page.length === 10)).toBe(true);
  });

  test('know how many pages there are, beyond the last too', async () => {
    host([reservation(1), ...range(-10, 0).map((days) => reservation(days))], { hasPages });
    expect(await pageOfOwnReservations(98)).toMatchObject({ rows: [], totalPages: 2 });
  });
});

test('the stage of a rental', () => {
  const now = `${day(0)}T10:00`;
  const rows = [reservation(1), reservation(0), reservation(-1), reservation(1, 'CANCELLED')];
  const others = [reservation(-1, 'DONE'), reservation(-1, 'COMPLETED'), reservation(1, 'HELD')];
  expect([...rows, ...others].map((row) => stageOf(row, now))).toEqual([
    ...['upcoming', 'running', 'overdue', 'cancelled', 'done', 'done', 'unknown'],
  ]);
});

test('what may be changed, by the deadline and how far the rental has come', () => {
  const now = `${day(0)}T10:00`;
  const rows: Partial<Reservation>[] = [
    { ...reservation(3), changeableUntil: `${day(2)}T08:00:00` },
    { ...reservation(1), changeableUntil: `${day(0)}T10:00:00` },
    { ...reservation(1), changeableUntil: `${day(0)}T09:59:59` },
    { ...reservation(0), changeableUntil: `${day(-1)}T08:00:00` },
    { ...reservation(-1), changeableUntil: `${day(-2)}T08:00:00` },
    { ...reservation(3, 'CANCELLED'), changeableUntil: null },
    // Another host's.
    reservation(3),
  ];
  expect(rows.map((row) => changesOf(row as Reservation, now))).toEqual([
    ...['all', 'all', 'extension', 'extension', 'none', 'none', 'none'],
  ]);
});

test('a later drop-off counts hours that pass, and days by the clock', () => {
  expect(later('2030-05-15T23:30:00', { hours: 1, days: 0 })).toBe('2030-05-16T00:30');
  // The clocks go forward at 02:00.
  expect(later('2030-03-31T01:30:00', { hours: 1, days: 0 })).toBe('2030-03-31T03:30');
  expect(later('2030-03-30T10:00:00', { hours: 0, days: 1 })).toBe('2030-03-31T10:00');
  expect(later('soon', { hours: 1, days: 1 })).toBe('soon');
});
