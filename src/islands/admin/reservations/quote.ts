import { useEffect, useState } from 'react';
import type { BlockTime, Conflict } from '../../../../contract/vehicles/block.ts';
import type { ReservationLine } from '../../../../contract/reservations/lines.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import type { RentalTextName } from '../../../../contract/reservations/rental-fields.ts';
import type { Pricing } from '../../../../contract/reservations/adjustment.ts';
import {
  quoteRental,
  type QuotedTerms,
} from '../../../../contract/reservations/reservations-admin.ts';
import type { Transfer } from '../../../../contract/reservations/transfer.ts';
import type { Vehicle } from '../../../../contract/vehicles/vehicles.ts';
import { ApiError, call } from '../../../lib/api/api.ts';
import { isOurs } from '../../../lib/api/host.ts';
import { checkAtBareHost, estimatePrice } from '../../../lib/host/prices.ts';
import { isComplete } from '../../../lib/rental/is-complete.ts';
import { perMoment, previewedPlaces, rentalTimes } from '../../../lib/rental/rental.ts';

/** What keeps a rental from being written. */
export interface InTheWay {
  available: boolean;
  /** Whether the vehicle is neither late nor past due then. */
  ready: boolean;
  /** Conflicting reservations, if the server names them. */
  conflicts: Conflict[];
  /** Blocks in the way, if the server names them. */
  blocks: BlockTime[];
  /** Times in which it is brought home, if the server names them. */
  transfers: Transfer[];
}
export const nothingInTheWay: InTheWay = {
  available: true,
  ready: true,
  conflicts: [],
  blocks: [],
  transfers: [],
};

interface KnownQuote extends InTheWay {
  state: 'known';
  price: number;
  /** The price shown before the server's price changed; else null. */
  formerPrice: number | null;
  /** How the price comes about, if the server says. */
  lines: readonly ReservationLine[];
  /** Both prices of another vehicle, if there is a choice. */
  pricing: Record<Pricing, QuotedTerms> | null;
}

/** The price of a rental, from the server, or estimated here if the server cannot tell it. */
export type Quote =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; message: string }
  | { state: 'estimated'; price: number }
  | KnownQuote;

export const knownQuote = (quote: Pick<KnownQuote, 'price'> & Partial<KnownQuote>): KnownQuote => ({
  state: 'known',
  formerPrice: null,
  lines: [],
  pricing: null,
  ...nothingInTheWay,
  ...quote,
});

/** How much of what is in the way is named. */
export const countInTheWay = ({ conflicts, blocks, transfers }: InTheWay): number =>
  conflicts.length + blocks.length + transfers.length;

/** Whether the quote names what the vehicle is taken by. */
export const isExplainedTaken = (quote: Quote): quote is KnownQuote =>
  quote.state === 'known' && countInTheWay(quote) > 0;

interface QuoteRequest {
  moments: Moments;
  places?: ReturnType<typeof previewedPlaces>;
  vehicle: Vehicle;
  /** The edited reservation, which does not conflict with itself; null for a new one. */
  reservationId: number | null;
}

/** Milliseconds to wait after the last change before asking the server. */
export const pause = 300;

/** Asks the server for a rental's price. Estimates it while no server answers, and where a bare host does not tell it. */
export async function askForQuote(request: QuoteRequest): Promise<Quote> {
  try {
    return (await isOurs()) ? await quoteOf(request) : await quoteAtBareHost(request);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.status === 0 ? estimate(request) : { state: 'failed', message: error.message };
  }
}

async function quoteOf({ vehicle, moments, places, reservationId }: QuoteRequest): Promise<Quote> {
  const {
    totalPrice: price,
    lines = [],
    pricing = null,
    transfers,
    ...inTheWay
  } = await call(quoteRental, {
    query: {
      ...rentalTimes(moments),
      ...places,
      vehicleId: vehicle.id,
      reservationId: reservationId ?? undefined,
    },
  });
  return knownQuote({ price, lines, pricing, transfers: transfers ?? [], ...inTheWay });
}

async function quoteAtBareHost(request: QuoteRequest): Promise<Quote> {
  const { vehicle, moments, reservationId } = request;
  const times = rentalTimes(moments);
  const answer = await checkAtBareHost({ ...times, vehicleId: vehicle.id });
  if (!answer) return estimate(request);
  // The check counts an edited reservation as a conflict with itself.
  const available = answer.available || reservationId !== null;
  return knownQuote({ price: answer.totalPrice, available });
}

function estimate({ vehicle, moments }: QuoteRequest): Quote {
  const price = estimatePrice(vehicle.pricePerHour, moments);
  return price === null ? { state: 'none' } : { state: 'estimated', price };
}

/** The price of the rental in a form, updated when the form changes; `none` while it is incomplete. */
export function useQuote(
  form: (Moments & Record<RentalTextName, string>) | null,
  vehicle: Vehicle | null,
  reservationId: number | null = null,
) {
  const question =
    form &&
    vehicle &&
    isComplete(form) &&
    JSON.stringify({
      moments: perMoment((name) => form[name]),
      places: previewedPlaces(form),
      vehicle,
      reservationId,
    } satisfies QuoteRequest);
  const [answer, setAnswer] = useState<{ question: string; quote: Quote } | null>(null);
  useEffect(() => {
    if (!question) return undefined;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const quote = await askForQuote(JSON.parse(question) as QuoteRequest);
      if (isCurrent) setAnswer({ question, quote });
    }, pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [question]);

  const quote: Quote = !question
    ? { state: 'none' }
    : answer?.question === question
      ? answer.quote
      : { state: 'asking' };

  /** Asks again after the server refused a booking; records the former price if it changed. */
  const recheck = async (): Promise<Quote> => {
    if (!question) return quote;
    const now = await askForQuote(JSON.parse(question) as QuoteRequest);
    const former = quote.state === 'known' && now.state === 'known' ? quote.price : null;
    const changed = now.state === 'known' && former !== null && former !== now.price;
    const checked = changed ? { ...now, formerPrice: former } : now;
    setAnswer({ question, quote: checked });
    return checked;
  };
  return { quote, recheck };
}
