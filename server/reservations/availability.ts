import { and, eq, notExists, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Config } from '../config.ts';
import { callFunction } from '../db/call-function.ts';
import type { Executor, Queue } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { isInService, occupancies, vehicles } from '../db/schema/index.ts';
import { startedHours } from './started-hours.ts';
import { todayIn } from '../time/wall-times.ts';
import type { OneWay } from './one-way.ts';
import type { Rental } from './rental.ts';

type Value = string | number | Placeholder | SQL;

/** A rental and what decides whether it can be had; as `rentalValues` fills them. */
export interface RentalValues {
  pickUpTime: Value;
  dropOffTime: Value;
  hours: Value;
  /** In which the vehicle is brought home afterwards; 0 except of one-way rentals. */
  transferHours: Value;
  notReadyHours: Value;
  today: Value;
}

/** Placeholders for a rental in a prepared statement, which `rentalValues` fills. */
export const rentalPlaceholders: RentalValues = {
  pickUpTime: sql.placeholder('pickUpTime'),
  dropOffTime: sql.placeholder('dropOffTime'),
  hours: sql.placeholder('hours'),
  transferHours: sql.placeholder('transferHours'),
  notReadyHours: sql.placeholder('notReadyHours'),
  today: sql.placeholder('today'),
};

/** What decides whether a vehicle that is late or past due can be picked up, as the function `is_ready` takes it. */
export interface Readiness {
  /** Pick-ups within so many hours are refused. */
  notReadyHours: number;
  /** The day at the company's place, `YYYY-MM-DD`. */
  today: string;
}

export const readinessNow = ({
  notReadyHours,
  timeZone,
}: Pick<Config, 'notReadyHours' | 'timeZone'>): Readiness => ({
  notReadyHours,
  today: todayIn(timeZone),
});

/** As ISO strings: no column type tells the driver how to serialize a Date. */
export const rentalValues = (
  { pickUpTime, dropOffTime }: Rental,
  config: Pick<Config, 'notReadyHours' | 'timeZone'>,
  oneWay: OneWay | null = null,
) => ({
  pickUpTime: pickUpTime.toISOString(),
  dropOffTime: dropOffTime.toISOString(),
  hours: startedHours({ pickUpTime, dropOffTime }, config.timeZone),
  transferHours: oneWay?.transferHours ?? 0,
  ...readinessNow(config),
});

/** Whether nothing occupies a vehicle during a rental and the time after it, as the function `book_vehicle` checks. */
export const isFree = (
  db: Queue,
  vehicleId: Value | typeof vehicles.id,
  rental: RentalValues,
  vehicle = vehicles,
) =>
  sql<boolean>`${notExists(
    db
      .select({ kind: occupancies.kind })
      .from(occupancies)
      .where(
        sql`${occupancies.vehicleId} = ${vehicleId} and ${occupancies.during} && ${occupiedBy(rental, vehicle)}`,
      ),
  )}`;

/** A rental and the time after it that its vehicle needs. */
export const occupiedBy = (
  { pickUpTime, dropOffTime, transferHours }: RentalValues,
  vehicle = vehicles,
) =>
  callFunction('time_taken', {
    from: pickUpTime,
    until: dropOffTime,
    bufferMinutes: vehicle.bufferMinutes,
    transferHours,
  });

export const isReady = (
  {
    pickUpTime,
    notReadyHours,
    today,
  }: Pick<RentalValues, 'pickUpTime' | 'notReadyHours' | 'today'>,
  vehicle = vehicles,
) =>
  sql<boolean>`${callFunction('is_ready', {
    vehicle,
    pickUpAt: pickUpTime,
    notReadyHours,
    today,
  })}`;

/** What a rental of a vehicle costs today. */
export const totalPriceOf = ({ hours }: Pick<RentalValues, 'hours'>) =>
  callFunction('rental_price', {
    hours,
    ...pick(vehicles, 'pricePerHour', 'pricePerDay', 'pricePerWeek'),
  }).mapWith(Number);

/**
 * The one statement of an availability check. The vehicle is a bound value because the index needs exactly its column's
 * type.
 */
export const availabilityStatement = (
  db: Queue,
  vehicleId: number | Placeholder,
  rental: RentalValues,
) =>
  db
    .select({
      free: isFree(db, vehicleId, rental),
      ready: isReady(rental),
      totalPrice: totalPriceOf(rental),
      bufferMinutes: sql`coalesce(${vehicles.bufferMinutes}, 0)`.mapWith(Number),
      rates: pick(vehicles, 'pricePerHour', 'pricePerDay', 'pricePerWeek'),
    })
    .from(vehicles)
    .where(and(eq(vehicles.id, vehicleId), isInService));

/** Checks whether a vehicle is free and ready and what it costs; null when there is no such vehicle. */
export function availabilityCheck(
  { read }: Pick<Executor, 'read'>,
  config: Pick<Config, 'notReadyHours' | 'timeZone'>,
) {
  const statement = availabilityStatement(
    read,
    sql.placeholder('vehicleId'),
    rentalPlaceholders,
  ).prepare('availability');
  return async (vehicleId: number, rental: Rental, oneWay: OneWay | null = null) => {
    const [row] = await statement.execute({ vehicleId, ...rentalValues(rental, config, oneWay) });
    return row ?? null;
  };
}
