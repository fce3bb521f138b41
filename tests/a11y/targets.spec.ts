import { expect, test } from '@playwright/test';
import { vehicles } from '../e2e/customer.ts';

test.use({ viewport: { width: 390, height: 844 } });

for (const path of ['/contact', '/impressum'])
  test(`phone and mail of ${path} are easy to hit`, async ({ page }) => {
    await page.goto(path);
    for (const link of await page.locator('main :is(li > div > a, address a)').all())
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });

for (const width of [320, 390, 768])
  test(`the days of a calendar are easy to hit at ${width} px`, async ({ page, request }) => {
    const [vehicle] = await vehicles(request);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/solutions/${vehicle?.id}`);
    const calendar = page.getByRole('region', { name: 'When is it free?' });
    await calendar.scrollIntoViewIfNeeded();
    const days = calendar.locator('td button:visible');
    await expect(days.nth(20)).toBeVisible();
    for (const button of [days.first(), days.nth(20), calendar.getByRole('button').first()]) {
      const box = await button.boundingBox();
      expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    }
  });
