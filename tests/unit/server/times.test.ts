import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../server/http/errors.ts';
import { toInstant, toWallTime } from '../../../server/time/wall-times.ts';

const zones = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'UTC',
];
const zone = fc.constantFrom(...zones);
const start = Date.UTC(2027, 0, 1) / 1000;
/** Instants to the second within two years, across every clock change. */
const instant = fc
  .integer({ min: start, max: start + 2 * 365 * 86_400 })
  .map((seconds) => new Date(seconds * 1000));
const wallTime = instant.map((date) => date.toISOString().slice(0, 19));

const skipped = (error: unknown) =>
  error instanceof AppError && error.status === 400 && error.message === 'times.skipped';

/** Instants within three days of a clock change, computed by Temporal. */
const nearChange = fc
  .tuple(zone, instant, fc.integer({ min: -3 * 86_400, max: 3 * 86_400 }))
  .map(([place, date, seconds]) => {
    const zoned = date.toTemporalInstant().toZonedDateTimeISO(place);
    return { place, zoned: (zoned.getTimeZoneTransition('next') ?? zoned).add({ seconds }) };
  });

describe('toWallTime and toInstant', () => {
  test('agree with Temporal, in any order of calls', () => {
    fc.assert(
      fc.property(nearChange, ({ place, zoned }) => {
        const plain = zoned.toPlainDateTime();
        const text = plain.toString({ smallestUnit: 'second' });
        const first = plain.toZonedDateTime(place, { disambiguation: 'earlier' });
        expect(toWallTime(new Date(zoned.epochMilliseconds), place)).toBe(text);
        expect(toInstant(text, place, 'time').getTime()).toBe(first.epochMilliseconds);
      }),
      { numRuns: 5000 },
    );
  });

  test('an instant round-trips, or becomes the earlier one of a repeated time', () => {
    fc.assert(
      fc.property(instant, zone, (date, place) => {
        const text = toWallTime(date, place);
        const back = toInstant(text, place, 'time');
        expect(toWallTime(back, place)).toBe(text);
        expect(back.getTime()).toBeLessThanOrEqual(date.getTime());
      }),
      { numRuns: 2000 },
    );
  });

  test('a wall-clock time round-trips, or is refused because it is skipped', () => {
    fc.assert(
      fc.property(wallTime, zone, (text, place) => {
        try {
          expect(toWallTime(toInstant(text, place, 'time'), place)).toBe(text);
        } catch (error) {
          if (!skipped(error)) throw error;
        }
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['2027-03-28T02:00:00', 'Europe/Berlin'],
    ['2027-03-28T02:59:59', 'Europe/Berlin'],
    ['2027-03-14T02:30:00', 'America/New_York'],
    ['2027-10-03T02:15:00', 'Australia/Lord_Howe'],
  ])('%s is skipped in %s', (text, place) => {
    expect(() => toInstant(text, place, 'pickUpTime')).toThrow('times.skipped');
    try {
      toInstant(text, place, 'pickUpTime');
    } catch (error) {
      const { fields } = (error as AppError).details;
      expect(fields).toEqual({
        pickUpTime: { code: 'time_skipped', message: 'times.skipped' },
      });
    }
  });

  test.each([
    ['2027-03-28T01:59:59', 'Europe/Berlin', '2027-03-28T00:59:59.000Z'],
    ['2027-03-28T03:00:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
    ['2027-10-31T02:00:00', 'Europe/Berlin', '2027-10-31T00:00:00.000Z'],
    ['2027-10-31T02:59:59', 'Europe/Berlin', '2027-10-31T00:59:59.000Z'],
    ['2027-10-31T03:00:00', 'Europe/Berlin', '2027-10-31T02:00:00.000Z'],
    ['2027-11-07T01:30:00', 'America/New_York', '2027-11-07T05:30:00.000Z'],
  ])('%s in %s is %s', (text, place, iso) => {
    expect(toInstant(text, place, 'time').toISOString()).toBe(iso);
  });
});
