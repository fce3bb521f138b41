import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { getUser } from '../../contract/users/users.ts';
import {
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { login } from '../../contract/users/auth.ts';
import {
  administratorToken,
  asAdministrator,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask, send } from './api.ts';
import { freeDate, storedToken, storeToken, tokenOf } from './customer.ts';

/** A customer with a reservation; `cancel` cancels it as an administrator. */
async function renter({ request }: Page) {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = freeDate();
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  const token = await administratorToken(request);
  const cancel = async () => {
    const { pickUpLocation, dropOffLocation, pickUpTime, dropOffTime } = await ask(
      request,
      getReservation,
      { params: { id }, token },
    );
    await ask(request, updateReservation, {
      query: { carId: vehicle.id, reservationId: id },
      token,
      body: { pickUpLocation, dropOffLocation, pickUpTime, dropOffTime, status: 'CANCELLED' },
    });
  };
  return { ...customer, vehicle, reservation: id, cancel };
}

test('a customer erases the own account', async ({ page, request }) => {
  const customer = await renter(page);
  await storeToken(page, await tokenOf(request, customer));
  await page.goto('/user');
  const open = page.getByRole('button', { name: 'Erase account' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Erase your account?' });
  await expect(dialog).toBeFocused();
  await expect(dialog).toContainText(/8.years/);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(open).toBeFocused();

  await open.click();
  const password = dialog.getByLabel('Password', { exact: true });
  const erase = dialog.getByRole('button', { name: 'Erase account' });
  await erase.click();
  await expect(password).toHaveAccessibleDescription('Please enter your password');
  await expect(password).toBeFocused();
  await password.fill('Falsch-123!');
  await erase.click();
  await expect(password).toHaveAccessibleDescription('The password is wrong');
  await expect(password).toHaveValue('Falsch-123!');
  await password.fill(customer.password);
  await erase.click();
  await expect(dialog.getByRole('alert')).toContainText('A booking is still open');
  await expect(password).toHaveValue(customer.password);

  await customer.cancel();
  await erase.click();
  await expect(page).toHaveURL(/\/auth\?type=login$/);
  await expect(page.getByText('Your account was erased')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const { email } = customer;
  const again = await send(request, login, { body: { email, password: customer.password } });
  expect(again.status()).toBe(401);
  const row = await ask(request, getUser, {
    params: { id: customer.id },
    token: await administratorToken(request),
  });
  expect(row).toMatchObject({ firstName: '', email: `erased-${customer.id}@invalid` });
});

test('an administrator erases a customer who cannot be deleted', async ({ page }) => {
  const customer = await renter(page);
  await customer.cancel();
  await asAdministrator(page);
  await page.goto(`/admin/users/${customer.id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/Erase the personal data instead/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Erase personal data' }).click();
  const question = page.getByRole('alertdialog', {
    name: 'Erase the personal data of this user?',
  });
  await question.getByRole('button', { name: 'Erase personal data' }).click();
  await expect(page.getByText('The personal data was erased')).toBeVisible();
  await expect(page).toHaveURL('/admin/users');

  await page.goto(`/admin/users?search=erased-${customer.id}@invalid`);
  await page.getByRole('link', { name: 'Erased customer' }).click();
  await expect(page.getByRole('heading', { name: 'Erased customer' })).toBeVisible();
  await expect(page.getByText('The personal data of this account was erased')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Book for this customer' })).toHaveCount(0);
  await page.getByRole('row', { name: customer.vehicle.model }).getByRole('link').click();
  await expect(page).toHaveURL(`/admin/reservations/${customer.reservation}`);
  await expect(page.getByRole('link', { name: 'Erased customer' })).toBeVisible();
  expect(await page.content()).not.toContain(customer.firstName);
});

test('customers read and save all that is stored about them', async ({ page, request }) => {
  const customer = await renter(page);
  await storeToken(page, await tokenOf(request, customer));
  await page.goto('/user');
  await page.getByRole('link', { name: 'View your data' }).click();
  await expect(page).toHaveURL('/user/data');
  const main = page.getByRole('main');
  await main.locator('summary').click();
  for (const text of [
    customer.email,
    customer.vehicle.model,
    'Greta Muster',
    `${customer.address}, ${customer.zipCode}`,
    'Us, on your behalf',
    'Network',
  ])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const data = JSON.parse(await readFile(await (await download).path(), 'utf8')) as object;
  expect(data).toMatchObject({
    user: { email: customer.email },
    reservations: [{ id: customer.reservation, customerName: 'Greta Muster' }],
  });
});
