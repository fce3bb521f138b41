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

/** What the fields of a stored reservation hold at first. */
export const valuesOf = (reservation: Reservation) => ({
  pickUpLocation: reservation.pickUpLocation,
  dropOffLocation: reservation.dropOffLocation,
  pickUpDate: reservation.pickUpTime.slice(0, 10),
  pickUpTime: reservation.pickUpTime.slice(11, 16),
  dropOffDate: reservation.dropOffTime.slice(0, 10),
  dropOffTime: reservation.dropOffTime.slice(11, 16),
  vehicleId: reservation.vehicle?.id ?? null,
  // Other servers call DONE also COMPLETED; such a reservation is final and never sent.
  status: statuses.find((status) => status === reservation.status) ?? ('DONE' as const),
});

/** What a status may become: only an open reservation may change. */
export const nextStatuses = (status: string): readonly string[] =>
  isOpen(status) ? statuses : [status];

export const isOpen = (status: string): boolean => status === ('CREATED' satisfies Status);
