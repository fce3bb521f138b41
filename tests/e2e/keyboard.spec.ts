import { expect, test } from '@playwright/test';
import { tabTo } from './keys.ts';

test('the navigation leads from page to page', async ({ page }) => {
  await page.goto('/');
  for (const [name, title] of [
    ['Leistungen', 'Leistungen'],
    ['Über Uns', 'Über Uns'],
    ['Kontakt', 'Kontakt Uns'],
  ] as const) {
    await tabTo(page, name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slider can be paused, moved and left', async ({ page }) => {
    // It must not advance by itself before it is paused.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await page.goto('/');
    await tabTo(page, 'Automatischen Wechsel anhalten');
    await page.keyboard.press('Space');
    await tabTo(page, 'Nächste Folie');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('heading', { name: 'Erstklassige Leistungen aus über 100 Jahren Erfahrung' }),
    ).toBeVisible();
    await tabTo(page, 'Alle Leistungen und Fahrzeuge');
  });
});

test('a message can be written and sent, and the map allowed', async ({ page }) => {
  await page.route('https://maps.example/**', (route) => route.fulfill({ body: 'Karte' }));
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await page.getByRole('link', { name: 'Lager Süd' }).focus();
  for (const text of ['Greta Muster', 'greta@example.com', 'Ein Ausbaugebiet']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type('Wir planen vier Kilometer Trasse.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your message was send')).toBeVisible();
  await page.getByRole('button', { name: 'Send message' }).focus();
  await tabTo(page, 'Karte laden');
  await page.keyboard.press('Enter');
  await expect(page.locator('iframe')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('tabbing through the header follows the reading order', async ({ page }) => {
    await page.goto('/about');
    await tabTo(page, 'Mieten');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
    await page.keyboard.press('Tab');
    expect(
      await page.locator(':focus').evaluate((element) => element.closest('header')),
    ).toBeNull();
  });

  test('the menu can be opened, tabbed through and closed', async ({ page }) => {
    await page.goto('/about');
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await page.getByRole('button', { name: 'Menü' }).focus();
    await page.keyboard.press('Enter');
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menü' })).toBeFocused();
  });
});
