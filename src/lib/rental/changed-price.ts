import { offer } from '../../../contract/reservations/quote.ts';
import { ApiError } from '../api/api.ts';

/** The current price, and how it comes about, if a booking failed because the price had changed; else null. */
export function changedPrice(error: unknown) {
  if (!(error instanceof ApiError) || error.details.code !== 'price_changed') return null;
  const { totalPrice, lines } = error.details;
  return totalPrice === undefined
    ? null
    : { totalPrice, lines: offer.shape.lines.safeParse(lines).data };
}
