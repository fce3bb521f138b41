import { reservationMessages } from '../../../../contract/reservations.ts';
import { ApiError } from '../../../lib/api.ts';
import { changedPrice } from '../../../lib/expected-price.ts';
import type { Quote } from './quote.ts';

const { pickUpPast, dropOffBeforePickUp, tooFar, tooFarBack } = reservationMessages;
const ofDates: readonly string[] = [pickUpPast, dropOffBeforePickUp, tooFar, tooFarBack];

/** Whether another reservation has the vehicle. Other hosts know no codes, and no other conflict. */
const isTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status === 409 &&
  (error.told.code ?? 'vehicle_taken') === 'vehicle_taken';

/** Whether the form shows by itself why it failed: asked again, its quote has another price or names who is in the way. */
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
 * Fails as the fields show it: on the wire a date and its time are one, in the form each has messages of its own. That the
 * vehicle is taken is said at the field given.
 */
export function failRental(error: unknown, field: string): never {
  if (!(error instanceof ApiError)) throw error;
  const errors = isTaken(error) ? { [field]: error.message } : besideFields(error);
  throw new ApiError(error.status, error.message, { ...error.told, errors });
}

function besideFields({ fields }: ApiError): Record<string, string> {
  const beside = Object.entries(fields).map(([name, said]) => {
    const field = ofDates.includes(said) ? name.replace(/Time$/, 'Date') : name;
    return [field, said] as const;
  });
  return Object.fromEntries(beside);
}
