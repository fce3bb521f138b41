import type { Reservation } from '../../../contract/reservations/reservations.ts';
import { isOpen } from './stage.ts';

/** What its customer may change of a reservation: all of it, only its drop-off to a later one, or nothing. */
export type Changes = 'all' | 'extension' | 'none';

type Rental = Pick<Reservation, 'status' | 'pickUpTime' | 'dropOffTime' | 'changeableUntil'>;

/** What may be changed at a wall time. Whoever may change all may also cancel. */
export function changesOf(rental: Rental, now: string): Changes {
  const { changeableUntil } = rental;
  if (!changeableUntil || !isOpen(rental, now)) return 'none';
  return now <= changeableUntil.slice(0, 16) ? 'all' : 'extension';
}
