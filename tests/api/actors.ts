import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { createKey } from '../../contract/office/keys.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { login } from '../../contract/users/auth.ts';
import { register } from '../../contract/users/registration.ts';
import { uploadImage } from '../../contract/vehicles/images.ts';
import type { Right, Role } from '../../contract/wire/rights.ts';
import { currentUser, type User } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { listVehicles } from '../../contract/vehicles/vehicles.ts';
import { createVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { anotherVehicle } from '../support/vehicles.ts';
import { password } from './password.ts';
import { call, type Sent } from './call.ts';

export const unique = (prefix: string) => `${prefix}-${randomBytes(6).toString('hex')}`;

export { password };

/** A new customer's registration. */
export const form = () => ({
  firstName: 'Erika',
  lastName: 'Mustermann',
  email: `${unique('erika')}@example.com`,
  phoneNumber: '(555) 555-0199',
  address: 'Musterstraße 1',
  zipCode: '12345',
  password,
  confirmPassword: password,
});

export async function tokenOf(email: string, secret = password): Promise<string> {
  const { body } = await call(login, { body: { email, password: secret } });
  return body.token;
}

export interface Customer extends User {
  token: string;
}

/** Registers a new customer and logs in. */
export async function newCustomer(): Promise<Customer> {
  const filled = form();
  await call(register, { body: filled });
  const token = await tokenOf(filled.email);
  const { body } = await call(currentUser, { token });
  return { ...(body as User), token };
}

/** Creates an administrator who is not built in. */
export const newAdministrator = () => newColleague('Administrator');

/** Creates somebody who works for the company. */
export async function newColleague(role: Role): Promise<Customer> {
  const user = await newCustomer();
  const { firstName, lastName, email, phoneNumber, address, zipCode } = user;
  const roles: Role[] = ['Customer', role];
  const body = { firstName, lastName, email, phoneNumber, address, zipCode, roles };
  await call(updateUser, { token: await administrator(), params: { id: user.id }, body });
  return { ...user, roles, token: await tokenOf(email) };
}

/** An API key of a colleague's, who may make keys, with some rights. */
export async function newApiKey(token: string, rights: readonly Right[]): Promise<string> {
  const { body } = await call(createKey, { token, body: { name: unique('Schlüssel'), rights } });
  return body.key;
}

/** The token of the built-in administrator. */
export function administrator(): Promise<string> {
  const { email, password: usual } = demoLogins.administrator;
  const { ADMIN_EMAIL = email, ADMIN_PASSWORD = usual } = process.env;
  return tokenOf(ADMIN_EMAIL, ADMIN_PASSWORD);
}

/** A vehicle that is ready again at once. */
export const facts = (model = unique('Prüfwagen')) => ({
  ...anotherVehicle(),
  model,
  bufferMinutes: 0,
});

/** A plain image. */
export const drawImage = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#d9570f' } });

export async function upload(token: string | undefined, bytes: Buffer, name = 'bild.png') {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(bytes)]), name);
  return call(uploadImage, { token, body } satisfies Sent);
}

export async function newImage(token: string): Promise<string> {
  const { body } = await upload(token, await drawImage().png().toBuffer());
  return body.imageId;
}

/** Adds a vehicle as an administrator and returns its id. */
export async function newVehicle(admin: string, changed: object = {}): Promise<number> {
  const body = { ...facts(), ...changed };
  const imageId = await newImage(admin);
  await call(createVehicle, { token: admin, params: { imageId }, body });
  const { body: all } = await call(listVehicles);
  return all.find(({ model }) => model === body.model)!.id;
}

/** A wall-clock time `days` from today in the company's time zone. */
export const inDays = (days: number, clock = '10:00') =>
  `${Temporal.Now.plainDateISO('Europe/Berlin').add({ days })}T${clock}:00`;

/** The wall-clock time so many elapsed hours after 10:00 of the day `days` from today. */
export const hoursFrom = (days: number, hours: number): string =>
  Temporal.Now.plainDateISO('Europe/Berlin')
    .add({ days })
    .toZonedDateTime({ timeZone: 'Europe/Berlin', plainTime: '10:00' })
    .add({ hours })
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

/** A booking of two hours, `days` from today. */
export const times = (days: number, from = '10:00', to = '12:00') => ({
  ...sampleRental(),
  pickUpTime: inDays(days, from),
  dropOffTime: inDays(days, to),
});

/** The line of a rental of so many hours at a price each. */
export const hoursLine = (quantity: number, unitPrice: number) => ({
  kind: 'rental',
  quantity,
  unit: 'hour',
  unitPrice,
  amount: quantity * unitPrice,
  vatPercent: 0,
  text: null,
});
