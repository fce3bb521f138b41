import type { Lane } from '../../../../contract/timeline.ts';

const dayLength = 86_400_000;

/** Days that can be shown at once. */
export const zooms = [7, 14, 28, 84] as const;

/** What part of time is in view: `days` days from the day `from` (`YYYY-MM-DD`). */
export interface View {
  from: string;
  days: number;
}

const at = (time: string): number => Date.parse(time.length === 10 ? time : `${time}Z`);

export const addDays = (day: string, count: number): string =>
  new Date(at(day) + count * dayLength).toISOString().slice(0, 10);

/** Reads the view of an address; what makes no sense counts as not said. */
export function readView(
  said: { from?: string; days?: string },
  today: string,
  usual: number,
): View {
  const { from = '' } = said;
  // Some browsers read 31 February as 3 March.
  const isDay = !Number.isNaN(at(from)) && addDays(from, 0) === from;
  return {
    from: isDay ? from : addDays(today, -1),
    days: zooms.find((zoom) => String(zoom) === said.days) ?? usual,
  };
}

export const daysOf = ({ from, days }: View): string[] =>
  Array.from({ length: days }, (_, index) => addDays(from, index));

/** The months in view, with the first day and the number of days of each that are. */
export function monthsOf(view: View): { first: string; days: number }[] {
  const months = Object.values(Object.groupBy(daysOf(view), (day) => day.slice(0, 7)));
  return months.map((days) => ({ first: days![0]!, days: days!.length }));
}

/** Where a wall time lies in the view: 0 is its beginning, 1 its end. */
export const shareOf = ({ from, days }: View, time: string): number =>
  (at(time) - at(from)) / (days * dayLength);

/** The day of the view that a share names. */
export const dayAt = ({ from, days }: View, share: number): string =>
  addDays(from, Math.min(Math.max(Math.floor(share * days), 0), days - 1));

export const isWeekend = (day: string): boolean => [0, 6].includes(new Date(at(day)).getUTCDay());
export const isMonday = (day: string): boolean => new Date(at(day)).getUTCDay() === 1;

type Reservation = Lane['reservations'][number];

/** A part of a lane: a reservation, or time from `from` until `until` in which the vehicle can be booked. */
export type Slot =
  | { kind: 'reserved'; start: number; end: number; reservation: Reservation }
  | { kind: 'free'; start: number; end: number; from: string };

/**
 * A lane's parts in the order of time. Nothing before `now` (a wall time) can be booked. `least` is the share of the view
 * that a finger needs: a shorter reservation is widened to it, less free time is not offered. A closer zoom shows it.
 */
export function slotsOf(
  view: View,
  reservations: readonly Reservation[],
  now: string,
  least: number,
): Slot[] {
  const end = `${addDays(view.from, view.days)}T00:00:00`;
  const begin = `${view.from}T00:00:00`;
  const place = (from: string, until: string) => ({
    start: Math.max(shareOf(view, from), 0),
    end: Math.min(shareOf(view, until), 1),
  });
  const barOf = (from: string, until: string) => {
    const { start, end } = place(from, until);
    const left = Math.min(start, 1 - least);
    return { start: left, end: Math.max(end, left + least) };
  };
  const slots: Slot[] = [];
  let free = now > begin ? now : begin;
  /** Where the last bar ends that lies over what follows. */
  let covered = 0;
  const offer = (until: string, cover = 1) => {
    const { start, end } = place(free, until);
    const seen = { start: Math.max(start, covered), end: Math.min(end, cover) };
    if (seen.end - seen.start >= least) slots.push({ kind: 'free', ...seen, from: free });
  };
  for (const reservation of reservations) {
    const { pickUpTime, dropOffTime, status } = reservation;
    const bar = barOf(pickUpTime, dropOffTime);
    // What was returned early takes up no time any more.
    const isOut = status === 'CREATED';
    if (isOut) offer(pickUpTime < end ? pickUpTime : end, bar.start);
    slots.push({ kind: 'reserved', ...bar, reservation });
    if (isOut) covered = Math.max(covered, bar.end);
    if (isOut && dropOffTime > free) free = dropOffTime;
  }
  offer(end);
  return slots;
}
