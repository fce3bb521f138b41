import { test, type Page } from '@playwright/test';
import type { Language } from '../../contract/texts/language.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { administratorScreens } from './administrator-screens.ts';
import { asAdministrator } from './administrator.ts';
import { customerScreens } from './customer-screens.ts';
import { loggedIn } from './customer.ts';
import { expectOwnTexts, translatePages } from './translator.ts';
import { visitorScreens, type Screens } from './visitor-screens.ts';

// The narrow windows fold what some of the screens unfold.
test.use({ viewport: { width: 320, height: 800 } });
test.beforeEach(({ page }) => translatePages(page));
// Dozens of screens each.
test.setTimeout(600_000);

/** Parts of equal size, which run side by side. */
const partsOf = (screens: Screens, count: number): Screens[] => {
  const all = Object.entries(screens);
  const size = Math.ceil(all.length / count);
  return Array.from({ length: count }, (_, index) =>
    Object.fromEntries(all.slice(index * size, (index + 1) * size)),
  );
};

async function expectOwnTextsOn(screens: Screens, page: Page, language: Language) {
  for (const [name, open] of Object.entries(screens))
    await test.step(name, async () => {
      await open(page, catalogues[language]);
      await expectOwnTexts(page, catalogues[language]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
}

for (const [part, screens] of partsOf(visitorScreens, 2).entries())
  test.describe(`for a visitor, part ${part + 1}`, () => {
    test.use({ locale: locales.de });

    test('every translated screen works', async ({ page }) => {
      await expectOwnTextsOn(screens, page, 'de');
    });
  });

test.describe('for a customer', () => {
  test.use({ locale: locales.de });

  test('every translated screen works', async ({ page }) => {
    await loggedIn(page);
    await expectOwnTextsOn(customerScreens, page, 'de');
  });
});

for (const [part, screens] of partsOf(administratorScreens, 4).entries())
  test(`every translated screen works for an administrator, part ${part + 1}`, async ({ page }) => {
    await asAdministrator(page);
    await expectOwnTextsOn(screens, page, 'en');
  });
