import { sumOf } from '../../../contract/reservations/lines.ts';
import { priceLines, type PriceLine, type Rates } from '../../../contract/reservations/price.ts';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { inOneLine } from '../texts/format.ts';
import { lineText } from '../texts/line-text.ts';
import { startedHours } from './started-hours.ts';

/** The price lines, where none were sent; empty if they do not add up to the total, as after a price change. */
export function linesOf(rates: Rates, times: Moments, totalPrice: number): PriceLine[] {
  const lines = priceLines(startedHours(times), rates);
  return toCents(sumOf(lines)) === toCents(totalPrice) ? lines : [];
}

/** What these times cost at a vehicle's rates. */
export const totalOf = (rates: Rates, times: Moments): number =>
  sumOf(priceLines(startedHours(times), rates));

/** Bare hosts may add up in floating point. */
const toCents = (amount: number): number => Math.round(amount * 100);

/** How a total comes about: `2 days × $99.00, 3 hours × $12.50`; empty if it is not known. */
export const linesText = (rates: Rates, times: Moments, totalPrice: number): string =>
  inOneLine(linesOf(rates, times, totalPrice).map((line) => lineText(line)));
