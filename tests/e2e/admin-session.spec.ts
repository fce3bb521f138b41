import { expect, test, type Page } from '@playwright/test';
import { demoLogins } from '../../server/demo/logins.ts';
import {
  asAdministrator,
  beginEdit,
  administratorToken,
  imageFile,
  setRoles,
  someCustomer,
  someVehicle,
} from './administrator.ts';
import { fillRental } from './booking-form.ts';
import { logIn, freeDate, storedToken } from './customer.ts';
import { ask } from './api.ts';
import { getVehicle } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { logout } from '../../contract/users/logout.ts';

/** Ends the session on the server, presses the form's button, logs in again and returns. */
async function pressAndLogIn(page: Page, button: string): Promise<void> {
  const address = page.url();
  await ask(page.request, logout, { token: (await storedToken(page))! });
  // A call in the background may find out first, and the button is gone.
  const press = page.getByRole('button', { name: button, exact: true }).click({ timeout: 5000 });
  await press.catch(() => undefined);
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, demoLogins.administrator);
  await page.waitForURL(address);
  await expect(page.getByText('What you had typed is here again')).toBeVisible();
}

test('a session that ends while a user is edited loses only the password and overwrites nothing', async ({
  page,
  request,
}) => {
  const customer = await someCustomer(request);
  const { id } = customer;
  await asAdministrator(page);
  await page.goto(`/admin/users/${id}`);
  const form = page.getByRole('form', { name: 'User' });
  await beginEdit(page);
  await form.getByLabel('Last name').fill('Geändert');
  await form.getByLabel('Admin', { exact: true }).check();
  await form.getByLabel('Password', { exact: true }).fill('Neufaser-34?');
  await setRoles(request, { ...customer, firstName: 'Margarete' }, ['Customer']);
  await pressAndLogIn(page, 'Update');
  await expect(form.getByLabel('Last name')).toHaveValue('Geändert');
  // Somebody else changes it meanwhile.
  await expect(form.getByLabel('First name')).toHaveValue('Margarete');
  await expect(form.getByLabel('Admin', { exact: true })).toBeChecked();
  const password = form.getByLabel('Password', { exact: true });
  await expect(password).toHaveValue('');
  await expect(password).toHaveAccessibleDescription(/Please give it again/);

  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?');
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL('/admin/vehicles');
  await page.goto(`/admin/users/${id}`);
  await beginEdit(page);
  await expect(form.getByLabel('Last name')).not.toHaveValue('Geändert');
});

test('a session that ends while a vehicle is edited keeps its fields and asks for the image again', async ({
  page,
  request,
}) => {
  const { id } = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${id}?begins=edit`);
  await page.getByLabel('Seats').fill('7');
  await page.getByLabel('Fuel type').selectOption('Hybrid');
  await page.getByLabel('Image').setInputFiles(await imageFile('olive'));
  await pressAndLogIn(page, 'Update');
  await expect(page.getByLabel('Seats')).toHaveValue('7');
  await expect(page.getByLabel('Fuel type')).toHaveValue('Hybrid');
  await expect(page.getByLabel('Image')).toHaveAccessibleDescription(/Please give it again/);
  await page.getByLabel('Image').setInputFiles(await imageFile('olive'));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
});

test('restored input overwrites nothing that others saved meanwhile', async ({ page, request }) => {
  const { id, image: imageId } = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${id}?begins=edit`);
  await page.getByLabel('Seats').fill('7');
  const vehicle = await ask(request, getVehicle, { params: { id } });
  await ask(request, updateVehicle, {
    token: await administratorToken(request),
    query: { id, imageId },
    body: { ...vehicle, seats: 9 },
  });
  await pressAndLogIn(page, 'Update');
  await page.getByRole('button', { name: 'Update' }).click();
  const box = page.getByRole('region', { name: 'This was changed by somebody else meanwhile' });
  await expect(box.getByRole('group')).toHaveCount(1);
  await box.getByRole('group', { name: 'Seats' }).getByLabel('Theirs 9').check();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
});

test('a session that ends during a new reservation keeps customer, vehicle and times', async ({
  page,
  request,
}) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  for (const [name, option] of [
    ['Customer', customer.email],
    ['Vehicle', vehicle.model],
  ] as const) {
    await page.getByRole('combobox', { name }).fill(option);
    await page.getByRole('option', { name: option }).click();
  }
  const day = freeDate();
  await fillRental(page, [day, '09:00'], [day, '12:00']);
  await expect(page.getByText('Total price')).toBeVisible();
  await pressAndLogIn(page, 'Create');
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Greta Muster');
  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(vehicle.model);
  await expect(page.getByLabel('Pick-up date')).toHaveValue(day);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Reservation created')).toBeVisible();
});

test('a log-out discards unsaved input', async ({ page, request }) => {
  const { id } = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${id}?begins=edit`);
  await page.getByLabel('Seats').fill('7');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
