import { vatPercentUntil } from './vat.ts';
import { readinessNow } from './availability.ts';
import { sumOf } from '../../contract/reservations/lines.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import type { createReservation } from '../../contract/reservations/reservations.ts';
import { checkMeetings } from '../company/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import { conflict } from '../http/errors.ts';
import { network } from '../http/network.ts';
import { actorOf, may } from '../http/authenticate.ts';
import type { Call } from '../http/route.ts';
import type { Services } from '../services.ts';
import { customerLimits } from './customer-limits.ts';
import { networkHasher } from './network-hash.ts';
import { reservationInserter, type NewReservation } from './reservation-inserter.ts';
import { checkCreated, type CreateResult } from './outcome.ts';
import { checkOffered, oneWayBetween } from './one-way.ts';
import { readRental, type Rental } from './rental.ts';
import { findRepeat, keyedRequest } from './idempotency.ts';
import { eq } from 'drizzle-orm';
import { lacksLatinName } from '../../contract/values/printable.ts';
import type { User } from '../../contract/users/users.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';

type CreateCall = Pick<Call<typeof createReservation>, 'body' | 'session' | 'key' | 'request'>;

interface CreateOptions extends Pick<NewReservation, 'vehicleId' | 'anyEqual' | 'userId'> {
  /** Whether what already happened may be recorded. */
  mayBePast: boolean;
}

/** What an administrator's booking is bound by. */
const unlimited = {
  rentalDays: 0,
  openReservations: 0,
  bookingsPerHour: 0,
  openDaysNew: 0,
  openDays: 0,
  bookingsPerNetwork: 0,
};

/** Answers calls that book a vehicle for a customer. Throws what the caller is told when it is not booked. */
export function reservationCreator({ db, config, company, currentTerms }: Services) {
  const insert = reservationInserter(db, config);
  const find = findRepeat(db, config);

  const wallTimeNow = () => toWallTime(new Date(), config.timeZone);
  const hashNetwork = networkHasher(db);

  return async (
    { body, session, key, request: { ip } }: CreateCall,
    { mayBePast, ...ids }: CreateOptions,
  ) => {
    // Former servers know neither terms nor slugs: a repeat is the same request with or without them.
    const { termsHash: read, pickUpPlace, dropOffPlace, ...booking } = body;
    const { pickUpTime, dropOffTime, expectedPrice = null, ...places } = booking;
    const request =
      key === null ? null : keyedRequest(key, session.user.id, { ...ids, ...booking });
    const own = customerLimits(session.user, config);
    const limits = may(session, 'reservations.write') ? unlimited : own;
    const bookedByCustomer = session.user.id === ids.userId;
    const times = { pickUpTime, dropOffTime, zone: config.timeZone, mostDays: limits.rentalDays };

    async function create(): Promise<CreateResult> {
      const termsHash = await currentTerms();
      const slugs = { pickUpPlace, dropOffPlace };
      const oneWay = oneWayBetween(company(), slugs, config);
      let rental: Rental;
      try {
        rental = readRental({ ...times, mayBePast, now: new Date() });
        if (!may(session, 'reservations.write')) {
          checkMeetings(company(), { ...times, ...slugs }, wallTimeNow());
          checkOffered(slugs, oneWay);
        }
        await refuseUnprintable(db, session.user, ids.userId);
        if (read && termsHash && read !== termsHash)
          throw conflict('terms_changed', 'reservations.termsChanged');
      } catch (wrong) {
        // Since the first request the pick-up of a repeat may have passed, or the terms changed.
        const first = request && (await find(request));
        if (first) return first;
        throw wrong;
      }
      const about = { ...ids, actor: actorOf(session), ...rental, ...places };
      const readiness = readinessNow(config);
      const { currency } = config.business;
      const vatPercent = vatPercentUntil(rental.dropOffTime, config);
      const agreed = { expectedPrice, currency, vatPercent, termsHash };
      const origin = may(session, 'reservations.write') ? null : await hashNetwork(network(ip));
      return insert(
        { ...about, ...agreed, bookedByCustomer, limits, network: origin, readiness, oneWay },
        request,
      );
    }

    const result = await create();
    checkCreated(result, own);
    const { reservationId: id, totalPrice, lines } = result;
    // The rates may have changed since a first request, or meanwhile.
    const number = id === null ? null : reservationNumber(id);
    return { id, number, totalPrice, lines: sumOf(lines) === totalPrice ? lines : [] };
  };
}

/** Throws a 409 for a customer whose name documents cannot show, unless another spelling is known. */
async function refuseUnprintable(db: Database, caller: User, userId: number): Promise<void> {
  const customer = caller.id === userId ? caller : await findNames(db, userId);
  if (customer && lacksLatinName(customer))
    throw conflict('latin_name_required', 'reservations.latinNameRequired');
}

async function findNames(db: Database, id: number) {
  const { firstName, lastName, latinName } = users;
  const [row] = await db
    .select({ firstName, lastName, latinName })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
