import { expect, test } from '@playwright/test';
import { demoLogins } from '../../server/demo/logins.ts';
import { someCustomer, someReservation, someVehicle } from './administrator.ts';
import { inDays, loggedIn, storeToken, tokenOf } from './customer.ts';
import { send } from './api.ts';
import { currentUser } from '../../contract/users/users.ts';

test('the profile is shown and can be changed', async ({ page }) => {
  const customer = await loggedIn(page);
  await page.goto('/user');
  await expect(page.getByText(customer.email).first()).toBeVisible();
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
  await form.getByLabel('Driving licence class').selectOption('BE');
  await save.click();
  await expect(page.getByText('Your profile was updated')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Greta Musterfrau' })).toBeVisible();
  await page.reload();
  await expect(form.getByLabel('Last name')).toHaveValue('Musterfrau');
  await expect(form.getByLabel('Driving licence class')).toHaveValue('BE');
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
  // Not before the field loses the focus.
  await expect(form.getByLabel('Confirm new password', { exact: true })).toHaveAttribute(
    'aria-invalid',
    'false',
  );
  await form.getByLabel('Confirm new password', { exact: true }).blur();
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
  const stale = await send(request, currentUser, { token: other });
  expect(stale.status()).toBe(401);
  await page.reload();
  await expect(page.getByText(customer.email).first()).toBeVisible();
});

test('a built-in account is shown but cannot be changed', async ({ page }) => {
  await storeToken(page, await tokenOf(page.request, demoLogins.administrator));
  await page.goto('/user');
  await expect(page.getByText('Built-in accounts can not be deleted and updated')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Update Profile' })).toBeHidden();
});

test('a list without reservations says so, and leads to the vehicles', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/reservations');
  await expect(page.getByText('No reservation')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Find a vehicle' }).click();
  await expect(page).toHaveURL('/vehicles');
});

test('an invalid page number shows the first page, one past the end shows the last', async ({
  page,
  request,
}) => {
  // Booked by the administrator: more than a customer may book.
  const customer = await someCustomer(request);
  await storeToken(page, await tokenOf(request, customer));
  const vehicle = await someVehicle(request);
  for (let day = 300; day < 311; day += 1)
    await someReservation(request, { user: customer.id, vehicle: vehicle.id, date: inDays(day) });
  await page.goto('/user/reservations?page=1.5');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await page.goto('/user/reservations?page=99');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL('/user/reservations?page=2');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(page).toHaveURL('/user/reservations');
});

test("someone else's reservation is not found, and a link leads back", async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/reservations/1');
  await expect(page.getByText('There is no such reservation')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to reservations' }).click();
  await expect(page).toHaveURL('/user/reservations');
});

test('an unknown page of the area links back into it', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/no-such-page');
  await expect(page.getByText("couldn't be found")).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/user');
});
