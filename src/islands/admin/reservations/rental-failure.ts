import { reservationMessages } from '../../../../contract/reservations.ts';
import { ApiError } from '../../../lib/api.ts';
import { changedPrice } from '../../../lib/expected-price.ts';
import type { Quote } from './quote.ts';

const { pickUpPast, dropOffBeforePickUp, tooFar, tooFarBack } = reservationMessages;
const dateMessages: readonly string[] = [pickUpPast, dropOffBeforePickUp, tooFar, tooFarBack];

/** Whether another reservation has the vehicle. Other hosts send no codes, and 409 for this only. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  (error.details.code ?? 'vehicle_taken') === 'vehicle_taken';

/** Whether an updated quote explains the failure, by a new price or by the conflicting reservations. */
export async function isExplained(
  error: unknown,
  recheck: () => Promise<Quote>,
  field: string,
): Promise<boolean> {
  if (!isTaken(error) && changedPrice(error) === null) return false;
  const quote = await recheck();
  if (quote.state !== 'known') return false;
  if (quote.conflicts.length > 0) document.getElementsByName(field)[0]?.focus();
  return quote.conflicts.length > 0 || quote.formerDollars !== null;
}

/**
 * Rethrows with messages for the form's fields: the wire has one field for date and time, the form has two. `field` gets the
 * message that the vehicle is taken.
 */
export function failRental(error: unknown, field: string): never {
  if (!(error instanceof ApiError)) throw error;
  const errors = isTaken(error) ? { [field]: error.message } : toFormErrors(error);
  throw new ApiError(error.status, error.message, { ...error.details, errors });
}

function toFormErrors({ fields }: ApiError): Record<string, string> {
  const errors = Object.entries(fields).map(([name, message]) => {
    const field = dateMessages.includes(message) ? name.replace(/Time$/, 'Date') : name;
    return [field, message] as const;
  });
  return Object.fromEntries(errors);
}
