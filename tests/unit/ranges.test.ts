import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDays } from '../../contract/office/figures.ts';
import { addDays, addMonths } from '../../contract/values/add-days.ts';
import {
  daysOfRange,
  problemOf,
  rangeNames,
  readRange,
  type RangeName,
} from '../../src/islands/admin/dashboard/ranges.ts';

const days = (range: RangeName, today: string, own = { from: '', until: '' }) => {
  const found = daysOfRange({ range, ...own }, today);
  const { from, until, previousFrom, previousUntil } = found;
  return [`${from} ${until}`, `${previousFrom} ${previousUntil}`];
};

// A Tuesday.
test.each<[RangeName, string, string]>([
  ['last30', '2026-10-26 2026-11-24', '2026-09-26 2026-10-25'],
  ['thisWeek', '2026-11-23 2026-11-24', '2026-11-16 2026-11-17'],
  ['lastWeek', '2026-11-16 2026-11-22', '2026-11-09 2026-11-15'],
  ['thisMonth', '2026-11-01 2026-11-24', '2026-10-01 2026-10-24'],
  ['lastMonth', '2026-10-01 2026-10-31', '2026-09-01 2026-09-30'],
  ['thisQuarter', '2026-10-01 2026-11-24', '2026-07-01 2026-08-24'],
  ['lastQuarter', '2026-07-01 2026-09-30', '2026-04-01 2026-06-30'],
  ['thisYear', '2026-01-01 2026-11-24', '2025-01-01 2025-11-24'],
  ['lastYear', '2025-01-01 2025-12-31', '2024-01-01 2024-12-31'],
])('%s', (range, current, previous) => {
  expect(days(range, '2026-11-24')).toEqual([current, previous]);
});

describe('at the ends of months', () => {
  test('the same part of a shorter month ends with it', () => {
    expect(days('thisMonth', '2027-03-31')[1]).toBe('2027-02-01 2027-02-28');
    expect(days('thisYear', '2028-02-29')[1]).toBe('2027-01-01 2027-02-28');
    expect(addMonths('2027-01-31', -2)).toBe('2026-11-30');
  });

  test('a year may begin', () => {
    expect(days('lastMonth', '2027-01-01')).toEqual([
      '2026-12-01 2026-12-31',
      '2026-11-01 2026-11-30',
    ]);
    expect(days('thisWeek', '2027-01-03')[0]).toBe('2026-12-28 2027-01-03');
  });
});

test('ranges are in order, and the earlier one ends before the other begins', () => {
  const today = fc.nat({ max: 20_000 }).map((count) => addDays('2000-01-01', count));
  fc.assert(
    fc.property(
      today,
      fc.constantFrom(...rangeNames),
      fc.nat({ max: 400 }),
      (day, range, length) => {
        const own = { from: addDays(day, -length), until: day };
        const { from, until, previousFrom, previousUntil } = daysOfRange({ range, ...own }, day);
        expect(from <= until && until <= day).toBe(true);
        expect(previousFrom <= previousUntil && previousUntil < from).toBe(true);
        if (range === 'own') expect(countDays(previousFrom, previousUntil)).toBe(length + 1);
      },
    ),
  );
});

test('an address that makes no sense asks for the last 30 days', () => {
  const today = '2026-11-24';
  expect(readRange({}, today).range).toBe('last30');
  expect(readRange({ range: 'decade' }, today).range).toBe('last30');
  const own = readRange({ range: 'own', from: '2026-02-30', until: 'x' }, today);
  expect(own).toEqual({ range: 'own', from: '2026-10-26', until: today });
  expect(problemOf(own)).toBeNull();
  expect(problemOf({ ...own, from: '2026-11-25' })).toBe('order');
  expect(problemOf({ ...own, from: '2020-11-25' })).toBe('tooLong');
  expect(problemOf({ ...own, range: 'last30', from: '2026-11-25' })).toBeNull();
});
