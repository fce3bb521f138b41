import type { Page } from '@playwright/test';

/** Holds back what these addresses name until the function that it returns is called. */
export async function hold(page: Page, ...addresses: (string | RegExp)[]): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const held of addresses)
    await page.route(held, async (route) => {
      await promise;
      await route.continue();
    });
  return resolve;
}

/** Holds back all scripts and fonts of the site until the function that it returns is called. */
export const holdScripts = (page: Page): Promise<() => void> =>
  hold(page, '**/_astro/*.js', '**/*.woff2');
