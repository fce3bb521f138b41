import { limits } from '../contract/limits.ts';
import type { WallTime } from '../contract/times.ts';

export const zone = 'Europe/Berlin';

/** A vehicle and two wall-clock times at the company's place. */
export interface Rental {
  vehicle: number;
  pickUp: WallTime;
  dropOff: WallTime;
}

/** A whole number from `least` to `most`. */
export const random = (least: number, most: number) =>
  least + Math.floor(Math.random() * (most - least + 1));

export const oneOf = <Value>(values: readonly Value[]): Value =>
  values[random(0, values.length - 1)]!;

/** So many minutes on the wall clock after a time, whether the clock shows that time or not. */
export const after = (time: WallTime, minutes: number): WallTime =>
  Temporal.PlainDateTime.from(time).add({ minutes }).toString({ smallestUnit: 'second' });

/** The instant of a wall-clock time; the first one of two, null when the clock skips it. */
export function instant(time: WallTime): Temporal.Instant | null {
  const plain = Temporal.PlainDateTime.from(time);
  const zoned = plain.toZonedDateTime(zone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(plain) ? zoned.toInstant() : null;
}

const day = (date: Temporal.PlainDate) => date.toString();

/** The days of the next two changes of the clock: forward in spring, back in autumn. */
export const clockChanges = (() => {
  const now = Temporal.Now.zonedDateTimeISO(zone);
  const first = now.getTimeZoneTransition('next')!;
  const second = first.getTimeZoneTransition('next')!;
  const [spring, autumn] = first.month < 7 ? [first, second] : [second, first];
  return { spring: day(spring!.toPlainDate()), autumn: day(autumn!.toPlainDate()) };
})();

/** Midnight of a day so many days from today. */
export const inDays = (days: number): WallTime =>
  `${day(Temporal.Now.plainDateISO(zone).add({ days }))}T00:00:00`;

/** A rental by day, which is never refused for its times. */
export function dayRental(vehicles: readonly number[]): Rental {
  const pickUp = after(inDays(random(5, limits.bookingHorizonDays - 5)), random(360, 900));
  return { vehicle: oneOf(vehicles), pickUp, dropOff: after(pickUp, random(60, 300)) };
}

/** A rental at any time of day and night, now and then one that is too short. */
export function anyRental(vehicles: readonly number[]): Rental {
  const length = oneOf([random(30, 240), random(60, 3 * 1440)]);
  const last = (limits.bookingHorizonDays - 5) * 1440;
  const pickUp = after(inDays(1), random(0, last));
  return { vehicle: oneOf(vehicles), pickUp, dropOff: after(pickUp, length) };
}

/** Rentals that follow one another, so that none takes another's place. */
export function* freeRentals(vehicles: readonly number[]): Generator<Rental, never> {
  const start = inDays(60);
  const slots = (limits.bookingHorizonDays - 62) * 12;
  for (let number = 0; ; number += 1) {
    // The hours of a change of the clock are left out: they are another promise's matter.
    const vehicle = vehicles[Math.floor(number / slots) % vehicles.length]!;
    const pickUp = after(start, (number % slots) * 120);
    const dropOff = after(pickUp, 120);
    if (!['00', '02'].includes(pickUp.slice(11, 13))) yield { vehicle, pickUp, dropOff };
  }
}
