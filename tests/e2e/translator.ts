import { expect, type Page } from '@playwright/test';
import type { Catalogue } from '../support/catalogues.ts';

/**
 * Translates all pages to come as Chrome does: each text, also one that appears later, moves into two `<font>`s that take the
 * place of its text node. Only elements that say `translate="no"` keep theirs.
 */
export const translatePages = (page: Page) =>
  page.addInitScript(() => {
    const isOurs = ({ parentElement: place }: Node) =>
      !place ||
      place.closest<HTMLElement>('[translate]')?.translate === false ||
      place.closest('head, script, style, noscript, textarea, option, code, svg, font') !== null;
    const translate = (text: Text) => {
      if (isOurs(text) || !text.data.trim()) return;
      const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name)) as [
        HTMLElement,
        HTMLElement,
      ];
      inner.textContent = `«${text.data}»`;
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (node: Node) => {
      if (node instanceof Text) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        if (type === 'characterData') translateAll(target);
        else addedNodes.forEach(translateAll);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });

/** What the translator moved away from under React, and amounts that it may have written in another way. */
const readTranslated = (page: Page) =>
  page.evaluate(() => {
    const isDrawn = ({ parentElement: place }: Element) =>
      !place!.closest('[translate=yes]') &&
      Object.keys(place!).some((name) => name.startsWith('__react'));
    const moved = [...document.querySelectorAll('font:has(> font)')];
    const isAmount = ({ textContent }: Element) => /[$€]\s?\d|\d\s?[$€]/.test(textContent);
    return {
      drawn: moved.filter(isDrawn).map(({ textContent }) => textContent),
      amounts: moved.filter(isAmount).map(({ textContent }) => textContent),
    };
  });

/** Expects a page that did not crash, and that changes what it shows itself. */
export async function expectOwnTexts(page: Page, { site }: Catalogue): Promise<void> {
  await expect(page.getByText(site.unexpected)).toHaveCount(0);
  expect.soft(await page.pageErrors(), page.url()).toEqual([]);
  expect.soft(await readTranslated(page), page.url()).toEqual({ drawn: [], amounts: [] });
}
