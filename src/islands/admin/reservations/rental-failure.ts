import { reservationMessages } from '../../../../contract/reservations.ts';
import { ApiError } from '../../../lib/api.ts';

const { pickUpPast, dropOffBeforePickUp, tooFar, taken } = reservationMessages;
const ofDates: readonly string[] = [pickUpPast, dropOffBeforePickUp, tooFar];

/** Fails as the fields show it: on the wire a date and its time are one, in the form each has messages of its own. */
export function failRental(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  throw new ApiError(error.status, error.message, besideFields(error));
}

function besideFields({ message, fields }: ApiError): Record<string, string> {
  if (message === taken) return { pickUpDate: message };
  const beside = Object.entries(fields).map(([name, said]) => {
    const field = ofDates.includes(said) ? name.replace(/Time$/, 'Date') : name;
    return [field, said] as const;
  });
  return Object.fromEntries(beside);
}
