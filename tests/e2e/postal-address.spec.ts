import { expect, test } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import { catalogues } from '../support/catalogues.ts';
import { asAdministrator, someCustomer, someVehicle } from './administrator.ts';
import { unfold } from './at-counter.ts';
import { bookingForm, bookNow, check, choose, pay } from './booking-form.ts';
import { freeDate, loggedIn, signUp, somebody } from './customer.ts';
import { rented } from './rented.ts';

const { site, account, auth } = catalogues.en;
const { fields } = site;

test('a private customer is asked for a town, and abroad for a country', async ({ page }) => {
  await page.goto('/auth?type=register');
  const form = page.getByRole('form', { name: auth.register });
  await expect(form.getByLabel(fields.zipCode)).toHaveAttribute('autocomplete', 'postal-code');
  const town = form.getByLabel(fields.city, { exact: true });
  await expect(town).toHaveAttribute('autocomplete', 'address-level2');
  await expect(form.getByLabel(fields.country, { exact: true })).toHaveCount(0);
  await expect(form.getByLabel(fields.vatId)).toHaveCount(0);
  await town.fill('Wien');
  await form.getByText(site.abroad).click();
  const country = form.getByLabel(fields.country, { exact: true });
  await expect(country).toHaveAttribute('autocomplete', 'country');
  await country.selectOption('Austria');
  await expectAccessible(page, [390, 1440]);
  const customer = somebody();
  await signUp(page, { ...customer, city: 'Wien' });
  await expect(page).toHaveURL('/');

  await page.goto('/user');
  const profile = page.getByRole('form', { name: account.updateProfile });
  await expect(profile.getByLabel(fields.city, { exact: true })).toHaveValue('Wien');
  await expect(profile.getByLabel(fields.country, { exact: true })).toHaveValue('AT');
  await page.goto('/user/data');
  await expect(page.getByRole('main')).toContainText('Austria');
});

test('only businesses see what businesses add, and what is wrong with it', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user');
  const profile = page.getByRole('form', { name: account.updateProfile });
  const id = profile.getByLabel(fields.leitwegId);
  await expect(profile.getByLabel(fields.companyName)).toBeVisible();
  await expect(id).toHaveCount(0);
  await profile.getByLabel(fields.companyName).fill('Stadtwerke Musterstadt');
  await id.fill('992-90009-69');
  await profile.getByLabel(fields.invoiceEmail).fill('rechnung');
  await profile.getByRole('button', { name: account.updateProfile }).click();
  await expect(id).toHaveAccessibleDescription(catalogues.en.messages.auth.leitwegIdDigits);
  await expect(id).toBeFocused();
  await id.fill('992-90009-96');
  await profile.getByLabel(fields.invoiceEmail).fill('rechnung@example.com');
  await expectAccessible(page, [390, 1440]);
  await profile.getByRole('button', { name: account.updateProfile }).click();
  await expect(page.getByText(catalogues.en.messages.users.profileUpdated)).toBeVisible();
  await page.reload();
  await expect(id).toHaveValue('992-90009-96');
});

test('a business names its order with the booking, and later', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user');
  const profile = page.getByRole('form', { name: account.updateProfile });
  await profile.getByLabel(fields.companyName).fill('Muster GmbH');
  await profile.getByRole('button', { name: account.updateProfile }).click();
  await expect(page.getByText(catalogues.en.messages.users.profileUpdated)).toBeVisible();
  const { id, model } = await someVehicle(page.request);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  const day = freeDate();
  await choose(page, [day, '09:00'], [day, '12:00']);
  await check(page).click();
  await form.getByText(catalogues.en.booking.orderReference).click();
  await form.getByLabel(fields.orderNumber).fill('4500012345');
  await expectAccessible(page, [390, 1440]);
  await pay(page);
  await bookNow(page).click();
  await expect(page).toHaveURL('/');

  await page.goto('/user/reservations');
  await page.getByRole('link', { name: model }).click();
  await expect(page.getByLabel(fields.orderNumber)).toHaveValue('4500012345');
  await page.getByLabel(fields.costCentre).fill('Bau 7');
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('The details for the invoice were saved')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(fields.costCentre)).toHaveValue('Bau 7');

  const path = new URL(page.url()).pathname.replace('/user/', '/admin/');
  await asAdministrator(page);
  await page.goto(path);
  const order = page.getByRole('form', { name: 'For the invoice' });
  await unfold(page, 'For the invoice 4500012345, Bau 7');
  await expect(order.getByLabel(fields.orderNumber)).toHaveValue('4500012345');
  await order.getByLabel(fields.orderNumber).fill('77');
  await expectAccessible(page, [390, 1440]);
  await order.getByRole('button', { name: 'Save details' }).click();
  await expect(page.getByText('The details for the invoice were saved')).toBeVisible();
  await page.reload();
  await expect(page.locator('summary').filter({ hasText: '77, Bau 7' })).toBeVisible();
});

test('a private customer is asked for no order', async ({ page }) => {
  const { id } = await rented(page);
  await page.goto(`/user/reservations/${id}`);
  await expect(page.getByRole('heading', { name: 'Drivers' })).toBeVisible();
  await expect(page.getByLabel(fields.orderNumber)).toHaveCount(0);
});

test('staff see the address in one line, and a town where there is one', async ({ page }) => {
  const { id, address, zipCode } = await someCustomer(page.request);
  await asAdministrator(page);
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByRole('main')).toContainText(`${address}, ${zipCode}`);
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel(fields.city, { exact: true }).fill('Fulda');
  await page.getByRole('button', { name: 'Update' }).click();
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByRole('main')).toContainText(`${address}, ${zipCode} Fulda`);
});
