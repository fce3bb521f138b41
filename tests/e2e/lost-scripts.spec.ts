import { expect, test } from '@playwright/test';
import { pages } from '../../contract/site/pages.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { catalogues } from '../support/catalogues.ts';
import { tokenOf } from './customer.ts';

// `npm run prove -- lost-scripts` loses each script of the site once.
const { chunkFailed: notice } = catalogues.en.site;

/** Each way in which a script is loaded. */
const ways = {
  'an island': { path: pages.contact, isMember: false, script: 'ContactForm' },
  'an island that is scrolled to': {
    path: pages.solutions,
    isMember: false,
    script: 'VehicleList',
  },
  'an island without built content': { path: pages.user, isMember: true, script: 'AccountApp' },
  'what an island imports': { path: pages.auth, isMember: false, script: 'forms' },
  "the islands' renderer": { path: pages.admin, isMember: true, script: 'client' },
  "the menu's script": { path: pages.about, isMember: true, script: 'UserSlot' },
  'what that script loads': { path: pages.about, isMember: true, script: 'UserMenu|mount' },
  "a vehicle's form": { path: '/solutions/1', isMember: true, script: 'VehiclePage' },
  'a screen': { path: pages.adminUsers, isMember: true, script: 'UsersScreen' },
};
for (const [way, at] of Object.entries(ways))
  test(`${way} that never arrives is reported after two minutes, and a reload brings it`, async ({
    page,
    request,
  }) => {
    if (at.isMember) {
      const token = await tokenOf(request, demoLogins.administrator);
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
    }
    const name = new RegExp(`/_astro/(${at.script})\\.`);
    let isRequested = false;
    let isAway = true;
    await page.route(name, (route) => {
      isRequested = true;
      return isAway ? undefined : route.continue();
    });
    await page.clock.install();
    await page.goto(at.path, { waitUntil: 'commit' });
    await expect(async () => {
      await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
      await page.clock.runFor(50);
      expect(isRequested).toBe(true);
    }).toPass({ intervals: [100] });
    await page.clock.runFor(110_000);
    await expect(page.getByText(notice)).toBeHidden();
    await page.clock.runFor(10_000);
    // Only one notice: scripts that the moved clock overtook arrive and remove theirs.
    await expect(page.getByText(notice)).toHaveCount(1);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.locator('.loading:visible')).toHaveCount(0);
    // The rest of the page still works.
    await expect(page.getByRole('link').first()).toBeVisible();

    isAway = false;
    await page.clock.resume();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText(notice)).toBeHidden();
    await expect(page.locator('astro-island[ssr], .loading:visible')).toHaveCount(0);
  });
