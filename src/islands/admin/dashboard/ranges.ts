import { countDays } from '../../../../contract/office/figures.ts';
import { limits } from '../../../../contract/values/limits.ts';
import { addDays, addMonths, weekdayOf } from '../../../../contract/values/add-days.ts';

export const rangeNames = [
  'last30',
  ...(['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const),
  ...(['thisQuarter', 'lastQuarter', 'thisYear', 'lastYear'] as const),
  'own',
] as const;
export type RangeName = (typeof rangeNames)[number];

/** Days, `YYYY-MM-DD`, all included. */
export interface Range {
  from: string;
  until: string;
  previousFrom: string;
  previousUntil: string;
}

/** What the address asks for; days only of a range between two. */
export interface AskedRange {
  range: RangeName;
  from: string;
  until: string;
}

const mondayOf = (day: string): string => addDays(day, -weekdayOf(day));

/** The first day of the month, quarter or year that a day is in, by its number of months. */
function startOfMonths(day: string, months: number): string {
  const first = `${day.slice(0, 8)}01`;
  return addMonths(first, -((Number(day.slice(5, 7)) - 1) % months));
}

const daysBefore = (from: string, until: string): Range => ({
  from,
  until,
  previousFrom: addDays(from, -countDays(from, until)),
  previousUntil: addDays(from, -1),
});

/** So far, beside the same part of what was before. */
function thisMonths(today: string, months: number): Range {
  const from = startOfMonths(today, months);
  const [previousFrom, previousUntil] = [from, today].map((day) => addMonths(day, -months));
  return { from, until: today, previousFrom: previousFrom!, previousUntil: previousUntil! };
}

/** The last that is over, beside the one before. */
function lastMonths(today: string, months: number): Range {
  const after = startOfMonths(today, months);
  const from = addMonths(after, -months);
  const previousFrom = addMonths(from, -months);
  return { from, until: addDays(after, -1), previousFrom, previousUntil: addDays(from, -1) };
}

/** The days of a range and of the one before it. */
export function daysOfRange({ range, from, until }: AskedRange, today: string): Range {
  const monday = mondayOf(today);
  switch (range) {
    case 'last30':
      return daysBefore(addDays(today, -29), today);
    case 'thisWeek':
      return {
        from: monday,
        until: today,
        previousFrom: addDays(monday, -7),
        previousUntil: addDays(today, -7),
      };
    case 'lastWeek':
      return daysBefore(addDays(monday, -7), addDays(monday, -1));
    case 'thisMonth':
      return thisMonths(today, 1);
    case 'lastMonth':
      return lastMonths(today, 1);
    case 'thisQuarter':
      return thisMonths(today, 3);
    case 'lastQuarter':
      return lastMonths(today, 3);
    case 'thisYear':
      return thisMonths(today, 12);
    case 'lastYear':
      return lastMonths(today, 12);
    case 'own':
      return daysBefore(from, until);
  }
}

const isDay = (day: string | undefined): day is string =>
  /^(19|[2-9]\d)\d\d-\d\d-\d\d$/.test(day ?? '') &&
  !Number.isNaN(Date.parse(day!)) &&
  addDays(day!, 0) === day;

/** Reads the range of search parameters; ignores what is invalid. */
export function readRange(
  search: Partial<Record<'range' | 'from' | 'until', string>>,
  today: string,
): AskedRange {
  const range = rangeNames.find((name) => name === search.range) ?? 'last30';
  const { from, until } = search;
  return {
    range,
    from: isDay(from) ? from : addDays(today, -29),
    until: isDay(until) ? until : today,
  };
}

/** What is wrong with a range between two days; null if nothing is. */
export function problemOf({ range, from, until }: AskedRange): 'order' | 'tooLong' | null {
  if (range !== 'own') return null;
  if (until < from) return 'order';
  return countDays(from, until) > limits.figureDays ? 'tooLong' : null;
}
