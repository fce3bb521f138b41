import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from '../../contract/texts/language.ts';
import { catalogues } from '../support/catalogues.ts';
import { setPrice, firstInLists, someVehicle } from './administrator.ts';
import { bookingForm, check, choose, pay } from './booking-form.ts';
import { freeDate } from './customer.ts';

/** How a site sells: what it says of amounts, tax and payment. */
export interface Selling {
  language: Language;
  perHour: string;
  /** Of three hours. */
  total: string;
  /** The note about the tax; null without tax. */
  tax: string | null;
  /** What the form says of payment before its first field. */
  payment: string;
  hasCard: boolean;
  /** The label of the button that books. */
  order: string;
  /** The currency in the contract, which is German. */
  currency: 'US-Dollar' | 'Euro';
}

/** A date as the site writes it with a time. */
const days: Record<Language, (day: string) => string> = {
  en: (day) => day,
  de: (day) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)},`,
};

/** Finds a new vehicle in the list and books it for the customer who is logged in; then reads the reservation. */
export async function bookAndRead(page: Page, selling: Selling): Promise<void> {
  const texts = catalogues[selling.language];
  const { site, booking, messages } = texts;
  const vehicle = await someVehicle(page.request, firstInLists());
  await setPrice(page.request, vehicle, 456);
  const moment = (time: string) => `${days[selling.language](day)} ${time}`;
  const day = freeDate();

  await page.goto('/vehicles');
  const card = page.getByRole('listitem').filter({ hasText: vehicle.model });
  await expectPrice(card, selling.perHour, selling);
  await card.getByRole('link', { name: vehicle.model }).click();
  await expect(page.getByRole('heading', { name: vehicle.model, level: 1 })).toBeVisible();
  await expectPrice(page.locator('header.page-header'), selling.perHour, selling);

  const means = page.getByRole('region', { name: booking.means.title });
  for (const text of [booking.means.rental, booking.means.deposit, 'Mastercard'])
    await expect(means).toContainText(text);
  const form = bookingForm(page, texts);
  await expect(form.locator('fieldset > *').first()).toHaveText(selling.payment);
  await choose(page, [day, '09:00'], [day, '12:00'], texts);
  await check(page, texts).click();
  await expect(form.locator('[aria-live]')).toContainText(selling.total);
  await expectContract(page, selling);
  if (selling.hasCard) await pay(page, texts);
  else {
    await expect(form.getByLabel(booking.fields.cardNumber)).toHaveCount(0);
    await form.getByLabel(booking.fields.contract).check();
  }

  const review = form.getByRole('region', { name: booking.review.title });
  for (const text of [vehicle.model, booking.review.orEqual, 'Bauhof Nord', '09:00', '12:00'])
    await expect(review).toContainText(text);
  await expectPrice(review, selling.total, selling);
  for (const term of ['deposit', 'includedKmPerDay', 'pricePerExtraKm'] as const)
    await expect(review).toContainText(texts.vehicles[term]);
  // Above the contract, which comes before the review.
  const conditions = form.locator('dl').filter({ hasText: site.conditions.insurance });
  for (const name of ['insurance', 'driver', 'fuel', 'later', 'lessDamage'] as const)
    await expect(conditions).toContainText(site.conditions[name]);
  await expect(review).toContainText(booking.review.noWithdrawal);
  // Nothing stands between the review and the button.
  const order = review.locator('xpath=following-sibling::*[1]').and(form.getByRole('button'));
  await expect(order).toHaveText(selling.order);
  await order.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(messages.bookings.created)).toBeVisible();

  await page.goto('/user/reservations');
  const row = page.getByRole('article').filter({ hasText: vehicle.model });
  await expect(row).toContainText(moment('09:00'));
  await expect(row).toContainText(site.statuses.CREATED);
  await row.getByRole('link', { name: vehicle.model }).click();
  await expect(page.getByRole('main')).toContainText(vehicle.model);
  await expectPrice(page.getByRole('main'), selling.total, selling);
  await page.getByRole('link', { name: texts.afterBooking.files.printable }).click();
  await expectTerms(page.getByRole('article'), selling);
}

/** Expects an amount with its note about the tax, if there is one. */
async function expectPrice(place: Locator, amount: string, { tax }: Selling): Promise<void> {
  await expect(place).toContainText(amount);
  await expect(place.getByText(/%\s(MwSt\.|VAT)/)).toHaveCount(tax ? 1 : 0);
  if (tax) await expect(place).toContainText(tax);
}

/** Opens the contract, which says what applies to the booking, and closes it. */
async function expectContract(page: Page, selling: Selling): Promise<void> {
  const { contract } = catalogues[selling.language].site;
  await page.getByRole('button', { name: contract.read }).click();
  const dialog = page.getByRole('dialog', { name: contract.title });
  await expectTerms(dialog, selling);
  await dialog.getByRole('button', { name: contract.close }).click();
  await expect(dialog).toBeHidden();
}

async function expectTerms(place: Locator, { currency }: Selling): Promise<void> {
  await expect(place).toContainText('Stornierung und Widerruf');
  await expect(place).toContainText(`1.000 ${currency}`);
}
