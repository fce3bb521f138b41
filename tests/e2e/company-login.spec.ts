import { expect, test as base } from '@playwright/test';
import { resolve } from 'node:path';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { openDatabase } from '../../server/db/index.ts';
import { createKey } from '../../contract/office/keys.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { catalogues } from '../support/catalogues.ts';
import { freePort } from '../support/cluster.ts';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.ts';
import { migrated } from '../support/migrated.ts';
import { callsOf } from './api.ts';
import { makeKey } from './programs.ts';

/** Tests on a server of their own, whose staff log in at a provider. */
const test = base.extend<object, { company: { origin: string; provider: IdentityProvider } }>({
  company: [
    async ({}, provide) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const provider = await startIdentityProvider(origin);
      const { db, close } = await openDatabase({ kind: 'memory', dump: await migrated() });
      const settings = config({
        ...provider.settings,
        SITE_URL: origin,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      });
      const app = await createApp({ db, config: settings, site: resolve('dist') });
      await app.listen({ port, host: 'localhost' });
      await provide({ origin, provider });
      await app.close();
      await close();
      await provider.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ company }, provide) => provide(company.origin),
});

for (const [language, locale] of [
  ['en', 'en-US'],
  ['de', 'de-DE'],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale });
    const { auth, messages, security } = catalogues[language];

    test('a colleague logs in at the company and is where they wanted to be', async ({
      page,
      company: { provider },
    }) => {
      const person = {
        email: `conny.${language}@example.com`,
        firstName: 'Conny',
        lastName: 'Tresen',
      };
      provider.people.set(`conny-${language}`, { ...person, groups: ['Desk'] });
      await page.goto('/admin/reservations');
      await expect(page).toHaveURL(/\/auth\?/);
      await expect(page.getByRole('link', { name: auth.company.login })).toBeVisible();
      await expectAccessible(page, [390, 1440]);
      await page.getByRole('link', { name: auth.company.login }).click();
      await page.getByLabel('Log-in').fill(`conny-${language}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/admin/reservations');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // Nothing of it is left to go back to.
      expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('challenge');
    });

    test('a colleague proves at the company who they are, and the call goes on', async ({
      page,
      context,
      company: { provider },
    }) => {
      const email = `boss.${language}@example.com`;
      const person = { email, firstName: 'Britta', lastName: 'Boss', groups: ['IT'] };
      provider.people.set(`boss-${language}`, person);
      await page.goto('/auth/company?from=/admin/keys');
      await page.getByLabel('Log-in').fill(`boss-${language}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL('/admin/keys');
      // As if that was long ago.
      const former = await page.evaluate(() => `Bearer ${localStorage.getItem('token')}`);
      await page.route(callsOf(createKey), (route) =>
        route.request().method() === createKey.method &&
        route.request().headers().authorization === former
          ? route.fulfill({
              status: 403,
              json: { status: 403, code: 'proof_needed', message: 'Please confirm this' },
            })
          : route.fallback(),
      );
      const made = makeKey(page, catalogues[language], 'Statistik', 'vehicles.read');
      const dialog = page.getByRole('dialog');
      const link = dialog.getByRole('link', { name: security.proof.confirmAtCompany });
      await expect(link).toBeVisible();
      await expectAccessible(page, [390, 1440]);
      const [opened] = await Promise.all([context.waitForEvent('page'), link.click()]);
      await expect(opened.getByRole('status')).toContainText(auth.company.proved);
      expect(await made).toMatch(/^rk_/);
      await expect(dialog).toHaveCount(0);
    });

    test('who has no role here is told so, and can log in otherwise', async ({
      page,
      company: { provider },
    }) => {
      const person = { email: `gast.${language}@example.com`, firstName: 'Gerd', lastName: 'Gast' };
      provider.people.set(`gast-${language}`, { ...person, groups: [] });
      await page.goto('/auth/company?from=/admin/reservations');
      await page.getByLabel('Log-in').fill(`gast-${language}`);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('alert')).toContainText(messages.companyLogin.noRole);
      await expect(page).toHaveURL('/auth/company');
      await expectAccessible(page, [390, 1440]);
      await page.getByRole('link', { name: auth.company.toLogin }).click();
      await expect(page).toHaveURL('/auth?type=login&from=%2Fadmin%2Freservations');
      await expect(page.getByLabel(catalogues[language].site.fields.email).first()).toBeVisible();
    });
  });

test('a proof that failed is tried again', async ({ page, company: { provider } }) => {
  const email = 'boss.again@example.com';
  provider.people.set('boss-again', { email, firstName: 'Bo', lastName: 'Boss', groups: ['IT'] });
  await page.goto('/auth/company?proof');
  await expect(page.getByLabel('Log-in')).toBeVisible();
  await page.goto('/auth/company?error=access_denied');
  await page.getByRole('alert').getByRole('button', { name: catalogues.en.site.tryAgain }).click();
  await page.getByLabel('Log-in').fill('boss-again');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('status')).toContainText(catalogues.en.auth.company.proved);
});

test('an answer that somebody else began logs nobody in', async ({ page, company }) => {
  await page.goto('/auth/company?code=stolen&state=forged');
  await expect(page.getByRole('alert')).toContainText(catalogues.en.messages.companyLogin.refused);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await page.getByRole('button', { name: catalogues.en.site.tryAgain }).click();
  await expect(page).toHaveURL(new RegExp(`^${company.provider.issuer}/interaction/`));
});
