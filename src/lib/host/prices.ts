import type { z } from 'zod';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { checkAvailability } from '../../../contract/reservations/reservations.ts';
import { ApiError, call, isMissing } from '../api/api.ts';
import { startedHours } from '../rental/started-hours.ts';

/** The price if each started hour is charged, as long as no server says it; null if the times are none. */
export function estimatePrice(pricePerHour: number, moments: Moments): number | null {
  const hours = startedHours(moments);
  return Number.isFinite(hours) ? hours * pricePerHour : null;
}

/**
 * The price of a rental at a bare host, which has the customers' check only; null if that refuses, as it does for times in the
 * past, which a current rental has.
 * @throws ApiError
 */
export async function checkAtBareHost(query: z.input<typeof checkAvailability.query>) {
  try {
    return await call(checkAvailability, { query });
  } catch (error) {
    if (error instanceof ApiError && (error.status === 400 || isMissing(error.status))) return null;
    throw error;
  }
}
