import { type APIRequestContext, type Page } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import sharp from 'sharp';
import { demoLogins } from '../../server/demo/logins.ts';
import { registered, storeToken, tokenOf, type Customer } from './customer.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import type { VehicleValues } from '../../contract/vehicles/vehicle-fields.ts';
import { anotherVehicle } from '../support/vehicles.ts';
import { ask } from './api.ts';
import { getVehicle, pageFleet } from '../../contract/vehicles/vehicles.ts';
import { createVehicle, updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { pageUsers } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { uploadImage } from '../../contract/vehicles/images.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { toWire } from '../../contract/values/times.ts';

/** Logs in as the demo administrator before the next page loads. */
export async function asAdministrator(page: Page): Promise<void> {
  await storeToken(page, await tokenOf(page.request, demoLogins.administrator));
}

const tokens = new WeakMap<APIRequestContext, Promise<string>>();

/** A token of the demo administrator, for calls outside the page; the same for all of a test. */
export const administratorToken = (request: APIRequestContext): Promise<string> =>
  tokens.getOrInsertComputed(request, () => tokenOf(request, demoLogins.administrator));

interface Known {
  id: number;
}

/** Registers a customer; `id` is the one in the administrator's addresses. */
export async function someCustomer(
  request: APIRequestContext,
  changed: Partial<Customer> = {},
): Promise<Customer & Known> {
  const customer = await registered(request, changed);
  const { content } = await ask(request, pageUsers, {
    query: { search: customer.email },
    token: await administratorToken(request),
  });
  return { ...customer, id: content[0]!.id };
}

/** Changes a user's roles, which ends the user's sessions. */
export async function setRoles(
  request: APIRequestContext,
  user: Customer & Known,
  roles: string[],
): Promise<void> {
  const { firstName, lastName, phoneNumber, address, zipCode, email, password } = user;
  // With a password of the administrator's nobody has to choose one by a mail.
  await ask(request, updateUser, {
    params: { id: user.id },
    token: await administratorToken(request),
    body: { firstName, lastName, phoneNumber, address, zipCode, email, roles, password },
  });
}

/** An image file of one colour. */
export const imageFile = async (background: string) => ({
  name: 'vehicle.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** Begins a model that stands first in lists, before those that other tests have made so. */
export const firstInLists = () => `00000 ${1e13 - Date.now()} `;

/** Creates a vehicle with its own image by the API; its model begins as given. */
export async function someVehicle(
  request: APIRequestContext,
  beginning = 'Probe ',
): Promise<Known & VehicleValues & { image: string }> {
  const token = await administratorToken(request);
  const { imageId: image } = await ask(request, uploadImage, {
    token,
    file: await imageFile('teal'),
  });
  const model = `${beginning}${crypto.randomUUID().slice(0, 8)}`;
  const vehicle = { ...anotherVehicle(), model };
  await ask(request, createVehicle, { params: { imageId: image }, token, body: vehicle });
  const found = await ask(request, pageFleet, { token, query: { search: model } });
  return { ...vehicle, id: found.content[0]!.id, image };
}

/** Changes a vehicle's price, in dollars an hour, without a limit for a day or a week. */
export async function setPrice(
  request: APIRequestContext,
  { id }: Known,
  pricePerHour: number,
): Promise<void> {
  const { image, ...vehicle } = await ask(request, getVehicle, { params: { id } });
  await ask(request, updateVehicle, {
    query: { id, imageId: image![0]! },
    token: await administratorToken(request),
    body: { ...vehicle, pricePerHour, pricePerDay: null, pricePerWeek: null },
  });
}

/** Opens the form on a customer's or a vehicle's page. */
export const beginEdit = (page: Page) =>
  page.getByRole('button', { name: catalogues.en.admin.edit, exact: true }).click();

/** Opens the form of a new vehicle as the administrator. */
export async function openSomeVehicle(page: Page): ReturnType<typeof someVehicle> {
  const vehicle = await someVehicle(page.request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  return vehicle;
}

/** Books by the API for a customer, from 08:00 to 18:00; returns the reservation's id. */
export async function someReservation(
  request: APIRequestContext,
  { user, vehicle, date }: { user: number; vehicle: number; date: string },
): Promise<number> {
  const { reservation } = await ask(request, createReservationFor, {
    query: { userId: user, carId: vehicle },
    token: await administratorToken(request),
    body: {
      ...sampleRental(),
      pickUpTime: toWire(`${date}T08:00:00`),
      dropOffTime: toWire(`${date}T18:00:00`),
      pickUpLocation: 'Kassel',
      dropOffLocation: 'Fulda',
    },
  });
  return reservation!.id!;
}

/** Sends a contact message with a unique subject by the API. */
export async function someMessage(request: APIRequestContext): Promise<string> {
  const subject = `Frage ${crypto.randomUUID().slice(0, 8)}`;
  await ask(request, sendMessage, {
    body: {
      name: 'Ida Muster',
      email: 'ida@example.com',
      subject,
      body: 'Können Sie uns drei Transporter für eine Woche reservieren?',
    },
  });
  return subject;
}
