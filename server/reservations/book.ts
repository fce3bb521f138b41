import type { createReservation } from '../../contract/reservations.ts';
import type { Call } from '../route.ts';
import type { Services } from '../services.ts';
import { bookings, type Booking } from './booking.ts';
import { checkWritten, type Outcome } from './outcome.ts';
import { bookingFields, readRental, type Rental } from './rental.ts';
import { fingerprintOf, repeatQueries, type KeyedRequest } from './repeats.ts';

type BookingCall = Pick<Call<typeof createReservation>, 'body' | 'session' | 'key'>;
type Ids = Pick<Booking, 'vehicleId' | 'userId'>;

/** Answers calls that book a vehicle for a customer. Throws what the caller is told when it is not booked. */
export function booker({ db, config }: Services) {
  const create = bookings(db);
  const { find } = repeatQueries(db);

  return async ({ body, session, key }: BookingCall, ids: Ids): Promise<void> => {
    const request = key === null ? null : keyed(key, session.user.id, { ...ids, ...body });
    checkWritten(await outcome(body, ids, request));
  };

  async function outcome(body: BookingCall['body'], ids: Ids, request: KeyedRequest | null) {
    const { pickUpTime: pickUp, dropOffTime: dropOff, ...places } = body;
    const asked = { pickUp, dropOff, fields: bookingFields, zone: config.timeZone };
    let rental: Rental;
    try {
      rental = readRental({ ...asked, now: new Date() });
    } catch (wrong) {
      // The pick-up of a repeat may have passed since the first request.
      const first: Outcome | null = request && (await find(request));
      if (first) return first;
      throw wrong;
    }
    return create({ ...ids, ...rental, ...places }, request);
  }
}

const keyed = (key: string, callerId: number, asked: object): KeyedRequest => ({
  key,
  callerId,
  fingerprint: fingerprintOf(asked),
});
