import type { Reservation } from '../../../contract/reservations/reservations.ts';

/** How far a rental has come; `overdue` has not been completed by its drop-off. */
export type Stage = 'upcoming' | 'running' | 'overdue' | 'done' | 'cancelled' | 'unknown';

type Rental = Pick<Reservation, 'status' | 'pickUpTime' | 'dropOffTime'>;

/** The stage of a rental at a wall time. */
export function stageOf({ status, pickUpTime, dropOffTime }: Rental, now: string): Stage {
  if (status === 'CREATED')
    return dropOffTime <= now ? 'overdue' : pickUpTime <= now ? 'running' : 'upcoming';
  if (status === 'CANCELLED') return 'cancelled';
  return status === 'DONE' || status === 'COMPLETED' ? 'done' : 'unknown';
}

/** Whether the customer still has a rental ahead, or the vehicle in use. */
export const isOpen = (rental: Rental, now: string): boolean =>
  ['upcoming', 'running'].includes(stageOf(rental, now));

/** Whether a rental is over, as far as its customer is concerned. */
export const isOver = (rental: Rental, now: string): boolean =>
  ['overdue', 'done', 'cancelled'].includes(stageOf(rental, now));
