import type { Pricing } from '../../../../contract/reservations/adjustment.ts';
import { byHandOf } from './price-by-hand.ts';
import type { Moments } from '../../../../contract/reservations/rental.ts';
import {
  perRentalText,
  rentalTextNames,
  type RentalTextName,
} from '../../../../contract/reservations/rental-fields.ts';
import { momentNames, momentsOf } from '../../../lib/rental/rental.ts';
import {
  statuses,
  type Reservation,
  type Status,
} from '../../../../contract/reservations/reservations.ts';

/** What determines the price: also whether the vehicle comes back to another place. */
const pricedNames = ['vehicleId', ...momentNames, ...rentalTextNames] as const;

interface Priced extends Moments, Record<RentalTextName, string> {
  vehicleId: number | null;
}

/** Whether two forms have the same vehicle and times, and so the same price. */
export const isSameRental = (a: Priced, b: Priced): boolean =>
  pricedNames.every((name) => a[name] === b[name]);

type Form = ReturnType<typeof valuesOf>;

/** The form's initial values for a stored reservation. */
export const valuesOf = (reservation: Reservation) => ({
  ...perRentalText((name) => reservation[name]),
  ...momentsOf(reservation),
  vehicleId: reservation.vehicle?.id ?? null,
  // Other servers also use COMPLETED for DONE; the form sends it only after a change to CREATED.
  status: statuses.find((status) => status === reservation.status) ?? ('DONE' as const),
  pricing: 'keep' as Pricing,
  allowFree: false,
  // Nothing about an erased customer's reservation can be changed.
  ...byHandOf(reservation.customerErased ? [] : reservation.lines),
});

/** The statuses to choose from: reservations can be completed after their pick-up; closed ones can only be reopened. */
export function statusesNow(stored: Form, form: Form, now: string): Status[] {
  if (!isOpen(stored.status)) return [stored.status, 'CREATED'];
  const isCompletable = `${form.pickUpDate}T${form.pickUpTime}` <= now || form.status === 'DONE';
  return statuses.filter((status) => status !== 'DONE' || isCompletable);
}

/** The field that shows a conflict: the changed one that caused it. */
export function conflictField(stored: Form, form: Form): keyof Form {
  const isChanged = (name: keyof Form) => form[name] !== stored[name];
  return pricedNames.find(isChanged) ?? (isChanged('status') ? 'status' : 'pickUpDate');
}

export const isOpen = (status: string): boolean => status === ('CREATED' satisfies Status);
