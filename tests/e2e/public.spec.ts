import { expect, test } from '@playwright/test';

test('the map loads only after consent', async ({ page }) => {
  const hosts: string[] = [];
  page.on('request', (request) => hosts.push(new URL(request.url()).host));
  await page.route('https://maps.example/**', (route) => route.fulfill({ body: 'Karte' }));
  await page.goto('/contact');
  await expect(page.getByText('Die Karte kommt von einem anderen Anbieter.')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(hosts).not.toContain('maps.example');

  const consent = page.getByRole('button', { name: 'Karte laden' });
  const width = (await page.locator('[data-map]').boundingBox())?.width;
  await consent.click();
  const frame = page.locator('iframe[title="Karte mit unserem Standort"]');
  await expect(frame).toHaveAttribute('loading', 'lazy');
  const box = await frame.boundingBox();
  expect(box?.height).toBe(450);
  expect(Math.abs((box?.width ?? 0) - (width ?? 0))).toBeLessThanOrEqual(2);
});

test('anonymous visitors load no React on plain pages', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/about', '/privacy-policy', '/impressum', '/unauthorized', '/no-such-page'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('the navigation marks the current page', async ({ page }) => {
  await page.goto('/');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  for (const name of ['Leistungen', 'Über Uns', 'Kontakt', 'Home']) {
    await navigation.getByRole('link', { name }).click();
    await expect(navigation.locator('[aria-current=page]')).toHaveText(name);
  }
});

test('the keyboard can skip the header', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens, closes and navigates', async ({ page }) => {
    await page.goto('/');
    const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(navigation).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Menü' }).click();
    await navigation.getByRole('link', { name: 'Über Uns' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Über Uns' })).toBeVisible();
  });

  test('the slides can be scrolled and the contact form can be read', async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-slides] > :nth-child(3)').scrollIntoViewIfNeeded();
    await expect(
      page.getByRole('heading', { name: 'Optimierte Kapazitäten, agile Strukturen' }),
    ).toBeInViewport();
    await page.goto('/contact');
    await expect(page.getByRole('heading', { name: 'Kontakt Uns' })).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(4);
  });
});
