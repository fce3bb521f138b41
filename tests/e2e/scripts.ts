import type { Page } from '@playwright/test';

/** Holds back all scripts and fonts of the site until the function that it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const held of ['**/_astro/*.js', '**/*.woff2'])
    await page.route(held, async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
}
