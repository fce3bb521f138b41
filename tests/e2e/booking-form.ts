import { expect, type Locator, type Page } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import { someVehicle } from './administrator.ts';
import { freeDate, loggedIn } from './customer.ts';

export const bookingForm = (page: Page, { booking } = catalogues.en): Locator =>
  page.getByRole('form', { name: booking.title });

type Moment = [date: string, time: string];

type Fields = (typeof catalogues.en)['site']['fields'];

/** Types places, unless the vehicle has its own. Of several places the company's branch is chosen. */
async function fillPlaces(form: Page | Locator, fields: Fields): Promise<void> {
  const pickUp = form.getByLabel(fields.pickUpLocation);
  // Until the site runs, the form of the built page is disabled and knows no places.
  await expect(pickUp).toBeEnabled();
  if (await pickUp.evaluate((field) => field.matches('select'))) {
    await pickUp.selectOption({ index: 2 });
    return;
  }
  if (await pickUp.evaluate((field) => field.matches(':read-only'))) return;
  await pickUp.fill('Gießen');
  await form.getByLabel(fields.dropOffLocation).fill('Marburg');
}

/** Fills in places and times in any form of a rental. */
export async function fillRental(
  form: Page | Locator,
  pickUp: Moment,
  dropOff: Moment,
  { site: { fields } } = catalogues.en,
) {
  await fillPlaces(form, fields);
  await form.getByLabel(fields.pickUpDate).fill(pickUp[0]);
  await form.getByLabel(fields.pickUpTime).fill(pickUp[1]);
  await form.getByLabel(fields.dropOffDate).fill(dropOff[0]);
  await form.getByLabel(fields.dropOffTime).fill(dropOff[1]);
}

export const choose = (page: Page, pickUp: Moment, dropOff: Moment, texts = catalogues.en) =>
  fillRental(bookingForm(page, texts), pickUp, dropOff, texts);

/** Fills in the card and agrees to the contract. */
export async function pay(page: Page, texts = catalogues.en) {
  const form = bookingForm(page, texts);
  const { fields } = texts.booking;
  await form.getByLabel(fields.cardNumber).pressSequentially('4111111111111111');
  await form.getByLabel(fields.nameOnCard).fill('Greta Muster');
  await form.getByLabel(fields.expireDate).pressSequentially('1239');
  await form.getByLabel(fields.cvc).pressSequentially('123');
  await form.getByLabel(fields.contract).check();
}

export const check = (page: Page, texts = catalogues.en) =>
  bookingForm(page, texts).getByRole('button', { name: texts.booking.check });
export const bookNow = (page: Page) =>
  bookingForm(page).getByRole('button', { name: catalogues.en.booking.book });

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
