import { expect, test } from 'vitest';
import { startOfKeptYears } from '../../../server/housekeeping/retention.ts';

test.each([
  ['2034-12-31T22:59:59Z', 8, '2025-12-31T23:00:00Z'],
  ['2034-12-31T23:00:00Z', 8, '2026-12-31T23:00:00Z'],
  ['2035-07-01T00:00:00Z', 1, '2033-12-31T23:00:00Z'],
])('at %s %i whole years are kept, besides the current one', (now, years, start) => {
  expect(startOfKeptYears(years, new Date(now), 'Europe/Berlin')).toEqual(new Date(start));
});

test('0 keeps all', () => {
  expect(startOfKeptYears(0, new Date(), 'Europe/Berlin')).toBeNull();
});
