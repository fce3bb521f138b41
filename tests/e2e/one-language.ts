import { expect, type Page } from '@playwright/test';
import { languageNames, languages, type Language } from '../../contract/texts/language.ts';
import { foreignTexts, otherLanguage } from '../support/foreign-texts.ts';

/** Names of languages in themselves, the name and subjects in the demo's data, and a link that the specification quotes. */
const exceptions = [
  ...Object.values(languageNames),
  'Fuhrpark',
  'Verwaltung',
  'Mannschaftsbus für vier Wochen',
  'Rückgabe am Sonntag',
  'Home',
];

/** All that a page says to be in a language: its texts by element, labels and hints. */
const readOn = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate((wanted) => {
    // The navigation and the footer are content, with the words that the specification quotes.
    const isContent = (element: Element) =>
      element.matches('body > header nav *, body > footer *, script, style, template, noscript');
    const elements = [...document.querySelectorAll('body *')].filter(
      (element) => !isContent(element) && element.closest<HTMLElement>('[lang]')?.lang === wanted,
    );
    const texts = elements.flatMap((element) => [
      ...[...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
      ...['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name)),
    ]);
    return texts.map((text) => text?.trim() ?? '').filter(Boolean);
  }, language);

/** Expects no text in another language than its element's, and the application to be in the given one. */
export async function expectOneLanguage(page: Page, language: Language): Promise<void> {
  for (const known of languages) {
    const texts = await readOn(page, known);
    expect
      .soft(
        texts.filter((text) => foreignTexts[known].test(text) && !exceptions.includes(text)),
        `${page.url()}, where it says to be ${known}`,
      )
      .toEqual([]);
  }
  const other = otherLanguage[language];
  // A button that changes the language is in the other one; so is the contract, which is German, in a dialog or as an article.
  const foreign = `:is([data-in], astro-island, [role=dialog], [role=alertdialog], [role=menu]) [lang=${other}]:not(button, [role=menuitem], [role=dialog] div, article div)`;
  const parts = page.locator(`${foreign}, [data-in=${other}]`);
  await expect(parts.filter({ visible: true })).toHaveCount(0);
}
