import type { Locator, Page } from '@playwright/test';
import { someVehicle } from './administrator.ts';
import { freeDate, loggedIn } from './customer.ts';

export const bookingForm = (page: Page): Locator =>
  page.getByRole('form', { name: 'Book this vehicle' });

type Moment = [date: string, time: string];

/** Fills in places and times in any form of a rental. */
export async function fillRental(form: Page | Locator, pickUp: Moment, dropOff: Moment) {
  await form.getByLabel('Pick-up location').fill('Gießen');
  await form.getByLabel('Drop-off location').fill('Marburg');
  await form.getByLabel('Pick-up date').fill(pickUp[0]);
  await form.getByLabel('Pick-up time').fill(pickUp[1]);
  await form.getByLabel('Drop-off date').fill(dropOff[0]);
  await form.getByLabel('Drop-off time').fill(dropOff[1]);
}

export const choose = (page: Page, pickUp: Moment, dropOff: Moment) =>
  fillRental(bookingForm(page), pickUp, dropOff);

/** Fills in the card and agrees to the contract. */
export async function pay(page: Page) {
  const form = bookingForm(page);
  await form.getByLabel('Card number').pressSequentially('4111111111111111');
  await form.getByLabel('Name on card').fill('Greta Muster');
  await form.getByLabel('Expire date').pressSequentially('1239');
  await form.getByLabel('CVC').pressSequentially('123');
  await form.getByLabel('I have read and aggree the contract').check();
}

export const check = (page: Page) =>
  bookingForm(page).getByRole('button', { name: 'Check Availability' });
export const bookNow = (page: Page) => bookingForm(page).getByRole('button', { name: 'Book Now' });

/** Logs in a new customer and fills in the form of a new vehicle, ready for Book Now. */
export async function readyToBook(page: Page) {
  const vehicle = await someVehicle(page.request);
  const day = freeDate();
  const customer = await loggedIn(page);
  await page.goto(`/solutions/${vehicle.id}`);
  await choose(page, [day, '09:00'], [day, '12:00']);
  await check(page).click();
  await pay(page);
  return { vehicle, day, customer };
}
