import { expect, test } from '@playwright/test';
import { getCounter } from '../../contract/counter/counter.ts';
import { administratorToken, asAdministrator, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import {
  fuel,
  kilometres,
  someLateRental,
  someMissing,
  someRental,
  story,
  toast,
  unfold,
} from './at-counter.ts';
import { inDays } from './customer.ts';
import { dialog, weekOf } from './lanes.ts';

test.beforeEach(({ page }) => asAdministrator(page));

const day = 24 * 60;
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;

test('a broken vehicle is blocked at once, and its booking waits on the dashboard until it gets another', async ({
  page,
}) => {
  const { customer, vehicle, path } = await someRental(page.request, 2 * day, 2 * day + 120);
  const other = await someVehicle(page.request);
  await page.goto(weekOf(vehicle, inDays(0)));
  await page.locator('[data-lane]').waitFor();
  await page.getByRole('button', { name: 'Block a vehicle' }).click();
  const box = dialog(page).getByRole('combobox', { name: 'Vehicle' });
  await box.fill(vehicle.model);
  await page.getByRole('option', { name: vehicle.model }).click();
  await dialog(page).getByLabel('From', { exact: true }).fill(inDays(0));
  await dialog(page).getByLabel('Until further notice').check();
  await dialog(page).getByLabel('Reason').selectOption('Repair');
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog(page).getByRole('link', { name: customer.phoneNumber })).toBeVisible();
  const substitute = dialog(page).getByRole('combobox', {
    name: `Vehicle for ${fullName(customer)}`,
  });
  await expect(substitute).not.toHaveValue('');
  await substitute.fill('');
  await substitute.press('Tab');
  await dialog(page)
    .getByRole('button', { name: /^Block now, 1 reservation stays/ })
    .click();
  await expect(dialog(page)).toBeHidden();

  await page.goto(`/admin/reservations?due=missing&search=${customer.email}`);
  await expect(page.getByRole('row').filter({ hasText: vehicle.model })).toContainText(
    'Vehicle missing',
  );
  await page.goto(path);
  await expect(story(page)).toContainText('Assign another vehicle to this reservation');
  await page.getByRole('button', { name: 'Assign a vehicle' }).click();
  const field = page.getByRole('combobox', { name: 'Vehicle' });
  await expect(field).toBeFocused();
  await field.fill(other.model);
  await page.getByRole('option', { name: other.model }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(toast(page, 'Reservation was updated')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('link', { name: 'Hand over' })).toBeVisible();
});

test('a rental starts days before its pick-up, at the price that was chosen and signed for', async ({
  page,
}) => {
  const { id, path } = await someRental(page.request, 3 * day, 4 * day);
  const token = await administratorToken(page.request);
  const { totalPrice } = await ask(page.request, getCounter, { params: { id }, token });
  await page.goto(`${path}/hand-over`);
  const notice = page.locator('.notice').filter({ hasText: 'the rental starts now' });
  await expect(notice.getByRole('radio', { name: /^New price/ })).toBeChecked();
  const facts = page.locator('dl').filter({ hasText: 'To be paid' });
  const signed = page.getByText(/^The customer signs for a total of/);
  const signedPrice = async () => /\$[\d,]+\.\d\d/.exec(await signed.innerText())![0];
  const newPrice = await signedPrice();
  await expect(facts).toContainText(newPrice);
  await notice.getByRole('radio', { name: /^Keep the price/ }).check();
  await expect(signed).not.toContainText(newPrice);
  await expect(facts).toContainText(await signedPrice());
  await kilometres(page).fill('18300');
  await fuel(page, 'full').check();
  await page.getByRole('button', { name: 'Start and hand over' }).click();
  await expect(story(page)).toContainText('Due back');
  const now = await ask(page.request, getCounter, { params: { id }, token });
  expect([now.totalPrice, now.pickedUpAt !== null]).toEqual([totalPrice, true]);
});

test('kilometres that nobody drives are asked about before a return is recorded', async ({
  page,
}) => {
  const { path } = await someLateRental(page.request);
  await page.goto(`${path}/return`);
  await kilometres(page).fill('183000');
  await fuel(page, 'full').check();
  await expect(page.getByText('New total')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText(/driven is a lot/)).toBeVisible();
  await expect(page).toHaveURL(/return$/);
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(story(page)).toContainText('Returned');
});

test('fewer kilometres than the vehicle had are asked about before a hand-over', async ({
  page,
}) => {
  const { path } = await someRental(page.request);
  await page.goto(`${path}/hand-over`);
  await kilometres(page).fill('1');
  await fuel(page, 'full').check();
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByText('That is 18,249 km less than the vehicle had last.')).toBeVisible();
  await expect(page).toHaveURL(/hand-over$/);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(story(page)).toContainText('Due back');
});

test('a day is listed with whom to call, tomorrow is one press away, and it prints alone', async ({
  page,
}) => {
  const { vehicle } = await someMissing(page.request);
  const late = await someLateRental(page.request);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Day list' }).click();
  const row = page.getByRole('row').filter({ hasText: late.vehicle.model });
  await expect(row).toContainText(/late by \d+ h/);
  await expect(row).toContainText(/R-\d+/);
  await expect(row.getByRole('link', { name: /^Take back: / })).toHaveAttribute(
    'href',
    /\/return$/,
  );
  await expect(row.getByRole('link', { name: late.customer.phoneNumber })).toHaveAttribute(
    'href',
    /^tel:/,
  );
  await page.getByRole('link', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/days/${inDays(1)}$`));
  await page.getByRole('textbox', { name: 'Day' }).fill(inDays(2));
  const missing = page.getByRole('rowgroup', { name: 'Vehicle missing' });
  await expect(missing).toContainText(vehicle.model);
  await expect(missing.getByRole('link', { name: /^Assign a vehicle: / }).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Tomorrow' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Administration' })).toBeHidden();
});

test('the row of an upcoming reservation offers what is done with it', async ({ page }) => {
  const { customer, path } = await someRental(page.request, 3 * day, 4 * day);
  await page.goto(`/admin/reservations?search=${customer.email}`);
  await page.getByRole('button', { name: /^More: / }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Hand over',
    'Edit',
    'Cancel the rental',
    'Vehicle',
    'Customer',
  ]);
  await page.getByRole('menuitem', { name: 'Cancel the rental' }).click();
  await expect(page).toHaveURL(`${path}?begins=cancel`);
  await expect(dialog(page).getByLabel('Reason')).toBeVisible();
});

test('a reservation is cancelled with a reason; deleting names what is deleted', async ({
  page,
}) => {
  const { customer, path } = await someRental(page.request, 3 * day, 4 * day);
  await page.goto(path);
  await unfold(page, 'Change');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(fullName(customer));
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the rental' }).click();
  await dialog(page).getByLabel('Reason').fill('Site postponed');
  await dialog(page).getByRole('button', { name: 'Cancel the rental' }).click();
  await expect(toast(page, 'The rental is cancelled.')).toBeVisible();
  await expect(story(page)).toContainText('Reason: Site postponed');
});
