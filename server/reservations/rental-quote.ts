import { and, eq, or, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Executor } from '../db/index.ts';
import { isInService, reservations, vehicles } from '../db/schema/index.ts';
import { agreedTerms } from './agreed-terms.ts';
import { isReady, totalPriceOf, valuesOf } from './availability.ts';
import { findInTheWay } from './in-the-way.ts';
import { linesFor, totalOf, type AgreedRates } from './lines.ts';
import { startedHours } from './price.ts';
import type { Change } from './rental.ts';
import type { ReservationLine } from '../../contract/lines.ts';

/** What a rental would be written with. */
interface Terms {
  rates: AgreedRates;
  rentalPrice: number;
  extras: ReservationLine[];
  bufferMinutes: number;
  ready: boolean;
}

/**
 * Quotes rentals to administrators: a reservation's at the agreed rates and with what else it costs, others at today's; and
 * what is in the way. Null when there is no such vehicle.
 */
export function rentalQuote(
  db: Executor,
  config: Pick<Config, 'business' | 'notReadyHours' | 'timeZone'>,
) {
  async function newTerms(rental: Change): Promise<Terms | undefined> {
    const { vatPercent } = config.business;
    const values = valuesOf(rental, config);
    const { pricePerHour, pricePerDay, pricePerWeek } = vehicles;
    const [row] = await db
      .select({
        rates: { pricePerHour, pricePerDay, pricePerWeek },
        rentalPrice: totalPriceOf(values),
        bufferMinutes: sql`coalesce(${vehicles.bufferMinutes}, 0)`.mapWith(Number),
        ready: isReady(values),
      })
      .from(vehicles)
      .where(and(eq(vehicles.id, rental.vehicleId), isInService));
    return row && { ...row, rates: { ...row.rates, vatPercent }, extras: [] };
  }

  /** Where a reservation begins is checked only if that or the vehicle is another one. */
  async function termsOf(reservationId: number, rental: Change): Promise<Terms | undefined> {
    const { vehicleId, pickUpTime } = reservations;
    const [row] = await db
      .select({
        ...agreedTerms(rental, config),
        isMoved: sql<boolean>`(${vehicleId}, ${pickUpTime}) <> (${rental.vehicleId}, ${rental.pickUpTime.toISOString()}::timestamptz)`,
      })
      .from(reservations)
      .innerJoin(
        vehicles,
        and(eq(vehicles.id, rental.vehicleId), or(isInService, eq(vehicles.id, vehicleId))),
      )
      .where(eq(reservations.id, reservationId));
    return row && { ...row, ready: row.ready || !row.isMoved };
  }

  return async (rental: Change, reservationId: number | null) => {
    const stored = reservationId === null ? undefined : await termsOf(reservationId, rental);
    const terms = stored ?? (await newTerms(rental));
    if (!terms) return null;
    const { rates, rentalPrice, extras, bufferMinutes, ready } = terms;
    const { conflicts, blocks } = await findInTheWay(
      db,
      { ...rental, bufferMinutes },
      reservationId,
    );
    return {
      totalPrice: totalOf(rentalPrice, extras),
      lines: linesFor(
        startedHours(rental.pickUpTime, rental.dropOffTime, config.timeZone),
        rates,
        extras,
      ),
      available: ready && conflicts.length + blocks.length === 0,
      ...{ ready, conflicts, blocks },
    };
  };
}
