import { atom, onMount } from 'nanostores';
import type { Quote } from '../../../contract/reservations/quote.ts';
import type { Moments } from '../../../contract/reservations/rental.ts';
import { vehicleIdIn } from '../../lib/site/addresses.ts';
import { currentLanguage } from '../../lib/texts/language.ts';
import { momentNames, rentalTimes } from '../../lib/rental/rental.ts';
import { builtAddress } from './page-data.ts';
import { $places, $times } from './chosen-times.ts';

type QuoteState =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'ready'; quote: Quote }
  /** The server's reason why these times cannot be booked. */
  | { state: 'refused'; reason: string }
  | { state: 'failed' };

/** The quote for the vehicle of the page and what is chosen in the form. Loads while somebody listens. */
export const $quote = atom<QuoteState>({ state: 'none' });

/** Milliseconds: a time is typed digit by digit. */
const pause = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let latest = new AbortController();

let isShown = false;

onMount($quote, () => {
  isShown = true;
  const stops = [$times.subscribe(() => update(pause)), $places.listen(() => update(pause))];
  return () => {
    isShown = false;
    for (const stop of stops) stop();
  };
});

/** Asks again: the vehicle may have been taken meanwhile. */
export function refreshQuote(): void {
  if (isShown) update(0);
}

function update(wait: number): void {
  clearTimeout(timer);
  latest.abort();
  const moments = $times.get();
  if (!isInOrder(moments)) {
    $quote.set({ state: 'none' });
    return;
  }
  $quote.set({ state: 'loading' });
  latest = new AbortController();
  const { signal } = latest;
  timer = setTimeout(() => void load(moments, signal), wait);
}

/** Whether all times are there, the drop-off after the pick-up. */
export const isInOrder = (moments: Moments): boolean =>
  momentNames.every((name) => moments[name]) &&
  moments.pickUpDate + moments.pickUpTime < moments.dropOffDate + moments.dropOffTime;

async function load(moments: Moments, signal: AbortSignal): Promise<void> {
  const state = await fetchQuote(moments, signal).catch(() => ({ state: 'failed' }) as const);
  if (!signal.aborted) $quote.set(state);
}

async function fetchQuote(moments: Moments, signal: AbortSignal): Promise<QuoteState> {
  const id = vehicleIdIn() ?? '';
  const address = builtAddress('quoteCall', { id, ...rentalTimes(moments) });
  const places = $places.get();
  const answer = await fetch(places ? `${address}&${places}` : address, {
    headers: { 'Accept-Language': currentLanguage() },
    signal,
  });
  if (answer.ok) return { state: 'ready', quote: (await answer.json()) as Quote };
  if (answer.status !== 400) return { state: 'failed' };
  const { message, errors = {} } = (await answer.json()) as {
    message: string;
    errors?: Record<string, string>;
  };
  return { state: 'refused', reason: Object.values(errors)[0] ?? message };
}
