import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { minutesBetween, rentalNow, wallTime } from '../../src/lib/api/clock.ts';
import { $timeZone } from '../../src/lib/api/time-zone.ts';
import { defaultTimeZone } from '../../contract/values/default-time-zone.ts';

const zone = defaultTimeZone;
const minute = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'minute' });

/** Wall-clock times around a date, most of them near a clock change. */
const near = (date: string) =>
  fc
    .integer({ min: -3 * 1440, max: 3 * 1440 })
    .map((minutes) => Temporal.PlainDateTime.from(date).add({ minutes }));
const wallTimes = fc.oneof(
  near('2027-03-28T02:30'),
  near('2027-10-31T02:30'),
  near('2028-02-29T12:00'),
);

const exists = (time: Temporal.PlainDateTime) =>
  time.toZonedDateTime(zone).toPlainDateTime().equals(time);

describe('minutesBetween', () => {
  test('counts elapsed time across both clock changes', () => {
    fc.assert(
      fc.property(wallTimes.filter(exists), wallTimes.filter(exists), (pickUp, dropOff) => {
        const [from, to] = [pickUp, dropOff].map((time) =>
          time.toZonedDateTime(zone, { disambiguation: 'earlier' }),
        );
        const { minutes } = from!.until(to!, { largestUnit: 'minutes' });
        // Equal except for the sign of zero.
        expect(minutesBetween(minute(pickUp), minute(dropOff)) - minutes).toBeCloseTo(0);
      }),
    );
  });

  test('leaves a time that the clock skips to the server', () => {
    expect(minutesBetween('2027-03-28T02:30', '2027-03-28T04:00')).toBe(Infinity);
    expect(minutesBetween('2027-03-28T01:00', '2027-03-28T02:30')).toBe(Infinity);
  });

  test.each([
    ['the night that lacks an hour', '2027-03-28T01:30', '2027-03-28T03:30', 60],
    ['the night that has one more', '2027-10-31T01:30', '2027-10-31T03:30', 180],
    ['an hour that occurs twice means the first', '2027-10-31T02:30', '2027-10-31T03:00', 90],
  ])('%s', (_, pickUp, dropOff, minutes) => {
    expect(minutesBetween(pickUp, dropOff)).toBe(minutes);
  });

  test('does not fail on invalid dates', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (one, other) => {
        expect(minutesBetween(one, other)).not.toBeNaN();
      }),
      { examples: [['100', '']] },
    );
  });
});

test('wallTime is the company’s current minute, wherever the browser is', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2000-01-01'), max: new Date('2099-01-01'), noInvalidDate: true }),
      (date) => {
        const there = date.toTemporalInstant().toZonedDateTimeISO(zone).toPlainDateTime();
        expect(wallTime(date)).toBe(
          minute(there.round({ smallestUnit: 'minute', roundingMode: 'floor' })),
        );
      },
    ),
  );
});

test('rentalNow is evaluated each time', () => {
  expect(rentalNow().now).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
});

describe("the server's time zone", () => {
  afterEach(() => {
    $timeZone.set(zone);
    vi.restoreAllMocks();
  });
  const newYear = new Date('2030-01-01T00:00Z');

  test('sets the clock', () => {
    $timeZone.set('America/New_York');
    expect(wallTime(newYear)).toBe('2029-12-31T19:00');
    // Its clock is put forward two weeks before Berlin's.
    expect(minutesBetween('2027-03-14T01:30', '2027-03-14T03:30')).toBe(60);
  });

  test('changes nothing when the browser does not know it', () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    $timeZone.set('Mars/Olympus_Mons');
    expect(wallTime(newYear)).toBe('2030-01-01T01:00');
    expect(error).toHaveBeenCalledOnce();
  });
});
