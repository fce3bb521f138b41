import type { Status } from './reservations.ts';

/** What a rental's vehicle and customer are doing. `missed`: nobody came for 30 minutes; `closed`: done without a recorded return. */
export const reservationStates = [
  'toPickUp',
  'missed',
  'out',
  'late',
  'returned',
  'closed',
  'noShow',
  'cancelled',
] as const;
export type ReservationState = (typeof reservationStates)[number];

/** What the state of a rental depends on: all of it instants, or all of it wall times. */
interface Progress<Moment> {
  status: Status;
  pickUpTime: Moment;
  dropOffTime: Moment;
  /** When it happened; null until then. */
  pickedUpAt: Moment | null;
  returnedAt: Moment | null;
  noShowAt: Moment | null;
}

/** Who had to pick up before this is missed; others may still be on their way. */
export function missedBefore<Moment extends Date | string>(now: Moment): Moment {
  const before = (time: Date) => new Date(time.getTime() - 30 * 60_000);
  if (typeof now !== 'string') return before(now) as Moment;
  return before(new Date(`${now}Z`))
    .toISOString()
    .slice(0, now.length) as Moment;
}

/** What the vehicle and the customer of a rental are doing. */
export function stateOf<Moment extends Date | string>(
  { status, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt }: Progress<Moment>,
  now: Moment,
): ReservationState {
  if (status === 'CANCELLED') return noShowAt ? 'noShow' : 'cancelled';
  if (status === 'DONE') return returnedAt ? 'returned' : 'closed';
  if (pickedUpAt) return dropOffTime < now ? 'late' : 'out';
  return pickUpTime < missedBefore(now) ? 'missed' : 'toPickUp';
}

/** What a list of reservations can be narrowed to; `open` is what is not closed yet, `over` all else. */
export const stateFilters = ['open', 'over', ...reservationStates] as const;
export type StateFilter = (typeof stateFilters)[number];
