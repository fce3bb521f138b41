import { ApiError } from './api.ts';
import { offers } from './features.ts';

/** The shown price in dollars as part of a booking; empty if the server does not compare prices. */
export const expectedPrice = async (dollars: number): Promise<{ expectedPrice?: number }> =>
  (await offers('expectedPrice')) ? { expectedPrice: dollars } : {};

/** The current price in dollars if a booking failed because the price had changed; else null. */
export const changedPrice = (error: unknown): number | null =>
  error instanceof ApiError && error.details.code === 'price_changed'
    ? (error.details.totalPrice ?? null)
    : null;
