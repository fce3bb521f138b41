import type { Status } from './reservations.ts';

/** What a rental's vehicle and customer are doing. `missed`: the pick-up has passed; `closed`: done without a recorded return. */
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

/** What the vehicle and the customer of a rental are doing. */
export function stateOf<Moment extends Date | string>(
  { status, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt }: Progress<Moment>,
  now: Moment,
): ReservationState {
  if (status === 'CANCELLED') return noShowAt ? 'noShow' : 'cancelled';
  if (status === 'DONE') return returnedAt ? 'returned' : 'closed';
  if (pickedUpAt) return dropOffTime < now ? 'late' : 'out';
  return pickUpTime < now ? 'missed' : 'toPickUp';
}

/** What a list of reservations can be narrowed to; `open` is what is not closed yet, `over` all else. */
export const stateFilters = ['open', 'over', ...reservationStates] as const;
export type StateFilter = (typeof stateFilters)[number];
