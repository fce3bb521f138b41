import type { createReservation } from '../../contract/reservations.ts';
import { isAdministrator } from '../http/session.ts';
import type { Call } from '../http/route.ts';
import type { Services } from '../services.ts';
import { bookings, type Booking } from './booking.ts';
import { checkBooked, type Ending } from './outcome.ts';
import { readRental, type Rental } from './rental.ts';
import { findRepeat, fingerprintOf, type KeyedRequest } from './idempotency.ts';

type BookingCall = Pick<Call<typeof createReservation>, 'body' | 'session' | 'key'>;

interface Asked extends Pick<Booking, 'vehicleId' | 'userId'> {
  /** Whether what already happened may be recorded. */
  mayBePast: boolean;
}

/** What an administrator's booking is bound by. */
const unlimited = { rentalDays: 0, openReservations: 0, bookingsPerHour: 0 };

/** Answers calls that book a vehicle for a customer. Throws what the caller is told when it is not booked. */
export function booker({ db, config }: Services) {
  const create = bookings(db);
  const find = findRepeat(db);

  return async ({ body, session, key }: BookingCall, { mayBePast, ...ids }: Asked) => {
    const request = key === null ? null : keyed(key, session.user.id, { ...ids, ...body });
    const limits = isAdministrator(session) ? unlimited : config.bookingLimits;
    const bookedByCustomer = session.user.id === ids.userId;
    const ending = await endOf({ ...ids, bookedByCustomer, limits }, mayBePast, body, request);
    checkBooked(ending, config.bookingLimits);
    return { id: ending.reservationId, totalPrice: ending.totalPrice };
  };

  async function endOf(
    given: Pick<Booking, 'vehicleId' | 'userId' | 'bookedByCustomer'> & {
      limits: typeof unlimited;
    },
    mayBePast: boolean,
    { pickUpTime, dropOffTime, expectedPrice, ...places }: BookingCall['body'],
    request: KeyedRequest | null,
  ): Promise<Ending> {
    const mostDays = given.limits.rentalDays;
    const asked = { pickUpTime, dropOffTime, zone: config.timeZone, mostDays };
    let rental: Rental;
    try {
      rental = readRental({ ...asked, mayBePast, now: new Date() });
    } catch (wrong) {
      // The pick-up of a repeat may have passed since the first request.
      const first = request && (await find(request));
      if (first) return first;
      throw wrong;
    }
    return create(
      { ...given, ...rental, ...places, expectedPrice: expectedPrice ?? null },
      request,
    );
  }
}

const keyed = (key: string, callerId: number, asked: object): KeyedRequest => ({
  key,
  callerId,
  fingerprint: fingerprintOf(asked),
});
