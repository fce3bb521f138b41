import { addDays } from '../values/add-days.ts';

/** When a place is open, by the wall clock there. */
export interface Opening {
  /** Days from 1 for Monday to 7, times `HH:mm`; open from one to the other, both included. */
  hours: { days: number[]; opens: string; closes: string }[];
  /** Days on which it is closed all the same, `YYYY-MM-DD`, both included. */
  closed?: { from: string; until: string }[] | undefined;
}

/** `YYYY-MM-DDTHH:mm`; seconds do not count. */
type Minute = string;

/** Days that are looked through for an open time: a place that is closed for longer has none. */
const farthest = 400;

const toMinute = (at: string): Minute => at.slice(0, 16);

/** Monday is 1. */
const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay() || 7;

/** The times of a day, `YYYY-MM-DD`, at which it is open. */
export const timesOn = ({ hours, closed = [] }: Opening, date: string) =>
  closed.some(({ from, until }) => from <= date && date <= until)
    ? []
    : hours.filter(({ days }) => days.includes(weekdayOf(date)));

/** Whether it is open at a wall time. */
export function isOpenAt(opening: Opening, at: string): boolean {
  const time = toMinute(at).slice(11);
  return timesOn(opening, at.slice(0, 10)).some(
    ({ opens, closes }) => opens <= time && time <= closes,
  );
}

/** The last open minute at or before a wall time; null if there is none for long. */
export function openBefore(opening: Opening, at: string): Minute | null {
  const limit = toMinute(at);
  for (let day = 0; day <= farthest; day += 1) {
    const date = addDays(limit.slice(0, 10), -day);
    const times = timesOn(opening, date)
      .filter(({ opens }) => `${date}T${opens}` <= limit)
      .map(({ closes }) => (`${date}T${closes}` < limit ? `${date}T${closes}` : limit));
    if (times.length > 0) return times.toSorted().at(-1)!;
  }
  return null;
}

/** The first open minute at or after a wall time; null if there is none for long. */
export function openAfter(opening: Opening, at: string): Minute | null {
  const limit = toMinute(at);
  for (let day = 0; day <= farthest; day += 1) {
    const date = addDays(limit.slice(0, 10), day);
    const times = timesOn(opening, date)
      .filter(({ closes }) => `${date}T${closes}` >= limit)
      .map(({ opens }) => (`${date}T${opens}` > limit ? `${date}T${opens}` : limit));
    if (times.length > 0) return times.toSorted()[0]!;
  }
  return null;
}

/** The open minute that is nearest to a wall time, none before `earliest`. */
export function nearestOpen(opening: Opening, at: string, earliest = ''): Minute | null {
  const before = openBefore(opening, at);
  const after = openAfter(opening, at < earliest ? earliest : at);
  if (before === null || before < earliest) return after;
  if (after === null) return before;
  const distance = (time: string) =>
    Math.abs(Date.parse(`${time}Z`) - Date.parse(`${toMinute(at)}Z`));
  return distance(before) < distance(after) ? before : after;
}
