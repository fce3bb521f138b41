import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { listPhotos } from '../../contract/counter/condition-photos.ts';
import { handOver, takeBack } from '../../contract/counter/counter.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { toWire } from '../../contract/values/times.ts';
import { createBlock } from '../../contract/vehicles/blocks.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { administratorToken, someCustomer, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { inDays, type Customer } from './customer.ts';

export const story = (page: Page) => page.getByRole('region', { name: 'The rental' });
export const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
/** Opens a part of a screen that is folded. */
export const unfold = (page: Page, title: string) =>
  page.locator('summary').filter({ hasText: title }).first().click();
export const kilometres = (page: Page) => page.getByLabel('Kilometres on the clock');
export const fuel = (page: Page, level: string) =>
  page
    .getByRole('radiogroup', { name: 'Fuel in the tank' })
    .getByRole('radio', { name: level, exact: true });
export const preview = (page: Page) => page.getByRole('region', { name: 'What the return adds' });

/** A photo as a telephone takes it, but of one colour. */
export const photo = async (background = 'teal') => ({
  name: 'photo.jpeg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 2400, height: 1800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Draws a stroke into the field for the signature. */
export async function sign(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Field to sign in' });
  await pad.scrollIntoViewIfNeeded();
  const { x, y } = (await pad.boundingBox())!;
  await page.mouse.move(x + 40, y + 40);
  await page.mouse.down();
  await page.mouse.move(x + 140, y + 70, { steps: 4 });
  await page.mouse.up();
}

/** The wall time so many minutes from now, `YYYY-MM-DDTHH:mm:ss`. */
const inMinutes = (minutes: number): string =>
  Temporal.Now.zonedDateTimeISO('Europe/Berlin')
    .add({ minutes })
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

const day = 24 * 60;

/** Books a vehicle of its own for a new customer, from and until so many minutes from now. */
export async function someRental(
  request: APIRequestContext,
  from = -60,
  until = day,
  person: Partial<Customer> = {},
) {
  const [customer, vehicle] = [await someCustomer(request, person), await someVehicle(request)];
  const { reservation } = await ask(request, createReservationFor, {
    query: { userId: customer.id, carId: vehicle.id },
    token: await administratorToken(request),
    body: {
      ...sampleRental(),
      pickUpTime: toWire(inMinutes(from)),
      dropOffTime: toWire(inMinutes(until)),
    },
  });
  const id = reservation!.id!;
  return { id, customer, vehicle, path: `/admin/reservations/${id}` };
}

/** A rental of the day after tomorrow whose vehicle is out of service since. */
export async function someMissing(request: APIRequestContext) {
  const rental = await someRental(request, 2 * day, 2 * day + 120);
  await ask(request, createBlock, {
    token: await administratorToken(request),
    body: {
      vehicleId: rental.vehicle.id,
      from: toWire(inMinutes(0)),
      reason: 'repair',
      leave: true,
    },
  });
  return rental;
}

/** The least lateness is three hours: 25 started hours were agreed, and the 28th has begun. */
const late = [10 - 28 * 60, 10 - 28 * 60 + 24.5 * 60] as const;

/** A rental whose vehicle is out, three started hours late, handed over with 18,300 km and a full tank. */
export async function someLateRental(request: APIRequestContext) {
  const rental = await someRental(request, ...late);
  await ask(request, handOver, {
    params: { id: rental.id },
    token: await administratorToken(request),
    body: { mileageKm: 18_300, fuelEighths: 8, licenceSeen: true, at: toWire(inMinutes(late[0])) },
  });
  return rental;
}

/** A rental of five hours whose vehicle is back, and on no invoice yet. */
export async function returnedRental(request: APIRequestContext, person: Partial<Customer> = {}) {
  const rental = await someRental(request, -300, 5, person);
  const token = await administratorToken(request);
  const about = { params: { id: rental.id }, token };
  const readings = { mileageKm: 18_300, fuelEighths: 8 };
  const body = { ...readings, licenceSeen: true, at: toWire(inMinutes(-300)) };
  await ask(request, handOver, { ...about, body });
  await ask(request, takeBack, { ...about, body: readings });
  return rental;
}

/** Sets a vehicle's inspection to the day before yesterday. */
export async function makePastDue(
  request: APIRequestContext,
  { id, image, ...vehicle }: Awaited<ReturnType<typeof someVehicle>>,
): Promise<void> {
  await ask(request, updateVehicle, {
    query: { id, imageId: image },
    token: await administratorToken(request),
    body: { ...vehicle, inspectionDueOn: inDays(-2) },
  });
}

/** The photos that the server has of a rental, oldest first. */
export const storedPhotos = async (request: APIRequestContext, id: number) =>
  ask(request, listPhotos, { params: { id }, token: await administratorToken(request) });
