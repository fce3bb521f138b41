import type { APIRequestContext, Page } from '@playwright/test';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { toWire } from '../../contract/values/times.ts';
import { sampleVehicle } from '../../contract/vehicles/vehicle-fields.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { administratorToken, someCustomer, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { freeDate, storeToken, tokenOf } from './customer.ts';

/** Creates a vehicle that costs so many dollars an hour, and is ready again at once. */
export async function vehicleFor(request: APIRequestContext, pricePerHour: number) {
  const { id, image, model, licencePlate } = await someVehicle(request);
  const prices = { pricePerHour, pricePerDay: null, pricePerWeek: null };
  await ask(request, updateVehicle, {
    query: { id, imageId: image },
    token: await administratorToken(request),
    body: { ...sampleVehicle(), model, licencePlate, ...prices, bufferMinutes: 0 },
  });
  return { id, model };
}

/** Logs in a new customer who has rented a vehicle for $10 an hour, from 08:00 of a day to 18:00 of a day. */
export async function rented(
  page: Page,
  {
    from = freeDate(),
    until = from,
    place,
  }: {
    from?: string;
    until?: string;
    /** One of the company's places, where it begins and ends. */
    place?: string;
  } = {},
) {
  const { request } = page;
  const customer = await someCustomer(request);
  const vehicle = await vehicleFor(request, 10);
  const { reservation } = await ask(request, createReservationFor, {
    query: { userId: customer.id, carId: vehicle.id },
    token: await administratorToken(request),
    body: {
      ...sampleRental(),
      pickUpTime: toWire(`${from}T08:00:00`),
      dropOffTime: toWire(`${until}T18:00:00`),
      pickUpLocation: place ?? 'Kassel',
      dropOffLocation: place ?? 'Fulda',
    },
  });
  await storeToken(page, await tokenOf(request, customer));
  return { customer, vehicle, id: reservation!.id!, from, until };
}
