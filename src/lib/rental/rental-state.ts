import {
  stateOf,
  type ReservationState,
} from '../../../contract/reservations/reservation-states.ts';
import type { Reservation } from '../../../contract/reservations/reservations.ts';

type StateFacts = Pick<
  Reservation,
  'status' | 'pickUpTime' | 'dropOffTime' | 'pickedUpAt' | 'returnedAt' | 'noShowAt'
>;

/** The state of a reservation, `now` being a wall time; null where the host does not say what happened at the counter. */
export function stateOfReservation(reservation: StateFacts, now: string): ReservationState | null {
  const { status, pickedUpAt, returnedAt = null, noShowAt = null } = reservation;
  if (pickedUpAt === undefined) return null;
  const baseStatus = status === 'CREATED' || status === 'CANCELLED' ? status : 'DONE';
  const { pickUpTime, dropOffTime } = reservation;
  return stateOf(
    { status: baseStatus, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt },
    now,
  );
}
