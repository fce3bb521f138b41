import { addDays } from '../../../../contract/values/times.ts';

const dayMillis = 86_400_000;

/** Search parameters of the timeline. */
export const timelineFilters = [
  'from',
  'days',
  'search',
  'homePlace',
  'category',
  'group',
  'view',
  'plan',
  'repair',
  'of',
] as const;
export type TimelineFilter = (typeof timelineFilters)[number];

/** Selectable numbers of days in view. */
export const zooms = [1, 7, 14, 28, 84] as const;

/** The time span in view: `days` days from the day `from` (`YYYY-MM-DD`). */
export interface View {
  from: string;
  days: number;
}

/** A wall time or a day in milliseconds, as if it were UTC. */
export const toMillis = (time: string): number =>
  Date.parse(time.length === 10 ? time : `${time}Z`);

/** Reads the view from search parameters; ignores invalid ones. */
export function readView(
  params: { from?: string; days?: string },
  today: string,
  defaultDays: number,
): View {
  const { from = '' } = params;
  // Some browsers parse 31 February as 3 March.
  const isDay = !Number.isNaN(toMillis(from)) && addDays(from, 0) === from;
  return {
    from: isDay ? from : addDays(today, -1),
    days: zooms.find((zoom) => String(zoom) === params.days) ?? defaultDays,
  };
}

/** The columns of the view: hours of a single day, else days. */
export const columnsOf = ({ days }: View): number => (days === 1 ? 24 : days);

export const daysOf = ({ from, days }: View): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/** The months in view, each with its first day and its number of days in view. */
export function monthsOf(view: View): { first: string; days: number }[] {
  const months = Object.values(Object.groupBy(daysOf(view), (day) => day.slice(0, 7)));
  return months.map((days) => ({ first: days![0]!, days: days!.length }));
}

/** The position of a wall time in the view: 0 is its start, 1 its end. */
export const shareOf = ({ from, days }: View, time: string): number =>
  (toMillis(time) - toMillis(from)) / (days * dayMillis);

/** The day at a position in the view. */
export const dayAt = ({ from, days }: View, share: number): string =>
  addDays(from, Math.min(Math.max(Math.floor(share * days), 0), days - 1));

export const isWeekend = (day: string): boolean =>
  [0, 6].includes(new Date(toMillis(day)).getUTCDay());
export const isMonday = (day: string): boolean => new Date(toMillis(day)).getUTCDay() === 1;

/** The end of the view: the first moment that is no longer in it. */
export const endOf = ({ from, days }: View): string => `${addDays(from, days)}T00:00:00`;

/** A part of a lane, as shares of the view. */
export interface Part {
  start: number;
  end: number;
}

/** The part of a lane between two wall times, cut to the view. */
export const partOf = (view: View, from: string, until: string): Part => ({
  start: Math.max(shareOf(view, from), 0),
  end: Math.min(shareOf(view, until), 1),
});

/** The same, at least as wide as a touch target needs. */
export function barOf(view: View, from: string, until: string, minShare: number): Part {
  const { start, end } = partOf(view, from, until);
  const left = Math.min(start, 1 - minShare);
  return { start: left, end: Math.max(end, left + minShare) };
}
