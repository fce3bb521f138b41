import { expect, type APIRequestContext, type Page } from '@playwright/test';
import sharp from 'sharp';
import { demoLogins } from '../../server/demo/logins.ts';
import { registered, storeToken, tokenOf, type Customer } from './customer.ts';
import { sampleVehicle } from '../../contract/vehicle-fields.ts';

/** Logs the demo's administrator in before the next page is loaded. */
export async function asAdministrator(page: Page): Promise<void> {
  await storeToken(page, await tokenOf(page.request, demoLogins.administrator));
}

/** What the administrator's calls carry. */
export const headersOf = async (request: APIRequestContext) => ({
  Authorization: `Bearer ${await tokenOf(request, demoLogins.administrator)}`,
});

interface Known {
  id: number;
}

/** A new customer with the id that the administrator's pages name. */
export async function someCustomer(request: APIRequestContext): Promise<Customer & Known> {
  const customer = await registered(request);
  const answer = await request.get('/api/user/auth/pages', {
    params: { search: customer.email },
    headers: await headersOf(request),
  });
  const { content } = (await answer.json()) as { content: Known[] };
  return { ...customer, id: content[0]!.id };
}

/** Gives a user other roles, which ends the user's sessions. */
export async function setRoles(
  request: APIRequestContext,
  user: Customer & Known,
  roles: string[],
): Promise<void> {
  const { firstName, lastName, phoneNumber, address, zipCode, email } = user;
  const answer = await request.put(`/api/user/${user.id}/auth`, {
    headers: await headersOf(request),
    data: { firstName, lastName, phoneNumber, address, zipCode, email, roles },
  });
  expect(answer.status()).toBe(200);
}

/** A picture file of one colour. */
export const pictureOf = async (background: string) => ({
  name: 'vehicle.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 200, channels: 3, background } })
    .png()
    .toBuffer(),
});

/** A new vehicle with a picture of its own, by the API; its model begins as given. */
export async function someVehicle(
  request: APIRequestContext,
  beginning = 'Probe ',
): Promise<Known & { model: string; image: string }> {
  const headers = await headersOf(request);
  const uploaded = await request.post('/api/files/upload', {
    headers,
    multipart: { file: await pictureOf('teal') },
  });
  const { imageId } = (await uploaded.json()) as { imageId: string };
  const model = `${beginning}${crypto.randomUUID().slice(0, 8)}`;
  const created = await request.post(`/api/car/admin/${imageId}/add`, {
    headers,
    data: { ...sampleVehicle(), model },
  });
  expect(created.status()).toBe(201);
  const all = (await (await request.get('/api/car/visitors/all')).json()) as (Known & {
    model: string;
  })[];
  return { id: all.find((vehicle) => vehicle.model === model)!.id, model, image: imageId };
}

/** Gives a vehicle another price, in dollars an hour. */
export async function setPrice(
  request: APIRequestContext,
  { id }: Known,
  pricePerHour: number,
): Promise<void> {
  const answer = await request.get(`/api/car/visitors/${id}`);
  const { image, ...vehicle } = (await answer.json()) as { image: [string] };
  const changed = await request.put('/api/car/admin/auth', {
    headers: await headersOf(request),
    params: { id, imageId: image[0] },
    data: { ...vehicle, pricePerHour },
  });
  expect(changed.status()).toBe(200);
}

/** Opens the form of a new vehicle, as the administrator. */
export async function openSomeVehicle(page: Page): ReturnType<typeof someVehicle> {
  const vehicle = await someVehicle(page.request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${vehicle.id}`);
  return vehicle;
}

/** Books for a customer from 08:00 to 18:00 of a day, by the API; the answer is the reservation's id. */
export async function someReservation(
  request: APIRequestContext,
  { user, vehicle, date }: { user: number; vehicle: number; date: string },
): Promise<number> {
  const headers = await headersOf(request);
  const [year, month, day] = date.split('-');
  const answer = await request.post('/api/reservations/add/auth', {
    headers,
    params: { userId: user, carId: vehicle },
    data: {
      pickUpTime: `${month}/${day}/${year} 08:00:00`,
      dropOffTime: `${month}/${day}/${year} 18:00:00`,
      pickUpLocation: 'Kassel',
      dropOffLocation: 'Fulda',
    },
  });
  expect(answer.status()).toBe(201);
  const list = await request.get('/api/reservations/admin/auth/all', {
    headers,
    params: { userId: user },
  });
  return ((await list.json()) as Known[]).at(-1)!.id;
}

/** A contact message with a subject of its own, by the API. */
export async function someMessage(request: APIRequestContext): Promise<string> {
  const subject = `Frage ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await request.post('/api/contactmessage/visitors', {
    data: {
      name: 'Ida Muster',
      email: 'ida@example.com',
      subject,
      body: 'Können Sie uns drei Transporter für eine Woche reservieren?',
    },
  });
  expect(answer.status()).toBe(201);
  return subject;
}
