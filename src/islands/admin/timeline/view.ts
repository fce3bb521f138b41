import type { Lane } from '../../../../contract/timeline.ts';

const dayMillis = 86_400_000;

/** Search parameters of the timeline. */
export type TimelineFilter = 'from' | 'days' | 'search' | 'view';

/** Selectable numbers of days in view. */
export const zooms = [7, 14, 28, 84] as const;

/** The time span in view: `days` days from the day `from` (`YYYY-MM-DD`). */
export interface View {
  from: string;
  days: number;
}

const toMillis = (time: string): number => Date.parse(time.length === 10 ? time : `${time}Z`);

export const addDays = (day: string, count: number): string =>
  new Date(toMillis(day) + count * dayMillis).toISOString().slice(0, 10);

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

type Reservation = Lane['reservations'][number];

/** A part of a lane: a reservation, or free time that starts at `from`; `start` and `end` are shares of the view. */
export type Slot =
  | { kind: 'reserved'; start: number; end: number; reservation: Reservation }
  | { kind: 'free'; start: number; end: number; from: string };

/**
 * A lane's slots by time. Only time after `now` (a wall time) can be booked. `minShare` is the share of the view that a touch
 * target needs: shorter reservations are widened to it, shorter free time is omitted until zoomed in.
 */
export function slotsOf(
  view: View,
  reservations: readonly Reservation[],
  now: string,
  minShare: number,
): Slot[] {
  const end = `${addDays(view.from, view.days)}T00:00:00`;
  const begin = `${view.from}T00:00:00`;
  const shares = (from: string, until: string) => ({
    start: Math.max(shareOf(view, from), 0),
    end: Math.min(shareOf(view, until), 1),
  });
  const barOf = (from: string, until: string) => {
    const { start, end } = shares(from, until);
    const left = Math.min(start, 1 - minShare);
    return { start: left, end: Math.max(end, left + minShare) };
  };
  const slots: Slot[] = [];
  let free = now > begin ? now : begin;
  /** Where the last widened bar ends. */
  let covered = 0;
  const addFree = (until: string, nextStart = 1) => {
    const { start, end } = shares(free, until);
    const visible = { start: Math.max(start, covered), end: Math.min(end, nextStart) };
    if (visible.end - visible.start >= minShare)
      slots.push({ kind: 'free', ...visible, from: free });
  };
  for (const reservation of reservations) {
    const { pickUpTime, dropOffTime, status } = reservation;
    const bar = barOf(pickUpTime, dropOffTime);
    // Completed reservations, possibly returned early, no longer block time.
    const isOpen = status === 'CREATED';
    if (isOpen) addFree(pickUpTime < end ? pickUpTime : end, bar.start);
    slots.push({ kind: 'reserved', ...bar, reservation });
    if (isOpen) covered = Math.max(covered, bar.end);
    if (isOpen && dropOffTime > free) free = dropOffTime;
  }
  addFree(end);
  return slots;
}
