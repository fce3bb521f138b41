import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type Axe from 'axe-core';
import { messages } from '../../contract/texts/messages.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const schemes = ['dark', 'light'] as const;

/**
 * Expects no complaint from axe and no horizontal scrolling at each width (CSS pixels). Axe is slow: it looks at the widths in
 * dark and light by turns.
 */
export async function expectAccessible(
  page: Page,
  widths: readonly number[],
  disabled: string[] = [],
): Promise<void> {
  for (const [index, width] of widths.entries()) {
    const colorScheme = schemes[index % schemes.length]!;
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await findViolations(page, disabled);
    expect(found, `${colorScheme}, ${width} px`).toEqual([]);
    await expectNothingSideways(page);
  }
  await expectNoKeys(page);
}

const keys = new Set(
  Object.entries(messages.en).flatMap(([area, of]) =>
    Object.keys(of).map((name) => `${area}.${name}`),
  ),
);

/** Expects each message in words: the key of one whose texts were not loaded would stand in its place. */
async function expectNoKeys(page: Page): Promise<void> {
  const shown = (await page.locator('body').innerText()).split(/\s+/);
  expect(shown.filter((word) => keys.has(word))).toEqual([]);
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe complains of. */
export async function findViolations(page: Page, disabled: string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ({ tags, rules }) => {
      const { axe } = globalThis as unknown as { axe: typeof Axe };
      const { violations } = await axe.run({
        runOnly: tags,
        rules,
        // What passed is not read, and no rule here asks for style sheets.
        resultTypes: ['violations'],
        preload: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      );
    },
    { tags, rules: Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }])) },
  );
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

/** Expects no text of the page, or of the dialog or menu over it, to be cut off or to lie over another. */
export async function expectNothingCut(page: Page): Promise<void> {
  const { width } = page.viewportSize()!;
  expect.soft(await page.evaluate(findCutTexts), `${page.url()} at ${width} px`).toEqual([]);
}

/** Runs in the page. */
function findCutTexts(): string[] {
  const layers = document.querySelectorAll(':is([role*=dialog], [role=menu], [role=listbox])');
  const layer = [...layers].findLast((element) => element.checkVisibility()) ?? document.body;
  const skipped = '.visually-hidden, [aria-hidden=true], [data-sonner-toaster], option, svg';
  const ancestorsOf = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestorsOf(element.parentElement)] : [element];
  const isSheet = (element: Element) =>
    /absolute|fixed|sticky/.test(getComputedStyle(element).position) &&
    getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)';
  const isScrolled = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(overflowX + overflowY);

  interface Line {
    text: string;
    parent: Element;
    box: DOMRect;
    /** What the line lies on, if that may lie over other texts. */
    sheet: Element | undefined;
  }
  const lines: Line[] = [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { textContent, parentElement: parent } = walker.currentNode;
    const text = textContent?.trim();
    if (!text || !parent || parent.closest(skipped)) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const around = ancestorsOf(parent);
    if (around.some((place) => getComputedStyle(place).clipPath === 'inset(50%)')) continue;
    const sheet = around.find(isSheet);
    const windows = around
      .filter((place) => place !== document.body && isScrolled(getComputedStyle(place)))
      .map((place) => place.getBoundingClientRect());
    const isScrolledAway = ({ top, height }: DOMRect) =>
      windows.some((place) => {
        const middle = top + height / 2;
        return middle < place.top || middle > place.bottom;
      });
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const boxes = [...range.getClientRects()];
    // The last one is what an ellipsis leaves of a line.
    const isShortened = getComputedStyle(parent).textOverflow === 'ellipsis';
    for (const box of isShortened ? boxes.slice(-1) : boxes)
      if (box.width > 1 && box.height > 1 && !isScrolledAway(box))
        lines.push({ text, parent, box, sheet });
  }

  /** Whether a box around the text is too small for it, or hides a part of it. */
  function isCut({ parent, box }: Line): boolean {
    for (const place of ancestorsOf(parent)) {
      if (place === layer) return false;
      const style = getComputedStyle(place);
      if (style.display === 'inline' || style.display === 'contents') continue;
      if (isScrolled(style) || style.textOverflow === 'ellipsis') return false;
      const around = place.getBoundingClientRect();
      if (box.left < around.left - 1 || box.right > around.right + 1) return true;
      const hides = style.overflowY === 'hidden' || style.overflowY === 'clip';
      if (hides && (box.top < around.top - 3 || box.bottom > around.bottom + 3)) return true;
      // It leaves what it is in on purpose.
      if (parseFloat(style.marginLeft) < 0 || place.matches('[data-lane] [data-place]'))
        return false;
    }
    return false;
  }

  const lieOver = ({ box: a }: Line, { box: b }: Line): boolean => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    // Lines may be closer than their letters are high.
    return across > 2 && down > 0.4 * Math.min(a.height, b.height);
  };
  return lines.flatMap((line, index) => [
    ...(isCut(line) ? [`cut: ${line.text}`] : []),
    ...lines
      .slice(index + 1)
      .filter((other) => other.sheet === line.sheet && lieOver(line, other))
      .map((other) => `${line.text} over ${other.text}`),
  ]);
}
