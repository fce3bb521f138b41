import { expect, test, type Page } from '@playwright/test';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { searchAll } from '../../contract/office/search-all.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { asAdministrator, someMessage, someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { someRental } from './at-counter.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search everything' });
const results = (page: Page) => page.getByRole('listbox', { name: 'Results' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

async function openByKeys(page: Page): Promise<void> {
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test('Ctrl-K finds a reservation by its number, and Enter opens it', async ({ page }) => {
  const { id, path } = await someRental(page.request);
  await openByKeys(page);
  await expect(page.getByText('Reservation numbers, customers')).toBeVisible();
  await field(page).fill(reservationNumber(id));
  await expect(
    option(page, new RegExp(`^${reservationNumber(id)}.*Not picked up`)),
  ).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
});

test('Enter before the answer is there opens the first of what was typed', async ({ page }) => {
  const { id, path } = await someRental(page.request);
  const { model } = await someVehicle(page.request);
  await openByKeys(page);
  await field(page).fill(model);
  await expect(option(page, model)).toBeVisible();
  await field(page).fill(reservationNumber(id));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
});

test('a customer is found with the reservations, by kind; arrows go through all', async ({
  page,
}) => {
  const { id, customer } = await someRental(page.request);
  await openByKeys(page);
  await field(page).fill(customer.email);
  await expect(page.getByRole('group', { name: 'Reservations' }).getByRole('option')).toHaveCount(
    1,
  );
  await expect(page.getByRole('group', { name: 'Customers' }).getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Found: Reservations: 1, Customers: 1',
  );
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toContainText(reservationNumber(id));
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText(customer.email);
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen.getAttribute('id'))!,
  );
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toContainText(reservationNumber(id));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${customer.id}`);
});

test('a customer who is searched by name comes first', async ({ page }) => {
  const lastName = `Muster${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const { customer } = await someRental(page.request, -60, 60, { lastName });
  await openByKeys(page);
  await field(page).fill(lastName);
  await expect(page.getByRole('option', { selected: true })).toContainText(customer.email);
  await expect(page.getByRole('group', { name: 'Reservations' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/users/${customer.id}`);
});

test('vehicles and messages are found and opened by mouse', async ({ page }) => {
  const [vehicle, subject] = [await someVehicle(page.request), await someMessage(page.request)];
  await openByKeys(page);
  await field(page).fill(vehicle.model);
  await option(page, vehicle.model).click();
  await expect(page).toHaveURL(`/admin/vehicles/${vehicle.id}`);
  await page.getByRole('button', { name: 'Search everything' }).click();
  await field(page).fill(subject);
  await option(page, subject).click();
  await expect(page).toHaveURL(/\/admin\/contact-messages\/\d+$/);
});

test('more than five lead to the list', async ({ page }) => {
  const beginning = `Viel${crypto.randomUUID().slice(0, 4)} `;
  for (let count = 0; count < 6; count += 1) await someVehicle(page.request, beginning);
  await openByKeys(page);
  await field(page).fill(beginning);
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    'Found: Vehicles: more than 5',
  );
  await option(page, 'All these vehicles').click();
  await expect(page).toHaveURL(/\/admin\/vehicles\?search=/);
  await expect(page.getByRole('row')).toHaveCount(7);
});

test('screens are found by the beginnings of their words, after the records', async ({ page }) => {
  const { model } = await someVehicle(page.request, 'Change ');
  await openByKeys(page);
  await field(page).fill('change pri');
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveText('Change prices');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/vehicles/prices');
  await page.keyboard.press('Control+k');
  await field(page).fill('change');
  await expect(chosen).toContainText('Change');
  await expect(page.getByRole('group', { name: 'Vehicles' }).getByRole('option')).not.toHaveCount(
    0,
  );
  await expect(option(page, model)).toBeVisible();
  await expect(page.getByRole('option').last()).toHaveText('Change prices');
  await field(page).fill('hange prices');
  await expect(page.getByText('Nothing found for “hange prices”')).toBeVisible();
});

test('Escape closes it, and the focus is where it was', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin');
  const button = page.getByRole('button', { name: 'Search everything' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('the last answer wins', async ({ page }) => {
  const [first, second] = [await someVehicle(page.request), await someVehicle(page.request)];
  const held = Promise.withResolvers<void>();
  await page.route(callsOf(searchAll), async (route) => {
    if (
      route
        .request()
        .url()
        .includes(encodeURIComponent(first.model.split(' ')[1]!))
    )
      await held.promise;
    await route.continue();
  });
  await openByKeys(page);
  const isAsked = page.waitForRequest(callsOf(searchAll));
  await field(page).fill(first.model);
  await isAsked;
  await field(page).fill(second.model);
  await expect(option(page, second.model)).toBeVisible();
  const late = page.waitForResponse((answer) => answer.url().includes(first.model.split(' ')[1]!));
  held.resolve();
  await late;
  await expect(results(page).getByRole('option')).toHaveCount(1);
  await expect(option(page, second.model)).toBeVisible();
});

test('nothing of what is typed is lost before its script is there', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/SearchDialog/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 1280, height: 400 });
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('NB 103');
  await page.keyboard.press('Backspace');
  held.resolve();
  await page.keyboard.type('2 K', { delay: 60 });
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('NB 102 K');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
});

test('its script is loaded when it is first opened', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  expect(scripts.filter((url) => url.includes('SearchDialog'))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  expect(scripts.filter((url) => url.includes('SearchDialog'))).not.toEqual([]);
});

test('each of its states is accessible; a failure can be retried', async ({ page }) => {
  const { customer } = await someRental(page.request);
  const widths = [390, 1440];
  await openByKeys(page);
  await expectAccessible(page, widths);
  await field(page).fill('nobody-has-this-name');
  await expect(page.getByText('Nothing found for “nobody-has-this-name”')).toBeVisible();
  await expectAccessible(page, widths);
  await page.route(callsOf(searchAll), (route) => route.abort());
  await field(page).fill(customer.email);
  await expect(page.getByText('Results could not be loaded')).toBeVisible();
  await expectAccessible(page, widths);
  await page.unroute(callsOf(searchAll));
  await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
  await expect(option(page, new RegExp(customer.email))).toBeVisible();
  await expectAccessible(page, widths);
});

for (const locale of ['en-US', 'de-DE'])
  for (const height of [600, 900])
    test(`the search's keys stay inside its box in ${locale}, ${height} pixels high`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ locale, viewport: { width: 1440, height } });
      const page = await context.newPage();
      await asAdministrator(page);
      await page.goto('/admin/users');
      const keys = page.getByRole('complementary').locator('kbd');
      await expect(keys).toBeVisible();
      const gap = await keys.evaluate((each) => {
        const box = each.parentElement!.getBoundingClientRect();
        const padding = parseFloat(getComputedStyle(each.parentElement!).paddingRight);
        return box.right - padding - each.getBoundingClientRect().right;
      });
      expect(gap).toBeGreaterThanOrEqual(0);
      await context.close();
    });
