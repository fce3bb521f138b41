import type { Now } from '../../../contract/reservations/rental.ts';
import { defaultTimeZone } from '../../../contract/values/default-time-zone.ts';
import { $timeZone } from './time-zone.ts';

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

let clock = clockIn(defaultTimeZone);
$timeZone.subscribe((zone) => {
  try {
    clock = clockIn(zone);
  } catch (error) {
    // This browser does not know the zone: the server still checks each time.
    console.error(error);
  }
});

/** The wall-clock minute at the company's place, `YYYY-MM-DDTHH:mm`. */
export const wallTime = (instant: Date | number = Date.now()): string =>
  clock.format(instant).slice(0, 16).replace(' ', 'T');

/** The date at the company's place, `YYYY-MM-DD`. */
export const today = (): string => wallTime().slice(0, 10);

/** `Date` would parse other formats, but differently in each browser. */
const minute = /^(19|2\d)\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** The instant of a wall time at the company's place, in milliseconds: the first of two; Infinity if it does not exist. */
function instantOf(time: string): number {
  const asUtc = minute.test(time) ? Date.parse(`${time}Z`) : NaN;
  if (Number.isNaN(asUtc)) return Infinity;
  const day = 86_400_000;
  const candidates = [asUtc - day, asUtc + day].map(
    (near) => asUtc - (Date.parse(`${wallTime(near)}Z`) - near),
  );
  return Math.min(...candidates.filter((instant) => wallTime(instant) === time), Infinity);
}

/** Minutes that pass between two wall times at the company's place, across clock changes. */
export const minutesBetween = (pickUp: string, dropOff: string): number => {
  const minutes = (instantOf(dropOff) - instantOf(pickUp)) / 60_000;
  // The server reports times that the clock skips.
  return Number.isFinite(minutes) ? minutes : Infinity;
};

/** The wall time so many minutes after another at the company's place. */
export function minutesLater(time: string, minutes: number): string {
  const instant = instantOf(time);
  return Number.isFinite(instant) ? wallTime(instant + minutes * 60_000) : time;
}

/** The current time, for the rental form. */
export const rentalNow = (): Now => ({
  now: wallTime(),
  minutesBetween,
});
