import { ApiError } from '../../../lib/api.ts';
import { changedPrice } from '../../../lib/expected-price.ts';
import { besideRental, isTaken } from '../../../lib/rental-failure.ts';
import { isExplainedTaken, type Quote } from './quote.ts';

/** Whether an updated quote explains the failure, by a new price or by the conflicting reservations. */
export async function isExplained(
  error: unknown,
  recheck: () => Promise<Quote>,
  field: string,
): Promise<boolean> {
  if (!isTaken(error) && changedPrice(error) === null) return false;
  const quote = await recheck();
  if (quote.state !== 'known') return false;
  const { formerPrice } = quote;
  const isTakenBy = isExplainedTaken(quote);
  if (isTakenBy) document.getElementsByName(field)[0]?.focus();
  return isTakenBy || formerPrice !== null;
}

/** Rethrows with messages for the form's fields; `field` gets the message that the vehicle is taken. */
export function failRental(error: unknown, field: string): never {
  throw error instanceof ApiError ? besideRental(error, field) : error;
}
