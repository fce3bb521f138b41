import { startedHours, type Rental } from '../reservations/index.ts';

/** What of a rental is to be paid when its vehicle comes back. */
export interface Billing {
  /** Started hours, never fewer than agreed. */
  hours: number;
  /** Those of them beyond the agreed ones. */
  lateHours: number;
  /** The time of the return if it costs more; null otherwise. */
  billedUntil: Date | null;
}

export function billingOf({ pickUpTime, dropOffTime }: Rental, returnedAt: Date): Billing {
  const agreed = startedHours(pickUpTime, dropOffTime);
  const lateHours = Math.max(0, startedHours(pickUpTime, returnedAt) - agreed);
  return { hours: agreed + lateHours, lateHours, billedUntil: lateHours > 0 ? returnedAt : null };
}
