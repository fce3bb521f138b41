import { minutesBetween, wallTime } from '../../lib/api/clock.ts';
import { adminTexts } from '../../lib/texts/texts.ts';

const hour = 60;
const day = 24 * hour;

/** For how long a vehicle should have been back, in words, in started hours as they are charged; `dropOffTime` is a wall time. */
export function lateBy(dropOffTime: string, now = wallTime()): string {
  const minutes = Math.max(0, minutesBetween(dropOffTime.slice(0, 16), now.slice(0, 16)));
  const { lateBy: text } = adminTexts();
  if (minutes < hour) return text.minutes(minutes);
  return minutes < day
    ? text.hours(Math.ceil(minutes / hour))
    : text.days(Math.floor(minutes / day));
}
