import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** How far the page's parts have moved by themselves. */
    layoutShift: number;
  }
}

/** From now on, pages note how far their parts move without input. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as Record<string, number>;
        if (!hadRecentInput) window.layoutShift += value!;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
