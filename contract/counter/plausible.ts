import { z } from 'zod';
import { limits } from '../values/limits.ts';

/** What is so unusual that somebody probably mistyped. */
export const finding = z.object({
  kind: z.enum(['kilometres', 'price']),
  /** Kilometres since the last reading, below 0 for fewer than were read then; or the total price. */
  value: z.number(),
  /** What would not surprise: kilometres, or an amount. */
  usual: z.number(),
});
export type Finding = z.output<typeof finding>;

const { kmPerDay, kmBetween, timesPrice } = limits.plausible;

/** What is unusual about a return after so many started days; `rental` is the price of the rental itself. */
export function findingsOfReturn(back: {
  drivenKm: number | null;
  days: number;
  totalPrice: number;
  rental: number;
}): Finding[] {
  const { drivenKm, days, totalPrice, rental } = back;
  const usualKm = kmPerDay * days;
  const usualPrice = timesPrice * rental;
  return [
    ...(drivenKm !== null && drivenKm > usualKm
      ? [{ kind: 'kilometres' as const, value: drivenKm, usual: usualKm }]
      : []),
    ...(rental > 0 && totalPrice > usualPrice
      ? [{ kind: 'price' as const, value: totalPrice, usual: usualPrice }]
      : []),
  ];
}

/** What is unusual about a hand-over, below the last reading, too: nobody knows how long ago that was. */
export function findingsOfHandOver(mileageKm: number, lastKm: number | null): Finding[] {
  const value = mileageKm - (lastKm ?? mileageKm);
  return value < 0 || value > kmBetween ? [{ kind: 'kilometres', value, usual: kmBetween }] : [];
}
