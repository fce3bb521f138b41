import { perRentalField, type RentalFieldName } from '../../contract/rental-fields.ts';
import { vehicleToWire } from '../../contract/reservations.ts';
import { reservations } from '../db/schema.ts';
import { toWallTime } from '../time/wall-times.ts';
import { vehicleAnswer, type VehicleRow } from '../vehicles/index.ts';

/** The columns of what is asked about a rental. */
export const rentalColumns = perRentalField((name) => reservations[name]) as Pick<
  typeof reservations,
  RentalFieldName
>;

export const reservationColumns = {
  id: reservations.id,
  userId: reservations.userId,
  vehicleId: reservations.vehicleId,
  ...rentalColumns,
  status: reservations.status,
  totalPrice: reservations.totalPrice,
};

export interface ReservationRow {
  reservation: {
    [Name in keyof typeof reservationColumns]: (typeof reservations.$inferSelect)[Name];
  };
  vehicle: VehicleRow;
}

/** Written out, because a page of reservations is what customers ask for most. */
const rentalAnswer = (
  rental: ReservationRow['reservation'],
  zone: string,
): Record<RentalFieldName, string> => ({
  pickUpLocation: rental.pickUpLocation,
  dropOffLocation: rental.dropOffLocation,
  pickUpTime: toWallTime(rental.pickUpTime, zone),
  dropOffTime: toWallTime(rental.dropOffTime, zone),
});

/** A reservation as the wire has it, with wall-clock times of `zone`. */
export const reservationAnswer = ({ reservation, vehicle }: ReservationRow, zone: string) => ({
  id: reservation.id,
  userId: reservation.userId,
  ...rentalAnswer(reservation, zone),
  status: reservation.status,
  totalPrice: reservation.totalPrice,
  ...vehicleToWire(vehicleAnswer(vehicle)),
});
