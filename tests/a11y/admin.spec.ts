import { expect, test, type Page } from '@playwright/test';
import { asAdministrator } from '../e2e/administrator.ts';
import { expectAccessible } from './looks.ts';

const narrow = 320;
const expectNothing = (page: Page, disabled?: string[]) =>
  expectAccessible(page, [narrow, 1440], disabled);

const timeline = '/admin/reservations/timeline';

const screens = [
  '/admin',
  '/admin/users',
  '/admin/users/2',
  '/admin/vehicles',
  '/admin/vehicles/new',
  '/admin/vehicles/2',
  '/admin/reservations',
  timeline,
  `${timeline}?view=table`,
  '/admin/reservations/new',
  '/admin/reservations/15',
  '/admin/contact-messages',
  '/admin/contact-messages/1',
];

for (const path of screens)
  test(path, async ({ page }) => {
    await asAdministrator(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Bars are as close as the rentals, which WCAG 2.5.8 allows as essential; the table has the same links.
    await expectNothing(page, path === timeline ? ['target-size'] : []);
  });

test('errors of a form, and the question before it is left', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles/new');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Please select an image')).toBeVisible();
  await expectNothing(page);
  await page.getByLabel('Model').fill('Unsaved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothing(page);
});

test('the question before a deletion', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/contact-messages/1');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothing(page);
});

test('a list of choices', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations/15');
  await page.getByRole('combobox', { name: 'Vehicle' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNothing(page);
});

test('the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: narrow, height: 900 });
  await asAdministrator(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [narrow]);
});
