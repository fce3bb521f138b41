import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** What has moved by itself, how far, and from where to where: `0.015 div.card 0,72 390×40 → 0,90 390×40`. */
    moved: string[];
  }
}

/** From now on, pages note which of their parts move without input. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const place = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
    const nameOf = ({ node, previousRect, currentRect }: Shift['sources'][number]) =>
      [
        node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent,
        place(previousRect),
        '→',
        place(currentRect),
      ].join(' ');
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.moved.push([value, ...sources.map(nameOf)].join(' '));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved since then. */
export const moved = (page: Page): Promise<string[]> => page.evaluate(() => window.moved);
