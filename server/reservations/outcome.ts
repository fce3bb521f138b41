import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import { key } from '../../contract/texts/message-key.ts';
import { constraintOf, hasSqlState } from '../db/driver/failures.ts';
import { vehicles } from '../db/schema/index.ts';
import { AppError, conflict, forbidden, invalidField, later, notFound } from '../http/errors.ts';
import type { CustomerLimits } from './customer-limits.ts';

/** How writing a reservation ended. */
export type Outcome =
  | 'written'
  | 'taken'
  | 'not ready'
  | 'handed over'
  | 'out'
  | 'missing'
  | 'no vehicle'
  | 'no user'
  | 'blocked user'
  | 'erased user'
  | 'other request'
  | 'too many open'
  | 'too many an hour'
  | 'too many days'
  | 'too many of network'
  | 'price changed'
  | 'below zero'
  | 'left nothing'
  | 'consent required'
  | 'payments'
  | 'invoiced';

/** An outcome with what the caller may be told of it. */
export interface Written {
  outcome: Outcome;
  /** What the reservation costs, or would cost; null where nothing was priced. */
  totalPrice: number | null;
  /** How that comes about, if it is known. */
  lines?: ReservationLine[];
  /** The days that the customer's open reservations may have together, if they would have more; else null. */
  maxDays?: number | null;
}

/** How a request to book ended. */
export interface CreateResult extends Written {
  /** What was booked; null when it was refused. */
  reservationId: number | null;
  /** Of a rental at today's rates; none where they are not known. */
  lines: ReservationLine[];
  /** Seconds until the customer may book again, after too many bookings an hour. */
  wait: number | null;
}

/** A result of which nothing more is known. */
export const resultOf = (outcome: Outcome): CreateResult => ({
  outcome,
  reservationId: null,
  totalPrice: null,
  lines: [],
  wait: null,
});

export const customerBlockedError = () =>
  conflict('customer_blocked', 'reservations.customerBlocked');

/** Throws what the caller is told unless a reservation was written. */
export function checkWritten({ outcome, totalPrice, lines, maxDays }: Written): void {
  if (outcome === 'too many days')
    throw conflict('too_many_days', key('reservations.tooManyDays', { max: maxDays ?? 0 }));
  if (outcome === 'taken') throw conflict('vehicle_taken', 'reservations.taken');
  if (outcome === 'not ready') throw conflict('vehicle_not_ready', 'reservations.notReady');
  if (outcome === 'handed over') throw conflict('handed_over', 'counter.isHandedOver');
  if (outcome === 'out') throw conflict('vehicle_out', 'counter.isOut');
  if (outcome === 'blocked user') throw customerBlockedError();
  if (outcome === 'price changed')
    throw conflict('price_changed', 'reservations.priceChanged', {
      body: totalPrice === null ? undefined : { totalPrice, lines },
    });
  if (outcome === 'below zero')
    throw invalidField('adjustment', 'too_small', 'adjustments.belowZero');
  if (outcome === 'left nothing')
    throw invalidField('dropOffTime', 'discount_above_price', 'reservations.leavesNothing');
  if (outcome === 'consent required')
    throw invalidField('consent', 'consent_required', 'counter.consentRequired');
  if (outcome === 'payments')
    throw conflict('reservation_has_payments', 'reservations.hasPayments');
  if (outcome === 'invoiced')
    throw conflict('reservation_has_invoices', 'reservations.hasInvoices');
  if (outcome === 'missing') throw notFound('reservation_not_found', 'reservations.notFound');
  if (outcome === 'no vehicle') throw notFound('vehicle_not_found', 'vehicles.notFound');
  if (outcome === 'no user') throw notFound('user_not_found', 'users.notFound');
  if (outcome === 'erased user') throw forbidden('user_erased', 'reservations.customerErased');
  if (outcome === 'other request')
    throw new AppError(422, 'idempotency_key_reused', 'common.otherRequest');
}

/** The same for a booking, which may also exceed a limit or have changed in price. */
export function checkCreated(
  { wait, ...result }: CreateResult,
  { openReservations, bookingsPerHour, isUntilConfirmed }: CustomerLimits,
): void {
  const { outcome } = result;
  if (outcome === 'too many open' && isUntilConfirmed)
    throw conflict(
      'address_unconfirmed',
      key('reservations.addressUnconfirmed', { max: openReservations }),
    );
  if (outcome === 'too many open')
    throw conflict(
      'too_many_reservations',
      key('reservations.tooManyOpen', { max: openReservations }),
    );
  if (outcome === 'too many an hour')
    throw later(
      429,
      'too_many_bookings',
      key('reservations.tooManyAnHour', { max: bookingsPerHour }),
      wait ?? 1,
    );
  if (outcome === 'too many of network')
    throw later(429, 'too_many_bookings', 'reservations.tooManyOfNetwork', wait ?? 1);
  checkWritten(result);
}

const isRetired = (vehicleId: Placeholder) => sql`exists (
  select from ${vehicles} where ${vehicles.id} = ${vehicleId} and ${vehicles.retiredAt} is not null)`;

/**
 * The outcome of a function of the database. A retired vehicle is found taken, because it occupies itself: callers are told that
 * there is none.
 */
export const outcomeFor = <Named extends string>(vehicleId: Placeholder): SQL<Named> =>
  sql<Named>`case when outcome = 'taken' and ${isRetired(vehicleId)} then 'no vehicle' else outcome end`;

/** The outcome of a failed statement; rethrows other errors. */
export function outcomeOf(error: unknown): Outcome {
  if (hasSqlState(error, 'overlap')) return 'taken';
  // Without such a vehicle there is no price, and the column refuses to be empty.
  if (hasSqlState(error, 'notNull')) return 'no vehicle';
  if (hasSqlState(error, 'check') && constraintOf(error) === 'reservations_not_blocked')
    return 'blocked user';
  // Either may have gone since it was looked at.
  const constraint = hasSqlState(error, 'foreignKey') && constraintOf(error);
  if (constraint === 'reservations_user_id_users_id_fk') return 'no user';
  if (constraint === 'reservations_vehicle_id_vehicles_id_fk') return 'no vehicle';
  throw error;
}
