import { expect, test } from '@playwright/test';
import { demoLogins } from '../../server/demo/logins.ts';
import {
  asAdministrator,
  beginEdit,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { someRental } from './at-counter.ts';
import { catalogues } from '../support/catalogues.ts';
import { freeDate, inDays, tokenOf } from './customer.ts';
import { callsOf } from './api.ts';
import { updateUser } from '../../contract/users/user-edit.ts';

test('a user can be changed, the password only if one is entered', async ({ page, request }) => {
  const user = await someCustomer(request);
  await asAdministrator(page);
  await page.goto(`/admin/users?search=${user.email}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(`/admin/users/${user.id}`);
  const head = page.getByRole('main').locator('dl').first();
  await expect(head.getByRole('link', { name: user.email })).toBeVisible();
  await beginEdit(page);
  const form = page.getByRole('form', { name: 'User' });
  await expect(form.getByLabel('First name')).toBeFocused();

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
  await form.getByLabel('Customer').uncheck();
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('Please select a role')).toBeVisible();
  await expect(form.getByLabel('Customer')).toBeFocused();
  await form.getByLabel('Customer').check();

  await form.getByLabel('Password', { exact: true }).fill('kurz');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(form.getByText('Must be at least 8 characters')).toBeVisible();
  const show = form.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await form.getByLabel('Password', { exact: true }).fill('');

  await form.getByLabel('Last name').fill('Geändert');
  const sent = page.waitForRequest((asked) => asked.method() === 'PUT');
  await form.getByRole('button', { name: 'Update' }).click();
  expect((await sent).postDataJSON()).not.toHaveProperty('password');
  await expect(page.getByText('User was updated')).toBeVisible();
  // The list is searched as before.
  await expect(page).toHaveURL(/\/admin\/users\?search=greta/);
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByRole('heading', { name: 'Greta Geändert' })).toBeVisible();
  await beginEdit(page);

  await form.getByLabel('Password', { exact: true }).fill('Neufaser-34?');
  await form.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User was updated')).toBeVisible();
  expect(await tokenOf(request, { ...user, password: 'Neufaser-34?' })).toBeTruthy();
});

test('a wrong address is corrected where a mail says whose it is, unless it is taken', async ({
  page,
  request,
}) => {
  const [user, other] = [await someCustomer(request), await someCustomer(request)];
  await asAdministrator(page);
  await page.goto(`/admin/mails?search=${user.email}`);
  await page.getByRole('link', { name: user.email }).click();
  await page.getByRole('link', { name: catalogues.en.outbox.toCustomer }).click();
  await expect(page).toHaveURL(`/admin/users/${user.id}?begins=email`);
  const email = page.getByRole('form', { name: 'User' }).getByLabel('Email');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(catalogues.en.security.customers.bothTold);
  await email.fill(other.email);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(email).toHaveAccessibleDescription(/already/);
  await expect(email).toBeFocused();
  const right = `richtig-${user.email}`;
  await email.fill(right);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User was updated')).toBeVisible();
  await page.goto(`/admin/mails?search=${right}`);
  await expect(
    page.getByRole('row').filter({ hasText: catalogues.en.outbox.templates['address-changed'] }),
  ).toHaveCount(1);
});

test('a user is deleted after a confirmation', async ({ page, request }) => {
  const user = await someCustomer(request);
  await asAdministrator(page);
  await page.goto(`/admin/users/${user.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('User was deleted')).toBeVisible();
  await expect(page).toHaveURL('/admin/users');
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByText('There is no such user')).toBeVisible();
});

test("a user's reservations are listed, and such a user cannot be deleted", async ({
  page,
  request,
}) => {
  const user = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = freeDate();
  await someReservation(request, { user: user.id, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.goto(`/admin/users/${user.id}`);
  const next = page.getByRole('region', { name: catalogues.en.counter.rentals.title });
  await expect(next.getByRole('listitem')).toContainText(vehicle.model);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('This user has reservations and cannot be deleted').first(),
  ).toBeVisible();
  await expect(page).toHaveURL(`/admin/users/${user.id}`);
});

test('a built-in account is shown but cannot be changed', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users?search=admin@fuhrpark.example');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await beginEdit(page);
  await expect(page.getByText('Built-in accounts can not be deleted and updated')).toBeVisible();
  await expect(page.getByLabel('First name')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
});

test('unsaved changes are not lost by accident', async ({ page, request }) => {
  const user = await someCustomer(request);
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('Search').fill(user.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await beginEdit(page);
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('Neuer Weg 1');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  await page.getByRole('link', { name: 'Vehicles' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.goBack();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`/admin/users/${user.id}`);
  await expect(address).toHaveValue('Neuer Weg 1');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin\/users\?.*search=/);
});

test('sorting a list beside a form needs no confirmation', async ({ page }) => {
  await asAdministrator(page);
  await page.goto(`/admin/users?search=${demoLogins.customer.email}`);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await beginEdit(page);
  await page.getByLabel('Address', { exact: true }).fill('Neuer Weg 1');
  await page.getByRole('columnheader', { name: 'Price' }).getByRole('link').click();
  await expect(page).toHaveURL(/sort=totalPrice/);
  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
});

test('nor by going forward, or several steps back at once', async ({ page, request }) => {
  const user = await someCustomer(request);
  await asAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Users' }).click();
  await page.getByLabel('Search').fill(user.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page).toHaveURL('/admin/vehicles');
  await page.goBack();
  await beginEdit(page);
  const address = page.getByLabel('Address', { exact: true });
  await address.fill('Neuer Weg 1');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });

  for (const steps of [1, -2]) {
    await page.evaluate((count) => history.go(count), steps);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(`/admin/users/${user.id}`);
    await expect(address).toHaveValue('Neuer Weg 1');
  }
  await page.goForward();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/vehicles');
  await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
  await page.evaluate(() => history.go(-3));
  await expect(page).toHaveURL('/admin');
});

test('skipping to the content adds no history entry and asks nothing', async ({
  page,
  request,
}) => {
  const user = await someCustomer(request);
  await asAdministrator(page);
  await page.goto(`/admin/users/${user.id}`);
  await beginEdit(page);
  await page.getByLabel('Address', { exact: true }).fill('Neuer Weg 1');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await skip.focus();
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/admin/users');
});

test('a refused update says why and keeps the input', async ({ page, request }) => {
  const user = await someCustomer(request);
  await asAdministrator(page);
  await page.goto(`/admin/users/${user.id}`);
  await beginEdit(page);
  await page.route(callsOf(updateUser), (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.fallback(),
  );
  await page.getByLabel('Last name').fill('Bleibt');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Something went wrong on our side').first()).toBeVisible();
  await expect(page.getByLabel('Last name')).toHaveValue('Bleibt');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User was updated')).toBeVisible();
});

test('a customer’s page begins with who it is and what is next, each with its step', async ({
  page,
  request,
}) => {
  const [{ customer: user, vehicle: now }, later] = [
    await someRental(request),
    await someVehicle(request),
  ];
  await someReservation(request, { user: user.id, vehicle: later.id, date: inDays(20) });
  await asAdministrator(page);
  await page.goto(`/admin/users/${user.id}`);
  const phone = page.getByRole('link', { name: user.phoneNumber });
  await expect(phone).toHaveAttribute('href', /^tel:/);
  const rows = page
    .getByRole('region', { name: catalogues.en.counter.rentals.title })
    .getByRole('listitem');
  await expect(rows).toHaveText([new RegExp(now.model), new RegExp(later.model)]);
  await expect(rows.nth(1).getByRole('link')).toHaveCount(1);
  await expect(page.getByLabel('Last name')).toHaveCount(0);
  await rows
    .first()
    .getByRole('link', { name: /Hand over/ })
    .click();
  await expect(page).toHaveURL(/\/hand-over$/);
});
