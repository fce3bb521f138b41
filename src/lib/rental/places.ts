import type { Place } from '../../../contract/site/places.ts';
import { weekday } from '../texts/format.ts';

/** `Mon–Fri 07:00–16:00, Sat 08:00–12:00`. */
export const hoursText = (hours: Place['hours']): string =>
  hours.map(({ days, opens, closes }) => `${daysText(days)} ${opens}–${closes}`).join(', ');

function daysText(days: number[]): string {
  // The first of January 2024 was a Monday.
  const names = days.map((day) => weekday(`2024-01-0${day}`));
  const isRow = days.every((day, index) => day === days[0]! + index);
  return isRow && days.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
