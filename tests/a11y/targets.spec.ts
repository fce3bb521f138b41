import { expect, test } from '@playwright/test';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/contact', '/impressum'])
  test(`phone and mail of ${path} are easy to hit`, async ({ page }) => {
    await page.goto(path);
    for (const link of await page.locator('main :is(li > div > a, address a)').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
