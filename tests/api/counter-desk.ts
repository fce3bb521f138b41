import { sampleRental } from '../../contract/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations-admin.ts';
import { newVehicle } from './actors.ts';
import { call } from './call.ts';

/** The wall-clock time so many hours from now at the company's place, to the second. */
export const inHours = (hours: number): string =>
  Temporal.Now.zonedDateTimeISO('Europe/Berlin')
    .add({ seconds: Math.round(hours * 3600) })
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

export interface Booked {
  id: number;
  vehicleId: number;
}

/** Books a vehicle, or a new one, from and until so many hours from now; an administrator's token allows the past. */
export async function book(
  admin: string,
  userId: number,
  [from, until]: [number, number],
  vehicle: number | object = {},
): Promise<Booked> {
  const vehicleId = typeof vehicle === 'number' ? vehicle : await newVehicle(admin, vehicle);
  const { status, body } = await call(createReservationFor, {
    token: admin,
    query: { carId: vehicleId, userId },
    body: { ...sampleRental(), pickUpTime: inHours(from), dropOffTime: inHours(until) },
  });
  if (status !== 201) throw new Error(body.message);
  return { id: body.reservation!.id!, vehicleId };
}

export const full = { mileageKm: 20_000, fuelEighths: 8 };
