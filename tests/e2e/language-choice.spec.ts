import { expect, test } from '@playwright/test';
import { languageNames } from '../../contract/language.ts';
import { catalogues, locales } from '../support/catalogues.ts';

test.use({ locale: locales.de });

test('the visitor chooses another language, which is kept', async ({ page }) => {
  const { de: german, en: english } = catalogues;
  await page.goto('/contact');
  await expect(page.getByLabel(german.site.contact.subject)).toBeVisible();
  const chosen = page.getByRole('button', { name: languageNames.de });
  await expect(chosen).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: languageNames.en }).click();
  await expect(page.getByLabel(english.site.contact.subject)).toBeVisible();
  await page.goto('/auth');
  await expect(page.getByRole('form', { name: english.auth.login })).toBeVisible();
});
