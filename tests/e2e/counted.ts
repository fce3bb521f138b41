import type { Locator, Page } from '@playwright/test';

/** What a way through the site costs a person with a phone. */
export interface Effort {
  taps: number;
  fields: number;
  /** Windows that are scrolled by hand. */
  screens: number;
}

/** A person who uses a page by hand and counts. */
export function countingPerson(page: Page) {
  const effort: Effort = { taps: 0, fields: 0, screens: 0 };

  /** Scrolls as little as brings it into sight. */
  async function see(target: Locator): Promise<void> {
    await target.waitFor();
    const position = () => page.evaluate(() => window.scrollY);
    const before = await position();
    await target.evaluate((element) =>
      element.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
    );
    effort.screens += Math.abs((await position()) - before) / page.viewportSize()!.height;
  }

  return {
    effort,
    async tap(target: Locator): Promise<void> {
      await see(target);
      effort.taps += 1;
      await target.tap();
    },
    async fill(target: Locator, text: string): Promise<void> {
      await see(target);
      effort.fields += 1;
      await target.fill(text);
    },
  };
}
