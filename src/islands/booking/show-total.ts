import type { Quote } from '../../../contract/reservations/quote.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { startedHours } from '../../lib/rental/started-hours.ts';
import { price } from '../../lib/texts/format.ts';
import { $placeNames, $times } from './chosen-times.ts';
import { $quote } from './quote.ts';
import { closedNow, insteadOf, withCondition } from './show-quote.ts';

/**
 * Shows the total for the chosen times in a frame's `data-total` elements, and that the pick-up is by arrangement, or that the
 * vehicle is taken or a place closed then; without times, what a day and an hour cost. Where one is closed, `data-instead` offers
 * the nearest time at which it is open.
 */
export function showTotals(frame: ParentNode): void {
  const places = [...frame.querySelectorAll('[data-total]')].map((place) => {
    const [amount, unit] = place.children as unknown as [Element, Element];
    return { amount, unit, rates: [amount.textContent, unit.textContent] as const };
  });
  const instead = frame.querySelector('[data-instead]')!;
  const show = (now: ReturnType<typeof $quote.get>) => {
    // The last one stays until the next one is there.
    if (now.state === 'loading') return;
    const closed = now.state === 'ready' && now.quote.available ? closedNow() : null;
    instead.replaceChildren(...(closed ? insteadOf(closed) : []));
    for (const { amount, unit, rates } of places)
      [amount.textContent, unit.textContent] = now.state === 'ready' ? inShort(now.quote) : rates;
  };
  $quote.subscribe(show);
  $placeNames.listen(() => show($quote.get()));
}

function inShort({ available, totalPrice }: Quote): [string, string] {
  const { forDuration, takenThen, closedThen, atYourTime } = availabilityTexts();
  if (!available) return [takenThen, atYourTime];
  return closedNow()
    ? [closedThen, atYourTime]
    : [price(totalPrice), withCondition(forDuration(startedHours($times.get())))];
}
