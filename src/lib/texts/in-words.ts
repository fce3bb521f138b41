import { currentLanguage } from './language.ts';

const dayLength = 86_400_000;

/** When a wall time is, seen from another: `Tomorrow, 09:00` or `In 3 weeks`; null for another host's time of another form. */
export function inWords(wallTime: string, now: string): string | null {
  const days = (Date.parse(wallTime.slice(0, 10)) - Date.parse(now.slice(0, 10))) / dayLength;
  const time = /T(\d\d:\d\d)/.exec(wallTime)?.[1];
  if (Number.isNaN(days) || !time) return null;
  const format = new Intl.RelativeTimeFormat(currentLanguage(), { numeric: 'auto' });
  if (Math.abs(days) >= 60) return capitalised(format.format(Math.trunc(days / 30), 'month'));
  if (Math.abs(days) >= 14) return capitalised(format.format(Math.trunc(days / 7), 'week'));
  return `${capitalised(format.format(days, 'day'))}, ${timeOfDay(time)}`;
}

/** A time of day, `09:00`: the same or `09:00 Uhr`. */
export const timeOfDay = (time: string): string =>
  currentLanguage() === 'de' ? `${time}\u00a0Uhr` : time;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
