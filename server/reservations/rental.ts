import { limits } from '../../contract/limits.ts';
import { reservationMessages } from '../../contract/reservations.ts';
import type { WallTime } from '../../contract/times.ts';
import { invalid } from '../http/errors.ts';
import { toInstant, toWallTime } from '../time/wall-times.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface Rental {
  pickUpAt: Date;
  dropOffAt: Date;
}

/** New times or another vehicle of a reservation. */
export interface Change extends Rental {
  vehicleId: number;
}

interface Asked {
  pickUp: WallTime;
  dropOff: WallTime;
  /** Names of the two fields in the request, for their messages. */
  fields: readonly [pickUp: string, dropOff: string];
  zone: string;
  now: Date;
  /** Whether what already happened may be recorded. */
  mayBePast: boolean;
  /** Days by the clock on the wall that a rental may last; 0 for any number. */
  mostDays: number;
}

export const bookingFields = ['pickUpTime', 'dropOffTime'] as const;

/** The instants of a rental. Throws a 400 with each wrong field's message when these times cannot be booked. */
export function readRental(asked: Asked): Rental {
  const rental = readTimes(asked);
  check(asked, wrongPickUp(asked, rental), wrongDropOff(asked, rental));
  return rental;
}

/**
 * What an edit changes of a reservation; null when neither its times nor its vehicle. A change is checked like a booking,
 * but a pick-up that stays as it was may be however long ago. Throws a 400
 * with each wrong field's message.
 */
export function readChange(asked: Asked, known: Change, vehicleId: number): Change | null {
  const read = readTimes(asked);
  const rental = {
    pickUpAt: keeps(read.pickUpAt, known.pickUpAt) ? known.pickUpAt : read.pickUpAt,
    dropOffAt: keeps(read.dropOffAt, known.dropOffAt) ? known.dropOffAt : read.dropOffAt,
  };
  const keepsPickUp = rental.pickUpAt === known.pickUpAt;
  const keepsDropOff = rental.dropOffAt === known.dropOffAt;
  if (keepsPickUp && keepsDropOff && vehicleId === known.vehicleId) return null;
  check(asked, keepsPickUp ? null : wrongPickUp(asked, rental), wrongDropOff(asked, rental));
  return { ...rental, vehicleId };
}

/** Forms show no seconds: a whole minute also means the second in it that was booked. */
const keeps = (asked: Date, known: Date): boolean => {
  const later = known.getTime() - asked.getTime();
  return later === 0 || (asked.getTime() % minute === 0 && later > 0 && later < minute);
};

const readTimes = ({ pickUp, dropOff, fields, zone }: Asked): Rental => ({
  pickUpAt: toInstant(pickUp, zone, fields[0]),
  dropOffAt: toInstant(dropOff, zone, fields[1]),
});

function check(asked: Asked, pickUp: string | null, dropOff: string | null): void {
  const [from, until] = asked.fields;
  const errors = { ...(pickUp && { [from]: pickUp }), ...(dropOff && { [until]: dropOff }) };
  if (pickUp || dropOff) throw invalid(errors, isTooLong(asked) ? 'rental_too_long' : undefined);
}

function wrongPickUp(asked: Asked, { pickUpAt }: Rental): string | null {
  const { pickUp, zone, now, mayBePast } = asked;
  if (isTooFar(pickUpAt, now)) return reservationMessages.tooFar;
  if (mayBePast) return isTooFar(now, pickUpAt) ? reservationMessages.tooFarBack : null;
  // A pick-up now is still in time when the answer comes a few seconds later.
  const thisMinute = Math.floor(now.getTime() / minute) * minute;
  if (pickUpAt.getTime() < thisMinute)
    return pickUp.slice(0, 10) < toWallTime(now, zone).slice(0, 10)
      ? reservationMessages.pickUpPast
      : reservationMessages.pickUpTimePast;
  return null;
}

function wrongDropOff(asked: Asked, rental: Rental): string | null {
  const { pickUp, dropOff, now, mostDays } = asked;
  if (dropOff.slice(0, 10) < pickUp.slice(0, 10)) return reservationMessages.dropOffBeforePickUp;
  if (rental.dropOffAt.getTime() - rental.pickUpAt.getTime() < limits.rentalMinutes * minute)
    return reservationMessages.tooShort;
  if (isTooLong(asked)) return reservationMessages.rentalTooLong(mostDays);
  return isTooFar(rental.dropOffAt, now) ? reservationMessages.tooFar : null;
}

const isTooLong = ({ pickUp, dropOff, mostDays }: Asked): boolean =>
  mostDays > 0 &&
  Temporal.PlainDateTime.compare(
    dropOff,
    Temporal.PlainDateTime.from(pickUp).add({ days: mostDays }),
  ) > 0;

/** Whether an instant lies beyond the horizon as seen from another one. */
const isTooFar = (instant: Date, from: Date) =>
  instant.getTime() > from.getTime() + limits.bookingHorizonDays * day;
