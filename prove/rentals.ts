import { limits } from '../contract/values/limits.ts';
import type { WallTime } from '../contract/values/times.ts';

export const zone = 'Europe/Berlin';

/** A vehicle and two wall-clock times in the company's time zone. */
export interface Rental {
  vehicle: number;
  pickUp: WallTime;
  dropOff: WallTime;
}

/** A random integer from `minimum` to `maximum`. */
export const randomInteger = (minimum: number, maximum: number) =>
  minimum + Math.floor(Math.random() * (maximum - minimum + 1));

export const pickOne = <Value>(values: readonly Value[]): Value =>
  values[randomInteger(0, values.length - 1)]!;

/** Adds minutes on the wall clock, whether or not the clock shows that time. */
export const addMinutes = (time: WallTime, minutes: number): WallTime =>
  Temporal.PlainDateTime.from(time).add({ minutes }).toString({ smallestUnit: 'second' });

/** The instant of a wall-clock time; the first if there are two, null if the clock skips it. */
export function toInstant(time: WallTime): Temporal.Instant | null {
  const plain = Temporal.PlainDateTime.from(time);
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(plain) ? zoned.toInstant() : null;
}

const toDate = (date: Temporal.PlainDate) => date.toString();

/** The days of the next two clock changes: forward in spring, back in autumn. */
export const clockChanges = (() => {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const first = now.getTimeZoneTransition('next')!;
  const second = first.getTimeZoneTransition('next')!;
  const [spring, autumn] = first.month < 7 ? [first, second] : [second, first];
  return { spring: toDate(spring!.toPlainDate()), autumn: toDate(autumn!.toPlainDate()) };
})();

/** Midnight of the day `days` from today. */
export const midnightIn = (days: number): WallTime =>
  `${toDate(Temporal.Now.plainDateISO(zone).add({ days }))}T00:00:00`;

/** A random rental in the daytime, which is never refused for its times. */
export function dayRental(vehicles: readonly number[]): Rental {
  const pickUp = addMinutes(
    midnightIn(randomInteger(5, limits.bookingHorizonDays - 5)),
    randomInteger(360, 900),
  );
  return {
    vehicle: pickOne(vehicles),
    pickUp,
    dropOff: addMinutes(pickUp, randomInteger(60, 300)),
  };
}

/** A random rental at any time of the day, sometimes too short. */
export function randomRental(vehicles: readonly number[]): Rental {
  const length = pickOne([randomInteger(30, 240), randomInteger(60, 3 * 1440)]);
  const last = (limits.bookingHorizonDays - 5) * 1440;
  const pickUp = addMinutes(midnightIn(1), randomInteger(0, last));
  return { vehicle: pickOne(vehicles), pickUp, dropOff: addMinutes(pickUp, length) };
}

/** Generates rentals that never overlap. */
export function* freeRentals(vehicles: readonly number[]): Generator<Rental, never> {
  const start = midnightIn(60);
  // Of four hours: two to rent, and the time that a vehicle needs afterwards.
  const slots = (limits.bookingHorizonDays - 62) * 6;
  for (let number = 0; ; number += 1) {
    // Without the hours of clock changes, which `double-booking` covers.
    const vehicle = vehicles[Math.floor(number / slots) % vehicles.length]!;
    const pickUp = addMinutes(start, (number % slots) * 240);
    const dropOff = addMinutes(pickUp, 120);
    if (pickUp.slice(11, 13) !== '00') yield { vehicle, pickUp, dropOff };
  }
}
