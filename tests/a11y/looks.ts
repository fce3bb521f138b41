import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const schemes = ['light', 'dark'] as const;

/** Expects no complaint from axe and no horizontal scrolling at each width (CSS pixels), in light and dark. */
export async function expectAccessible(
  page: Page,
  widths: readonly number[],
  disabled: string[] = [],
): Promise<void> {
  // The other mode is for pages with frames, which we lack, and opens another page for each look.
  const axe = () => new AxeBuilder({ page }).setLegacyMode().withTags(rules).disableRules(disabled);
  for (const width of widths)
    for (const colorScheme of schemes) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await axe().analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
      expect(found, `${colorScheme}, ${width} px`).toEqual([]);
      await expectNothingSideways(page);
    }
}

/** Expects the page to be no wider than its window. */
export async function expectNothingSideways(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A chart takes a moment to resize.
  await expect
    .poll(overflow, { message: `${page.url()} sideways at ${width} px` })
    .toBeLessThanOrEqual(0);
}
