import { ApiError } from '../../../lib/api/api.ts';
import { besideRental, isTaken, changedPrice } from '../../../lib/rental/rental-failure.ts';
import { isExplainedTaken, type Quote } from './quote.ts';

/**
 * Lets an updated quote explain a failure, by a new price or by the conflicting reservations. Rethrows what it does not explain, with
 * messages for the form's fields; `field` gets the message that the vehicle is taken.
 */
export async function explainFailure(
  error: unknown,
  recheck: () => Promise<Quote>,
  field: string,
): Promise<void> {
  if (await isExplained(error, recheck, field)) return;
  throw error instanceof ApiError ? besideRental(error, field) : error;
}

async function isExplained(
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
