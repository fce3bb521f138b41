import type { Config } from '../config.ts';
import { billedHours, startedHours, type Rental } from '../reservations/index.ts';

const minute = 60_000;

/** What of a rental is to be paid when its vehicle comes back. */
export interface Billing {
  /** Started hours, never fewer than agreed. */
  hours: number;
  /** Those of them beyond the agreed ones. */
  lateHours: number;
  /** The time of the return if it costs more; null otherwise. */
  billedUntil: Date | null;
}

type Settings = Pick<Config, 'graceMinutes' | 'timeZone'>;

/** A return within the grace costs nothing more; a later one is billed from the agreed drop-off on. */
export function billingOf(
  rental: Rental,
  returnedAt: Date,
  { graceMinutes, timeZone }: Settings,
): Billing {
  const agreed = startedHours(rental, timeZone);
  const isInGrace = returnedAt.getTime() <= rental.dropOffTime.getTime() + graceMinutes * minute;
  const used = isInGrace ? agreed : billedHours({ ...rental, billedUntil: returnedAt }, timeZone);
  const lateHours = Math.max(0, used - agreed);
  return { hours: agreed + lateHours, lateHours, billedUntil: lateHours > 0 ? returnedAt : null };
}
