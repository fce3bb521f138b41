import type { CalendarDay } from '../../../contract/reservations/search.ts';
import { addDays, addMonths, weekdayOf } from '../../../contract/values/add-days.ts';

// Days are `YYYY-MM-DD`, months `YYYY-MM`. Weeks begin on Monday.

export const monthOf = (day: string): string => day.slice(0, 7);

/** The day in whose month a calendar begins: in the last week of a month few want what is left of it. */
export function startOf(today: string): string {
  const month = monthOf(addDays(today, 6));
  return month === monthOf(today) ? today : `${month}-01`;
}

/** The days of a month in its weeks; null where a week has days of other months. */
export function weeksOf(month: string): (string | null)[] {
  const offset = weekdayOf(`${month}-01`);
  const count = offset + Number(addDays(addMonths(`${month}-01`, 1), -1).slice(8));
  const days = Array.from({ length: Math.ceil(count / 7) * 7 }, (_, index) =>
    addDays(`${month}-01`, index - offset),
  );
  return days.map((day) => (monthOf(day) === month ? day : null));
}

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Where a key leads to, as in the ARIA pattern of a date grid; null for other keys. With Shift, pages are years. */
export function dayAfterKey(day: string, key: string, withShift: boolean): string | null {
  if (withShift && key.startsWith('Page')) return addMonths(day, key === 'PageUp' ? -12 : 12);
  return steps[key]?.(day) ?? null;
}

/** The nearest day within a range. */
export const within = (day: string, first: string, last: string): string =>
  day < first ? first : day > last ? last : day;

/** A day's taken times on a line from midnight to midnight, as the colour stops of a gradient. */
export function takenStops({ taken }: CalendarDay): string {
  const share = (clock: string) => {
    const [hours = 0, minutes = 0] = clock.split(':').map(Number);
    return `${((hours * 60 + minutes) / 14.4).toFixed(1)}%`;
  };
  const spans = taken.map(
    ({ from, until }) =>
      `transparent ${share(from)}, currentcolor ${share(from)} ${share(until)}, transparent ${share(until)}`,
  );
  return spans.length > 0 ? `linear-gradient(90deg, ${spans.join(', ')})` : 'none';
}

interface Days {
  pickUpDate: string;
  dropOffDate: string;
}

/** The days after one was chosen. The second one is the drop-off, unless it comes before the pick-up. */
export function chooseDay(day: string, { pickUpDate }: Days, awaitsDropOff: boolean) {
  const isDropOff = awaitsDropOff && day >= pickUpDate;
  return {
    days: isDropOff ? { pickUpDate, dropOffDate: day } : { pickUpDate: day, dropOffDate: day },
    awaitsDropOff: !isDropOff,
  };
}
