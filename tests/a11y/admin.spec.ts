import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { asAdministrator } from '../e2e/administrator.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNothing(page: Page) {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' | ')}`);
  expect(found).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

const screens = [
  '/admin',
  '/admin/users',
  '/admin/users/2',
  '/admin/vehicles',
  '/admin/vehicles/new',
  '/admin/vehicles/2',
  '/admin/reservations',
  '/admin/reservations/timeline',
  '/admin/reservations/timeline?view=table',
  '/admin/reservations/new',
  '/admin/reservations/15',
  '/admin/contact-messages',
  '/admin/contact-messages/1',
];

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [320, 1440])
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });
      test.slow();

      test('every screen of the administrators', async ({ page }) => {
        await asAdministrator(page);
        for (const path of screens)
          await test.step(path, async () => {
            await page.goto(path);
            await page.waitForLoadState('networkidle');
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expectNothing(page);
          });
      });

      test('messages, lists of choices and questions', async ({ page }) => {
        await asAdministrator(page);
        await page.goto('/admin/vehicles/new');
        await page.getByRole('button', { name: 'Create' }).click();
        await expect(page.getByText('Please select an image')).toBeVisible();
        await expectNothing(page);
        await page.getByLabel('Model').fill('Unsaved');
        await page.getByRole('button', { name: 'Cancel' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNothing(page);

        await page.goto('/admin/contact-messages/1');
        await page.getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await expectNothing(page);

        await page.goto('/admin/reservations/15');
        await page.getByRole('combobox', { name: 'Vehicle' }).click();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('listbox')).toBeVisible();
        await expectNothing(page);

        if (width > 320) return;
        await page.goto('/admin/users');
        await page.getByRole('button', { name: 'Menu' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNothing(page);
      });
    });
