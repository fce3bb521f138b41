import {
  getReservation,
  quoteRental,
  updateReservation,
  type StaffReservation,
} from '../../../../contract/reservations/reservations-admin.ts';
import { perRentalText } from '../../../../contract/reservations/rental-fields.ts';
import { toWire } from '../../../../contract/values/to-wire.ts';
import { call } from '../../../lib/api/api.ts';
import { readRecord, type Stored } from '../../../lib/api/records.ts';
import { knownQuote } from '../reservations/quote.ts';
import type { AskedMove, Placed } from './use-reservation-move.ts';

/** A reservation as it is stored, and what it would cost where it is to go. @throws ApiError */
export async function readMove({ reservation: { id }, after }: AskedMove) {
  const [stored, { totalPrice, lines, transfers, ...inTheWay }] = await Promise.all([
    readRecord(getReservation, { params: { id } }),
    call(quoteRental, {
      query: {
        vehicleId: after.vehicle.id,
        reservationId: id,
        pickUpTime: toWire(after.from),
        dropOffTime: toWire(after.until),
      },
    }),
  ]);
  return {
    stored,
    quote: knownQuote({ price: totalPrice, lines, transfers: transfers ?? [], ...inTheWay }),
  };
}

/** Gives a reservation its time and vehicle; returns its new ETag. @throws ApiError, also if somebody else changed it meanwhile */
export async function place(
  { data, version }: Stored<StaffReservation>,
  { vehicle, from, until }: Placed,
) {
  let newVersion: string | null = null;
  await call(
    updateReservation,
    {
      query: { vehicleId: vehicle.id, reservationId: data.id },
      body: {
        ...perRentalText((name) => data[name]),
        pickUpTime: toWire(from),
        dropOffTime: toWire(until),
        status: 'CREATED',
      },
    },
    { version, onVersion: (etag) => (newVersion = etag) },
  );
  return newVersion;
}
