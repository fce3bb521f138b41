import { useEffect, useState } from 'react';
import { limits } from '../../../../contract/limits.ts';
import type { Moments } from '../../../../contract/rental.ts';
import { checkAvailability } from '../../../../contract/reservations.ts';
import type { Vehicle } from '../../../../contract/vehicles.ts';
import { call } from '../../../lib/api.ts';
import { minutesBetween } from '../../../lib/clock.ts';
import { availabilityQuery } from '../../../lib/rental.ts';

/** What a rental costs, in dollars: as the server says, or estimated where it does not answer such a question. */
export type Quote =
  | { state: 'none' }
  | { state: 'asking' }
  | { state: 'known'; dollars: number; available: boolean }
  | { state: 'estimated'; dollars: number };

interface Asked {
  moments: Moments;
  vehicle: Vehicle;
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
  const query = availabilityQuery(asked.vehicle.id, asked.moments);
  try {
    const { totalPrice, available } = await call(checkAvailability, { query });
    return { state: 'known', dollars: totalPrice, available };
  } catch {
    // It refuses times in the past, which a rental under way has.
    return estimate(asked);
  }
}

/** The price of what a form holds, asked anew whenever that changes; none while it is incomplete. */
export function useQuote(form: Moments | null, vehicle: Vehicle | null): Quote {
  const question =
    form && vehicle && isComplete(form) && JSON.stringify({ ...moments(form), vehicle });
  const [answer, setAnswer] = useState<{ question: string; quote: Quote } | null>(null);
  useEffect(() => {
    if (!question) return undefined;
    const timer = setTimeout(async () => {
      const quote = await ask(JSON.parse(question) as Asked);
      setAnswer({ question, quote });
    }, pause);
    return () => clearTimeout(timer);
  }, [question]);
  if (!question) return { state: 'none' };
  return answer?.question === question ? answer.quote : { state: 'asking' };
}

const moments = ({ pickUpDate, pickUpTime, dropOffDate, dropOffTime }: Moments) => ({
  moments: { pickUpDate, pickUpTime, dropOffDate, dropOffTime },
});
