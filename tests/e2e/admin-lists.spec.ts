import { expect, test } from '@playwright/test';
import { demoLogins } from '../../server/db/seed/logins.ts';
import { asAdministrator, someCustomer } from './administrator.ts';

test('page, sort and search of a list live in its address, and back and forward keep them', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  const table = page.getByRole('table', { name: 'Reservations' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await page.getByRole('link', { name: 'Price' }).click();
  await expect(page).toHaveURL(/sort=totalPrice&direction=ASC/);
  await expect(page.getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(async () => {
    const prices = await table.getByRole('row').locator('td:last-child').allTextContents();
    const dollars = prices.map((price) => Number(price.slice(1)));
    expect(dollars).toEqual(dollars.toSorted((a, b) => a - b));
  }).toPass();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();
  const third = table.getByRole('row').nth(3).getByRole('link');
  await page.evaluate(() => scrollTo(0, 60));
  await third.click();
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+$/);
  await expect(page.getByLabel('Pick-up location')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
  await page.goBack();
  await expect(page.getByText('Page 1 of')).toBeVisible();
  await page.goForward();
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await page.goto('/admin/reservations?page=900');
  await expect(page).toHaveURL(/page=\d$/);
});

test('a search narrows the list without steps for the back button', async ({ page, request }) => {
  const { email } = await someCustomer(request);
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('Search').pressSequentially(email);
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue(email);
  await expect(page.getByRole('cell', { name: email })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/admin/vehicles');
});

test('the focus stays on the pager at the last page', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  const total = await page.getByText(/^1–10 of/).textContent();
  const last = Math.ceil(Number(total!.split(' of ')[1]) / 10);
  await page.goto(`/admin/reservations?page=${last - 1}`);
  const next = page.getByRole('button', { name: 'Next page' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/reservations?page=${last}`);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Page ${last} of`)).toBeVisible();
  await expect(page).toHaveURL(`/admin/reservations?page=${last}`);
});

test('a list without rows says so', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users?search=nobody-of-this-name');
  await expect(page.getByText('No users')).toBeVisible();
});

test('a list can be used by keyboard alone', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Download List' })).toBeFocused();
  for (let tabs = 0; tabs < 5; tabs += 1) await page.keyboard.press('Tab');
  const first = page.getByRole('row').nth(1).getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Model')).toBeVisible();
});

test('an answer that comes after that of a newer question is dropped', async ({ page }) => {
  await asAdministrator(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/api/user/auth/pages?*', async (route) => {
    if (!route.request().url().includes('search=')) await held.promise;
    await route.continue();
  });
  await page.goto('/admin/users');
  const table = page.getByRole('table', { name: 'Users' });
  await page.getByLabel('Search').fill(demoLogins.administrator.email);
  await expect(table.getByRole('row')).toHaveCount(2);
  const late = page.waitForResponse((answer) => !answer.url().includes('search='));
  held.resolve();
  await late;
  await expect(table.getByRole('row')).toHaveCount(2);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
});
