import { expect, test } from '@playwright/test';
import { demoLogins } from '../../server/demo/logins.ts';
import {
  asAdministrator,
  beginEdit,
  setPrice,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { inDays } from './customer.ts';
import { callsOf } from './api.ts';
import { pageUsers } from '../../contract/users/users.ts';
import { english } from '../support/english.ts';

test('on a tablet nothing of a list is cut off, in either language', async ({ page }) => {
  const [vehicle, user] = [await someVehicle(page.request), await someCustomer(page.request)];
  await setPrice(page.request, vehicle, 1234.5);
  const booked = { user: user.id, vehicle: vehicle.id, date: inDays(3) };
  await someReservation(page.request, booked);
  await asAdministrator(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/admin/reservations?carId=${vehicle.id}`);
  await expect(page.getByText('$12,345.00').first()).toBeVisible();
  const widthCutOff = () =>
    page
      .getByRole('table')
      .evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth);
  expect(await widthCutOff()).toBe(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.getByText('12.345,00 $').first()).toBeVisible();
  expect(await widthCutOff()).toBe(0);
});

test('the address holds page, order and search of a list, and back and forward restore them', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations?state=all');
  const table = page.getByRole('table', { name: 'Reservations' });
  await expect(table.getByRole('row')).toHaveCount(21);
  await page.getByRole('link', { name: 'Price' }).click();
  await expect(page).toHaveURL(/sort=totalPrice&direction=ASC/);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(async () => {
    const prices = await table.getByRole('row').locator('td[data-area=price]').allTextContents();
    const dollars = prices.map((price) => Number.parseFloat(price.replaceAll(/[$,]/g, '')));
    expect(dollars).not.toContain(NaN);
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  }).toPass();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.getByText(/^21–\d+ of/)).toBeVisible();
  const first = table.getByRole('row').nth(1).getByRole('link');
  // The last page may be short.
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.evaluate(() => scrollTo(0, 60));
  await first.click();
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+$/);
  await expect(page.getByRole('region', { name: 'The rental' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goto('/admin/reservations?state=all&page=900');
  await expect(page).toHaveURL(/page=\d{1,2}$/);
});

test('a search narrows the list without adding history entries', async ({ page, request }) => {
  const { email } = await someCustomer(request);
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('Search').pressSequentially(email);
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  // Its first letters find it, too.
  await expect(page).toHaveURL(({ searchParams }) => searchParams.get('search') === email);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue(email);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/vehicles');
});

test('the pager keeps the focus on the last page', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations?state=all');
  const total = await page.getByText(/^1–20 of/).textContent();
  const last = Math.ceil(Number(total!.split(' of ')[1]) / 20);
  await page.goto(`/admin/reservations?state=all&page=${last - 1}`);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  // Tests beside this one may add a page.
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toBeDisabled({ timeout: 2000 });
  }).toPass();
  await expect(next).toBeFocused();
  const lastAddress = page.url();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Page \d+ of/)).toBeVisible();
  await expect(page).toHaveURL(lastAddress);
  expect(new URL(lastAddress).searchParams.get('page')).not.toBe(`${last - 1}`);
});

test('an empty list says that filters are set and offers to clear them', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users?search=nobody-of-this-name');
  await expect(page.getByText('No users match the filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/users');
  await expect(page.getByLabel('Search')).toHaveValue('');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Clear filters' })).toBeHidden();
});

test('days in the wrong order are reported once, beside the field', async ({ page }) => {
  await asAdministrator(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.goto('/admin/reservations?from=2030-02-02&until=2030-02-01');
  const until = page.getByLabel('Until');
  await expect(until).toHaveAccessibleDescription(english.filters.order);
  await expect(page.getByText(english.filters.order)).toHaveCount(1);
  await expect(page.getByText('No reservations match the filters.')).toBeVisible();
  expect(addresses.filter((url) => url.includes('/all/pages'))).toEqual([]);
  await until.fill('2030-02-02');
  await expect(page.getByText(english.filters.order)).toBeHidden();
  await expect.poll(() => addresses.filter((url) => url.includes('/all/pages')).length).toBe(1);
});

test('after a save the list looks as before', async ({ page, request }) => {
  const { email } = await someCustomer(request);
  await asAdministrator(page);
  const list = `/admin/users?search=${email.split('@')[0]}&sort=email&direction=DESC`;
  await page.goto(list);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await beginEdit(page);
  await page.getByLabel('First name').fill('Greta Maria');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('link', { name: 'Greta Maria' })).toBeVisible();
});

test('an e-mail address can be copied from a list', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await asAdministrator(page);
  const { email } = demoLogins.administrator;
  await page.goto(`/admin/users?search=${email}`);
  await page.getByRole('button', { name: `Copy ${email}` }).click();
  await expect(page.getByText(`Copied ${email}`)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email);
  await expect(page).toHaveURL(/\/admin\/users\?/);
});

test('a list works by keyboard alone', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Download List' })).toBeFocused();
  for (let tabs = 0; tabs < 11; tabs += 1) await page.keyboard.press('Tab');
  const first = page.getByRole('row').nth(1).getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Damages' })).toBeVisible();
});

test('an outdated answer is dropped', async ({ page }) => {
  await asAdministrator(page);
  const held = Promise.withResolvers<void>();
  await page.route(callsOf(pageUsers), async (route) => {
    if (!route.request().url().includes('search=')) await held.promise;
    await route.continue();
  });
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });
  await page.getByLabel('Search').fill(demoLogins.customer.email);
  await expect(table.getByRole('row')).toHaveCount(2);
  const late = page.waitForResponse((answer) => !answer.url().includes('search='));
  held.resolve();
  await late;
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
