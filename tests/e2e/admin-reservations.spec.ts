import { expect, test, type APIRequestContext } from '@playwright/test';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { addDays } from '../../contract/values/times.ts';
import {
  asAdministrator,
  setPrice,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { story } from './at-counter.ts';
import { fillRental } from './booking-form.ts';
import { inDays, freeDate } from './customer.ts';
import { dueVehicle, someBlock } from './lanes.ts';

async function someBooking(request: APIRequestContext) {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = freeDate();
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  return { id, customer, vehicle, date };
}

test('each field of a reservation shows its error', async ({ page, request }) => {
  const { id } = await someBooking(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
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

test('times, vehicle and status can be changed, and the price is updated', async ({
  page,
  request,
}) => {
  const { id, vehicle, customer } = await someBooking(request);
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  await page.goto(`/admin/reservations/${id}?begins=end`);
  const price = page.getByRole('status').filter({ hasText: 'Total price' });
  await expect(price).toContainText('$79.00');
  await page.getByLabel('Drop-off time').fill('13:30');
  await expect(price).toContainText('$75.00');

  const other = await someVehicle(request);
  await page.reload();
  const choice = page.getByRole('combobox', { name: 'Vehicle' });
  await expect(choice).toHaveValue(vehicle.model);
  await choice.fill(other.model.slice(-6));
  await page.getByRole('option', { name: other.model }).click();
  await expect(choice).toHaveValue(other.model);
  await page.getByLabel('Drop-off time').fill('13:30');
  await expect(price).toContainText('$75.00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();
  await expect(page.getByText(/^Total price: \$75.00, was \$79.00$/)).toBeVisible();
  await expect(choice).toBeHidden();

  await page.getByRole('button', { name: 'Change the reservation' }).click();
  await expect(choice).toHaveValue(other.model);
  await expect(page.getByLabel('Drop-off time')).toHaveValue('13:30');
  await page.getByRole('link', { name: 'Get Customer' }).click();
  await expect(page).toHaveURL(`/admin/users/${customer.id}`);
  await page.goBack();
});

test('cancelling a reservation asks first, reopening does not', async ({ page, request }) => {
  const { id, vehicle, customer, date } = await someBooking(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
  const status = page.getByLabel('Status');
  await expect(status.getByRole('option')).toHaveText(['CREATED', 'CANCELLED']);
  await status.selectOption('CANCELLED');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  const question = page.getByRole('alertdialog', { name: 'Cancel this reservation?' });
  for (const part of [vehicle.model, `${date} 08:00`, customer.lastName])
    await expect(question).toContainText(part);
  await question.getByRole('button', { name: 'Go back' }).click();
  await save.click();
  await question.getByRole('button', { name: 'Cancel reservation' }).click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();

  await page.goto(`/admin/reservations/${id}?begins=end`);
  await expect(page.getByText('This reservation is closed.')).toBeVisible();
  await expect(page.getByLabel('Drop-off time')).toBeDisabled();
  await status.selectOption('CREATED');
  await expect(page.getByLabel('Drop-off time')).toBeEnabled();
  await save.click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();
});

test('a conflict is named once, beside the changed field, before saving', async ({
  page,
  request,
}) => {
  const first = await someBooking(request);
  const { customer, vehicle } = first;
  const date = Temporal.PlainDate.from(first.date).add({ days: 1 }).toString();
  const next = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${first.id}?begins=end`);
  const dropOff = page.getByLabel('Drop-off date');
  await dropOff.fill(date);
  const conflict = `Reservation ${reservationNumber(next)}, ${customer.firstName} ${customer.lastName}, ${date} 08:00 – ${date} 18:00`;
  await expect(dropOff).toHaveAccessibleDescription(new RegExp(conflict));
  await expect(page.getByLabel('Pick-up date')).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dropOff).toBeFocused();
  await expect(page.getByText(conflict)).toHaveCount(1);
  await expect(page.locator('.notice--danger')).toHaveCount(0);
  await expect(dropOff).toHaveValue(date);
  await page.getByLabel('Drop-off time').fill('08:00');
  await expect(dropOff).toHaveAccessibleDescription('');
  await expect(
    page.getByRole('link', { name: `Reservation ${reservationNumber(next)}` }),
  ).toBeHidden();
});

test('a block is named beside the date, before saving', async ({ page, request }) => {
  const { id, vehicle, date } = await someBooking(request);
  const next = addDays(date, 1);
  const evening: [string, string] = [`${next}T19:00:00`, `${next}T20:00:00`];
  await someBlock(page, vehicle, evening);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
  const dropOff = page.getByLabel('Drop-off date');
  await dropOff.fill(addDays(date, 2));
  const block = `Repair, ${next} 19:00 – ${next} 20:00, Bremsen`;
  await expect(dropOff).toHaveAccessibleDescription(new RegExp(block));
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(dropOff).toBeFocused();
  await expect(page.getByText(block)).toHaveCount(1);
});

test('a vehicle that is past due is said to be not ready, before saving', async ({ page }) => {
  const vehicle = await dueVehicle(page, inDays(-3));
  const { id } = await someCustomer(page.request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/new?customer=${id}&vehicle=${vehicle.id}`);
  await fillRental(page, [inDays(1), '00:00'], [inDays(1), '10:00']);
  await expect(page.getByText('The vehicle is not ready by then.')).toBeVisible();
});

test('a past rental can be recorded, and is marked as past', async ({ page, request }) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  const day = inDays(-1);
  await page.goto(
    `/admin/reservations/new?customer=${customer.id}&vehicle=${vehicle.id}&day=${day}`,
  );
  await fillRental(page, [day, '08:00'], [day, '10:00']);
  await expect(page.getByText('The pick-up is in the past.')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Reservation created')).toBeVisible();
});

test('a price that changed meanwhile is shown for confirmation', async ({ page, request }) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  const day = freeDate();
  await page.goto(
    `/admin/reservations/new?customer=${customer.id}&vehicle=${vehicle.id}&day=${day}`,
  );
  await fillRental(page, [day, '08:00'], [day, '10:00']);
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText('$25.00');
  await setPrice(request, vehicle, 20);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('The price was $25.00 and is $40.00 now.')).toBeVisible();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Reservation created')).toBeVisible();
});

test('a reservation is deleted after a confirmation', async ({ page, request }) => {
  const { id } = await someBooking(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Reservation was deleted')).toBeVisible();
  await expect(page).toHaveURL('/admin/reservations');
});

test('an administrator books for a customer by keyboard', async ({ page, request }) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = freeDate();
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
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
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
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+$/);
  await expect(story(page)).toContainText(vehicle.model);
});

test('a date that the server refuses is reported beside the date', async ({ page, request }) => {
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(
    `/admin/reservations/new?customer=${customer.id}&vehicle=${vehicle.id}&day=${inDays(-740)}`,
  );
  await page.getByLabel('Pick-up location').fill('Gera');
  await page.getByLabel('Drop-off location').fill('Jena');
  await page.getByLabel('Pick-up time').fill('08:00');
  await page.getByLabel('Drop-off time').fill('10:00');
  await page.getByRole('button', { name: 'Create' }).click();
  const day = page.getByLabel('Pick-up date');
  await expect(day).toHaveAccessibleDescription('Rentals can be recorded at most two years back');
  await expect(day).toBeFocused();
  await expect(page.getByLabel('Pick-up time')).toHaveAccessibleDescription('');
});

test('the list can be filtered by status, vehicle and days', async ({ page, request }) => {
  const { vehicle, date, id } = await someBooking(request);
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  const rows = page.getByRole('table', { name: 'Reservations' }).getByRole('row');
  await page.getByRole('combobox', { name: 'Vehicle', exact: true }).fill(vehicle.model);
  await page.getByRole('option', { name: vehicle.model }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.last().getByRole('link')).toHaveAttribute('href', `/admin/reservations/${id}`);
  await page.getByLabel('From').fill(date);
  await page.getByLabel('Until').fill(date);
  await page.getByLabel('State').selectOption('To pick up');
  await expect(page).toHaveURL(/state=toPickUp/);
  await expect(rows).toHaveCount(2);
  await page.getByLabel('State').selectOption('Returned');
  await expect(page.getByText('No reservations')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Vehicle', exact: true })).toHaveValue(
    vehicle.model,
  );
});
