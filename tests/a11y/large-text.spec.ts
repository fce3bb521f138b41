import { expect, test } from '@playwright/test';
import { loggedIn } from '../e2e/customer.ts';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { expectNothingSideways } from './looks.ts';

// The browser's setting: unlike the page's own font size, it also moves the breakpoints.
test.use({
  launchOptions: {
    executablePath: findChromium() ?? undefined,
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
  },
});

for (const width of [360, 390, 768])
  test(`text at twice the size fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      '/',
      '/solutions',
      '/about',
      '/contact',
      '/impressum',
      '/auth',
      '/vehicles',
      '/solutions/1',
    ]) {
      await page.goto(path);
      await expectNothingSideways(page);
    }
    await loggedIn(page);
    await page.goto('/user');
    await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
    await expectNothingSideways(page);
  });
