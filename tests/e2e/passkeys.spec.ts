import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { deletePasskey, passkeyOptions } from '../../contract/users/passkeys.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { expectAccessible, expectNothingSideways } from '../a11y/looks.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { ownPort, startSite } from '../support/site.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { logIn, loggedIn, storedToken } from './customer.ts';
import { askOnce } from './proof.ts';

/** Leaves as the menu does, without its question. */
async function logOut(page: Page) {
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/auth');
}

const looksGood = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 844 });
  await expectNothingSideways(page);
  await expectAccessible(page, [320, 1440]);
  await page.setViewportSize({ width: 1440, height: 900 });
};

for (const language of ['de', 'en'] as const) {
  const { security, auth, messages } = catalogues[language];
  const { passkeys: texts } = security;

  test.describe(`with a browser in ${locales[language]}`, () => {
    test.use({ locale: locales[language] });

    test('a customer adds a passkey, logs in with it, and removes it', async ({ page }) => {
      await addAuthenticator(page);
      await loggedIn(page);
      await page.goto('/user#passkeys');
      const part = page.getByRole('region', { name: texts.title });
      await expect(part.getByText(texts.none)).toBeVisible();
      await part.getByLabel(texts.name).fill('Mein Telefon');
      await part.getByRole('button', { name: texts.add }).click();
      await expect(part.getByText(texts.unused)).toBeVisible();
      // Only staff need them.
      await expect(part.getByText(security.recoveryCodes.title)).toBeHidden();
      await looksGood(page);
      // The same device has one already.
      await part.getByRole('button', { name: texts.add }).click();
      await expect(part.getByText(auth.passkey.known)).toBeVisible();

      await logOut(page);
      const button = page.getByRole('button', { name: auth.passkey.login });
      await button.click();
      await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();

      await page.goto('/user#passkeys');
      await part.getByRole('button', { name: texts.removeNamed('Mein Telefon') }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(texts.question('Mein Telefon'));
      await expectAccessible(page, [1440]);
      await question.getByRole('button', { name: texts.remove, exact: true }).click();
      await expect(part.getByText(texts.none)).toBeVisible();

      await logOut(page);
      await button.click();
      await expect(page.getByRole('tabpanel').getByText(messages.passkeys.refused)).toBeVisible();
      await looksGood(page);
      expect(await storedToken(page)).toBeNull();
    });

    test('who logged in long ago proves by password or passkey before a passkey goes or comes', async ({
      page,
    }) => {
      await addAuthenticator(page);
      const { password } = await loggedIn(page);
      await page.goto('/user#passkeys');
      const part = page.getByRole('region', { name: texts.title });
      const dialog = page.getByRole('dialog', { name: security.proof.title });
      await askOnce(page, passkeyOptions);
      await part.getByRole('button', { name: texts.add }).click();
      const typed = dialog.getByLabel(catalogues[language].site.fields.password, { exact: true });
      await expect(typed).toBeFocused();
      await looksGood(page);
      // No passkey is there yet.
      await dialog.getByRole('button', { name: security.proof.confirmByPasskey }).click();
      await expect(dialog.getByText(auth.passkey.cancelled)).toBeVisible();
      await typed.fill(password);
      await page.keyboard.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(part.getByText(texts.unused)).toBeVisible();

      await askOnce(page, deletePasskey);
      const remove = part.getByRole('button', { name: /“|„/ });
      const question = page.getByRole('alertdialog');
      await remove.press('Enter');
      await question.getByRole('button', { name: texts.remove, exact: true }).press('Enter');
      await expect(typed).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(part.getByText('Please confirm this')).toBeVisible();
      await expect(remove).toBeFocused();
      await remove.press('Enter');
      await question.getByRole('button', { name: texts.remove, exact: true }).press('Enter');
      await expect(typed).toBeFocused();
      // To the button that shows what was typed, and to the passkey.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(part.getByText(texts.none)).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    test('staff make a passkey with their password, and lose it', async ({ page }) => {
      test.setTimeout(240_000);
      const dataDir = await mkdtemp(join(tmpdir(), 'second-factor-'));
      const own = await startSite(ownPort(), dataDir, { STAFF_SECOND_FACTOR: 'required' });
      try {
        const device = await addAuthenticator(page);
        const { secondFactor } = auth;
        await page.goto(`${own.origin}/auth`);
        await logIn(page, demoLogins.administrator, catalogues[language]);
        await expect(page.getByRole('heading', { name: secondFactor.title })).toBeFocused();
        await looksGood(page);
        // Whoever does not say who they are makes none.
        await device.verify(false);
        await page.getByRole('button', { name: secondFactor.create }).click();
        await expect(page.getByText(auth.passkey.cancelled).first()).toBeVisible();
        await device.verify(true);
        await page.getByRole('button', { name: secondFactor.create }).click();
        await expect(page.getByText(secondFactor.made)).toBeVisible();

        await page.goto(`${own.origin}/user#passkeys`);
        const { recoveryCodes: codeTexts } = security;
        await page.getByRole('button', { name: codeTexts.create }).click();
        const codes = page.getByRole('listitem').locator('code');
        await expect(codes).toHaveCount(10);
        const [code] = await codes.allTextContents();
        await looksGood(page);

        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto(`${own.origin}/auth`);
        await logIn(page, demoLogins.administrator, catalogues[language]);
        // The log-in has such a button, too.
        await expect(page.getByRole('heading', { name: secondFactor.title })).toBeFocused();
        await page.getByRole('button', { name: auth.passkey.login }).click();
        await expect(page.getByRole('button', { name: 'Fuhrpark Verwaltung' })).toBeVisible();

        // The device is lost.
        await device.lose();
        await page.evaluate(() => localStorage.removeItem('token'));
        await page.goto(`${own.origin}/auth`);
        await logIn(page, demoLogins.administrator, catalogues[language]);
        await page.getByText(secondFactor.other).click();
        const form = page.getByRole('form', { name: secondFactor.useCode });
        const typed = form.getByLabel(secondFactor.code);
        const send = form.getByRole('button', { name: secondFactor.useCode });
        await typed.fill('falsch');
        await send.click();
        await expect(typed).toHaveAccessibleDescription(messages.passkeys.wrongCode);
        await looksGood(page);
        await typed.fill(code!);
        await send.click();
        await expect(page.getByRole('button', { name: 'Fuhrpark Verwaltung' })).toBeVisible();
        await page.goto(`${own.origin}/user#passkeys`);
        await expect(page.getByText(codeTexts.left(9))).toBeVisible();
        await expect(page.getByRole('button', { name: codeTexts.renew })).toBeVisible();
      } finally {
        await own.stop();
        await rm(dataDir, { recursive: true, force: true });
      }
    });
  });
}

test('a log-in with a passkey in one tab takes the other along', async ({ page, context }) => {
  await addAuthenticator(page);
  await loggedIn(page);
  await page.goto('/user#passkeys');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();
  await logOut(page);
  const other = await context.newPage();
  await other.goto('/auth');
  await expect(other.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('a browser without passkeys says so', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PublicKeyCredential');
  });
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByRole('tabpanel').getByText(/cannot use passkeys/)).toBeVisible();
});
