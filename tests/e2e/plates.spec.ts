import { expect, test } from '@playwright/test';
import { handOver } from '../../contract/counter/counter.ts';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { retireVehicle } from '../../contract/vehicles/retirement.ts';
import {
  administratorToken,
  asAdministrator,
  openSomeVehicle,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { someRental, toast } from './at-counter.ts';

test('a plate that another vehicle has is refused beside its field, and what was typed stays', async ({
  page,
  request,
}) => {
  const other = await someVehicle(request);
  const { id } = await openSomeVehicle(page);
  const typed = other.licencePlate!.replace('-', ' ').toLowerCase();
  await page.getByLabel('Licence plate').fill(typed);
  await page.getByLabel('Seats').fill('7');
  await page.getByRole('button', { name: 'Update' }).click();
  const plate = page.getByLabel('Licence plate');
  await expect(plate).toHaveAccessibleDescription(
    `Another vehicle in service has this licence plate: ${vehicleName(other)} (no. ${other.id})`,
  );
  await expect(plate).toBeFocused();
  await expect(plate).toHaveValue(typed);
  await expect(page.getByLabel('Seats')).toHaveValue('7');
  await plate.fill(`XX NB ${id}`);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
});

test('a retired vehicle whose plate another one has stays retired, and it says why', async ({
  page,
  request,
}) => {
  const token = await administratorToken(request);
  const retired = await openSomeVehicle(page);
  await ask(request, retireVehicle, { token, params: { id: retired.id }, body: { move: [] } });
  const other = await openSomeVehicle(page);
  await page.getByLabel('Licence plate').fill(retired.licencePlate!);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
  await page.goto(`/admin/vehicles/${retired.id}`);
  await page.getByRole('button', { name: 'Back in service' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Back in service' }).click();
  const reason = `has this licence plate: ${other.model}, ${retired.licencePlate}`;
  await expect(toast(page, reason)).toBeVisible();
});

test('a plate in any writing leads to its vehicle, and says who has it', async ({
  page,
  request,
}) => {
  const { id, vehicle, customer } = await someRental(request);
  const token = await administratorToken(request);
  await ask(request, handOver, {
    token,
    params: { id },
    body: { mileageKm: 20_000, fuelEighths: 8 },
  });
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search everything' });
  await field.fill(vehicle.licencePlate!.replace('-', ' ').toLowerCase());
  const found = page.getByRole('option', { name: vehicle.model });
  await expect(found).toContainText(vehicle.licencePlate!);
  await expect(found).toContainText(`${customer.firstName} ${customer.lastName}`);
  await expect(found).toContainText('Rented until');
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(vehicleName(vehicle));
});
