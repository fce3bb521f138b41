import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { listVehicles } from '../../contract/vehicles/vehicles.ts';
import { type APIRequestContext, type Page } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import { ask } from './api.ts';
import { login } from '../../contract/users/auth.ts';
import { register } from '../../contract/users/registration.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { toWire } from '../../contract/values/times.ts';

export interface Customer {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  address: string;
  zipCode: string;
  email: string;
  password: string;
  city?: string;
  companyName?: string;
}

let count = 0;

/** A person who is not registered. */
export const somebody = (): Customer => ({
  firstName: 'Greta',
  lastName: 'Muster',
  phoneNumber: '(555) 555-0142',
  address: 'Spleißweg 12',
  zipCode: '99999',
  email: `greta.${process.pid}.${Date.now()}.${(count += 1)}@example.com`,
  password: 'Glasfaser-12!',
});

/** Registers a new customer by the API. */
export async function registered(
  request: APIRequestContext,
  changed: Partial<Customer> = {},
): Promise<Customer> {
  const customer = { ...somebody(), ...changed };
  await ask(request, register, { body: { ...customer, confirmPassword: customer.password } });
  return customer;
}

/** A token of a new session, by the API. */
export async function tokenOf(
  request: APIRequestContext,
  { email, password }: Pick<Customer, 'email' | 'password'>,
): Promise<string> {
  return (await ask(request, login, { body: { email, password } })).token;
}

/** Logs in a new customer before the next page loads. */
export async function loggedIn(page: Page): Promise<Customer> {
  const customer = await registered(page.request);
  await storeToken(page, await tokenOf(page.request, customer));
  return customer;
}

/** Fills in and submits the page's log-in form. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Customer, 'email' | 'password'>,
  { auth, site: { fields } } = catalogues.en,
): Promise<void> {
  const form = page.getByRole('form', { name: auth.login });
  await form.getByLabel(fields.email).fill(email);
  await form.getByLabel(fields.password, { exact: true }).fill(password);
  await form.getByRole('button', { name: auth.login }).click();
}

/** Fills in and submits the page's registration form. */
export async function signUp(
  page: Page,
  customer: Customer,
  { auth, site: { fields } } = catalogues.en,
): Promise<void> {
  const form = page.getByRole('form', { name: auth.register });
  const typed = { city: 'Musterstadt', ...customer, confirmPassword: customer.password };
  for (const [name, value] of Object.entries(typed))
    await form.getByLabel(fields[name as keyof typeof typed], { exact: true }).fill(value);
  await form.getByRole('button', { name: auth.register }).click();
}

/** Stores a token as a log-in would, once: the site may remove it later. */
export async function storeToken(page: Page, token: string): Promise<void> {
  // The address with the least to load.
  await page.goto('/robots.txt');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
}

export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'));

/** A date at the company's place, `YYYY-MM-DD`, some days from now. */
export function inDays(days: number): string {
  return Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString();
}

/** A Tuesday, on which places are open and every vehicle is free, unless this test has booked it. */
export function freeDate(): string {
  const date = Temporal.PlainDate.from(inDays(200));
  return date.add({ days: (9 - date.dayOfWeek) % 7 }).toString();
}

/** The next day on which clocks skip from two to three. */
export function springForward(): string {
  let change = Temporal.Now.zonedDateTimeISO('Europe/Berlin').getTimeZoneTransition('next');
  while (change && change.hour !== 3) change = change.getTimeZoneTransition('next');
  if (!change) throw new Error('The clocks are not changed any more');
  return change.toPlainDate().toString();
}

/** Books by the API for a new customer, so that the time is taken. */
export async function bookedBySomebodyElse(
  request: APIRequestContext,
  vehicle: number,
  date: string,
): Promise<void> {
  await bookedBy(request, await registered(request), vehicle, date);
}

/** Books by the API, from 08:00 to 18:00. */
export async function bookedBy(
  request: APIRequestContext,
  customer: Customer,
  vehicle: number,
  date: string,
): Promise<void> {
  await ask(request, createReservation, {
    query: { carId: vehicle },
    token: await tokenOf(request, customer),
    body: {
      ...sampleRental(),
      pickUpTime: toWire(`${date}T08:00:00`),
      dropOffTime: toWire(`${date}T18:00:00`),
      pickUpLocation: 'Kassel',
      dropOffLocation: 'Kassel',
    },
  });
}

/** All vehicles by model, to read only: tests that book create their own. */
export const vehicles = (request: APIRequestContext) => ask(request, listVehicles);
