import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { asAdministrator, someCustomer } from './administrator.ts';
import { callsOf } from './api.ts';
import { exportReservations, exportUsers, exportVehicles } from '../../contract/office/exports.ts';

for (const { path, button, name, endpoint, holds } of [
  {
    path: '/admin/users',
    button: 'Download Users',
    name: 'users',
    endpoint: exportUsers,
    holds: 'kunde@fuhrpark.example',
  },
  {
    path: '/admin/vehicles',
    button: 'Download List',
    name: 'vehicles',
    endpoint: exportVehicles,
    holds: 'Kombi Revier',
  },
  {
    path: '/admin/reservations',
    button: 'Download Reservations',
    name: 'reservations',
    endpoint: exportReservations,
    holds: 'Kombi Revier',
  },
])
  test(`${button} saves a workbook, shows its progress and reports a failure`, async ({ page }) => {
    await asAdministrator(page);
    await page.goto(path);
    let answer = () => undefined as void;
    const released = new Promise<void>((resolve) => (answer = resolve));
    await page.route(callsOf(endpoint), async (route) => {
      await released;
      await route.fallback();
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('button', { name: button })).toBeDisabled();
    answer();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d+\\.xlsx$`));
    const { sheets } = await readXlsx(new Uint8Array(await readFile(await file.path())));
    expect(sheets[0]?.rows.flat()).toContain(holds);

    await page.route(callsOf(endpoint), (route) => route.fulfill({ status: 500 }));
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByText('Something went wrong on our side').first()).toBeVisible();
    await expect(page.getByRole('button', { name: button })).toBeEnabled();
  });

test('a download holds the rows that the list shows', async ({ page, request }) => {
  const { email } = await someCustomer(request);
  await asAdministrator(page);
  await page.goto('/admin/users?sort=email&direction=DESC');
  await page.getByLabel('Search').fill(email);
  const button = page.getByRole('button', { name: 'Download Users (1)' });
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await file.path())));
  expect(sheets[0]?.rows.slice(1).map((row) => row[3])).toEqual([email]);
  await page.getByLabel('Search').fill('nobody-of-this-name');
  await expect(page.getByRole('button', { name: 'Download Users (0)' })).toBeDisabled();
});
