import { sql, type Placeholder } from 'drizzle-orm';
import type { RentalTextName } from '../../contract/reservations/rental-fields.ts';
import type { BookingLimits, Config } from '../config.ts';
import { actedBy, type Actor, actorId } from '../db/actor.ts';
import { callFunction, placeholdersOf } from '../db/call-function.ts';
import type { Executor } from '../db/index.ts';
import { retryOnce } from '../db/retry.ts';
import { reservations } from '../db/schema/index.ts';
import { counted } from '../metrics/index.ts';
import { resultOf, outcomeFor, outcomeOf, type CreateResult } from './outcome.ts';
import { linesFor } from './lines.ts';
import { oneWayLines, type OneWay } from './one-way.ts';
import { startedHours } from './started-hours.ts';
import type { Readiness } from './availability.ts';
import type { Rental } from './rental.ts';
import type { KeyedRequest } from './idempotency.ts';

export interface NewReservation extends Rental, Record<RentalTextName, string> {
  vehicleId: number;
  /** Whether an equal one is booked instead where that fits better. */
  anyEqual?: boolean;
  userId: number;
  /** Who books. */
  actor: Actor;
  /** The price that the caller was shown; null when nothing is expected. */
  expectedPrice: number | null;
  /** False when an administrator books for the customer. */
  bookedByCustomer: boolean;
  /** The terms that apply; null without any. */
  termsHash: string | null;
  limits: Omit<BookingLimits, 'rentalDays'>;
  /** A keyed hash of the caller's network; null for administrators. */
  network: Buffer | null;
  /** Of the price. */
  currency: string;
  vatPercent: number;
  readiness: Readiness;
  /** None by default. */
  oneWay?: OneWay | null;
  /** What the invoice is to name. */
  orderNumber?: string | null | undefined;
  costCentre?: string | null | undefined;
}

const unkeyed = { callerId: null, key: null, fingerprint: null };

/**
 * Books a vehicle for a user, in one call of the database's function `book_vehicle`. Of requests with the same key only
 * the first one books; the others end as it did.
 */
export function reservationInserter(
  { write }: Pick<Executor, 'write'>,
  { timeZone }: Pick<Config, 'timeZone'>,
) {
  const value = sql.placeholder;
  // Named one by one, so that a new field does not compile without its parameter.
  const texts: Record<RentalTextName, Placeholder> = {
    pickUpLocation: value('pickUpLocation'),
    dropOffLocation: value('dropOffLocation'),
  };
  const equal = callFunction('free_equal', {
    customerId: value('userId'),
    // Of a network without a limit nothing is counted, and nobody waits for it.
    network: sql`case when ${value('bookingsPerNetwork')}::integer > 0 then ${value('network')}::bytea end`,
    vehicleId: value('vehicleId'),
    from: value('pickUpTime'),
    until: value('dropOffTime'),
    notReadyHours: value('notReadyHours'),
    today: value('today'),
    transferHours: value('transferHours'),
  });
  const statement = write
    .select({
      outcome: outcomeFor<CreateResult['outcome']>(value('vehicleId')),
      reservationId: sql<number | null>`reservation`,
      totalPrice: sql<number | null>`price`.mapWith(Number),
      wait: sql<number | null>`wait`,
      maxDays: sql<number | null>`max_days`,
      rates: {
        pricePerHour: sql`per_hour`.mapWith(reservations.pricePerHour),
        pricePerDay: sql`per_day`.mapWith(reservations.pricePerDay),
        pricePerWeek: sql`per_week`.mapWith(reservations.pricePerWeek),
      },
    })
    .from(
      callFunction('book_vehicle', {
        ...placeholdersOf('book_vehicle'),
        ...texts,
        customerId: actedBy(value('actor'), value('userId')),
        vehicleId: sql`case when ${value('anyEqual')}::boolean then ${equal} else ${value('vehicleId')}::integer end`,
        pickUpAt: value('pickUpTime'),
        dropOffAt: value('dropOffTime'),
      }),
    )
    .prepare('reservation_book');

  const insert = async (
    reservation: NewReservation,
    request: KeyedRequest | null,
  ): Promise<CreateResult> => {
    const { limits, readiness, oneWay = null, ...rest } = reservation;
    const hours = startedHours(reservation, timeZone);
    const [row] = await statement.execute({
      anyEqual: false,
      ...rest,
      actor: actorId(rest.actor),
      orderNumber: rest.orderNumber ?? null,
      costCentre: rest.costCentre ?? null,
      ...limits,
      ...readiness,
      oneWayFee: oneWay?.fee ?? null,
      transferHours: oneWay?.transferHours ?? null,
      ...(request ?? unkeyed),
      // As ISO strings: no column type tells the driver how to serialize a Date.
      pickUpTime: reservation.pickUpTime.toISOString(),
      dropOffTime: reservation.dropOffTime.toISOString(),
      hours,
    });
    const { rates, ...result } = row!;
    const { vatPercent } = reservation;
    return {
      ...result,
      lines: linesFor(hours, { ...rates, vatPercent }, oneWayLines(oneWay, vatPercent)),
    };
  };

  return async (
    reservation: NewReservation,
    request: KeyedRequest | null,
  ): Promise<CreateResult> => {
    // A key that is sent for two customers at once, by an administrator, ends in a duplicate.
    const result = await retryOnce(() => insert(reservation, request), 'deadlock', 'unique').catch(
      (error: unknown) => resultOf(outcomeOf(error)),
    );
    counted.bookings.inc({ outcome: result.outcome });
    return result;
  };
}
