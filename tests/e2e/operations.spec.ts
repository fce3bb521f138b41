import { expect, test } from '@playwright/test';
import { getOperations } from '../../contract/office/operations.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { asAdministrator } from './administrator.ts';
import { urlOf } from './api.ts';

test('an administrator sees how the server is doing, and what to do', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Operations', exact: true }).click();
  const table = page.getByRole('table', { name: 'Operations' });
  const line = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(line('Database')).toContainText('Fine');
  await expect(line('Last backup')).toContainText('Act now');
  await expect(line('Last backup')).toContainText('Run npm run backup');
  await expect(line('Housekeeping')).toContainText('this server only');
  await expectAccessible(page, [390, 1440]);
});

test('lines that are not fine say so in words', async ({ page }) => {
  await asAdministrator(page);
  await page.route(urlOf(getOperations), async (route) => {
    const answer = await route.fetch();
    const found = await answer.json();
    await route.fulfill({
      json: {
        ...found,
        mails: { state: 'look', waiting: 3, oldestSeconds: 1300 },
        disk: { state: 'act', free: 2e9, size: 1e11 },
      },
    });
  });
  await page.goto('/admin/operations');
  const table = page.getByRole('table', { name: 'Operations' });
  const line = (name: string) => table.getByRole('row').filter({ hasText: name });
  await expect(line('Waiting mails')).toContainText('3, the oldest for 22 minutes');
  await expect(line('Waiting mails')).toContainText('Look today');
  await expect(line('Disk')).toContainText('2 GB of 100 GB free');
  await expect(line('Disk')).toContainText('enlarge the disk');
});
