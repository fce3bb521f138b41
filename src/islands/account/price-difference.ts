import { business } from '../../lib/business.ts';
import { price } from '../../lib/format.ts';
import { changeTexts } from '../../lib/texts.ts';
import type { Changes } from './changes.ts';

/** `$19.50 more`, `19,50 $ weniger` or `no difference`. */
export function differenceText(difference: number, currency?: string | null): string {
  const { more, less, same } = changeTexts().preview;
  if (difference === 0) return same;
  return (difference > 0 ? more : less)(price(Math.abs(difference), currency));
}

/** The label of the button that changes a reservation, with the difference of the price; null where it is not known. */
export function submitLabel(
  changes: Exclude<Changes, 'none'>,
  difference: number | null,
  currency?: string | null,
): string {
  const { change, extend, submit, submitMore, submitToPay } = changeTexts();
  const verb = changes === 'all' ? change : extend;
  if (difference === null) return verb;
  const more = (currency ?? business.currency) === 'EUR' ? submitToPay : submitMore;
  return (difference > 0 ? more : submit)(verb, differenceText(difference, currency));
}
