import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLicenceDue, licenceSeenUntil } from '../../contract/users/licence-due.ts';
import { limits } from '../../contract/values/limits.ts';

test.each([
  ['2026-01-15', '2026-07-15'],
  ['2026-07-01', '2027-01-01'],
  ['2026-08-31', '2027-02-28'],
  ['2027-08-31', '2028-02-29'],
  ['2026-12-31', '2027-06-30'],
])('a licence seen on %s counts until %s', (seenOn, until) => {
  expect(licenceSeenUntil(seenOn)).toBe(until);
  expect(isLicenceDue(seenOn, until)).toBe(false);
  expect(isLicenceDue(seenOn, `${until.slice(0, 8)}99`)).toBe(true);
});

test('one that was never seen is due', () => {
  expect(isLicenceDue(null, '2026-01-01')).toBe(true);
  expect(isLicenceDue(undefined, '2026-01-01')).toBe(true);
});

test('the end is what the calendar says', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('9990-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (date) => {
      const day = date.toISOString().slice(0, 10);
      const then = Temporal.PlainDate.from(day).add({ months: limits.licenceMonths });
      expect(licenceSeenUntil(day)).toBe(then.toString());
    }),
  );
});
