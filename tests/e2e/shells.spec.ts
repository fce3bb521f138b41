import { expect, test } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import { titleOf } from '../../src/lib/texts/title.ts';
import { loggedIn } from './customer.ts';
import { holdScripts } from './hold.ts';
import { callsOf } from './api.ts';
import { currentUser } from '../../contract/users/users.ts';

test('an unknown address answers the not-found page with its status', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Opps! Something went wrong' })).toBeVisible();
  await expect(page.getByText("The page you're looking for couldn't be found.")).toBeVisible();
});

for (const [locale, sentence, vehicles] of [
  ['en-US', 'It may have moved', 'Rent a vehicle'],
  ['de-DE', 'Die gesuchte Seite gibt es nicht', 'Fahrzeug mieten'],
] as const)
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('a page that does not exist leads to vehicles, home and a person', async ({ page }) => {
      expect((await page.goto('/no/such/page'))?.status()).toBe(404);
      const main = page.getByRole('main');
      await expect(main).toContainText(sentence);
      await expect(main.locator('a[href="/contact"], a[href="/"], a[href^="tel:"]')).toHaveCount(3);
      await expectAccessible(page, [320, 390, 1440]);
      await main.getByRole('link', { name: vehicles }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Opps/);
      await page.goto('/unauthorized');
      await expect(main.getByRole('link', { name: vehicles })).toBeVisible();
      await expectAccessible(page, [320, 390, 1440]);
    });
  });

test('the forbidden page says that it is forbidden', async ({ page }) => {
  await page.goto('/unauthorized');
  await expect(page.getByText('The page you try to enter is forbidden')).toBeVisible();
});

for (const path of ['/user', '/user/reservations/7', '/solutions/7', '/admin/users'])
  test(`${path} answers its application page`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(200);
  });

for (const path of ['/user/nope', '/solutions/999999', '/solutions/nope'])
  test(`${path} says in text and title that nothing was found`, async ({ page }) => {
    await loggedIn(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Opps! Something went wrong' })).toBeVisible();
    await expect(page).toHaveTitle(titleOf('Opps! Something went wrong'));
  });

test('the log-in and the registration have titles of their own', async ({ page }) => {
  await page.goto('/auth?type=register');
  await expect(page).toHaveTitle(titleOf('Register'));
  await page.getByRole('tab', { name: 'Login' }).click();
  await expect(page).toHaveTitle(titleOf('Login'));
});

for (const path of ['/user', '/admin'])
  test(`nothing moves while ${path} starts`, async ({ page }) => {
    await loggedIn(page);
    const go = await holdScripts(page);
    await page.route(callsOf(currentUser), () => undefined);
    const asked = page.waitForRequest(callsOf(currentUser));
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    // The offsets, not the bounding boxes, which turn with the spinner. All at once: React replaces the built screen.
    const boxes = () =>
      page.evaluate(() =>
        ['.loading', '.loading .spinner', '.loading img'].map((part) => {
          const element = document.querySelector<HTMLElement>(`main ${part}`)!;
          const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = element;
          return { offsetLeft, offsetTop, offsetWidth, offsetHeight };
        }),
      );
    const built = await boxes();
    go();
    await asked;
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    expect(await boxes()).toEqual(built);
    const [screen, ring] = built;
    const middle = ({ offsetLeft, offsetWidth }: (typeof built)[number]) =>
      offsetLeft + offsetWidth / 2;
    expect(Math.abs(middle(screen!) - middle(ring!))).toBeLessThan(1);
  });

test('logo and spinner are shown while the application starts', async ({ page }) => {
  await page.route('**/_astro/*.js', () => undefined);
  await page.goto('/user', { waitUntil: 'commit' });
  await expect(page.locator('main .loading .spinner')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test('a lost part of the script is reported, with a way to reload', async ({ page }) => {
  await loggedIn(page);
  await page.route(/ReservationsScreen.*\.js/, (route) => route.abort());
  await page.goto('/user/reservations');
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText('No reservation')).toBeVisible();
});

test('long texts and the profile lead to their parts', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('navigation', { name: 'Inhalt' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { name: 'Änderungen' })).toBeInViewport();
  await expectAccessible(page, [320, 390, 1440]);
  await loggedIn(page);
  await page.goto('/user');
  const parts = page.getByRole('navigation', { name: 'Profile' });
  await parts.getByRole('link').last().click();
  await expect(page).toHaveURL('/user#own-data');
  await expect(page.locator('#own-data')).toBeInViewport();
  await expectAccessible(page, [320, 390, 1440]);
});
