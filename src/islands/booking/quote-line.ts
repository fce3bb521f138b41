import type { PriceLine } from '../../../contract/reservations/price.ts';
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
export const lineText = (line: Line): string =>
  `${rateText(line)}${line.unit === 'flat' ? ':' : ' ='} ${price(line.amount)}`;
