import type { Reservation } from '../../../contract/reservations/reservations.ts';

/** How far a rental has come; `overdue` has not been completed by its drop-off. */
export type Stage = 'upcoming' | 'running' | 'overdue' | 'done' | 'cancelled' | 'unknown';

type Rental = Pick<Reservation, 'status' | 'pickUpTime' | 'dropOffTime'>;

/** A rental as it is shown, at a time. */
export interface ShownRental {
  reservation: Reservation;
  /** The current wall time. */
  now: string;
}

/** The stage of a rental at a wall time. */
export function stageOf({ status, pickUpTime, dropOffTime }: Rental, now: string): Stage {
  if (status === 'CREATED')
    return dropOffTime <= now ? 'overdue' : pickUpTime <= now ? 'running' : 'upcoming';
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'DONE' || status === 'COMPLETED' ? 'done' : 'unknown';
}

/** Whether a rental is over that nobody fetched; a bare host does not know. */
export const isMissed = (rental: Rental & Pick<Reservation, 'pickedUpAt'>, now: string): boolean =>
  stageOf(rental, now) === 'overdue' && rental.pickedUpAt === null;

/** Whether the customer still has a rental ahead, or the vehicle in use. */
export const isOpen = (rental: Rental, now: string): boolean =>
  ['upcoming', 'running'].includes(stageOf(rental, now));

/** Whether a rental is over, as far as its customer is concerned. */
export const isOver = (rental: Rental, now: string): boolean =>
  ['overdue', 'done', 'cancelled'].includes(stageOf(rental, now));

/** What its customer may change of a reservation: all of it, only its drop-off to a later one, or nothing. */
export type Changes = 'all' | 'extension' | 'none';

type Changeable = Rental & Pick<Reservation, 'changeableUntil'>;

/** What may be changed at a wall time. Whoever may change all may also cancel. */
export function changesOf(rental: Changeable, now: string): Changes {
  const { changeableUntil } = rental;
  if (!changeableUntil || !isOpen(rental, now)) return 'none';
  return now <= changeableUntil.slice(0, 16) ? 'all' : 'extension';
}
