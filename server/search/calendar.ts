import type { CalendarDay } from '../../contract/reservations/search.ts';
import { addDays } from '../../contract/values/times.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';

const halfHour = 1_800_000;

/** A time in which a vehicle is taken; `until` is null if nobody knows. */
export interface Taken {
  from: Date;
  until: Date | null;
}

/** A day without anything taken, and its bounds in milliseconds. */
interface Day {
  start: number;
  end: number;
  free: CalendarDay;
}

// Everybody asks for the same months, and computing their days takes longer than the rest of an answer.
const cache = new Map<string, Day[]>();
const mostCached = 100;

/** The days from one on in a time zone. */
function frameOf(from: string, days: number, zone: string): Day[] {
  const key = `${from} ${days} ${zone}`;
  const cached = cache.get(key);
  if (cached) return cached;
  if (cache.size >= mostCached) cache.clear();
  const startOf = (later: number) => startOfDay(from, zone, later).getTime();
  const frame = Array.from({ length: days }, (_, later): Day => {
    const [start, end] = [startOf(later), startOf(later + 1)];
    return {
      start,
      end,
      free: { date: addDays(from, later), state: 'free', taken: [], closed: false },
    };
  });
  cache.set(key, frame);
  return frame;
}

/**
 * The days from one on, each with the times in which a vehicle is taken. They are widened to half hours and merged, so that
 * nobody sees where one rental ends and the next begins. `taken` is sorted by its beginnings.
 */
export const daysOf = (from: string, days: number, taken: Taken[], zone: string): CalendarDay[] =>
  frameOf(from, days, zone).map(({ start, end, free }) => {
    const spans = merge(taken, start, end);
    if (spans.length === 0) return free;
    const clock = (instant: number) =>
      instant === end ? '24:00' : toWallTime(new Date(instant), zone).slice(11, 16);
    const isWhole = spans[0]![0] === start && spans[0]![1] === end;
    return {
      date: free.date,
      state: isWhole ? 'taken' : 'partly',
      taken: spans.map(([first, last]) => ({ from: clock(first), until: clock(last) })),
      closed: false,
    };
  });

type Span = [from: number, until: number];

/** What is taken of a day, in milliseconds. */
function merge(taken: Taken[], start: number, end: number): Span[] {
  const spans: Span[] = [];
  for (const { from, until } of taken) {
    const first = Math.max(start, Math.floor(from.getTime() / halfHour) * halfHour);
    const last = Math.min(end, Math.ceil((until?.getTime() ?? Infinity) / halfHour) * halfHour);
    const before = spans.at(-1);
    if (first >= last) continue;
    if (before && first <= before[1]) before[1] = Math.max(before[1], last);
    else spans.push([first, last]);
  }
  return spans;
}
