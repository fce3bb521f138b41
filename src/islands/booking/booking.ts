import type { z } from 'zod';
import type { paymentForm } from '../../../contract/payment.ts';
import type { rentalForm } from '../../../contract/rental.ts';
import {
  checkAvailability,
  createReservation,
  reservationMessages,
} from '../../../contract/reservations.ts';
import { ApiError, call, isAnswer } from '../../lib/api.ts';
import { availabilityQuery, emptyRental, rentalBody } from '../../lib/rental.ts';

/** Place and time that passed the rules of the contract. */
export type Rental = z.output<ReturnType<typeof rentalForm>>;

/** Card and agreement that passed the rules of the contract. */
export type Payment = z.output<ReturnType<typeof paymentForm>>;

/** What is booked is what was checked, whatever the fields hold meanwhile. `totalPrice` is in dollars. */
export type Booking =
  { step: 'choosing' } | { step: 'checked'; rental: Rental; totalPrice: number };

/** @throws ApiError also when the vehicle is taken */
export async function check(vehicleId: number, rental: Rental): Promise<Booking> {
  const query = availabilityQuery(vehicleId, rental);
  const { available, totalPrice } = await call(checkAvailability, { query }).catch(besideTimes);
  if (!available) throw besideDates(new ApiError(409, reservationMessages.taken));
  return { step: 'checked', rental, totalPrice };
}

/** @throws ApiError */
export async function book(vehicleId: number, rental: Rental): Promise<void> {
  await call(createReservation, { query: { carId: vehicleId }, body: rentalBody(rental) });
}

/** Whether a booking that failed may have been made all the same. */
export const mayBeBooked = (error: unknown): boolean =>
  error instanceof ApiError && !isAnswer(error);

/** The failure as the fields of place and time show it; null when it does not concern them. */
export function rentalFailure(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 409) return besideDates(error);
  return Object.keys(error.fields).some((name) => name in emptyRental) ? error : null;
}

/** The check names a moment by one word, the form by a date and a time: the time is checked anew with each of them. */
function besideTimes(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  const { pickUpDateTime, dropOffDateTime, ...fields } = error.fields;
  throw new ApiError(error.status, error.message, {
    ...fields,
    ...(pickUpDateTime && { pickUpTime: pickUpDateTime }),
    ...(dropOffDateTime && { dropOffTime: dropOffDateTime }),
  });
}

const besideDates = ({ status, message }: ApiError): ApiError =>
  new ApiError(status, message, { pickUpDate: message });
