import { weekday } from './format.ts';

/** When a place is open: days from 1 for Monday to 7, times `HH:mm`. */
export interface Hours {
  days: number[];
  opens: string;
  closes: string;
}

export const isOpen = (hours: Hours[], date: string, time: string): boolean =>
  hours.some(
    ({ days, opens, closes }) =>
      days.includes(new Date(date).getUTCDay() || 7) && opens <= time && time <= closes,
  );

/** `Mon–Fri 07:00–16:00, Sat 08:00–12:00`. */
export const hoursText = (hours: Hours[]): string =>
  hours.map(({ days, opens, closes }) => `${daysText(days)} ${opens}–${closes}`).join(', ');

function daysText(days: number[]): string {
  // The first of January 2024 was a Monday.
  const names = days.map((day) => weekday(`2024-01-0${day}`));
  const isRow = days.every((day, index) => day === days[0]! + index);
  return isRow && days.length > 2 ? `${names[0]}–${names.at(-1)}` : names.join(', ');
}
