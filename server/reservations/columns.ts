import { vehicleToWire } from '../../contract/reservations.ts';
import { reservations } from '../db/schema.ts';
import { toWallTime } from '../time/wall-times.ts';
import { vehicleAnswer, type VehicleRow } from '../vehicles/index.ts';

export const reservationColumns = {
  id: reservations.id,
  userId: reservations.userId,
  vehicleId: reservations.vehicleId,
  pickUpTime: reservations.pickUpTime,
  dropOffTime: reservations.dropOffTime,
  pickUpLocation: reservations.pickUpLocation,
  dropOffLocation: reservations.dropOffLocation,
  status: reservations.status,
  totalPrice: reservations.totalPrice,
};

export interface ReservationRow {
  reservation: {
    [Name in keyof typeof reservationColumns]: (typeof reservations.$inferSelect)[Name];
  };
  vehicle: VehicleRow;
}

/** A reservation as the wire has it, with wall-clock times of `zone`. */
export const reservationAnswer = ({ reservation, vehicle }: ReservationRow, zone: string) => ({
  id: reservation.id,
  userId: reservation.userId,
  pickUpLocation: reservation.pickUpLocation,
  dropOffLocation: reservation.dropOffLocation,
  pickUpTime: toWallTime(reservation.pickUpTime, zone),
  dropOffTime: toWallTime(reservation.dropOffTime, zone),
  status: reservation.status,
  totalPrice: reservation.totalPrice,
  ...vehicleToWire(vehicleAnswer(vehicle)),
});
