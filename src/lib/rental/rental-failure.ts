import { offer } from '../../../contract/reservations/quote.ts';
import { isOfDay } from '../../../contract/reservations/rental-times.ts';
import { ApiError } from '../api/api.ts';

/** Whether another reservation has the vehicle. Bare hosts send no codes, and 409 for this only. */
export const isTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  (error.details.code ?? 'vehicle_taken') === 'vehicle_taken';

/** Whether the vehicle is late or past an inspection, so that only a later time can be had. */
export const isNotReady = (error: unknown): boolean =>
  error instanceof ApiError && error.details.code === 'vehicle_not_ready';

/**
 * The error with messages for a rental's form: the wire has one field for date and time, the form has two. `takenField` gets
 * the message that the vehicle cannot be had.
 */
export function besideRental(error: ApiError, takenField: string): ApiError {
  const isOfVehicle = isTaken(error) || isNotReady(error);
  return error.withFields(isOfVehicle ? { [takenField]: error.message } : besideDays(error));
}

function besideDays({ fields, details: { codes = {} } }: ApiError): Record<string, string> {
  const beside = Object.entries(fields).map(([name, message]) => {
    const code = codes[name];
    return [code && isOfDay(code) ? name.replace(/Time$/, 'Date') : name, message];
  });
  return Object.fromEntries(beside) as Record<string, string>;
}

/** The current price, and how it comes about, if a booking failed because the price had changed; else null. */
export function changedPrice(error: unknown) {
  if (!(error instanceof ApiError) || error.details.code !== 'price_changed') return null;
  const { totalPrice, lines } = error.details;
  return totalPrice === undefined
    ? null
    : { totalPrice, lines: offer.shape.lines.safeParse(lines).data };
}
