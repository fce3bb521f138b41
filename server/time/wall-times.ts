import { type WallTime } from '../../contract/values/times.ts';
import { invalidField } from '../http/errors.ts';
import { offsetAt } from './offsets.ts';

const day = 86_400_000;

/**
 * The instant of a wall-clock time in a time zone; the first if it occurs twice. Throws a 400 for `field` when the clock
 * skips this time.
 */
export function toInstant(time: WallTime, zone: string, field: string): Date {
  const asUtc = Date.parse(`${time}Z`);
  const { offset, until } = offsetAt(asUtc - day, zone);
  // Offsets are shorter than a day, so without a transition within a day either way this one applies.
  if (asUtc + day < until) return new Date(asUtc - offset);
  const plain = Temporal.PlainDateTime.from(time);
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  if (!zoned.toPlainDateTime().equals(plain))
    throw invalidField(field, 'time_skipped', 'times.skipped');
  return new Date(zoned.epochMilliseconds);
}

/** The second instant of a wall-clock time that occurs twice, of its first; null where it occurs once. */
export function secondInstant(first: Date, zone: string): Date | null {
  const zoned = Temporal.Instant.fromEpochMilliseconds(first.getTime()).toZonedDateTimeISO(zone);
  const later = zoned.toPlainDateTime().toZonedDateTime(zone, { disambiguation: 'later' });
  return later.equals(zoned) ? null : new Date(later.epochMilliseconds);
}

/** The wall-clock time of an instant in a time zone, to the second. */
export function toWallTime(instant: Date, zone: string): WallTime {
  const at = instant.getTime();
  const local = new Date(at + offsetAt(at, zone).offset);
  const date = `${local.getUTCFullYear()}-${two(local.getUTCMonth() + 1)}-${two(local.getUTCDate())}`;
  return `${date}T${two(local.getUTCHours())}:${two(local.getUTCMinutes())}:${two(local.getUTCSeconds())}`;
}

// A list has many times, and `toISOString` takes three times as long.
const two = (value: number): string => (value < 10 ? `0${value}` : `${value}`);

/** A rental with its times as wall-clock times. */
export const withWallTimes = <Rental extends Record<'pickUpTime' | 'dropOffTime', Date | string>>(
  rental: Rental,
  zone: string,
) => ({
  ...rental,
  pickUpTime: toWallTime(new Date(rental.pickUpTime), zone),
  dropOffTime: toWallTime(new Date(rental.dropOffTime), zone),
});

type WallTimeOf<Time> = Time extends null ? null : WallTime;

/** What lasts from one time until another one, or without an end, with wall-clock times. */
export const withWallSpan = <Span extends { from: Date | string; until: Date | string | null }>(
  { from, until, ...rest }: Span,
  zone: string,
) => ({
  ...rest,
  from: toWallTime(new Date(from), zone),
  until: (until && toWallTime(new Date(until), zone)) as WallTimeOf<Span['until']>,
});

/** The day at a place, `YYYY-MM-DD`. */
export const todayIn = (zone: string): string => toWallTime(new Date(), zone).slice(0, 10);

/** The first instant of the day in a time zone, `later` days after `date`. */
export function startOfDay(date: string, zone: string, later = 0): Date {
  const asUtc = Date.parse(date) + later * day;
  const { offset, until } = offsetAt(asUtc - day, zone);
  if (asUtc + day < until) return new Date(asUtc - offset);
  const plain = Temporal.PlainDate.from(date).add({ days: later });
  return new Date(plain.toZonedDateTime(zone).epochMilliseconds);
}
