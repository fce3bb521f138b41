import { limits } from '../../../contract/values/limits.ts';
import { wallTime } from '../api/clock.ts';

/** The last date of the booking horizon, `YYYY-MM-DD`. */
export const lastDay = (): string =>
  wallTime(Date.now() + limits.bookingHorizonDays * 86_400_000).slice(0, 10);

/** Seconds: the step of times. Others can be typed. */
export const quarter = 900;

/** The next quarter of an hour, from which the steps are counted; undefined after the day's last. */
export function nextQuarter(clock: string): string | undefined {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const next = Math.ceil((hours * 60 + minutes) / 15) * 15;
  if (next >= 1440) return undefined;
  const [hour, minute] = [Math.floor(next / 60), next % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${hour}:${minute}`;
}
