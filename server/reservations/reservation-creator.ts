import type { createReservation } from '../../contract/reservations.ts';
import { isAdministrator } from '../http/session.ts';
import type { Call } from '../http/route.ts';
import type { Services } from '../services.ts';
import { reservationInserter, type NewReservation } from './reservation-inserter.ts';
import { checkCreated, type CreateResult } from './outcome.ts';
import { readRental, type Rental } from './rental.ts';
import { findRepeat, fingerprintOf, type KeyedRequest } from './idempotency.ts';

type CreateCall = Pick<Call<typeof createReservation>, 'body' | 'session' | 'key'>;

interface Asked extends Pick<NewReservation, 'vehicleId' | 'userId'> {
  /** Whether what already happened may be recorded. */
  mayBePast: boolean;
}

/** What an administrator's booking is bound by. */
const unlimited = { rentalDays: 0, openReservations: 0, bookingsPerHour: 0 };

/** Answers calls that book a vehicle for a customer. Throws what the caller is told when it is not booked. */
export function reservationCreator({ db, config }: Services) {
  const insert = reservationInserter(db);
  const find = findRepeat(db);

  return async ({ body, session, key }: CreateCall, { mayBePast, ...ids }: Asked) => {
    const { pickUpTime, dropOffTime, expectedPrice = null, ...places } = body;
    const request = key === null ? null : keyed(key, session.user.id, { ...ids, ...body });
    const limits = isAdministrator(session) ? unlimited : config.bookingLimits;
    const bookedByCustomer = session.user.id === ids.userId;
    const times = { pickUpTime, dropOffTime, zone: config.timeZone, mostDays: limits.rentalDays };

    async function create(): Promise<CreateResult> {
      let rental: Rental;
      try {
        rental = readRental({ ...times, mayBePast, now: new Date() });
      } catch (wrong) {
        // The pick-up of a repeat may have passed since the first request.
        const first = request && (await find(request));
        if (first) return first;
        throw wrong;
      }
      const about = { ...ids, ...rental, ...places };
      return insert({ ...about, expectedPrice, bookedByCustomer, limits }, request);
    }

    const result = await create();
    checkCreated(result, config.bookingLimits);
    return { id: result.reservationId, totalPrice: result.totalPrice };
  };
}

const keyed = (key: string, callerId: number, asked: object): KeyedRequest => ({
  key,
  callerId,
  fingerprint: fingerprintOf(asked),
});
