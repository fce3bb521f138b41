import { key, type MessageKey } from '../../contract/texts/message-key.ts';
import type { ErrorCode } from '../../contract/values/errors.ts';
import { limits } from '../../contract/values/limits.ts';
import { dropOffFault, pickUpFault } from '../../contract/reservations/rental-times.ts';
import { addDays, type WallTime } from '../../contract/values/times.ts';
import { invalid, type FieldError } from '../http/errors.ts';
import { toInstant, toWallTime } from '../time/wall-times.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

export interface Rental {
  pickUpTime: Date;
  dropOffTime: Date;
}

/** How long a rental is, in milliseconds. */
export const lengthOf = ({ pickUpTime, dropOffTime }: Rental): number =>
  dropOffTime.getTime() - pickUpTime.getTime();

/** New times or another vehicle of a reservation. */
export interface Change extends Rental {
  vehicleId: number;
}

interface RentalRequest {
  pickUpTime: WallTime;
  dropOffTime: WallTime;
  zone: string;
  now: Date;
  /** Whether what already happened may be recorded. */
  mayBePast: boolean;
  /** Days by the clock on the wall that a rental may last; 0 for any number. */
  mostDays: number;
}

/** The instants of a rental. Throws a 400 with each wrong field's message when these times cannot be booked. */
export function readRental(request: RentalRequest): Rental {
  const rental = readTimes(request);
  check(wrongPickUp(request, rental), wrongDropOff(request, rental));
  return rental;
}

/**
 * What an edit changes of a reservation; null when neither its times nor its vehicle. A change is checked like a booking,
 * but a pick-up that stays as it was may be however long ago. Throws a 400
 * with each wrong field's message.
 */
export function readChange(
  request: RentalRequest,
  booking: Change,
  vehicleId: number,
): Change | null {
  const read = readTimes(request);
  const rental = {
    pickUpTime: keeps(read.pickUpTime, booking.pickUpTime) ? booking.pickUpTime : read.pickUpTime,
    dropOffTime: keeps(read.dropOffTime, booking.dropOffTime)
      ? booking.dropOffTime
      : read.dropOffTime,
  };
  const keepsPickUp = rental.pickUpTime === booking.pickUpTime;
  const keepsDropOff = rental.dropOffTime === booking.dropOffTime;
  if (keepsPickUp && keepsDropOff && vehicleId === booking.vehicleId) return null;
  check(keepsPickUp ? null : wrongPickUp(request, rental), wrongDropOff(request, rental));
  return { ...rental, vehicleId };
}

/** Forms show no seconds: a whole minute also means the second in it that was booked. */
const keeps = (time: Date, formerTime: Date): boolean => {
  const later = formerTime.getTime() - time.getTime();
  return later === 0 || (time.getTime() % minute === 0 && later > 0 && later < minute);
};

const readTimes = ({ pickUpTime, dropOffTime, zone }: RentalRequest): Rental => ({
  pickUpTime: toInstant(pickUpTime, zone, 'pickUpTime'),
  dropOffTime: toInstant(dropOffTime, zone, 'dropOffTime'),
});

type Fault = FieldError | null;
const fault = (code: ErrorCode, message: MessageKey): FieldError => ({ code, message });
const tooFarAhead = fault('too_far_ahead', 'reservations.tooFar');

function check(pickUpTime: Fault, dropOffTime: Fault): void {
  if (pickUpTime || dropOffTime)
    throw invalid({ ...(pickUpTime && { pickUpTime }), ...(dropOffTime && { dropOffTime }) });
}

function wrongPickUp(request: RentalRequest, rental: Rental): Fault {
  const { pickUpTime, zone, now, mayBePast } = request;
  if (isTooFar(rental.pickUpTime, now)) return tooFarAhead;
  if (mayBePast)
    return isTooFar(now, rental.pickUpTime)
      ? fault('too_far_back', 'reservations.tooFarBack')
      : null;
  // A pick-up now is still in time when the answer comes a few seconds later.
  const thisMinute = Math.floor(now.getTime() / minute) * minute;
  const isPast = rental.pickUpTime.getTime() < thisMinute;
  return pickUpFault(dayOf(pickUpTime), dayOf(toWallTime(now, zone)), isPast);
}

function wrongDropOff(request: RentalRequest, rental: Rental): Fault {
  const { pickUpTime, dropOffTime, now, mostDays } = request;
  const minutes = (rental.dropOffTime.getTime() - rental.pickUpTime.getTime()) / minute;
  const wrong = dropOffFault(dayOf(pickUpTime), dayOf(dropOffTime), minutes);
  if (wrong) return wrong;
  if (isTooLong(request))
    return fault('rental_too_long', key('reservations.rentalTooLong', { max: mostDays }));
  return isTooFar(rental.dropOffTime, now) ? tooFarAhead : null;
}

const dayOf = (time: WallTime): string => time.slice(0, 10);

const isTooLong = ({ pickUpTime, dropOffTime, mostDays }: RentalRequest): boolean =>
  mostDays > 0 && dropOffTime > addDays(dayOf(pickUpTime), mostDays) + pickUpTime.slice(10);

/** Whether an instant lies beyond the horizon as seen from another one. */
export const isTooFar = (instant: Date, from: Date) =>
  instant.getTime() > from.getTime() + limits.bookingHorizonDays * day;
