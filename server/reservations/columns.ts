import { reservations } from '../db/schema.ts';
import { toWallTime } from '../time/wall-times.ts';
import { vehicleAnswer, type VehicleRow } from '../vehicles/columns.ts';

export const reservationColumns = {
  id: reservations.id,
  userId: reservations.userId,
  vehicleId: reservations.vehicleId,
  pickUpAt: reservations.pickUpAt,
  dropOffAt: reservations.dropOffAt,
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

/**
 * A reservation as the wire has it, with wall-clock times of `zone`. Some clients read the vehicle from `carId`, some
 * from `car`.
 */
export function reservationAnswer({ reservation, vehicle }: ReservationRow, zone: string) {
  const car = vehicleAnswer(vehicle);
  return {
    id: reservation.id,
    userId: reservation.userId,
    pickUpLocation: reservation.pickUpLocation,
    dropOffLocation: reservation.dropOffLocation,
    pickUpTime: toWallTime(reservation.pickUpAt, zone),
    dropOffTime: toWallTime(reservation.dropOffAt, zone),
    status: reservation.status,
    totalPrice: reservation.totalPrice,
    carId: car,
    car,
  };
}
