import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startedHours } from '../../../server/reservations/price.ts';
import { toInstant } from '../../../server/time/wall-times.ts';

const at = (minutes: number) => new Date(Date.UTC(2027, 2, 27) + minutes * 60_000);
const minutes = fc.integer({ min: 1, max: 1_000_000 });

test('exactly the started hours count', () => {
  fc.assert(
    fc.property(minutes, minutes, (from, length) => {
      const hours = startedHours(at(from), at(from + length));
      expect(hours * 60).toBeGreaterThanOrEqual(length);
      expect((hours - 1) * 60).toBeLessThan(length);
    }),
  );
});

test('a rental costs at most as much as its parts, and a longer one never less', () => {
  fc.assert(
    fc.property(minutes, minutes, (one, other) => {
      const whole = startedHours(at(0), at(one + other));
      expect(whole).toBeLessThanOrEqual(
        startedHours(at(0), at(one)) + startedHours(at(0), at(other)),
      );
      expect(whole).toBeGreaterThanOrEqual(startedHours(at(0), at(one)));
    }),
  );
});

test.each([
  [60, 1],
  [61, 2],
  [150, 3],
  [180, 3],
])('%i minutes are %i hours', (length, hours) => {
  expect(startedHours(at(0), at(length))).toBe(hours);
});

test.each([
  ['2027-03-28', 5],
  ['2027-06-15', 6],
  ['2027-10-31', 7],
])('from midnight to six on %s there pass %i hours', (date, hours) => {
  const clock = (time: string) => toInstant(`${date}T${time}:00`, 'Europe/Berlin', 'time');
  expect(startedHours(clock('00:00'), clock('06:00'))).toBe(hours);
});
