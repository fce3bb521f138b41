import type { Moments } from '../../../contract/reservations/rental.ts';
import { minutesBetween } from '../api/clock.ts';

/** What is paid for: each hour that has begun, of those that pass or those on the clock, whichever are fewer. */
export function startedHours({
  pickUpDate,
  pickUpTime,
  dropOffDate,
  dropOffTime,
}: Moments): number {
  const [from, until] = [`${pickUpDate}T${pickUpTime}`, `${dropOffDate}T${dropOffTime}`];
  const onTheClock = (Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 60_000;
  return Math.ceil(Math.min(minutesBetween(from, until), onTheClock) / 60);
}
