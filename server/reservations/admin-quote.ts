import { and, eq, or, sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Executor } from '../db/index.ts';
import { isInService, reservations, vehicles } from '../db/schema/index.ts';
import type { CompanyFacts } from '../company/index.ts';
import { perRentalText, type RentalTextName } from '../../contract/reservations/rental-fields.ts';
import { availabilityCheck, isReady, readinessNow } from './availability.ts';
import { findInTheWay } from './in-the-way.ts';
import { linesFor, totalOf, type Agreed, type AgreedRates, pricedColumns } from './lines.ts';
import {
  askedPlaces,
  changedOneWay,
  oneWayBetween,
  oneWayLines,
  withOneWay,
  type OneWay,
  type OneWaySettings,
  type PlaceSlugs,
} from './one-way.ts';
import { vatPercentUntil, type TaxSettings } from './vat.ts';
import { startedHours } from './started-hours.ts';
import type { Change, Rental } from './rental.ts';
import type { Pricing } from '../../contract/reservations/adjustment.ts';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { callFunction } from '../db/call-function.ts';

type AskedPlaces = PlaceSlugs & Partial<Record<RentalTextName, string | undefined>>;

/** What a rental would be written with. */
interface Terms {
  rates: AgreedRates;
  rentalPrice: number;
  extras: ReservationLine[];
  bufferMinutes: number;
  transferHours: number | null;
  ready: boolean;
}

/**
 * Quotes rentals to administrators: a reservation's at the agreed rates and with what else it costs, others at today's; and
 * what is in the way. Null when there is no such vehicle.
 */
export function rentalQuote(
  db: Executor,
  config: OneWaySettings & Pick<Config, 'notReadyHours'> & TaxSettings,
  company: () => CompanyFacts | null,
) {
  const findAvailability = availabilityCheck(db, config);

  async function newTerms(rental: Change, oneWay: OneWay | null): Promise<Terms | undefined> {
    const vatPercent = vatPercentUntil(rental.dropOffTime, config);
    const row = await findAvailability(rental.vehicleId, rental, oneWay);
    if (!row) return undefined;
    const { ready, bufferMinutes, totalPrice: rentalPrice, rates } = row;
    const extras = oneWayLines(oneWay, vatPercent);
    const transferHours = oneWay?.transferHours ?? null;
    const priced = { rentalPrice, rates: { ...rates, vatPercent }, extras };
    return { ready, bufferMinutes, transferHours, ...priced };
  }

  /** Where a reservation begins is checked only if that or the vehicle is another one. */
  async function termsOf(
    reservationId: number,
    rental: Change,
    pricing: Pricing,
    places: AskedPlaces,
  ) {
    const { vehicleId, pickUpTime } = reservations;
    const [row] = await db
      .select({
        ...agreedTerms(rental, config, pricing),
        ...perRentalText((name) => reservations[name]),
        transferHours: reservations.transferHours,
        hasChoice: sql<boolean>`${vehicleId} <> ${rental.vehicleId} and ${reservations.pricePerHour} is not null`,
        isMoved: sql<boolean>`(${vehicleId}, ${pickUpTime}) <> (${rental.vehicleId}, ${rental.pickUpTime.toISOString()}::timestamptz)`,
      })
      .from(reservations)
      .innerJoin(
        vehicles,
        and(eq(vehicles.id, rental.vehicleId), or(isInService, eq(vehicles.id, vehicleId))),
      )
      .where(eq(reservations.id, reservationId));
    if (!row) return undefined;
    const oneWay = changedOneWay(
      row,
      askedPlaces(places, row),
      oneWayBetween(company(), places, config),
    );
    return {
      ...row,
      ready: row.ready || !row.isMoved,
      transferHours: oneWay === undefined ? row.transferHours : (oneWay?.transferHours ?? null),
      extras: withOneWay(row.extras, oneWay, row.rates.vatPercent),
    };
  }

  return async (rental: Change, reservationId: number | null, places: AskedPlaces) => {
    const ask = async (pricing: Pricing) =>
      reservationId === null ? undefined : termsOf(reservationId, rental, pricing, places);
    const stored = await ask('keep');
    const today = stored?.hasChoice ? await ask('today') : undefined;
    const terms = stored ?? (await newTerms(rental, oneWayBetween(company(), places, config)));
    if (!terms) return null;
    const { bufferMinutes, transferHours, ready } = terms;
    const hours = startedHours(rental, config.timeZone);
    const priceOf = ({ rates, rentalPrice, extras }: Terms) => ({
      totalPrice: totalOf(rentalPrice, extras),
      lines: linesFor(hours, rates, extras),
    });
    const quoted = (row: Terms & { agreed: Agreed }) => ({ ...priceOf(row), ...row.agreed });
    const { conflicts, blocks, transfers } = await findInTheWay(
      db,
      { ...rental, bufferMinutes, transferHours },
      reservationId,
    );
    return {
      ...priceOf(terms),
      pricing: stored && today ? { keep: quoted(stored), today: quoted(today) } : null,
      available: ready && conflicts.length + blocks.length + transfers.length === 0,
      ready,
      conflicts,
      blocks,
      transfers,
    };
  };
}

/**
 * What a change of a reservation is written with by the function `change_reservation`, as columns of it joined with the vehicle:
 * any vehicle at the agreed rates, or another one at its own of today, and each with its own time after the rental. `rentalPrice` is without what else the
 * reservation costs; `ready` is whether the vehicle can be picked up then.
 */
export function agreedTerms(
  rental: Rental,
  config: Pick<Config, 'notReadyHours'> & TaxSettings,
  pricing: Pricing = 'keep',
) {
  const isSame = sql`${reservations.vehicleId} = ${vehicles.id}`;
  const isAgreed = sql`${reservations.pricePerHour} is not null`;
  const isPriced = pricing === 'keep' ? isAgreed : sql`(${isAgreed} and ${isSame})`;
  const agreed = <Column extends PgColumn>(
    column: Column,
    ofVehicle: PgColumn | SQL,
    keeps = isPriced,
  ) =>
    sql<GetColumnData<Column>>`case when ${keeps} then ${column} else ${ofVehicle} end`.mapWith(
      column,
    );
  const pricePerHour = agreed(reservations.pricePerHour, vehicles.pricePerHour);
  const pricePerDay = agreed(reservations.pricePerDay, vehicles.pricePerDay);
  const pricePerWeek = agreed(reservations.pricePerWeek, vehicles.pricePerWeek);
  const inForce = vatPercentUntil(rental.dropOffTime, config);
  const ofCompany = sql`${inForce}::numeric`;
  const vatPercent = agreed(reservations.vatPercent, ofCompany);
  return {
    rates: { pricePerHour, pricePerDay, pricePerWeek, vatPercent },
    bufferMinutes: agreed(
      reservations.bufferMinutes,
      sql`coalesce(${vehicles.bufferMinutes}, 0)`,
      isSame,
    ),
    rentalPrice: callFunction('rental_price', {
      hours: startedHours(rental, config.timeZone),
      pricePerHour,
      pricePerDay,
      pricePerWeek,
    }).mapWith(Number),
    extras: pricedColumns.extras,
    agreed: {
      deposit: agreed(reservations.deposit, vehicles.deposit),
      includedKmPerDay: agreed(reservations.includedKmPerDay, vehicles.includedKmPerDay),
      pricePerExtraKm: agreed(reservations.pricePerExtraKm, vehicles.pricePerExtraKm),
    },
    ready: isReady({ pickUpTime: rental.pickUpTime.toISOString(), ...readinessNow(config) }),
  };
}
