import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Executor } from '../db/index.ts';
import { reservations, vehicles } from '../db/schema.ts';
import { agreedTerms } from './agreed-terms.ts';
import { availabilityCheck } from './availability.ts';
import { linesFor, totalOf } from './lines.ts';
import { startedHours } from './price.ts';
import { readinessNow } from './readiness.ts';
import type { Change } from './rental.ts';

/**
 * Quotes rentals to administrators: a reservation's at the agreed rates and with what else it costs, others at today's.
 * Null when there is no such vehicle.
 */
export function rentalQuote(db: Executor, config: Pick<Config, 'notReadyHours' | 'timeZone'>) {
  const findAvailability = availabilityCheck(db, config);

  async function termsOf(reservationId: number, rental: Change) {
    const [row] = await db
      .select(agreedTerms(rental, readinessNow(config)))
      .from(reservations)
      .innerJoin(vehicles, eq(vehicles.id, rental.vehicleId))
      .where(eq(reservations.id, reservationId));
    return row;
  }

  return async (rental: Change, reservationId: number | null) => {
    const hours = startedHours(rental.pickUpTime, rental.dropOffTime);
    const terms = reservationId === null ? undefined : await termsOf(reservationId, rental);
    if (terms)
      return {
        totalPrice: totalOf(terms.rentalPrice, terms.extras),
        lines: linesFor(hours, terms.rates, terms.extras),
      };
    const quote = await findAvailability(rental.vehicleId, rental);
    return quote && { totalPrice: quote.totalPrice, lines: linesFor(hours, quote.rates) };
  };
}
