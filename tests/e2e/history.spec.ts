import { expect, test } from '@playwright/test';
import { undoCounterStep } from '../../contract/counter/counter.ts';
import { changePrices } from '../../contract/vehicles/vehicle-prices.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask } from './api.ts';
import { inDays } from './customer.ts';
import { catalogues } from '../support/catalogues.ts';
import { fuel, kilometres, someRental, story, toast } from './at-counter.ts';

const device = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

for (const [name, viewport] of Object.entries(device))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('a reservation says who booked it and what happened to it since', async ({ page }) => {
      const { path } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(`${path}/hand-over`);
      await kilometres(page).fill('18300');
      await fuel(page, '7/8').check();
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(page).toHaveURL(path);
      const history = page.getByRole('group').filter({ hasText: 'History' });
      await expect(history.getByRole('listitem')).toHaveCount(0);
      await history.getByText('History').click();
      const entries = history.getByRole('list').first().locator('> li');
      await expect(entries).toHaveCount(2);
      await expect(entries.nth(0)).toContainText(
        /Fuhrpark Verwaltung set the time of the hand-over to \w{3}, /,
      );
      await expect(entries.nth(1)).toContainText('Fuhrpark Verwaltung made the reservation.');
      await expectAccessible(page, [viewport.width]);
      await history.getByRole('link', { name: 'All changes' }).click();
      await expect(page).toHaveURL('/admin/history');
    });
  });

test('a vehicle says who changed its price, in both languages', async ({ page, browser }) => {
  const { vehicle } = await someRental(page.request);
  const token = await administratorToken(page.request);
  const { id, pricePerHour, pricePerDay, pricePerWeek } = vehicle;
  const from = { pricePerHour, pricePerDay, pricePerWeek };
  const prices = [{ id, from, to: { ...from, pricePerHour: 20 } }];
  await ask(page.request, changePrices, { token, body: { prices } });
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${id}`);
  await page.locator('summary', { hasText: 'History' }).click();
  await expect(
    page.getByText('Fuhrpark Verwaltung changed the price per hour from $12.50 to $20.00.'),
  ).toBeVisible();

  const german = await browser.newPage({ locale: 'de-DE' });
  await asAdministrator(german);
  await german.goto(`/admin/vehicles/${id}`);
  await german.locator('summary', { hasText: 'Verlauf' }).click();
  await expect(
    german.getByText(
      /Fuhrpark Verwaltung hat den Preis je Stunde von 12,50\s\$ auf 20,00\s\$ geändert\./,
    ),
  ).toBeVisible();
  await german.close();
});

test('all changes are listed, filtered by kind, and lead to what they are about', async ({
  page,
}) => {
  const { id, vehicle } = await someRental(page.request);
  const number = `R-${String(id).padStart(6, '0')}`;
  await asAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History', level: 1 })).toBeVisible();
  await page.getByLabel('Of').selectOption({ label: 'Vehicles' });
  await expect(page).toHaveURL('/admin/history?kind=vehicle');
  await expect(page.getByRole('link', { name: vehicle.model })).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await page.getByLabel('Of').selectOption({ label: 'Reservations' });
  await page.getByRole('link', { name: `Reservation ${number}` }).click();
  await expect(page).toHaveURL(`/admin/reservations/${id}`);
});

test('changes are found by who made them, on which day, and of which record', async ({ page }) => {
  const { vehicle } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto('/admin/history?kind=vehicle');
  await page.getByLabel('Number').fill(String(vehicle.id));
  const entries = page.getByRole('main').getByRole('list').locator('> li');
  await expect(entries).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Who' }).fill('admin@');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect(page).toHaveURL(/by=\d+/);
  await expect(entries).toHaveCount(1);
  await page.getByLabel('Until').fill(inDays(-1));
  await expect(page.getByText(catalogues.en.history.none)).toBeVisible();
  await page.getByLabel('From').fill(inDays(0));
  await expect(page.getByLabel('Until')).toHaveAccessibleDescription(/./);
  await page.getByLabel('Until').fill(inDays(0));
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(vehicle.model);
});

test('after an undo that came too late the page shows what there is', async ({ page }) => {
  const { id, path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(`${path}/hand-over`);
  await kilometres(page).fill('18300');
  await fuel(page, '7/8').check();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const undo = story(page).getByRole('button', { name: 'Undo hand-over' });
  await expect(undo).toBeVisible();
  const token = await administratorToken(page.request);
  await ask(page.request, undoCounterStep, { token, params: { id }, body: { step: 'hand-over' } });
  await undo.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo hand-over' }).click();
  await expect(toast(page, 'changed')).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(story(page).getByRole('link', { name: 'Hand over' })).toBeVisible();
});
