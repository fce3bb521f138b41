import {
  getCounter,
  handOver,
  previewReturn,
  recordNoShow,
  takeBack,
  undoCounterStep,
} from '../../contract/counter/counter.ts';
import type { CounterStep } from '../../contract/counter/counter-steps.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import {
  createReservationFor,
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { newVehicle } from './actors.ts';
import { call } from './call.ts';

/** The wall-clock time so many hours from now at the company's place, to the second. */
export const inHours = (
  hours: number,
  now = Temporal.Now.zonedDateTimeISO('Europe/Berlin'),
): string =>
  now
    .add({ seconds: Math.round(hours * 3600) })
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

export interface Booked {
  id: number;
  vehicleId: number;
}

/** Ten an hour, and 100 kilometres a day. */
export const plain = {
  pricePerHour: 10,
  pricePerDay: null,
  pricePerWeek: null,
  includedKmPerDay: 100,
  pricePerExtraKm: 0.5,
};

/** Books a vehicle, or a new one, from and until so many hours from now; an administrator's token allows the past. */
export async function book(
  admin: string,
  userId: number,
  [from, until]: [number, number],
  vehicle: number | object = plain,
  places: object = {},
): Promise<Booked> {
  const vehicleId = typeof vehicle === 'number' ? vehicle : await newVehicle(admin, vehicle);
  const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
  const times = { pickUpTime: inHours(from, now), dropOffTime: inHours(until, now) };
  const { status, body } = await call(createReservationFor, {
    token: admin,
    query: { carId: vehicleId, userId },
    body: { ...sampleRental(), ...times, ...places },
  });
  if (status !== 201) throw new Error(body.message);
  return { id: body.reservation!.id!, vehicleId };
}

export const full = { mileageKm: 20_000, fuelEighths: 8 };

/** The counter's calls about one reservation, by an administrator. */
export const desk = (token: string, { id, vehicleId }: Booked) => {
  const about = { token, params: { id } };
  return {
    read: async () => (await call(getCounter, about)).body,
    handOver: (body: object = full) => call(handOver, { ...about, body }),
    preview: (query: Record<string, string | number> = full) =>
      call(previewReturn, { ...about, query }),
    takeBack: (body: object = full) => call(takeBack, { ...about, body }),
    noShow: (body: object = {}) => call(recordNoShow, { ...about, body }),
    undo: (step: CounterStep) => call(undoCounterStep, { ...about, body: { step } }),
    /** Sets the status as clients do that know nothing of the counter. */
    async put(status: string, changed: object = {}, carId = vehicleId) {
      const { body } = await call(getReservation, about);
      const { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation } = body;
      return call(updateReservation, {
        token,
        query: { reservationId: id, carId },
        body: { pickUpTime, dropOffTime, pickUpLocation, dropOffLocation, status, ...changed },
      });
    },
  };
};

/** Status and code of an answer. */
export const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
];
