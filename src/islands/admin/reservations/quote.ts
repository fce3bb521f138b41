import { useEffect, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { Moments } from '../../../../contract/rental.ts';
import { checkAvailability } from '../../../../contract/reservations.ts';
import { quoteRental, type Conflict } from '../../../../contract/reservations-admin.ts';
import type { Vehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { minutesBetween } from '../../../lib/clock.ts';
import { offers } from '../../../lib/features.ts';
import { rentalTimes } from '../../../lib/rental.ts';

interface Known {
  state: 'known';
  dollars: number;
  /** Shown until the server had another price; else null. */
  formerDollars: number | null;
  available: boolean;
  /** Who is in the way, as far as the server tells. */
  conflicts: Conflict[];
}

/** What a rental costs, in dollars: as the server says, or estimated where it does not answer such a question. */
export type Quote =
  { state: 'none' } | { state: 'asking' } | Known | { state: 'estimated'; dollars: number };

export const knownQuote = (known: Pick<Known, 'dollars'> & Partial<Known>): Known => ({
  state: 'known',
  formerDollars: null,
  available: true,
  conflicts: [],
  ...known,
});

interface Asked {
  moments: Moments;
  vehicle: Vehicle;
  /** The reservation that is edited, which is not in its own way; null for a new one. */
  reservationId: number | null;
}

/** Milliseconds without a change before the server is asked. */
const pause = 300;

const minutesOf = (form: Moments): number =>
  minutesBetween(
    `${form.pickUpDate}T${form.pickUpTime}`,
    `${form.dropOffDate}T${form.dropOffTime}`,
  );

const isComplete = (form: Moments): boolean =>
  [form.pickUpDate, form.pickUpTime, form.dropOffDate, form.dropOffTime].every(Boolean) &&
  minutesOf(form) >= limits.rentalMinutes;

/** Every started hour counts. */
function estimate({ vehicle, moments }: Asked): Quote {
  const hours = Math.ceil(minutesOf(moments) / 60);
  if (!Number.isFinite(hours)) return { state: 'none' };
  return { state: 'estimated', dollars: hours * vehicle.pricePerHour };
}

async function ask(asked: Asked): Promise<Quote> {
  const query = { vehicleId: asked.vehicle.id, ...rentalTimes(asked.moments) };
  try {
    if (!(await offers('rentalQuote'))) {
      const { totalPrice, available } = await call(checkAvailability, { query });
      // It takes an edited reservation for one in the way.
      return knownQuote({
        dollars: totalPrice,
        available: available || asked.reservationId !== null,
      });
    }
    const edited = asked.reservationId === null ? {} : { reservationId: asked.reservationId };
    const answer = await call(quoteRental, { query: { ...query, ...edited } });
    const { totalPrice: dollars, conflicts } = answer;
    return knownQuote({ dollars, conflicts, available: conflicts.length === 0 });
  } catch {
    // It refuses times in the past, which a rental under way has.
    return estimate(asked);
  }
}

/** The price of what a form holds, asked anew whenever that changes; none while it is incomplete. */
export function useQuote(
  form: Moments | null,
  vehicle: Vehicle | null,
  reservationId: number | null = null,
) {
  const question =
    form &&
    vehicle &&
    isComplete(form) &&
    JSON.stringify({ moments: moments(form), vehicle, reservationId } satisfies Asked);
  const [answer, setAnswer] = useState<{ question: string; quote: Quote } | null>(null);
  useEffect(() => {
    if (!question) return undefined;
    const timer = setTimeout(async () => {
      const quote = await ask(JSON.parse(question) as Asked);
      setAnswer({ question, quote });
    }, pause);
    return () => clearTimeout(timer);
  }, [question]);

  const quote: Quote = !question
    ? { state: 'none' }
    : answer?.question === question
      ? answer.quote
      : { state: 'asking' };

  /** Asks once more, because the server refused what the quote promised; the price shown so far stays known. */
  const recheck = async (): Promise<Quote> => {
    if (!question) return quote;
    const now = await ask(JSON.parse(question) as Asked);
    const former = quote.state === 'known' && now.state === 'known' ? quote.dollars : null;
    const changed = now.state === 'known' && former !== null && former !== now.dollars;
    const checked = changed ? { ...now, formerDollars: former } : now;
    setAnswer({ question, quote: checked });
    return checked;
  };
  return { quote, recheck };
}

const moments = ({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments): Moments => ({
  pickUpDate,
  pickUpTime,
  dropOffDate,
  dropOffTime,
});
