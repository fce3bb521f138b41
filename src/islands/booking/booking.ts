import type { z } from 'zod';
import type { paymentForm } from '../../../contract/payment.ts';
import type { rentalForm } from '../../../contract/rental.ts';
import {
  checkAvailability,
  createReservation,
  reservationMessages,
} from '../../../contract/reservations.ts';
import { ApiError, call, isClientError } from '../../lib/api.ts';
import { expectedPrice } from '../../lib/expected-price.ts';
import { emptyRental, rentalBody, rentalTimes } from '../../lib/rental.ts';
import { besideRental, isTaken } from '../../lib/rental-failure.ts';

/** Valid places and times. */
export type Rental = z.output<ReturnType<typeof rentalForm>>;

/** Valid card and contract. */
export type Payment = z.output<ReturnType<typeof paymentForm>>;

/**
 * Books what was checked, even if the fields have changed since. Prices are in dollars; `formerPrice` is the price shown
 * before it changed, else null.
 */
export type Booking =
  | { step: 'choosing' }
  | { step: 'checked'; rental: Rental; totalPrice: number; formerPrice: number | null };

/** @throws ApiError also if the vehicle is taken */
export async function check(vehicleId: number, rental: Rental): Promise<Booking> {
  const query = { vehicleId, ...rentalTimes(rental) };
  const { available, totalPrice } = await call(checkAvailability, { query });
  if (!available) throw besideDates(new ApiError(409, reservationMessages.taken));
  return { step: 'checked', rental, totalPrice, formerPrice: null };
}

/** Books at the shown price. @throws ApiError also if the price has changed */
export async function book(vehicleId: number, rental: Rental, totalPrice: number): Promise<void> {
  const body = { ...rentalBody(rental), ...(await expectedPrice(totalPrice)) };
  await call(createReservation, { query: { vehicleId }, body });
}

/** Whether a failed booking may have taken effect. */
export const mayBeBooked = (error: unknown): boolean =>
  error instanceof ApiError && !isClientError(error);

/** The error with messages for the rental fields; null if it does not concern them. */
export function rentalFailure(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  const isOfRental = Object.keys(error.fields).some((name) => name in emptyRental);
  return isOfRental || isTaken(error) ? besideDates(error) : null;
}

const besideDates = (error: ApiError): ApiError => besideRental(error, 'pickUpDate');
