import { expect, test } from '@playwright/test';
import { languageNames } from '../../contract/texts/language.ts';
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
  const root = page.locator('html');
  await expect(root).toHaveAttribute('lang', 'de');
  await page.goto('/auth');
  await expect(page.getByRole('form', { name: english.auth.login })).toBeVisible();
  await expect(root).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('contentinfo')).toHaveAttribute('lang', 'de');
});

test("the administrators' area says from its first paint that it is German", async ({ page }) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
