import { and, eq, notExists, sql, type Placeholder } from 'drizzle-orm';
import type { Executor, Lane } from '../db/index.ts';
import { isOpen, reservations, vehicles } from '../db/schema.ts';
import { startedHours } from './price.ts';
import type { Rental } from './rental.ts';

interface Asked {
  vehicleId: number | Placeholder;
  pickUpTime: string | Placeholder;
  dropOffTime: string | Placeholder;
  hours: number | Placeholder;
}

/**
 * The one statement of an availability check. The status is written out because the index holds only open reservations,
 * and the vehicle is a bound value because the index needs exactly its column's type.
 */
export function availabilityStatement(
  db: Lane,
  { vehicleId, pickUpTime, dropOffTime, hours }: Asked,
) {
  const reserved = sql`tstzrange(${reservations.pickUpTime}, ${reservations.dropOffTime}, '[)')`;
  const asked = sql`tstzrange(${pickUpTime}, ${dropOffTime}, '[)')`;
  const overlapping = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.vehicleId, vehicleId), isOpen, sql`${reserved} && ${asked}`));
  return db
    .select({
      available: sql<boolean>`${notExists(overlapping)}`,
      totalPrice: sql`${hours}::integer * ${vehicles.pricePerHour}`.mapWith(Number),
    })
    .from(vehicles)
    .where(eq(vehicles.id, vehicleId));
}

/** Checks whether a vehicle is free and what it costs in dollars; null when there is no such vehicle. */
export function availabilityCheck({ read }: Pick<Executor, 'read'>) {
  const value = sql.placeholder;
  const statement = availabilityStatement(read, {
    vehicleId: value('vehicleId'),
    pickUpTime: value('pickUpTime'),
    dropOffTime: value('dropOffTime'),
    hours: value('hours'),
  }).prepare('availability');
  return async (vehicleId: number, rental: Rental) => {
    // As ISO strings: no column type tells the driver how to serialize a Date.
    const [row] = await statement.execute({
      vehicleId,
      pickUpTime: rental.pickUpTime.toISOString(),
      dropOffTime: rental.dropOffTime.toISOString(),
      hours: startedHours(rental.pickUpTime, rental.dropOffTime),
    });
    return row ?? null;
  };
}
