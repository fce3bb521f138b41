import { expect, test } from '@playwright/test';
import { results } from './search-form.ts';

// A slow phone may not be idle for long. Only a time limit runs a callback then.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.requestIdleCallback = (callback, { timeout } = {}) =>
      timeout ? window.setTimeout(callback, timeout) : 0;
  }),
);

for (const [path, name] of [
  ['/contact', 'Send message'],
  ['/auth', 'Login'],
] as const)
  test(`${path} can be used in a browser that is never idle`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('form').getByRole('button', { name }).first()).toBeEnabled();
  });

test('the vehicles come by themselves in a browser that is never idle', async ({ page }) => {
  await page.goto('/solutions');
  await expect(results(page).first()).toBeAttached();
});
