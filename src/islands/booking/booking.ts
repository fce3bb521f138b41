import type { z } from 'zod';
import type { agreement } from '../../../contract/reservations/payment.ts';
import type { rentalForm } from '../../../contract/reservations/rental.ts';
import {
  checkAvailability,
  createReservation,
} from '../../../contract/reservations/reservations.ts';
import { ApiError, call, isClientError } from '../../lib/api/api.ts';
import { emptyRental, rentalBody, rentalTimes, slugsOf } from '../../lib/rental/rental.ts';
import type { Line } from './quote-line.ts';
import { besideRental, isNotReady, isTaken } from '../../lib/rental/rental-failure.ts';
import { messageOf } from '../../lib/texts/texts.ts';

/** Valid places and times. */
export type Rental = z.output<ReturnType<typeof rentalForm>>;

/** What a valid card and contract agree to; the card itself goes nowhere. */
export type Payment = z.output<typeof agreement>;

/**
 * Books what was checked, even if the fields have changed since. `formerPrice` is the price shown
 * before it changed, else null.
 */
export type Booking =
  | { step: 'choosing' }
  | {
      step: 'checked';
      rental: Rental;
      totalPrice: number;
      formerPrice: number | null;
      /** Whether the form found out by itself, because the address brought times that are free. */
      isUnasked?: boolean;
      /** How the price comes about; bare hosts do not say it. */
      lines?: Line[] | undefined;
      /** Until when it can be cancelled free of charge; bare hosts do not say it. */
      changeableUntil?: string | null | undefined;
    };

/** To renters equal vehicles are one; bare hosts are not told. */
const anyEqual = { anyEqual: 'true' } as const;

/** @throws ApiError also if the vehicle is taken */
export async function check(vehicleId: number, rental: Rental): Promise<Booking> {
  const query = { vehicleId, ...anyEqual, ...rentalTimes(rental), ...slugsOf(rental) };
  const { available, message, ...found } = await call(checkAvailability, { query });
  if (!available) throw besideDates(new ApiError(409, message ?? messageOf('reservations.taken')));
  const { totalPrice, lines, changeableUntil } = found;
  return { step: 'checked', rental, totalPrice, formerPrice: null, lines, changeableUntil };
}

interface Agreed extends Pick<Payment, 'orderNumber' | 'costCentre'> {
  totalPrice: number;
  /** The terms that were shown; null if none were. */
  termsHash: string | null;
}

/** Books at the shown price and terms; returns the reservation's id, null where the host does not say. @throws ApiError also if either has changed */
export async function book(
  vehicleId: number,
  rental: Rental,
  { totalPrice: expectedPrice, ...agreed }: Agreed,
): Promise<number | null> {
  const body = { ...rentalBody(rental), ...slugsOf(rental), expectedPrice, ...agreed };
  const { reservation } = await call(createReservation, {
    query: { vehicleId, ...anyEqual },
    body,
  });
  return reservation?.id ?? null;
}

/** Whether a failed booking may have taken effect. */
export const mayBeBooked = (error: unknown): boolean =>
  error instanceof ApiError && !isClientError(error);

/** The error with messages for the rental fields; null if it does not concern them. */
export function besideBooking(error: unknown): ApiError | null {
  if (!(error instanceof ApiError)) return null;
  const isOfRental = Object.keys(error.fields).some((name) => name in emptyRental);
  return isOfRental || isTaken(error) || isNotReady(error) ? besideDates(error) : null;
}

const besideDates = (error: ApiError): ApiError => besideRental(error, 'pickUpDate');
