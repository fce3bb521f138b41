import { expect, test } from '@playwright/test';
import { pageFleet } from '../../contract/vehicles/vehicles.ts';
import { pageReservations } from '../../contract/reservations/reservations-admin.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { asAdministrator } from './administrator.ts';
import { send } from './api.ts';
import { makeKey } from './programs.ts';

for (const language of ['en', 'de'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] });
    const texts = catalogues[language];
    const { keys } = texts.programs;

    test('a key is made, calls what it may, and is revoked', async ({ page, request }) => {
      const name = `Buchhaltung ${crypto.randomUUID().slice(0, 8)}`;
      await asAdministrator(page);
      await page.goto(pages.admin);
      await page.getByRole('link', { name: texts.admin.keys, exact: true }).click();
      await page.getByRole('button', { name: keys.create }).click();
      await expect(page.locator('.field__error')).toHaveCount(2);
      const token = await makeKey(page, texts, name, 'vehicles.read');
      const row = page.getByRole('row').filter({ hasText: name });
      await expect(row).toContainText(texts.programs.rights['vehicles.read']!);
      await expect(row).toContainText(keys.never);
      await expect(page.locator('.field__error')).toHaveCount(0);
      await expect(page.getByRole('button', { name: texts.programs.copy })).toBeVisible();
      expect((await send(request, pageFleet, { token })).status()).toBe(200);
      expect((await send(request, pageReservations, { token })).status()).toBe(403);
      await page.reload();
      await expect(row).not.toContainText(keys.never);
      await expect(page.getByText(token)).toBeHidden();
      await page.getByRole('button', { name: keys.revokeNamed(name) }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: keys.revoke }).click();
      await expect(row).toBeHidden();
      expect((await send(request, pageFleet, { token })).status()).toBe(401);
    });
  });
