import { useEffect, useState } from 'react';
import type { BlockTime, Conflict } from '../../../../contract/block.ts';
import { limits } from '../../../../contract/limits.ts';
import type { ReservationLine } from '../../../../contract/lines.ts';
import type { Moments } from '../../../../contract/rental.ts';
import { checkAvailability } from '../../../../contract/reservations.ts';
import { quoteRental } from '../../../../contract/reservations-admin.ts';
import type { Vehicle } from '../../../../contract/vehicles.ts';
import { ApiError, call, isMissing } from '../../../lib/api.ts';
import { minutesBetween } from '../../../lib/clock.ts';
import { offers } from '../../../lib/features.ts';
import { momentNames, perMoment, rentalTimes } from '../../../lib/rental.ts';
import { startedHours } from '../../../lib/started-hours.ts';

/** What keeps a rental from being written. */
export interface InTheWay {
  available: boolean;
  /** Whether the vehicle is neither late nor past due then. */
  ready: boolean;
  /** Conflicting reservations, if the server names them. */
  conflicts: Conflict[];
  /** Blocks in the way, if the server names them. */
  blocks: BlockTime[];
}
export const nothingInTheWay: InTheWay = {
  ...{ available: true, ready: true },
  ...{ conflicts: [], blocks: [] },
};

interface Known extends InTheWay {
  state: 'known';
  price: number;
  /** The price shown before the server's price changed; else null. */
  formerPrice: number | null;
  /** How the price comes about, if the server says. */
  lines: readonly ReservationLine[];
}

/** The price of a rental, from the server, or estimated here if the server cannot tell it. */
export type Quote =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'failed'; message: string }
  | { state: 'estimated'; price: number }
  | Known;

export const knownQuote = (known: Pick<Known, 'price'> & Partial<Known>): Known => ({
  state: 'known',
  formerPrice: null,
  lines: [],
  ...nothingInTheWay,
  ...known,
});

/** Whether the quote names what the vehicle is taken by. */
export const isExplainedTaken = (quote: Quote): quote is Known =>
  quote.state === 'known' && quote.conflicts.length + quote.blocks.length > 0;

interface QuoteRequest {
  moments: Moments;
  vehicle: Vehicle;
  /** The edited reservation, which does not conflict with itself; null for a new one. */
  reservationId: number | null;
}

/** Milliseconds to wait after the last change before asking the server. */
export const pause = 300;

const minutesOf = (form: Moments): number =>
  minutesBetween(
    `${form.pickUpDate}T${form.pickUpTime}`,
    `${form.dropOffDate}T${form.dropOffTime}`,
  );

export const isComplete = (form: Moments): boolean =>
  momentNames.every((name) => form[name]) && minutesOf(form) >= limits.rentalMinutes;

/** Charges each started hour. */
function estimate({ vehicle, moments }: QuoteRequest): Quote {
  const hours = startedHours(moments);
  if (!Number.isFinite(hours)) return { state: 'none' };
  return { state: 'estimated', price: hours * vehicle.pricePerHour };
}

/** Asks the server for a rental's price. */
export async function askForQuote(request: QuoteRequest): Promise<Quote> {
  const query = { vehicleId: request.vehicle.id, ...rentalTimes(request.moments) };
  const isOffered = await offers('rentalQuote');
  try {
    if (!isOffered) {
      const { totalPrice, available } = await call(checkAvailability, { query });
      // The availability check counts an edited reservation as a conflict with itself.
      return knownQuote({
        price: totalPrice,
        available: available || request.reservationId !== null,
      });
    }
    const edited = request.reservationId === null ? {} : { reservationId: request.reservationId };
    const answer = await call(quoteRental, { query: { ...query, ...edited } });
    const { totalPrice: price, lines = [], conflicts, blocks, ready, available } = answer;
    return knownQuote({ price, lines, available, ready, conflicts, blocks });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The customers' availability check refuses times in the past, which a current rental has.
    const isPast = !isOffered && error.status === 400;
    if (isPast || isUnknown(error)) return estimate(request);
    return { state: 'failed', message: error.message };
  }
}

/** Whether no server answered, or one that lacks the call; a missing record has a code of its own. */
const isUnknown = ({ status, details: { code = 'not_found' } }: ApiError): boolean =>
  status === 0 || (isMissing(status) && code === 'not_found');

/** The price of the rental in a form, updated when the form changes; `none` while it is incomplete. */
export function useQuote(
  form: Moments | null,
  vehicle: Vehicle | null,
  reservationId: number | null = null,
) {
  const question =
    form &&
    vehicle &&
    isComplete(form) &&
    JSON.stringify({
      moments: perMoment((name) => form[name]),
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
