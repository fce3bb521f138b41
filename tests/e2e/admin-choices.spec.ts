import { expect, test } from '@playwright/test';
import { asAdministrator, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { freeDate } from './customer.ts';
import { callsOf } from './api.ts';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';

const allVehicles = callsOf(pageFleet);

test('the arrow keys move through the options', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  const choice = page.getByRole('combobox', { name: 'Vehicle', exact: true });
  const list = page.getByRole('listbox', { name: 'Vehicle' });
  const options = list.getByRole('option');
  const marked = list.getByRole('option', { selected: true });
  await choice.focus();
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toBeVisible();
  await expect(marked).toHaveText((await options.first().textContent())!);
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('ArrowDown');
  await expect(marked).toHaveText((await options.nth(9).textContent())!);
  await expect(marked).toBeInViewport();
  await page.keyboard.press('ArrowUp');
  const model = await marked.locator('span').first().textContent();
  await page.keyboard.press('Enter');
  await expect(choice).toHaveValue(model!);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(choice).toHaveValue(model!);
});

test('a failure to load the vehicles is reported and can be retried', async ({ page }) => {
  await asAdministrator(page);
  await page.route(allVehicles, (route) => route.abort());
  await page.goto('/admin/reservations/new');
  const choice = page.getByRole('combobox', { name: 'Vehicle', exact: true });
  await choice.click();
  await expect(page.getByText('The choices could not be loaded')).toBeVisible();
  await page.unroute(allVehicles);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(choice).toBeFocused();
  const first = page.getByRole('listbox', { name: 'Vehicle' }).getByRole('option').first();
  const model = await first.locator('span').first().textContent();
  await first.click();
  await expect(choice).toHaveValue(model!);
});

test('a reservation shows its vehicle even if the others cannot be loaded', async ({
  page,
  request,
}) => {
  const { id: user } = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const date = freeDate();
  const id = await someReservation(request, { user, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.route(allVehicles, (route) => route.abort());
  await page.goto(`/admin/reservations/${id}?begins=end`);
  await expect(page.getByRole('combobox', { name: 'Vehicle', exact: true })).toHaveValue(
    vehicle.model,
  );
  await page.getByLabel('Drop-off time').fill('11:00');
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText('$37.50');
});

test('a vehicle is found by its licence plate', async ({ page, request }) => {
  const { model, licencePlate } = await someVehicle(request);
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  const choice = page.getByRole('combobox', { name: 'Vehicle', exact: true });
  await choice.fill(licencePlate!.replace('-', '').toLowerCase());
  const found = page.getByRole('listbox', { name: 'Vehicle' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText(licencePlate!);
  await found.click();
  await expect(choice).toHaveValue(model);
});

test('clearing the filter shows all vehicles, with Enter too', async ({ page, request }) => {
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations?carId=${vehicle.id}`);
  const choice = page.getByRole('combobox', { name: 'Vehicle', exact: true });
  await expect(choice).toHaveValue(vehicle.model);
  await choice.fill('');
  const offered = page.getByRole('listbox', { name: 'Vehicle' }).getByRole('option');
  await expect(offered.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/reservations');
  await expect(choice).toHaveValue('');
  await expect(offered).toHaveCount(0);
});

test('a filter by a deleted vehicle is shown and can be removed', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations?carId=999999');
  const choice = page.getByRole('combobox', { name: 'Vehicle', exact: true });
  await expect(choice).toHaveValue('Vehicle 999999');
  await expect(page.getByText('No reservations')).toBeVisible();
  await choice.fill('');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL('/admin/reservations');
  await expect(page.getByRole('table', { name: 'Reservations' })).toBeVisible();
});

test('invalid filters are ignored', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations?carId=abc&from=2026-02-31&until=x&status=NONE');
  await expect(page.getByRole('table', { name: 'Reservations' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Vehicle', exact: true })).toHaveValue('');
});
