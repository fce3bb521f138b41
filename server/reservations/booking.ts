import { sql, type Placeholder } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { locks } from '../db/locks.ts';
import { reservations, vehicles } from '../db/schema.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { startedHours } from './price.ts';
import type { Rental } from './rental.ts';

export interface Booking extends Rental {
  vehicleId: number;
  userId: number;
  pickUpLocation: string;
  dropOffLocation: string;
}

type Value = number | Placeholder;

/**
 * Waits, until the transaction ends, for the others that write reservations of this vehicle: many that meet in the
 * exclusion constraint would deadlock. What forbids an overlap is the constraint alone.
 */
export const turnOf = (vehicleId: Value) =>
  sql`select pg_advisory_xact_lock(${locks.vehicle}, ${vehicleId})`;

/** Dollars for so many hours; null without such a vehicle. */
export const priceOf = (vehicleId: Value, hours: Value) =>
  sql`select ${hours}::integer * ${vehicles.pricePerHour} from ${vehicles} where ${vehicles.id} = ${vehicleId}`;

/** Books a vehicle for a user, in one statement, which is a transaction of its own. */
export function bookings(db: Database) {
  const value = sql.placeholder;
  const turn = turnOf(value('vehicleId'));
  const price = priceOf(value('vehicleId'), value('hours'));
  const statement = db
    .insert(reservations)
    .values({
      userId: value('userId'),
      vehicleId: value('vehicleId'),
      pickUpAt: value('pickUpAt'),
      dropOffAt: value('dropOffAt'),
      pickUpLocation: value('pickUpLocation'),
      dropOffLocation: value('dropOffLocation'),
      // Evaluated before the row is inserted, so the turn comes first.
      totalPrice: sql`(with turn as materialized (${turn}) select price.* from turn, lateral (${price}) as price)`,
    })
    .prepare('reservation_create');

  return async (booking: Booking): Promise<Outcome> => {
    const hours = startedHours(booking.pickUpAt, booking.dropOffAt);
    try {
      await statement.execute({ ...booking, hours });
      return 'written';
    } catch (error) {
      return outcomeOf(error);
    }
  };
}
