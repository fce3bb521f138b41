import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startedHours as hoursIn } from '../../../server/reservations/started-hours.ts';
import { toInstant, toWallTime } from '../../../server/time/wall-times.ts';

const zone = 'Europe/Berlin';
const startedHours = (pickUpTime: Date, dropOffTime: Date) =>
  hoursIn({ pickUpTime, dropOffTime }, zone);
const at = (minutes: number) => new Date(Date.UTC(2027, 2, 27) + minutes * 60_000);
const minutes = fc.integer({ min: 1, max: 1_000_000 });

const onTheClock = (instant: Date) => Date.parse(`${toWallTime(instant, zone)}Z`);
/** In the days around an autumn change. */
const nearChange = fc.integer({ min: -3000, max: 3000 }).map((value) => 218 * 24 * 60 + value);

test('every started hour counts that passes, or that the clock shows if those are fewer', () => {
  fc.assert(
    fc.property(minutes, minutes, (from, length) => {
      const [pickUp, dropOff] = [at(from), at(from + length)];
      const clock = (onTheClock(dropOff) - onTheClock(pickUp)) / 60_000;
      const isRepeated = onTheClock(at(from + length - 60)) === onTheClock(dropOff);
      fc.pre(!isRepeated);
      expect(startedHours(pickUp, dropOff)).toBe(Math.ceil(Math.min(length, clock) / 60));
    }),
  );
});

test('a longer rental never costs fewer hours', () => {
  fc.assert(
    fc.property(fc.oneof(minutes, nearChange), minutes, fc.nat(120), (from, length, more) => {
      const hours = startedHours(at(from), at(from + length));
      expect(startedHours(at(from), at(from + length + more))).toBeGreaterThanOrEqual(hours);
      expect(hours).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('the price stands still while an hour is repeated', () => {
  const pickUp = toInstant('2027-10-31T00:00:00', zone, 'time');
  const hours = (minute: number) =>
    startedHours(pickUp, new Date(pickUp.getTime() + minute * 60_000));
  expect([150, 180, 181, 240, 241].map(hours)).toEqual([3, 3, 3, 3, 4]);
});

test('a day over the autumn change of clocks costs a day', () => {
  const noon = (date: string) => toInstant(`${date}T12:00:00`, zone, 'time');
  expect(startedHours(noon('2027-10-30'), noon('2027-10-31'))).toBe(24);
  expect(startedHours(noon('2027-03-27'), noon('2027-03-28'))).toBe(23);
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
  ['2027-10-31', 6],
])('from midnight to six on %s costs %i hours', (date, hours) => {
  const clock = (time: string) => toInstant(`${date}T${time}:00`, zone, 'time');
  expect(startedHours(clock('00:00'), clock('06:00'))).toBe(hours);
});
