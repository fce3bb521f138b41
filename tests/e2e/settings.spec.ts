import { expect, test } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import { asAdministrator } from './administrator.ts';

test('an administrator decides the settings, which are kept and have a history', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  const form = page.getByRole('form', { name: 'Settings' });
  const early = form.getByLabel('Hand-over before the pick-up time (hours)');
  await early.fill('soon');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(early).toBeFocused();
  await expect(early).toHaveAccessibleDescription(/whole hours from 0 to 999/);
  await early.fill('3');
  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  await early.press('Enter');
  await expect(page.getByText('The settings are saved and in force')).toBeVisible();
  await page.reload();
  await expect(early).toHaveValue('3');
  await expectAccessible(page, [390, 1440]);
  await page.goto('/admin/history?kind=settings');
  await expect(page.getByText(/set how early a vehicle is handed over to 3 hours/)).toBeVisible();
  await page.goto('/admin/settings');
  await early.fill('');
  await early.press('Enter');
  await expect(page.getByText('The settings are saved and in force')).toBeVisible();
});

for (const width of [390, 1440])
  test(`a refused save shows the field that kept the focus out of sight, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await asAdministrator(page);
    await page.goto('/admin/settings');
    const label = 'Hand-over before the pick-up time (hours)';
    const early = page.getByLabel(label);
    await early.fill('soon');
    await page.getByLabel('Receivables').scrollIntoViewIfNeeded();
    await expect(early).not.toBeInViewport();
    await page.getByRole('button', { name: 'Save' }).first().click();
    await expect(early).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(label)).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/whole hours from 0 to 999/)).toBeInViewport({ ratio: 1 });
  });

test('an administrator reads what the operator set, but no secret', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/settings');
  await page.getByText('Settings of the server').click();
  const table = page.getByRole('table', { name: 'Settings of the server' });
  const row = (variable: string) => table.getByRole('row').filter({ hasText: variable });
  await expect(row('MAX_RENTAL_DAYS')).toContainText('Default');
  await expect(row('ADMIN_PASSWORD')).toContainText(/None|Set, and secret/);
  await expectAccessible(page, [390, 1440]);
});

test('an administrator adds a sentence to a mail, changes it and removes it', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/settings');
  await page.getByText('Own sentences in mails').click();
  const form = page.getByRole('form', { name: 'Add to the mail' });
  await form.getByRole('button', { name: 'Add to the mail' }).click();
  await expect(form.getByLabel('Mail')).toHaveAccessibleDescription('Please select a mail');
  await form.getByLabel('Mail').selectOption('New device');
  await form.getByLabel('Sentences').fill('Ask us at the counter.');
  await form.getByRole('button', { name: 'Add to the mail' }).click();
  const row = page.getByRole('row').filter({ hasText: 'New device' });
  await expect(row).toContainText('Ask us at the counter.');
  await row.getByRole('button', { name: 'Edit what is added to “New device”' }).click();
  await form.getByLabel('Sentences').fill('Call us.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Call us.');
  await expectAccessible(page, [390, 1440]);
  await page.goto('/admin/history?kind=settings');
  await expect(page.getByText(/to Call us\. \(new-device, \w\w\)/).first()).toBeVisible();
  await page.goto('/admin/settings');
  await page.getByText('Own sentences in mails').click();
  await row.getByRole('button', { name: 'Remove what is added to “New device”' }).click();
  await expect(page.getByText('Nothing is added to any mail.')).toBeVisible();
});
