import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { languages, type Language } from '../../contract/texts/language.ts';
import { catalogues, locales, type Catalogue } from '../support/catalogues.ts';
import { otherLanguage } from '../support/foreign-texts.ts';
import { bookingForm } from './booking-form.ts';
import { loggedIn } from './customer.ts';
import { moved, watchShifts } from './layout-shift.ts';
import { holdScripts } from './hold.ts';
import { expectSummary, searchForm } from './search-form.ts';

/** What the built page itself shows, before any script arrives. */
const forms: Record<string, (page: Page, texts: Catalogue) => Locator> = {
  '/': searchForm,
  '/vehicles': searchForm,
  '/auth': (page, { auth }) => page.getByRole('form', { name: auth.login }),
  '/contact': (page, { site }) => page.getByRole('form', { name: site.contact.label }),
  '/solutions/1': bookingForm,
};

/** A text of each catalogue that stands in no other script. */
const marks = ({ site, booking, account, admin }: Catalogue) => [
  site.unreachable,
  booking.cardStaysHere,
  account.erase.final,
  admin.leaveHint,
];

declare global {
  interface Window {
    /** The languages of the page's parts that were painted. */
    painted: string[];
  }
}

/** From now on, a page notes how far its parts move and in which languages it is painted. */
async function watchPaints(page: Page): Promise<void> {
  await watchShifts(page);
  await page.addInitScript(() => {
    window.painted = [];
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-in]'))
        if (
          (part.firstElementChild ?? part).checkVisibility() &&
          !window.painted.includes(part.lang)
        )
          window.painted.push(part.lang);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** The scripts that a page loads from now on. */
function collectScripts(page: Page): () => Promise<string> {
  const addresses = new Set<string>();
  page.on('request', (request) => {
    if (/\/_astro\/.+\.js$/.test(request.url())) addresses.add(request.url());
  });
  const read = async (address: string) => (await page.request.get(address)).text();
  return async () => (await Promise.all([...addresses].map(read))).join('\n');
}

/** Opens a page whose scripts and fonts are late, and expects its form at once and nothing to move when they come. */
async function expectSteady(page: Page, path: string, language: Language): Promise<void> {
  const show = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  const form = forms[path]!(page, catalogues[language]);
  await expect(form).toBeVisible();
  const foreign = page.locator(`[data-in=${otherLanguage[language]}]`);
  await expect(foreign.filter({ visible: true })).toHaveCount(0);
  show();
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(form).toBeVisible();
  expect(await moved(page)).toEqual([]);
  const painted = await page.evaluate(() => window.painted);
  expect(painted.filter((lang) => lang !== language)).toEqual([]);
}

for (const language of languages)
  test.describe(`with a browser in ${locales[language]}`, () => {
    test.use({ locale: locales[language] });

    for (const path of Object.keys(forms))
      test(`the form of ${path} is there before scripts and fonts, and does not move`, async ({
        page,
      }) => {
        await watchPaints(page);
        await expectSteady(page, path, language);
      });

    test('the visitor’s choice counts from the first paint', async ({ page }) => {
      await page.addInitScript((other) => {
        localStorage.setItem('language', other);
      }, otherLanguage[language]);
      await watchPaints(page);
      await expectSteady(page, '/auth', otherLanguage[language]);
    });

    test('only the catalogues of this language are loaded', async ({ page }) => {
      const scripts = collectScripts(page);
      await loggedIn(page);
      for (const path of ['/contact', '/vehicles', '/solutions/1', '/user']) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
      }
      const loaded = await scripts();
      for (const mark of marks(catalogues[language]).slice(0, 3))
        expect(loaded, mark).toContain(mark);
      for (const mark of marks(catalogues[otherLanguage[language]]))
        expect(loaded, mark).not.toContain(mark);
    });
  });

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
  [1920, 1080],
] as const)
  // One that is whole fills its times, which are wider then, and may do so after the first paint.
  test(`nothing moves when a search is half, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await watchPaints(page);
    await page.goto('/vehicles?pickUpDate=2031-01-01');
    await expectSummary(page, catalogues.en.search.incomplete);
    expect(await moved(page)).toEqual([]);
  });

test('a page that arrives in parts is not painted with half a header', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const html = await (await request.get('/about')).text();
  const middle = html.indexOf('<span', html.indexOf('class="button rent"'));
  const server = createServer(async (_request, response) => {
    response.setHeader('content-type', 'text/html').write(html.slice(0, middle));
    await setTimeout(500);
    response.end(html.slice(middle));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  await page.route('**/_astro/*.css', async (route) => {
    const response = await request.get(new URL(route.request().url()).pathname);
    await route.fulfill({ response });
  });
  await watchShifts(page);
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await expect(page.locator('header a.rent')).toBeVisible();
  expect(await moved(page)).toEqual([]);
  server.close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is German', async ({ page }) => {
    await page.goto('/contact');
    const name = catalogues.de.site.contact.label;
    await expect(page.getByRole('form', { name })).toBeVisible();
    await expect(page.locator('[data-in=en]').first()).toBeHidden();
  });
});
