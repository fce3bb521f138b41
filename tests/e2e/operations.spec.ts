import { expect, test } from '@playwright/test';
import { getOperations } from '../../contract/office/operations.ts';
import { reportBrowserError } from '../../contract/wire/browser-errors.ts';
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
  const names = await table.locator('tbody td:first-child').allTextContents();
  expect(names.slice(0, 3)).toEqual(['Last backup', 'Disk', 'Waiting mails']);
});

test('a page that meets an error says so, and tells our server where', async ({
  page,
  context,
}) => {
  await asAdministrator(page);
  const failing = await context.newPage();
  await failing.goto('/admin/operations');
  await expect(failing.getByRole('table', { name: 'Operations' })).toBeVisible();
  // The next number that the screen writes fails.
  await failing.evaluate(() =>
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: null }),
  );
  const told = failing.waitForRequest(urlOf(reportBrowserError));
  await failing.getByRole('button', { name: 'Refresh' }).click();
  await expect(
    failing.getByRole('heading', { name: 'Unexpected Application Error!' }),
  ).toBeVisible();
  expect((await told).postDataJSON()).toEqual({
    page: '/admin/operations',
    name: 'TypeError',
    script: expect.stringMatching(/^\/_astro\/[\w.-]+\.js:\d+:\d+$/),
    release: expect.stringMatching(/^\d+\.\d+\.\d+/),
  });
  await page.goto('/admin/operations');
  const line = page.getByRole('row').filter({ hasText: 'Errors of pages in browsers' });
  await expect(line).toContainText(/ \/admin\/operations: \d/);
});
