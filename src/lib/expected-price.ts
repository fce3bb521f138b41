import { ApiError } from './api.ts';
import { offers } from './features.ts';

/** What a booking says of the price that was shown, in dollars: nothing where the server does not compare it. */
export const expectedPrice = async (dollars: number): Promise<{ expectedPrice?: number }> =>
  (await offers('expectedPrice')) ? { expectedPrice: dollars } : {};

/** Today's price in dollars when a booking failed because it is another one than shown; else null. */
export const changedPrice = (error: unknown): number | null =>
  error instanceof ApiError && error.told.code === 'price_changed'
    ? (error.told.totalPrice ?? null)
    : null;
