import type { Adjustment, Pricing } from '../../contract/reservations/adjustment.ts';
import { isPercent, type ReservationLine } from '../../contract/reservations/lines.ts';
import { perRentalText, rentalTextNames } from '../../contract/reservations/rental-fields.ts';
import type { WallTime } from '../../contract/values/times.ts';
import { conflict, invalidField, refused } from '../http/errors.ts';
import type { Config } from '../config.ts';
import { checkMay, type Session } from '../http/authenticate.ts';
import { checkAdjustment } from './concessions.ts';
import { changesAdjustment } from './lines.ts';
import { readChange, type Rental } from './rental.ts';
import type { Edit, PlainFields, StoredReservation } from './reservation-editor.ts';

/** A reservation as an administrator wants it. */
interface EditRequest extends PlainFields {
  vehicleId: number;
  pickUpTime: WallTime;
  dropOffTime: WallTime;
  /** Undefined stays as it was; null for none. */
  adjustment?: Adjustment | null | undefined;
  pricing?: Pricing | null | undefined;
  allowFree?: boolean | null | undefined;
}

/** What an edit by staff changes of a reservation. Throws a 400 if the edit is not allowed, and a 403 if it is not to them. */
export function readEdit(
  {
    vehicleId,
    pickUpTime,
    dropOffTime,
    adjustment: newAdjustment,
    pricing,
    allowFree,
    ...rest
  }: EditRequest,
  reservation: StoredReservation,
  { session, config, now }: { session: Session; config: Config; now: Date },
): Edit {
  const zone = config.timeZone;
  const times = { pickUpTime, dropOffTime, mayBePast: true, mostDays: 0, zone, now };
  const change = readChange(times, reservation, vehicleId);
  const adjustment = changesAdjustment(reservation.extras, newAdjustment)
    ? newAdjustment
    : undefined;
  if (adjustment !== undefined) checkAdjustment(session, config, adjustment, reservation.extras);
  if (allowFree) checkMay(session, 'prices');
  const isOther = change !== null || adjustment !== undefined || !isSame(rest, reservation);
  const { status } = rest;
  if (reservation.status !== 'CREATED' && status !== 'CREATED' && isOther)
    throw refused('reservation_closed', 'reservations.final');
  const { pickUpTime: pickUp } = change ?? reservation;
  const hasBegun = pickUp <= now || reservation.pickedUpAt !== null;
  if (reservation.status === 'CREATED' && status === 'DONE' && !hasBegun)
    throw invalidField('status', 'not_picked_up', 'reservations.notPickedUp');
  if (status === 'DONE' && reservation.status === 'CREATED' && reservation.pickedUpAt)
    checkMay(session, 'counter');
  // A return or no-show goes, with its block and what it charged.
  if (status === 'CREATED' && (reservation.returnedAt ?? reservation.noShowAt))
    for (const right of ['counter', 'blocks'] as const) checkMay(session, right);
  // Then it could be shortened or cancelled.
  if (status === 'CREATED' && (reservation.status === 'DONE' || reservation.noShowAt))
    checkMay(session, 'prices');
  const end = change?.dropOffTime ?? reservation.dropOffTime;
  // For that time the customer had the vehicle.
  if (hasBegun && end < reservation.dropOffTime && end < (reservation.returnedAt ?? now))
    checkMay(session, 'prices');
  if (change && lengthOf(change) < lengthOf(reservation) && reservation.extras.some(isSum))
    checkMay(session, 'prices');
  return {
    ...rest,
    change,
    adjustment,
    reprices: pricing === 'today',
    allowsFree: allowFree ?? false,
  };
}

const lengthOf = ({ pickUpTime, dropOffTime }: Rental): number =>
  dropOffTime.getTime() - pickUpTime.getTime();

/** Whether a line saves a sum, whatever the rental costs. */
const isSum = (line: ReservationLine): boolean => line.amount < 0 && !isPercent(line);

const isSame = (fields: PlainFields, other: PlainFields): boolean =>
  [...rentalTextNames, 'status' as const].every((name) => fields[name] === other[name]);

/** An administrator's cancellation. Throws a 400 for what is closed. */
export function readAdminCancelling(reservation: StoredReservation): Edit {
  if (reservation.status !== 'CREATED') throw refused('reservation_closed', 'reservations.closed');
  return { ...perRentalText((name) => reservation[name]), status: 'CANCELLED', change: null };
}

/** Another vehicle for a reservation, at the price agreed before. Throws what the caller is told of what is closed. */
export function readSwap(
  { vehicleId, consent }: { vehicleId: number; consent: string },
  { status, pickUpTime, dropOffTime, ...reservation }: StoredReservation,
): Edit {
  if (status !== 'CREATED') throw conflict('reservation_closed', 'reservations.closed');
  const isOther = vehicleId !== reservation.vehicleId;
  const change = isOther ? { vehicleId, pickUpTime, dropOffTime } : null;
  const places = perRentalText((name) => reservation[name]);
  return { ...places, status, change, consent: consent || null };
}
