import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { failedBy } from '../db/failures.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/locks.ts';
import { reservations, vehicles } from '../db/schema.ts';
import { counted } from '../metrics/counted.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import { repeatQueries, type KeyedRequest } from './repeats.ts';
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
  const price = priceOf(value('vehicleId'), value('hours'));
  const insert = (into: Pick<Database, 'insert'>, turn: SQL) =>
    into.insert(reservations).values({
      userId: value('userId'),
      vehicleId: value('vehicleId'),
      pickUpAt: value('pickUpAt'),
      dropOffAt: value('dropOffAt'),
      pickUpLocation: value('pickUpLocation'),
      dropOffLocation: value('dropOffLocation'),
      // Evaluated before the row is inserted, so the turn comes first.
      totalPrice: sql`(with turn as materialized (${turn}) select price.* from turn, lateral (${price}) as price)`,
    });
  const turn = turnOf(value('vehicleId'));
  const plain = insert(db, turn).prepare('reservation_create');

  const { remembered, find, keep } = repeatQueries(db);
  // The request comes before the turn: a repeat finds it, and waits for it as long as it is under way.
  const once = insert(db.with(remembered), sql`${turn} from ${remembered}`).prepare(
    'reservation_create_once',
  );

  async function endOf(error: unknown, request: KeyedRequest | null): Promise<Outcome> {
    const first = request && failedBy(error, 'unique') && (await find(request));
    if (first) return first;
    const outcome = outcomeOf(error);
    if (request) await keep(request, outcome);
    return outcome;
  }

  /** Of requests with the same key only the first one books; the others end as it did. */
  return async (booking: Booking, request: KeyedRequest | null): Promise<Outcome> => {
    const hours = startedHours(booking.pickUpAt, booking.dropOffAt);
    const outcome = await (
      request
        ? once.execute({ ...booking, ...request, hours })
        : plain.execute({ ...booking, hours })
    ).then(
      (): Outcome => 'written',
      (error: unknown) => endOf(error, request),
    );
    counted.bookings.add(`outcome="${outcome}"`);
    return outcome;
  };
}
