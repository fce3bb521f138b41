import type { TaxSettings } from './vat.ts';
import {
  perRentalText,
  rentalTextNames,
  type RentalTextName,
} from '../../contract/reservations/rental-fields.ts';
import type { WallTime } from '../../contract/values/times.ts';
import type { Config } from '../config.ts';
import { conflict, invalidField, refused } from '../http/errors.ts';
import { savesSum } from './concessions.ts';
import type { Booked, Edit, StoredReservation } from './reservation-editor.ts';
import { lengthOf, readChange, type Rental } from './rental.ts';
import { toWallTime } from '../time/wall-times.ts';
import { reservationAnswer, type ReservationRow } from './columns.ts';

type Settings = Pick<Config, 'cancellationHours' | 'timeZone' | 'bookingLimits'>;

/** What a customer wants of an own reservation. */
interface ChangeRequest extends Record<RentalTextName, string> {
  pickUpTime: WallTime;
  dropOffTime: WallTime;
  expectedPrice?: number | null | undefined;
}

const hour = 3_600_000;

/** The last moment at which everything can be changed. */
export const deadlineOf = (
  { pickUpTime }: Pick<Rental, 'pickUpTime'>,
  { cancellationHours }: Pick<Config, 'cancellationHours'>,
): Date => new Date(pickUpTime.getTime() - cancellationHours * hour);

/** Whether the customer may still change everything. */
const isEarly = (reservation: Booked, now: Date, settings: Settings): boolean =>
  reservation.pickedUpAt === null && now <= deadlineOf(reservation, settings);

const tooLate = () => conflict('past_deadline', 'reservations.pastDeadline');

function checkOpen({ status, dropOffTime }: Booked, now: Date): void {
  if (status !== 'CREATED') throw refused('reservation_closed', 'reservations.closed');
  if (dropOffTime <= now) throw tooLate();
}

/** A customer's change of an own reservation. Throws what the caller is told unless it is allowed now. */
export function readOwnChange(
  request: ChangeRequest,
  reservation: StoredReservation,
  now: Date,
  settings: Settings,
): Edit {
  checkOpen(reservation, now);
  const { pickUpTime, dropOffTime, expectedPrice = null, ...places } = request;
  const { timeZone: zone, bookingLimits } = settings;
  const times = { pickUpTime, dropOffTime, zone, now, mayBePast: false };
  const change = readChange(
    { ...times, mostDays: bookingLimits.rentalDays },
    reservation,
    reservation.vehicleId,
  );
  if (!isEarly(reservation, now, settings) && !isOnlyLonger(places, change, reservation))
    throw conflict('past_deadline', 'reservations.onlyLater');
  const isShorter = change !== null && lengthOf(change) < lengthOf(reservation);
  if (isShorter && reservation.extras.some(savesSum))
    throw invalidField('dropOffTime', 'discount_above_price', 'reservations.shorterByUs');
  return { ...places, status: reservation.status, change, expectedPrice };
}

/** Of what is asked for, the ends of the rental that the edit moves to another time or place: the others were promised before. */
export const changedMeetings = <Asked extends Pick<ChangeRequest, 'pickUpTime' | 'dropOffTime'>>(
  asked: Asked,
  booked: Booked,
  { change, pickUpLocation, dropOffLocation }: Edit,
): Partial<Asked> => {
  const { pickUpTime, dropOffTime, ...places } = asked;
  const movesPickUp = change !== null && change.pickUpTime !== booked.pickUpTime;
  const movesDropOff = change !== null && change.dropOffTime !== booked.dropOffTime;
  return {
    ...places,
    ...((movesPickUp || pickUpLocation !== booked.pickUpLocation) && { pickUpTime }),
    ...((movesDropOff || dropOffLocation !== booked.dropOffLocation) && { dropOffTime }),
  } as Partial<Asked>;
};

const isOnlyLonger = (
  places: Record<RentalTextName, string>,
  change: Rental | null,
  reservation: Booked,
): boolean =>
  rentalTextNames.every((name) => places[name] === reservation[name]) &&
  (!change ||
    (change.pickUpTime === reservation.pickUpTime &&
      change.dropOffTime >= reservation.dropOffTime));

/** Cancelling of an own reservation. Throws what the caller is told after the deadline. */
export function readCancelling(reservation: Booked, now: Date, settings: Settings): Edit {
  checkOpen(reservation, now);
  if (!isEarly(reservation, now, settings)) throw tooLate();
  return { ...perRentalText((name) => reservation[name]), status: 'CANCELLED', change: null };
}

/** A reservation as its customer gets it. */
export const ownAnswer = (
  row: ReservationRow,
  config: Pick<Config, 'cancellationHours'> & TaxSettings,
) => ({
  ...reservationAnswer(row, config),
  changeableUntil:
    row.status === 'CREATED' ? toWallTime(deadlineOf(row, config), config.timeZone) : null,
});
