import { addLine, handOver, takeBack } from '../contract/counter/counter.ts';
import { addPayment } from '../contract/counter/payments.ts';
import { cancelInvoice, issueInvoice } from '../contract/money/invoices.ts';
import { bookingAnswer } from '../contract/reservations/reservations.ts';
import { createReservationFor } from '../contract/reservations/reservations-admin.ts';
import type { Caller } from './calls.ts';
import { addMinutes, midnightIn, type Rental } from './rentals.ts';

const post = ({ connection, token }: Caller, path: string, id: number, body: object = {}) =>
  connection.request('POST', path.replace(':id', String(id)), { token, body });

/** Generates rentals of an hour that are over and never overlap, from the day before yesterday back. */
export function* pastRentals(vehicles: readonly number[]): Generator<Rental, never> {
  for (let number = 0; ; number += 1) {
    const vehicle = vehicles[number % vehicles.length]!;
    const slot = Math.floor(number / vehicles.length);
    const pickUp = addMinutes(midnightIn(-2 - Math.floor(slot / 3)), (6 + 4 * (slot % 3)) * 60);
    yield { vehicle, pickUp, dropOff: addMinutes(pickUp, 60) };
  }
}

/** A rental of a customer that is back, by an administrator; null if the demo has the vehicle. */
export async function newReturned(
  admin: Caller,
  userId: number,
  { vehicle, pickUp, dropOff }: Rental,
): Promise<number | null> {
  const { connection, token } = admin;
  const booked = await connection.request(
    'POST',
    `${createReservationFor.path}?carId=${vehicle}&userId=${userId}`,
    {
      token,
      body: {
        pickUpTime: pickUp,
        dropOffTime: dropOff,
        pickUpLocation: 'invoices',
        dropOffLocation: 'invoices',
      },
    },
  );
  if (booked.status === 409) return null;
  if (booked.status !== 201) throw new Error(booked.text);
  const { reservation } = bookingAnswer.parse(JSON.parse(booked.text));
  const id = reservation!.id!;
  const read = { mileageKm: 900_000, fuelEighths: 8, confirmed: true };
  for (const { path } of [handOver, takeBack]) {
    const { status, text } = await post(admin, path, id, read);
    if (status === 409) return null;
    if (status >= 300) throw new Error(text);
  }
  return id;
}

export const issue = (admin: Caller, id: number) => post(admin, issueInvoice.path, id);

export const cancelAndReissue = (admin: Caller, invoice: number) =>
  post(admin, cancelInvoice.path, invoice, { reason: 'Falsche Anschrift', reissue: true });

export const charge = (admin: Caller, id: number) =>
  post(admin, addLine.path, id, { kind: 'cleaning', amount: 15.1, text: 'Innenraum' });

export const pay = (admin: Caller, id: number, amount: number) =>
  post(admin, addPayment.path, id, {
    id: crypto.randomUUID(),
    kind: 'payment',
    method: 'card',
    amount,
    note: '',
  });
