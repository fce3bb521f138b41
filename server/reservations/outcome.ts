import { commonMessages } from '../../contract/common.ts';
import { reservationMessages } from '../../contract/reservations.ts';
import { userMessages } from '../../contract/users.ts';
import { vehicleMessages } from '../../contract/vehicles.ts';
import type { BookingLimits } from '../config.ts';
import { constraintOf, hasSqlState } from '../db/driver/failures.ts';
import { AppError, conflict, later, notFound } from '../http/errors.ts';

/** How writing a reservation ended. */
export type Outcome =
  | 'written'
  | 'taken'
  | 'missing'
  | 'no vehicle'
  | 'no user'
  | 'other request'
  | 'too many open'
  | 'too many an hour'
  | 'price changed';

/** How a request to book ended. */
export interface CreateResult {
  outcome: Outcome;
  /** What was booked; null when it was refused. */
  reservationId: number | null;
  /** Dollars: what was booked costs, or would cost; null without such a vehicle. */
  totalPrice: number | null;
  /** Seconds until the customer may book again, after too many bookings an hour. */
  wait: number | null;
}

/** A result of which nothing more is known. */
export const resultOf = (outcome: Outcome): CreateResult => ({
  outcome,
  reservationId: null,
  totalPrice: null,
  wait: null,
});

/** Throws what the caller is told unless a reservation was written. */
export function checkWritten(outcome: Outcome): void {
  if (outcome === 'taken') throw conflict('vehicle_taken', reservationMessages.taken);
  if (outcome === 'missing') throw notFound('reservation_not_found', reservationMessages.notFound);
  if (outcome === 'no vehicle') throw notFound('vehicle_not_found', vehicleMessages.notFound);
  if (outcome === 'no user') throw notFound('user_not_found', userMessages.notFound);
  if (outcome === 'other request')
    throw new AppError(422, 'idempotency_key_reused', commonMessages.otherRequest);
}

/** The same for a booking, which may also exceed a limit or have changed in price. */
export function checkCreated(
  { outcome, totalPrice, wait }: CreateResult,
  { openReservations, bookingsPerHour }: BookingLimits,
): void {
  if (outcome === 'too many open')
    throw conflict('too_many_reservations', reservationMessages.tooManyOpen(openReservations));
  if (outcome === 'too many an hour')
    throw later(
      429,
      'too_many_bookings',
      reservationMessages.tooManyAnHour(bookingsPerHour),
      wait ?? 1,
    );
  if (outcome === 'price changed')
    throw conflict(
      'price_changed',
      reservationMessages.priceChanged,
      totalPrice === null ? undefined : { totalPrice },
    );
  checkWritten(outcome);
}

/** The outcome of a failed statement; rethrows other errors. */
export function outcomeOf(error: unknown): Outcome {
  if (hasSqlState(error, 'overlap')) return 'taken';
  // Without such a vehicle there is no price, and the column refuses to be empty.
  if (hasSqlState(error, 'notNull')) return 'no vehicle';
  // Either may have gone since it was looked at.
  if (hasSqlState(error, 'foreignKey'))
    return constraintOf(error) === 'reservations_user_id_users_id_fk' ? 'no user' : 'no vehicle';
  throw error;
}
