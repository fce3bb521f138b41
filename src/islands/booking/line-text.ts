import type { PriceLine } from '../../../contract/price.ts';
import { availabilityTexts } from '../../lib/availability-texts.ts';
import { price } from '../../lib/format.ts';

export type Line = Pick<PriceLine, 'unit' | 'quantity' | 'unitPrice' | 'amount'>;

/** `10 h × $19.50 = $195.00`. */
export const lineText = ({ unit, quantity, unitPrice, amount }: Line): string =>
  availabilityTexts().lines[unit](quantity, price(unitPrice), price(amount));
