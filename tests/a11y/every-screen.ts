import { expect, test, type Page } from '@playwright/test';
import type { Language } from '../../contract/texts/language.ts';
import { administratorScreens } from '../e2e/administrator-screens.ts';
import { asAdministrator } from '../e2e/administrator.ts';
import { customerScreens } from '../e2e/customer-screens.ts';
import { loggedIn } from '../e2e/customer.ts';
import { expectOneLanguage } from '../e2e/one-language.ts';
import { visitorScreens } from '../e2e/visitor-screens.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { expectNothingCut, expectNothingSideways, findViolations } from './looks.ts';

const people = {
  visitor: { screens: visitorScreens, enter: (): unknown => undefined },
  customer: { screens: customerScreens, enter: (page: Page) => loggedIn(page) },
  administrator: { screens: administratorScreens, enter: (page: Page) => asAdministrator(page) },
};

const colorSchemes = { en: 'light', de: 'dark' } as const;

/** The bars of a timeline are as close as the rentals, which WCAG 2.5.8 allows as essential; the table has the same links. */
const exceptions = async (page: Page) =>
  (await page.locator('[data-lane]').count()) > 0 ? ['target-size'] : [];

type Who = keyof typeof people;

/** Opens every screen of some kinds of users, or of all, in one language and in the narrowest window. */
export function lookAtEveryScreen(
  language: Language,
  whose: Who[] = ['visitor', 'customer', 'administrator'],
): void {
  for (const [who, { screens, enter }] of whose.map((who) => [who, people[who]] as const))
    test.describe(`for a ${who} with a browser in ${locales[language]}`, () => {
      test.use({
        locale: locales[language],
        colorScheme: colorSchemes[language],
        viewport: { width: 320, height: 800 },
        contextOptions: { reducedMotion: 'reduce' },
      });
      test.setTimeout(600_000);

      test('no screen says anything in the other language, cuts a text off, or is hard to access', async ({
        page,
      }) => {
        await enter(page);
        for (const [name, open] of Object.entries(screens))
          await test.step(name, async () => {
            await open(page, catalogues[language]);
            await expectOneLanguage(page, language);
            await expectNothingSideways(page);
            await expectNothingCut(page);
            const violations = await findViolations(page, await exceptions(page));
            expect.soft(violations, name).toEqual([]);
            await page.unrouteAll({ behavior: 'ignoreErrors' });
          });
      });
    });
}
