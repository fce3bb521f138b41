import { expect, test, type APIRequestContext } from '@playwright/test';
import { asAdministrator, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { fillRental } from './booking-form.ts';
import { inDays, someDay } from './customer.ts';

async function someBooking(request: APIRequestContext) {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = inDays(someDay());
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  return { id, customer, vehicle, date };
}

test('each field of a reservation has its message', async ({ page, request }) => {
  const { id } = await someBooking(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}`);
  const fields = {
    'Pick-up location': 'Enter the pick up place',
    'Drop-off location': 'Enter the drop off place',
    'Pick-up date': 'Enter the pick up date',
    'Pick-up time': 'Enter the pick up time',
    'Drop-off date': 'Enter the drop off date',
    'Drop-off time': 'Enter the drop off time',
    Vehicle: 'Select a car',
  };
  for (const label of Object.keys(fields)) {
    await page.getByLabel(label).fill('');
    await page.keyboard.press('Tab');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  for (const [label, message] of Object.entries(fields))
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(message);
  await expect(page.getByLabel('Pick-up location')).toBeFocused();
});

test('times, vehicle and status are changed, and the price is shown anew', async ({
  page,
  request,
}) => {
  const { id, vehicle, customer } = await someBooking(request);
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  await page.goto(`/admin/reservations/${id}`);
  const price = page.getByRole('status').filter({ hasText: 'Total price' });
  await expect(price).toContainText('$125.00');
  await page.getByLabel('Drop-off time').fill('20:30');
  await expect(price).toContainText('$162.50');

  const other = await someVehicle(request);
  await page.reload();
  const choice = page.getByRole('combobox', { name: 'Vehicle' });
  await expect(choice).toHaveValue(vehicle.model);
  await choice.fill(other.model.slice(-6));
  await page.getByRole('option', { name: other.model }).click();
  await expect(choice).toHaveValue(other.model);
  await page.getByLabel('Drop-off time').fill('20:30');
  await expect(price).toContainText('$162.50');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/reservations$/);

  await page.goto(`/admin/reservations/${id}`);
  await expect(choice).toHaveValue(other.model);
  await expect(page.getByLabel('Drop-off time')).toHaveValue('20:30');
  await page.getByRole('link', { name: 'Get Customer' }).click();
  await expect(page).toHaveURL(`/admin/users/${customer.id}`);
  await page.goBack();

  await page.getByLabel('Status').selectOption('CANCELLED');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();
  await page.goto(`/admin/reservations/${id}`);
  await expect(
    page.getByText('A cancelled or completed reservation cannot be changed'),
  ).toBeVisible();
  await expect(page.getByLabel('Status')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
});

test('a time that is taken is refused, and what was typed stays', async ({ page, request }) => {
  const first = await someBooking(request);
  const date = inDays(someDay());
  const { customer, vehicle } = first;
  await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${first.id}`);
  await page.getByLabel('Pick-up date').fill(date);
  await page.getByLabel('Drop-off date').fill(date);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page
      .getByText('The vehicle you selected is not avilable. Please select different date')
      .first(),
  ).toBeVisible();
  await expect(page.getByLabel('Pick-up date')).toHaveValue(date);
});

test('a reservation is deleted after a question', async ({ page, request }) => {
  const { id } = await someBooking(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Reservation was deleted')).toBeVisible();
  await expect(page).toHaveURL('/admin/reservations');
});

test('an administrator books for a customer, by keyboard', async ({ page, request }) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = inDays(someDay());
  await asAdministrator(page);
  await page.goto(`/admin/users/${customer.id}`);
  await page.getByRole('link', { name: 'Book for this customer' }).click();
  const who = page.getByRole('combobox', { name: 'Customer' });
  await expect(who).toHaveValue('Greta Muster');
  await page.getByRole('button', { name: 'Create' }).click();
  const choice = page.getByRole('combobox', { name: 'Vehicle' });
  await expect(choice).toHaveAccessibleDescription('Select a car');

  await choice.focus();
  await page.keyboard.type(vehicle.model);
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue(vehicle.model);
  await fillRental(page, [date, '08:00'], [date, '08:30']);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Drop-off time')).toHaveAccessibleDescription(
    'Drop-off date should get at least 1 hour later the pick-up date',
  );
  await page.getByLabel('Drop-off time').fill('10:30');
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText('$37.50');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Reservation created')).toBeVisible();
  await expect(page).toHaveURL(`/admin/users/${customer.id}`);
  await expect(page.getByRole('cell', { name: vehicle.model })).toBeVisible();
});

test('a date that the server refuses is said at the date', async ({ page, request }) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(
    `/admin/reservations/new?customer=${customer.id}&vehicle=${vehicle.id}&day=${inDays(-3)}`,
  );
  await page.getByLabel('Pick-up location').fill('Gera');
  await page.getByLabel('Drop-off location').fill('Jena');
  await page.getByLabel('Pick-up time').fill('08:00');
  await page.getByLabel('Drop-off time').fill('10:00');
  await page.getByRole('button', { name: 'Create' }).click();
  const day = page.getByLabel('Pick-up date');
  await expect(day).toHaveAccessibleDescription('Pick-up date cannot be before today');
  await expect(day).toBeFocused();
  await expect(page.getByLabel('Pick-up time')).toHaveAccessibleDescription('');
});

test('the list is narrowed to a status, a vehicle and some days', async ({ page, request }) => {
  const { vehicle, date, id } = await someBooking(request);
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  const rows = page.getByRole('table', { name: 'Reservations' }).getByRole('row');
  await page.getByRole('combobox', { name: 'Vehicle' }).fill(vehicle.model);
  await page.getByRole('option', { name: vehicle.model }).click();
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: vehicle.model })).toHaveAttribute(
    'href',
    `/admin/reservations/${id}`,
  );
  await page.getByLabel('From').fill(date);
  await page.getByLabel('Until').fill(date);
  await page.getByLabel('Status').selectOption('CREATED');
  await expect(page).toHaveURL(/status=CREATED/);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('Status').selectOption('DONE');
  await expect(page.getByText('No reservations')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(vehicle.model);
});
