import { expect, test } from '@playwright/test';
import { demoLogins } from '../../server/db/seed/logins.ts';
import { loggedIn, tokenOf, storeToken } from './customer.ts';

test('the profile is shown and can be changed', async ({ page }) => {
  const customer = await loggedIn(page);
  await page.goto('/user');
  await expect(page.getByText(customer.email)).toBeVisible();
  const form = page.getByRole('form', { name: 'Update Profile' });
  const save = form.getByRole('button', { name: 'Update Profile' });
  await expect(save).toBeDisabled();
  await expect(form.getByLabel('Email')).toHaveAttribute('readonly');

  for (const [label, message] of [
    ['First name', 'Please enter your first name'],
    ['Last name', 'Please enter your last name'],
    ['Phone number', 'Please enter your phone number'],
    ['Address', 'Please enter your address'],
    ['Zip code', 'Please enter your zip code'],
  ] as const) {
    const field = form.getByLabel(label);
    const before = await field.inputValue();
    await field.fill('');
    await field.blur();
    await expect(field).toHaveAccessibleDescription(message);
    await field.fill(before);
  }

  await form.getByLabel('Last name').fill('Musterfrau');
  await save.click();
  await expect(page.getByText('Your profile was updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Greta Musterfrau' })).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Last name')).toHaveValue('Musterfrau');
});

test('the password can be changed; the other sessions end', async ({ page, request }) => {
  const customer = await loggedIn(page);
  const other = await tokenOf(request, customer);
  await page.goto('/user');
  const form = page.getByRole('form', { name: 'Update Password' });
  const save = form.getByRole('button', { name: 'Update Password' });
  await expect(save).toBeDisabled();

  await form.getByLabel('Current password', { exact: true }).fill('Falsch-123!');
  await form.getByLabel('New password', { exact: true }).fill('Neufaser-34?');
  await form.getByLabel('Confirm new password', { exact: true }).fill('Neufaser-3');
  await expect(
    form.getByLabel('Confirm new password', { exact: true }),
  ).toHaveAccessibleDescription("Password fields doesn't match");
  await expect(save).toBeDisabled();
  await form.getByLabel('Confirm new password', { exact: true }).fill('Neufaser-34?');
  await save.click();
  await expect(form.getByLabel('Current password', { exact: true })).toHaveAccessibleDescription(
    'The current password is wrong',
  );
  await expect(form.getByLabel('New password', { exact: true })).toHaveValue('Neufaser-34?');

  await form.getByLabel('Current password', { exact: true }).fill(customer.password);
  await save.click();
  await expect(page.getByText('Your password was updated')).toBeVisible();
  await expect(form.getByLabel('Current password', { exact: true })).toHaveValue('');
  const stale = await request.get('/api/user', { headers: { Authorization: `Bearer ${other}` } });
  expect(stale.status()).toBe(401);
  await page.reload();
  await expect(page.getByText(customer.email)).toBeVisible();
});

test('a built-in account is shown but cannot be changed', async ({ page }) => {
  await storeToken(page, await tokenOf(page.request, demoLogins.administrator));
  await page.goto('/user');
  await expect(page.getByText('Built-in accounts can not be deleted and updated')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeHidden();
});

test('a list without reservations says so', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/reservations');
  await expect(page.getByText('No reservation')).toBeVisible();
});

test("someone else's reservation is not found", async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/reservations/1');
  await expect(page.getByText('There is no such reservation')).toBeVisible();
});
