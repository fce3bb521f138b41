import { join } from 'node:path';
import { test, type Page } from '@playwright/test';
import type { Language } from '../../contract/texts/language.ts';
import { administratorScreens } from '../e2e/administrator-screens.ts';
import { asAdministrator } from '../e2e/administrator.ts';
import { customerScreens } from '../e2e/customer-screens.ts';
import { loggedIn } from '../e2e/customer.ts';
import { expectOneLanguage } from '../e2e/one-language.ts';
import { visitorScreens, type Screens } from '../e2e/visitor-screens.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { expectAccessible, expectNothingCut, expectNothingSideways } from './looks.ts';

type Screen = [name: string, open: Screens[string]];

/** Parts that are looked at side by side. */
function partsOf(screens: Screens): Screen[][] {
  const all = Object.entries(screens);
  const size = 15;
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

const people = {
  visitor: { parts: partsOf(visitorScreens), enter: (): unknown => undefined },
  // What is booked on one of them is shown on the next.
  customer: { parts: [Object.entries(customerScreens)], enter: (page: Page) => loggedIn(page) },
  administrator: {
    parts: partsOf(administratorScreens),
    enter: (page: Page) => asAdministrator(page),
  },
};

const narrow = { width: 320, height: 900 };
const between = [390, 768];

/** The bars of a timeline are as close as the rentals, which WCAG 2.5.8 allows as essential; the table has the same links. */
const exceptions = async (page: Page) =>
  (await page.locator('[data-lane]').count()) > 0 ? ['target-size'] : [];

/** A folder for pictures of every screen, for people to look at; without it none are taken. */
const pictures = process.env.PICTURES;

async function takePictures(page: Page, path: string): Promise<void> {
  for (const width of [390, 768, 1440])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await page.screenshot({ path: `${path}-${width}-${colorScheme}.png`, fullPage: true });
    }
}

/**
 * Opens every screen of each kind of user in one language. Neither may say anything in the other language, cut a text off, be
 * wider than its window or be hard to access, from the narrowest window to a wide one.
 */
export function lookAtEveryScreen(language: Language): void {
  for (const [who, { parts, enter }] of Object.entries(people))
    test.describe(`for a ${who} with a browser in ${locales[language]}`, () => {
      test.use({
        locale: locales[language],
        viewport: narrow,
        contextOptions: { reducedMotion: 'reduce' },
      });
      test.setTimeout(600_000);

      for (const part of parts)
        test(`nothing is wrong from ${part[0]![0]} to ${part.at(-1)![0]}`, async ({ page }) => {
          await enter(page);
          for (const [name, open] of part)
            await test.step(name, async () => {
              await page.setViewportSize(narrow);
              await open(page, catalogues[language]);
              await expectOneLanguage(page, language);
              await expectNothingCut(page);
              for (const width of between) {
                await page.setViewportSize({ width, height: 900 });
                await expectNothingSideways(page);
              }
              await expectAccessible(page, [narrow.width, 1440], await exceptions(page));
              if (pictures)
                await takePictures(
                  page,
                  join(pictures, language, who, name.replaceAll(/\W+/g, '-')),
                );
              await page.unrouteAll({ behavior: 'ignoreErrors' });
            });
        });
    });
}
