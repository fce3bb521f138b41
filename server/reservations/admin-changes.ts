import type { Adjustment, Pricing } from '../../contract/reservations/adjustment.ts';
import { perRentalText, rentalTextNames } from '../../contract/reservations/rental-fields.ts';
import type { WallTime } from '../../contract/values/times.ts';
import type { Right } from '../../contract/wire/rights.ts';
import { conflict, invalidField, refused } from '../http/errors.ts';
import type { Config } from '../config.ts';
import { checkMay, type Session } from '../http/authenticate.ts';
import { checkAdjustment, savesSum } from './concessions.ts';
import { changesAdjustment } from './lines.ts';
import { lengthOf, readChange, type Change } from './rental.ts';
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
  const reprices = pricing === 'today';
  // A program may also make vehicles, at any price.
  if (reprices && vehicleId !== reservation.vehicleId && session.key) checkMay(session, 'prices');
  const wanted = { ...(change ?? reservation), status, reprices };
  if (reservation.status === 'CREATED' && status === 'DONE' && !hasBegun(reservation, wanted, now))
    throw invalidField('status', 'not_picked_up', 'reservations.notPickedUp');
  for (const right of rightsToEdit(reservation, wanted, now)) checkMay(session, right);
  return {
    ...rest,
    change,
    adjustment,
    reprices,
    allowsFree: allowFree ?? false,
  };
}

/** A reservation as it is wanted. */
type Wanted = Change & Pick<PlainFields, 'status'> & { reprices: boolean };

const hasBegun = ({ pickedUpAt }: StoredReservation, { pickUpTime }: Wanted, now: Date): boolean =>
  pickUpTime <= now || pickedUpAt !== null;

/** The rights that an edit takes besides that to write. */
function rightsToEdit(before: StoredReservation, wanted: Wanted, now: Date): Right[] {
  const { pickedUpAt, returnedAt, noShowAt } = before;
  const { status, pickUpTime, dropOffTime, vehicleId, reprices } = wanted;
  const needed: Right[] = [];
  if (before.status === 'CREATED' && status === 'DONE' && pickedUpAt) needed.push('counter');
  // A return or no-show goes, with its block and what it charged.
  if (status === 'CREATED' && (returnedAt ?? noShowAt)) needed.push('counter', 'blocks');
  // Then it could be shortened or cancelled.
  const reopens = status === 'CREATED' && (before.status === 'DONE' || noShowAt !== null);
  // For that time the customer had the vehicle.
  const endsBeforeNow =
    hasBegun(before, wanted, now) &&
    dropOffTime < before.dropOffTime &&
    dropOffTime < (returnedAt ?? now);
  // It was kept for the customer until then.
  const beginsLater = pickedUpAt !== null && pickUpTime > before.pickUpTime;
  // It was taken off what cost more.
  const isRepriced = reprices && vehicleId !== before.vehicleId;
  const keepsSum =
    (isRepriced || lengthOf(wanted) < lengthOf(before)) && before.extras.some(savesSum);
  if (reopens || endsBeforeNow || beginsLater || keepsSum) needed.push('prices');
  return needed;
}

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
