import { expect, test, type Page } from '@playwright/test';
import { login } from '../../contract/users/auth.ts';
import { languages } from '../../contract/texts/language.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { freeDate, logIn, registered, signUp, somebody } from './customer.ts';
import { findViolations } from '../a11y/looks.ts';

/** As browsers do that block all cookies and site data. */
async function denyStorage(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      failures.push(message.text());
  });
  return failures;
}

const paths = [
  ...[pages.home, pages.solutions, pages.about, pages.contact, pages.privacy, pages.imprint],
  ...[
    pages.accessibility,
    pages.ending,
    pages.auth,
    `${pages.auth}?type=register`,
    pages.forgotten,
  ],
  ...[pages.unauthorized, pages.reset, pages.invitation, pages.confirm, '/nowhere'],
];
for (const path of paths)
  test(`without storage, ${path} shows itself without an error`, async ({ page }) => {
    const failures = await denyStorage(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toHaveCount(1);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(catalogues.en.site.chunkFailed)).toHaveCount(0);
    expect(failures).toEqual([]);
  });

test('without storage, a guarded page leads to the log-in', async ({ page }) => {
  const failures = await denyStorage(page);
  for (const path of [pages.user, pages.admin]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/(auth\?|unauthorized)/);
  }
  expect(failures).toEqual([]);
});

test('without storage, a vehicle is found and its time has a price', async ({ page }) => {
  const { id, model } = await someVehicle(page.request);
  const failures = await denyStorage(page);
  const day = freeDate();
  const times = `pickUpDate=${day}&pickUpTime=09:00&dropOffDate=${day}&dropOffTime=12:00`;
  await page.goto(`/solutions/${id}?${times}`);
  await expect(page.getByRole('heading', { level: 1, name: model })).toBeVisible();
  await expect(page.getByText('Available. Total').first()).toBeVisible();
  expect(failures).toEqual([]);
});

test('without storage, a message is sent', async ({ page }) => {
  const failures = await denyStorage(page);
  await page.goto(pages.contact);
  const send = page.getByRole('button', { name: 'Send' });
  await expect(send).toBeEnabled();
  await page.getByLabel('Name').fill('Greta Muster');
  await page.getByLabel('Email').fill('greta@example.com');
  await page.getByLabel('Subject').fill('Drei Transporter');
  await page.getByLabel('Message').fill('Können Sie uns drei Transporter reservieren?');
  const sent = page.waitForResponse(callsOf(sendMessage));
  await send.click();
  expect((await sent).ok()).toBe(true);
  await expect(page.getByText('Your message was send')).toBeVisible();
  expect(failures).toEqual([]);
});

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] });
    const { auth, messages } = catalogues[language];

    test('without storage, the log-in says what the browser must allow, and asks no server', async ({
      page,
      request,
    }) => {
      const customer = await registered(request);
      const failures = await denyStorage(page);
      let calls = 0;
      await page.route(callsOf(login), (route) => {
        calls += 1;
        return route.fallback();
      });
      await page.goto(pages.auth);
      await expect(page.getByRole('status').filter({ hasText: auth.storageBlocked })).toBeVisible();
      await logIn(page, customer, catalogues[language]);
      await expect(page.getByRole('form', { name: auth.login })).toContainText(auth.storageBlocked);
      expect(calls).toBe(0);
      expect(await findViolations(page)).toEqual([]);
      expect(failures).toEqual([]);
    });

    test('without storage, one can register', async ({ page }) => {
      const failures = await denyStorage(page);
      await page.goto(`${pages.auth}?type=register`);
      await signUp(page, somebody(), catalogues[language]);
      await expect(page.getByText(messages.auth.registered)).toBeVisible();
      expect(failures).toEqual([]);
    });
  });
