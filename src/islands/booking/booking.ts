import type { z } from 'zod';
import type { paymentForm } from '../../../contract/payment.ts';
import type { rentalForm } from '../../../contract/rental.ts';
import {
  checkAvailability,
  createReservation,
  reservationMessages,
} from '../../../contract/reservations.ts';
import { ApiError, call, isAnswer } from '../../lib/api.ts';
import { expectedPrice } from '../../lib/expected-price.ts';
import { emptyRental, rentalBody, rentalTimes } from '../../lib/rental.ts';

/** Place and time that passed the rules of the contract. */
export type Rental = z.output<ReturnType<typeof rentalForm>>;

/** Card and agreement that passed the rules of the contract. */
export type Payment = z.output<ReturnType<typeof paymentForm>>;

/**
 * What is booked is what was checked, whatever the fields hold meanwhile. Prices are in dollars; `formerPrice` is the one
 * shown until the server had another, else null.
 */
export type Booking =
  | { step: 'choosing' }
  | { step: 'checked'; rental: Rental; totalPrice: number; formerPrice: number | null };

/** @throws ApiError also when the vehicle is taken */
export async function check(vehicleId: number, rental: Rental): Promise<Booking> {
  const query = { vehicleId, ...rentalTimes(rental) };
  const { available, totalPrice } = await call(checkAvailability, { query });
  if (!available) throw besideDates(new ApiError(409, reservationMessages.taken));
  return { step: 'checked', rental, totalPrice, formerPrice: null };
}

/** Books at the price that was shown. @throws ApiError also when it costs something else by now */
export async function book(vehicleId: number, rental: Rental, totalPrice: number): Promise<void> {
  const body = { ...rentalBody(rental), ...(await expectedPrice(totalPrice)) };
  await call(createReservation, { query: { vehicleId }, body });
}

/** Whether a booking that failed may have been made all the same. */
export const mayBeBooked = (error: unknown): boolean =>
  error instanceof ApiError && !isAnswer(error);

/** The failure as the fields of place and time show it; null when it does not concern them. */
export function rentalFailure(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  const { code = 'vehicle_taken' } = error.details;
  if (error.status === 409 && code === 'vehicle_taken') return besideDates(error);
  return Object.keys(error.fields).some((name) => name in emptyRental) ? error : null;
}

const besideDates = ({ status, message, details }: ApiError): ApiError =>
  new ApiError(status, message, { ...details, errors: { pickUpDate: message } });
