import type { Quote, Slot } from '../../../contract/reservations/quote.ts';
import { placeNamed, type End } from '../../../contract/site/meeting.ts';
import {
  closedTimeOf,
  isByArrangement,
  sentencesOf,
  type ClosedTime,
} from '../../lib/rental/closed-time.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { availabilityTexts } from '../../lib/texts/availability-texts.ts';
import { inOneLine, price, sentenceTime } from '../../lib/texts/format.ts';
import { momentsOf } from '../../lib/rental/rental.ts';
import { bookingAddress } from '../../lib/rental/search-address.ts';
import { fillImage } from './fill-image.ts';
import { linesInWords, rateText } from './quote-line.ts';
import { $quote } from './quote.ts';
import { $placeNames, $times, setTimes } from './chosen-times.ts';

/**
 * Shows the quote in a QuotePlace as long as it is there. With `saysClosed` it tells, too, that a place is closed, and how a time is
 * possible all the same, which BookingForm.tsx says beside its fields. Returns the unsubscribe function.
 */
export function showQuotes(place: HTMLElement, { saysClosed = false } = {}): () => void {
  const [status, details] = place.children as unknown as [HTMLElement, HTMLElement];
  const show = (now: ReturnType<typeof $quote.get>) => {
    place.ariaBusy = String(now.state === 'loading');
    // The last quote stays until the next one is there: nothing jumps.
    if (now.state === 'loading') return;
    const isAvailable = now.state === 'ready' && now.quote.available;
    const closed = isAvailable && saysClosed ? closedNow() : null;
    place.dataset.quote = isAvailable && !closed ? 'available' : now.state;
    status.textContent = closed?.text ?? summaryOf(now);
    if (closed) details.replaceChildren(...insteadOf(closed));
    else if (now.state !== 'ready') details.replaceChildren();
    else details.replaceChildren(detailsOf(now.quote, saysClosed));
  };
  const stops = [$quote.subscribe(show), $placeNames.listen(() => show($quote.get()))];
  return () => stops.forEach((stop) => stop());
}

/** What to know of a time at which a place in the form is closed; null at any other. */
export function closedNow(): ClosedTime | null {
  return closedTimeOf($times.get(), placeNow('pickUp'), placeNow('dropOff'));
}

/** The place in the form; undefined if it is none of the company's. */
const placeNow = (end: End) => placeNamed(readPlaces(), $placeNames.get()[`${end}Location`]);

/** A text with the condition on the pick-up in the form, if there is one. */
export const withCondition = (text: string): string =>
  isByArrangement($times.get(), placeNow('pickUp'))
    ? `${text}, ${availabilityTexts().byArrangement}`
    : text;

/** That the vehicle is free. */
export const verdictNow = (): string => `${withCondition(availabilityTexts().isAvailable)}.`;

/** A button that takes the nearest time at which the place is open, if there is one. */
export function insteadOf({ instead }: ClosedTime): Node[] {
  if (!instead) return [];
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button', textContent: instead.text });
  button.addEventListener('click', () => setTimes(instead.moments));
  return [button];
}

function summaryOf(now: ReturnType<typeof $quote.get>): string {
  const { total, takenUntil, notAvailable, quoteFailed } = availabilityTexts();
  if (now.state === 'failed') return quoteFailed;
  if (now.state === 'refused') return now.reason;
  if (now.state !== 'ready') return '';
  if (now.quote.available) return `${verdictNow()} ${total(price(now.quote.totalPrice))}`;
  return now.quote.takenUntil ? takenUntil(sentenceTime(now.quote.takenUntil)) : notAvailable;
}

/** A filled copy of QuoteParts.astro without what does not apply. */
function detailsOf(
  { available, lines, changeableUntil, nextFree, alternatives }: Quote,
  saysClosed: boolean,
): Node {
  const parts = document.querySelector<HTMLTemplateElement>('template[data-quote-parts]')!;
  const copy = parts.content.cloneNode(true) as DocumentFragment;
  const part = (name: string, isShown: boolean) => {
    const element = copy.querySelector<HTMLElement>(`[data-part=${name}]`)!;
    if (!isShown) element.remove();
    return element;
  };
  const times = $times.get();
  const texts = [
    ...linesInWords(lines, times),
    ...(changeableUntil ? [availabilityTexts().freeUntil(sentenceTime(changeableUntil))] : []),
  ];
  const first = part('lines', available).firstElementChild!;
  first.replaceWith(
    ...texts.map((text) => Object.assign(first.cloneNode(), { textContent: text })),
  );
  for (const end of ['pickUp', 'dropOff'] as const) {
    const sentences = saysClosed && available ? sentencesOf(times, end, placeNow(end)) : [];
    part(end, sentences.length > 0).firstElementChild!.textContent = sentences.join(' ');
  }
  fillNextFree(part('next', nextFree !== null), nextFree);
  fillAlternatives(part('instead', alternatives.length > 0), alternatives);
  return copy;
}

function fillNextFree(place: Element, slot: Slot | null): void {
  const button = place.querySelector('button')!;
  if (!slot) return;
  const { takeIt, clock } = availabilityTexts();
  const { pickUpTime, dropOffTime } = slot;
  const isOneDay = pickUpTime.slice(0, 10) === dropOffTime.slice(0, 10);
  button.textContent = takeIt(
    sentenceTime(pickUpTime),
    isOneDay ? clock(dropOffTime.slice(11, 16)) : sentenceTime(dropOffTime),
  );
  button.addEventListener('click', () => setTimes(momentsOf(slot)));
}

function fillAlternatives(place: Element, alternatives: Quote['alternatives']): void {
  const list = place.querySelector('ul')!;
  const sample = list.firstElementChild!;
  const items = alternatives.map(({ id, model, image, totalPrice, lines = [] }) => {
    const item = sample.cloneNode(true) as Element;
    const [picture, name, total, rates] = item.querySelectorAll<HTMLElement>('img, span');
    item.querySelector('a')!.href = bookingAddress(id, $times.get());
    name!.textContent = model;
    total!.textContent = price(totalPrice);
    rates!.textContent = inOneLine(lines.map(rateText));
    fillImage(picture as HTMLImageElement, image?.[0], '');
    return item;
  });
  sample.replaceWith(...items);
}
