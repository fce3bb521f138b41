import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved by itself, and how far: `0.015 div.card`. */
    moved: string[];
  }
}

/** From now on, pages note which of their parts move without input. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node }[];
    }
    const nameOf = ({ node }: Shift['sources'][number]) =>
      node instanceof Element ? `${node.localName}.${node.className}` : (node?.textContent ?? '');
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.moved.push([value, ...sources.map(nameOf)].join(' '));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since then. */
export const moved = (page: Page): Promise<string[]> => page.evaluate(() => window.moved);
