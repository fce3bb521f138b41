import { expect, test, type Page } from '@playwright/test';
import { getOwnReservation } from '../../contract/reservations/reservations.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import { expectNothingSideways } from '../a11y/looks.ts';
import {
  asAdministrator,
  setPrice,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { fillRental } from './booking-form.ts';
import { freeDate, inDays, storeToken, tokenOf } from './customer.ts';

const total = (page: Page) => page.getByRole('status').filter({ hasText: 'Total price' });
const saved = (page: Page) => expect(page.getByText('Reservation was updated')).toBeVisible();

async function someBooking(page: Page) {
  const { request } = page;
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = freeDate();
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
  return { id, customer, vehicle };
}

/** Leaves out all vehicles but these. */
async function chooseOnly(page: Page, models: string[]) {
  const boxes = page.getByRole('table', { name: 'New prices' }).getByRole('checkbox');
  const all = page.getByRole('checkbox', { name: /^All \d+ vehicles$/ });
  await expect(boxes.first()).toBeChecked();
  await all.uncheck();
  await expect(boxes.first()).not.toBeChecked();
  for (const model of models) await page.getByRole('checkbox', { name: `Change ${model}` }).check();
  await expect(all).toHaveJSProperty('indeterminate', true);
}

const priceOf = async (page: Page, { id }: { id: number }) =>
  (await ask(page.request, getVehicle, { params: { id } })).pricePerHour;

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('a free vehicle is found by times and chosen with one click', async ({ page }) => {
      const { request } = page;
      const customer = await someCustomer(request);
      const free = await someVehicle(request, 'AAA frei ');
      const taken = await someVehicle(request, 'AAA belegt ');
      const date = freeDate();
      await someReservation(request, { user: customer.id, vehicle: taken.id, date });
      await asAdministrator(page);
      await page.goto('/admin/reservations/new');
      await expect(page.getByText('the free vehicles appear here')).toBeVisible();
      await fillRental(page, [date, '08:00'], [date, '10:00']);
      const radio = page.getByRole('radio', { name: free.model });
      await expect(radio).toHaveAccessibleName(
        `${free.model} ${free.licencePlate} Bauhof Nord $25.00 2 hours × $12.50`,
      );
      await expect(page.getByRole('radio', { name: taken.model })).toHaveCount(0);
      await page.getByLabel('Kind').selectOption('box');
      await expect(radio).toHaveCount(0);
      await page.getByLabel('Kind').selectOption('small_car');
      await page.getByText(free.model).click();
      await expect(radio).toBeChecked();
      await expect(page.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(free.model);
      await expect(total(page)).toContainText('$25.00');
      await page.getByRole('combobox', { name: 'Customer' }).fill(customer.email);
      await page.getByRole('option', { name: customer.email }).click();
      await expectNothingSideways(page);
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('Reservation created')).toBeVisible();
    });

    test('a price set by hand has a reason, stays, and is removed with one click', async ({
      page,
    }) => {
      const { id, customer } = await someBooking(page);
      await expect(total(page)).toContainText('$79.00');
      await page.getByText('Set price by hand').click();
      await page.getByLabel('Wanted total in $').fill('70,50');
      await expect(total(page)).toContainText(/−\s\$8\.50 to \$70\.50/);
      await expect(page.getByText(/−\s\$8\.50 on the computed \$79\.00/)).toBeVisible();
      await page.getByRole('button', { name: 'Save' }).click();
      const reason = page.getByLabel('Reason');
      await expect(reason).toHaveAccessibleDescription(/Please enter the reason/);
      await expect(reason).toBeFocused();
      await reason.fill('Regular customer');
      await page.getByRole('button', { name: 'Save' }).click();
      await saved(page);

      await page.goto(`/admin/reservations/${id}?begins=end`);
      await expect(total(page)).toContainText('$70.50');
      await expect(page.getByText('Price adjustment: Regular customer')).toBeVisible();
      await page.getByLabel('Drop-off time').fill('11:00');
      await expect(total(page)).toContainText(/−\s\$41\.50 to \$29\.00/);
      await page.getByRole('button', { name: 'Save' }).click();
      await saved(page);

      await page.goto(`/admin/reservations/${id}?begins=end`);
      await expect(total(page)).toContainText('$29.00');
      await expectNothingSideways(page);
      await page.getByRole('button', { name: 'Back to the computed price' }).click();
      await expect(page.getByText('Set price by hand')).toBeFocused();
      await expect(total(page)).toContainText('$37.50');
      await page.getByRole('button', { name: 'Save' }).click();
      await saved(page);
      const token = await tokenOf(page.request, customer);
      const own = await ask(page.request, getOwnReservation, { params: { id }, token });
      expect(own).toMatchObject({ totalPrice: 37.5, lines: [{ kind: 'rental' }] });
    });

    test('prices of several vehicles are changed after a look at them, and undone', async ({
      page,
    }) => {
      const [one, two, three] = [
        await someVehicle(page.request),
        await someVehicle(page.request),
        await someVehicle(page.request),
      ];
      await asAdministrator(page);
      await page.goto('/admin/vehicles');
      // On a phone it is in a menu.
      const more = page.getByRole('button', { name: 'More: Vehicles' });
      const isPhone = viewport.width < 768;
      const change = page.getByRole(isPhone ? 'menuitem' : 'link', { name: 'Change prices' });
      if (isPhone) await more.click();
      await change.click();
      await expect(page.getByText('No price changes yet.')).toBeVisible();
      await page.getByRole('radio', { name: /^Small car \d+$/ }).check();
      await page.getByLabel('Per hour').fill('10');
      await chooseOnly(page, [one.model, two.model]);
      const row = page.getByRole('row').filter({ hasText: one.model });
      await expect(row).toContainText('$12.50 → $14.00');
      await expectNothingSideways(page);
      expect(await priceOf(page, one)).toBe(12.5);
      await page.getByRole('button', { name: 'Change the prices of 2 vehicles' }).click();
      const outcome = page.getByText('The prices of 2 vehicles are changed.');
      await expect(outcome).toBeVisible();
      await expect(page.getByText('No price changes yet.')).toBeVisible();
      for (const changed of [one, two]) expect(await priceOf(page, changed)).toBe(14);
      expect(await priceOf(page, three)).toBe(12.5);

      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('are as they were before.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      for (const changed of [one, two]) expect(await priceOf(page, changed)).toBe(12.5);
    });
  });

test('free vehicles are chosen with the arrow keys', async ({ page }) => {
  const first = await someVehicle(page.request, 'AAA a ');
  const date = freeDate();
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  await fillRental(page, [date, '08:00'], [date, '10:00']);
  const radios = page.getByRole('radio');
  await expect(page.getByRole('radio', { name: first.model })).toBeVisible();
  await page.getByRole('combobox', { name: 'Vehicle' }).focus();
  await page.keyboard.press('Tab');
  await expect(radios.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
  await page.keyboard.press('Tab');
  const showAll = page.getByRole('button', { name: 'Show all' });
  await expect(showAll).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(radios.nth(13)).toBeVisible();
});

test('a past time offers vehicles too', async ({ page }) => {
  const { model } = await someVehicle(page.request, 'AAA b ');
  const day = inDays(-3);
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  await fillRental(page, [day, '08:00'], [day, '10:00']);
  await expect(page.getByRole('radio', { name: model })).toBeVisible();
});

test('the customer sees the price set by hand and its reason', async ({ page, browser }) => {
  const { id, customer } = await someBooking(page);
  await page.getByText('Set price by hand').click();
  await page.getByLabel('Wanted total in $').fill('85');
  await page.getByLabel('Reason').fill('Mit Anhänger');
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  const theirs = await (await browser.newContext()).newPage();
  await storeToken(theirs, await tokenOf(page.request, customer));
  await theirs.goto(`/user/reservations/${id}`);
  const ticket = theirs.getByRole('article');
  for (const text of ['1 day × $79.00', 'Price adjustment: Mit Anhänger', '$6.00', '$85.00'])
    await expect(ticket).toContainText(text);
  await theirs.context().close();
});

test('prices that somebody else changed meanwhile are named, and nothing is changed', async ({
  page,
}) => {
  const [one, two] = [await someVehicle(page.request), await someVehicle(page.request)];
  await asAdministrator(page);
  await page.goto('/admin/vehicles/prices');
  await page.getByLabel('By', { exact: true }).selectOption('amount');
  await page.getByLabel('Per hour').fill('1');
  await chooseOnly(page, [one.model, two.model]);
  await setPrice(page.request, two, 20);
  await page.getByRole('button', { name: 'Change the prices of 2 vehicles' }).click();
  const alert = page.getByRole('alert').filter({ hasText: two.model });
  await expect(alert).toContainText('Nothing was changed.');
  await expect(alert).not.toContainText(one.model);
  await expect(alert).toBeFocused();
  expect(await priceOf(page, one)).toBe(12.5);
  await expect(page.getByRole('row').filter({ hasText: two.model })).toContainText(
    '$20.00 → $21.00',
  );
});
