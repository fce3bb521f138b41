import { timeMessages, type WallTime } from '../contract/times.ts';
import { invalid } from './errors.ts';

/**
 * The instant that a wall-clock time means in a time zone; of one that occurs twice, the first. Throws a 400 for `field`
 * when the clock skips this time.
 */
export function toInstant(time: WallTime, zone: string, field: string): Date {
  const plain = Temporal.PlainDateTime.from(time);
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!zoned.toPlainDateTime().equals(plain)) throw invalid({ [field]: timeMessages.skipped });
  return new Date(zoned.epochMilliseconds);
}

/** The wall-clock time of an instant in a time zone, to the second. */
export const toWallTime = (instant: Date, zone: string): WallTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

/** The first instant of a day in a time zone; `later` counts on from the day. */
export const startOfDay = (day: string, zone: string, later = 0): Date =>
  new Date(
    Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).epochMilliseconds,
  );
