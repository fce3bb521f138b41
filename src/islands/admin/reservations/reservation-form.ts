import type { Moments } from '../../../../contract/rental.ts';
import { statuses, type Reservation, type Status } from '../../../../contract/reservations.ts';

interface Priced extends Moments {
  vehicleId: number | null;
}

/** Whether two forms hold what has one price. */
export const isSameRental = (one: Priced, other: Priced): boolean =>
  (['pickUpDate', 'pickUpTime', 'dropOffDate', 'dropOffTime', 'vehicleId'] as const).every(
    (name) => one[name] === other[name],
  );

type Form = ReturnType<typeof valuesOf>;

/** What the fields of a stored reservation hold at first. */
export const valuesOf = (reservation: Reservation) => ({
  pickUpLocation: reservation.pickUpLocation,
  dropOffLocation: reservation.dropOffLocation,
  pickUpDate: reservation.pickUpTime.slice(0, 10),
  pickUpTime: reservation.pickUpTime.slice(11, 16),
  dropOffDate: reservation.dropOffTime.slice(0, 10),
  dropOffTime: reservation.dropOffTime.slice(11, 16),
  vehicleId: reservation.vehicle?.id ?? null,
  // Other servers call DONE also COMPLETED; it is sent only when it is open again.
  status: statuses.find((status) => status === reservation.status) ?? ('DONE' as const),
});

/** What the status may be now: a reservation is completed after its pick-up, and what is closed may only be open again. */
export function statusesNow(stored: Form, form: Form, now: string): Status[] {
  if (!isOpen(stored.status)) return [stored.status, 'CREATED'];
  const isCompletable = `${form.pickUpDate}T${form.pickUpTime}` <= now || form.status === 'DONE';
  return statuses.filter((status) => status !== 'DONE' || isCompletable);
}

/** The field at which it is said that the vehicle is taken: what was changed, and brought the form in another's way. */
export function conflictField(stored: Form, form: Form): keyof Form {
  const isChanged = (name: keyof Form) => form[name] !== stored[name];
  const names = ['vehicleId', 'pickUpDate', 'pickUpTime', 'dropOffDate', 'dropOffTime'] as const;
  return names.find(isChanged) ?? (isChanged('status') ? 'status' : 'pickUpDate');
}

export const isOpen = (status: string): boolean => status === ('CREATED' satisfies Status);
