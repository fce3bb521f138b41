import { sql, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Config } from '../config.ts';
import { callFunction } from '../db/call-function.ts';
import { reservations, vehicles } from '../db/schema/index.ts';
import { isReady } from './availability.ts';
import { pricedColumns } from './lines.ts';
import { startedHours } from './price.ts';
import { readinessNow } from './readiness.ts';
import type { Rental } from './rental.ts';

/**
 * What a change of a reservation is written with by the function `change_reservation`, as columns of it joined with the vehicle:
 * any vehicle at the agreed rates, and each with its own time after the rental. `rentalPrice` is without what else the
 * reservation costs; `ready` is whether the vehicle can be picked up then.
 */
export function agreedTerms(
  { pickUpTime, dropOffTime }: Rental,
  config: Pick<Config, 'business' | 'notReadyHours' | 'timeZone'>,
) {
  const isPriced = sql`${reservations.pricePerHour} is not null`;
  const isSame = sql`${reservations.vehicleId} = ${vehicles.id}`;
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
  const ofCompany = sql`${config.business.vatPercent}::numeric`;
  const vatPercent = agreed(reservations.vatPercent, ofCompany);
  return {
    rates: { pricePerHour, pricePerDay, pricePerWeek, vatPercent },
    bufferMinutes: agreed(
      reservations.bufferMinutes,
      sql`coalesce(${vehicles.bufferMinutes}, 0)`,
      isSame,
    ),
    rentalPrice: callFunction('rental_price', {
      hours: startedHours(pickUpTime, dropOffTime, config.timeZone),
      pricePerHour,
      pricePerDay,
      pricePerWeek,
    }).mapWith(Number),
    extras: pricedColumns.extras,
    ready: isReady({ pickUpTime: pickUpTime.toISOString(), ...readinessNow(config) }),
  };
}
