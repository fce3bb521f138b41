import { startedHours } from '../../lib/rental/started-hours.ts';
import type { PriceLine } from '../../../contract/reservations/price.ts';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { price } from '../../lib/texts/format.ts';

export type Line = Pick<PriceLine, 'quantity' | 'unitPrice' | 'amount'> & {
  /** `flat` of a drop-off at another place. */
  unit: PriceLine['unit'] | 'flat';
};

// Of what is known before booking only: scripts for visitors do without the words for other lines (src/lib/texts/line-text.ts).

/** `10 h × $19.50`. */
export const rateText = ({ unit, quantity, unitPrice }: Line): string =>
  availabilityTexts().lines[unit](quantity, price(unitPrice));

/** `10 h × $19.50 = $195.00`. */
const lineText = (line: Line): string =>
  `${rateText(line)}${line.unit === 'flat' ? ':' : ' ='} ${price(line.amount)}`;

const hoursOf = { hour: 1, day: 24, week: 168, flat: 0 } as const;

/** How a price comes about, and which cap makes it cheaper than the hours. */
export function linesInWords(lines: readonly Line[], times: Moments): string[] {
  const charged = lines.reduce((sum, { unit, quantity }) => sum + hoursOf[unit] * quantity, 0);
  const last = lines.findLast(({ unit }) => unit === 'day' || unit === 'week')?.unit;
  const isCapped = charged > startedHours(times) && (last === 'day' || last === 'week');
  return [...lines.map(lineText), ...(isCapped ? [availabilityTexts().atMost[last]] : [])];
}
