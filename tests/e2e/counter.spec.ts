import { expect, test } from '@playwright/test';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { handOver } from '../../contract/counter/counter.ts';
import { catalogues } from '../support/catalogues.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask } from './api.ts';
import {
  fuel,
  kilometres,
  preview,
  someLateRental,
  someRental,
  story,
  toast,
  unfold,
} from './at-counter.ts';

const { money } = catalogues.en;

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a vehicle is handed over, and that is undone', async ({ page }) => {
      const { path, vehicle, customer } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await expect(story(page)).toContainText('Not picked up');
      await expect(story(page)).toContainText(vehicle.licencePlate!);
      const call = story(page).getByRole('link', { name: customer.phoneNumber });
      await expect(call).toHaveAttribute('href', 'tel:5555550142');
      await expect(story(page).getByRole('link', { name: customer.email })).toBeVisible();
      await story(page).getByRole('link', { name: 'Hand over' }).click();
      await expect(page).toHaveURL(`${path}/hand-over`);
      await expect(kilometres(page)).toHaveAttribute('inputmode', 'numeric');
      await expect(kilometres(page)).toHaveAccessibleDescription('Last known: 18,250 km');
      // By touch, a keyboard would cover the form at once.
      const first = device === 'desktop' ? kilometres(page) : page.getByRole('main');
      await expect(first).toBeFocused();

      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(kilometres(page)).toBeFocused();
      await expect(page.getByText('Please select how full the tank is')).toBeVisible();
      await kilometres(page).fill('18.300');
      await fuel(page, '7/8').check();
      await page.getByRole('switch', { name: 'Driving licence seen' }).click();
      await page.getByLabel('Note', { exact: true }).fill('Kratzer hinten links');
      const payments = page.getByRole('region', { name: money.title, exact: true });
      await payments.getByRole('button', { name: money.form }).click();
      const rent = payments.getByRole('group', { name: money.row(1) });
      await expect(rent.getByLabel(money.kind)).toBeFocused();
      await expect(rent.getByLabel(money.kind)).toHaveValue('payment');
      await payments.getByRole('button', { name: money.addAnother }).click();
      const deposit = payments.getByRole('group', { name: money.row(2) });
      await expect(deposit.getByLabel(money.kind)).toHaveValue('deposit_taken');
      await deposit.getByLabel(money.method).selectOption('till');
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(deposit.getByLabel(money.receipt)).toBeFocused();
      await deposit.getByLabel(money.receipt).fill('Z-4711');
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(toast(page, 'Handed over to Greta Muster. Next: back by')).toBeVisible();

      await expect(page).toHaveURL(path);
      const recorded = page.getByRole('region', { name: 'Hand-over' });
      for (const part of ['18,300 km', '7/8', 'Seen', 'Kratzer hinten links'])
        await expect(recorded).toContainText(part);
      await expect(page.locator('summary')).toContainText([money.isPaid]);
      await unfold(page, money.title);
      await expect(payments).toContainText('Z-4711');
      await expect(story(page)).toContainText('Due back');
      await expect(story(page).getByRole('link', { name: 'Take back' })).toBeVisible();

      await page.getByRole('button', { name: 'Undo hand-over' }).click();
      const question = page.getByRole('alertdialog', { name: 'Undo the hand-over?' });
      await question.getByRole('button', { name: 'Undo hand-over' }).click();
      await expect(toast(page, 'The hand-over is undone.')).toBeVisible();
      await expect(recorded).toHaveCount(0);
      await expect(payments).toContainText('Z-4711');
      await expect(story(page).getByRole('link', { name: 'Hand over' })).toBeVisible();
    });

    test('a vehicle comes back late with further kilometres, and that is undone', async ({
      page,
    }) => {
      const { path, vehicle } = await someLateRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await expect(story(page)).toContainText('Late');
      await expect(story(page)).toContainText('$91.50');
      await story(page).getByRole('link', { name: 'Take back' }).click();
      await expect(preview(page)).toContainText('Enter kilometres and fuel');
      await expect(kilometres(page)).toHaveAccessibleDescription('At hand-over: 18,300 km');

      await kilometres(page).fill('18299');
      await fuel(page, 'full').check();
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(kilometres(page)).toHaveAccessibleDescription(/At hand-over it was 18,300\skm/);
      await kilometres(page).fill('18640');
      await expect(kilometres(page)).toHaveAccessibleDescription(/340\skm driven/);
      for (const part of ['3 hours late', '$37.50', 'Further kilometres', '$10.00', '$139.00'])
        await expect(preview(page)).toContainText(part);
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(toast(page, `${vehicleName(vehicle)} is back. Open: $139.00.`)).toBeVisible();

      await expect(page).toHaveURL(path);
      await expect(story(page)).toContainText('Returned');
      await expect(story(page)).toContainText('$139.00');
      const recorded = page.getByRole('region', { name: 'Return' });
      await expect(recorded).toContainText('18,640 km');
      await expect(recorded).toContainText('340 km driven');
      await unfold(page, 'Change');
      await expect(page.getByLabel('Status')).toHaveValue('DONE');
      // What is left to do is to be paid.
      await story(page).getByRole('button', { name: 'Note the payment of $139.00' }).click();
      await expect(page.locator('details:focus-within')).toContainText('Money');

      await page.getByRole('button', { name: 'Undo return' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo return' }).click();
      await expect(story(page)).toContainText('Late');
      await expect(story(page)).toContainText('$91.50');
      await expect(page.getByLabel('Status')).toHaveValue('CREATED');
    });

    test('a vehicle’s page says who gets it, and then who has it', async ({ page }) => {
      const { id, vehicle } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(`/admin/vehicles/${vehicle.id}`);
      const rental = page.getByRole('listitem').filter({ hasText: 'Greta Muster' });
      await expect(rental).toContainText('Not picked up');
      const body = { mileageKm: 18_300, fuelEighths: 8, licenceSeen: true };
      const token = await administratorToken(page.request);
      await ask(page.request, handOver, { params: { id }, token, body });
      await page.reload();
      await expect(rental).toContainText('Out');
      await expect(page.getByText(/^Rented until/)).toBeVisible();
      await rental.getByRole('link').first().click();
      await expect(story(page)).toContainText('Greta Muster');
    });

    test('nobody comes, which costs a fee, and then somebody does', async ({ page }) => {
      const { path } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await page.getByRole('button', { name: 'No-show' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nobody came?' });
      await dialog.getByLabel('Fee in $').fill('1.360');
      await dialog.getByRole('button', { name: 'Record no-show' }).click();
      await expect(dialog.getByLabel('Fee in $')).toHaveAccessibleDescription(/could mean/);
      await dialog.getByLabel('Fee in $').fill('25,50');
      await dialog.getByRole('button', { name: 'Record no-show' }).click();
      await expect(toast(page, 'The no-show is recorded.')).toBeVisible();
      await expect(story(page)).toContainText('Nobody came.');
      await expect(story(page).getByText('To be paid').locator('..')).toContainText('$25.50');
      await unfold(page, 'Change');
      await expect(page.getByLabel('Status')).toHaveValue('CANCELLED');

      await page.getByRole('button', { name: 'Undo no-show' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo no-show' }).click();
      await expect(story(page).getByRole('link', { name: 'Hand over' })).toBeVisible();
      await expect(story(page)).not.toContainText('$25.50');
    });
  });

test('a discount is added to the price and removed, and what was typed below stays', async ({
  page,
}) => {
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await unfold(page, 'Change');
  await page.getByLabel('Drop-off location').fill('Gera');
  await page.getByRole('button', { name: 'Add a charge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a charge' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Amount in $')).toBeFocused();
  await dialog.getByLabel('Kind').selectOption('Discount');
  await dialog.getByLabel('Amount in $').fill('5');
  await dialog.getByLabel('What for').fill('Stammkunde');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(story(page)).toContainText('Discount: Stammkunde');
  await expect(story(page)).toContainText('−$5.00');
  await page.getByRole('button', { name: 'Remove Discount: Stammkunde' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(story(page).getByText('Discount: Stammkunde')).toHaveCount(0);
  await expect(story(page)).toBeFocused();
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Gera');
});
