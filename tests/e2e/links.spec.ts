import { expect, test, type Page } from '@playwright/test';
import { checkPasswordLink } from '../../contract/users/account.ts';
import { pages } from '../../contract/site/pages.ts';
import { languages } from '../../contract/texts/language.ts';
import { currentUser } from '../../contract/users/users.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { someCustomer, someVehicle } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import {
  freeDate,
  loggedIn,
  logIn,
  registered,
  signUp,
  somebody,
  storedToken,
  storeToken,
  tokenOf,
} from './customer.ts';
import { openLink } from './mails.ts';
import { findViolations } from '../a11y/looks.ts';

const secret = 'Muffenkabel-77!';

/** Waits until the page's form can be sent: what is pressed before its script runs has no effect. */
const isReady = (page: Page, button: string) =>
  expect(page.getByRole('button', { name: button, exact: true })).toBeEnabled();

/** Chooses a password on the page that a link has opened, by keyboard. */
async function choosePassword(page: Page, texts = catalogues.en) {
  const { newPassword, confirmNewPassword } = texts.site.fields;
  await isReady(page, texts.security.reset.save);
  await page.getByLabel(newPassword, { exact: true }).focus();
  await page.keyboard.type(secret);
  await page.getByLabel(confirmNewPassword, { exact: true }).focus();
  await page.keyboard.type(secret);
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.messages.account.passwordChosen)).toBeVisible();
}

for (const language of languages)
  test.describe(`in ${language}`, () => {
    const texts = catalogues[language];
    const { auth, security, site } = texts;
    test.use({ locale: locales[language] });

    test('a forgotten password is replaced by a link, and the next press logs in', async ({
      page,
      request,
    }) => {
      const customer = await registered(request);
      await page.goto(pages.auth);
      await isReady(page, auth.login);
      await page.getByLabel(site.fields.email).fill(customer.email);
      await page.getByRole('link', { name: auth.forgot }).click();
      await expect(page).toHaveURL(pages.forgotten);
      await isReady(page, security.forgotten.send);
      await expect(page.getByLabel(site.fields.email)).toHaveValue(customer.email);
      await page.getByLabel(site.fields.email).press('Enter');
      await expect(page.getByText(security.forgotten.sent(customer.email))).toBeFocused();
      await openLink(page, customer.email, pages.reset);
      await expect(page).toHaveURL(pages.reset);
      await choosePassword(page, texts);
      await expect(page.getByLabel(site.fields.email)).toHaveValue(customer.email);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
      await expect(tokenOf(request, customer)).rejects.toThrow();
    });

    test('a new customer is logged in, and confirms the address', async ({ page }) => {
      const customer = somebody();
      await page.goto(`${pages.auth}?type=register`);
      await signUp(page, customer, texts);
      await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
      await openLink(page, customer.email, pages.confirm);
      await expect(page.getByText(texts.messages.account.emailConfirmed)).toBeVisible();
      await expect(page).toHaveURL(pages.confirm);
      await page.reload();
      await expect(page.getByText(texts.messages.account.emailConfirmed)).toBeVisible();
      await page.getByRole('link', { name: security.confirm.toProfile }).click();
      await expect(page.getByText(security.email.confirmed(customer.email))).toBeVisible();
      await expect(page.getByRole('heading', { name: security.email.title })).toBeFocused();
    });

    test('a link that was used leads to a new one', async ({ page, request }) => {
      const customer = await registered(request);
      // Before anything is typed.
      await page.goto(`${pages.reset}?token=used`);
      await expect(page.getByText(security.expired.title)).toBeVisible();
      await page.getByRole('link', { name: security.expired.ask }).click();
      await expect(page).toHaveURL(pages.forgotten);
      await page.goto(pages.invitation);
      await expect(page.getByRole('link', { name: security.expired.ask })).toBeVisible();

      await page.goto(`${pages.confirm}?token=used`);
      await page.getByRole('link', { name: security.expired.askInProfile }).click();
      await logIn(page, customer, texts);
      await page.getByRole('button', { name: security.email.sendAgain }).click();
      await expect(page.getByText(texts.messages.account.confirmationSent).first()).toBeVisible();
      await openLink(page, customer.email, pages.confirm, 2);
      await expect(page.getByText(texts.messages.account.emailConfirmed)).toBeVisible();
    });
  });

test('the address is changed by a link to the new one, and other devices are logged out', async ({
  page,
  request,
  browser,
}) => {
  const customer = await loggedIn(page);
  const elsewhere = await browser.newPage();
  await storeToken(elsewhere, await tokenOf(request, customer));
  const { email: newEmail } = somebody();
  const { security, messages } = catalogues.en;
  await page.goto(pages.user);
  const form = page.getByRole('form', { name: security.email.change });
  await form.getByLabel(security.email.newEmail).fill(newEmail);
  await form.getByLabel('Password', { exact: true }).fill('Falsch-123!');
  await form.getByRole('button', { name: security.email.change }).click();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    messages.users.passwordWrong,
  );
  await form.getByLabel('Password', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: security.email.change }).click();
  await expect(page.getByText(messages.account.changeAsked)).toBeVisible();
  await openLink(page, newEmail, pages.confirm);
  await expect(page.getByText(messages.account.emailChanged)).toBeVisible();
  const token = (await storedToken(page))!;
  expect(await ask(request, currentUser, { token })).toMatchObject({ email: newEmail });
  await elsewhere.goto(pages.user);
  await expect(elsewhere.getByText(messages.sessions.ended)).toBeVisible();
  await elsewhere.close();
});

for (const language of languages)
  test(`in ${language}, an address that waits for its link is shown, gets it again and is withdrawn`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: locales[language] });
    const page = await context.newPage();
    const customer = await loggedIn(page);
    const { email: newEmail } = somebody();
    const { security, messages, site } = catalogues[language];
    await page.goto(pages.user);
    await page.getByRole('link', { name: security.email.changeBelow }).click();
    await expect(page.getByRole('heading', { name: security.email.title })).toBeInViewport();
    const form = page.getByRole('form', { name: security.email.change });
    await form.getByLabel(security.email.newEmail).fill(newEmail);
    await form.getByLabel(site.fields.password, { exact: true }).fill(customer.password);
    await form.getByRole('button', { name: security.email.change }).click();
    await expect(page.getByText(security.email.pending(newEmail))).toBeVisible();
    await page.reload();
    const part = page.getByRole('region', { name: security.email.title });
    await expect(part).toContainText(security.email.pending(newEmail));
    await part.getByRole('button', { name: security.email.sendAgainTo(newEmail) }).click();
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1);
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
    await expect(part).toContainText(messages.account.changeSentAgain);
    expect(await findViolations(page)).toEqual([]);
    await part.getByRole('button', { name: security.email.withdraw }).press('Enter');
    await expect(part).not.toContainText(newEmail);
    await expect(part.getByRole('heading', { name: security.email.title })).toBeFocused();
    await openLink(page, newEmail, pages.confirm, 2);
    await expect(page.getByText(security.expired.title)).toBeVisible();
    await context.close();
  });

test('devices are listed and logged out, one and all', async ({ page, request, browser }) => {
  const customer = await loggedIn(page);
  const { security, messages } = catalogues.en;
  const other = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const phone = await other.newPage();
  await phone.goto(pages.auth);
  await logIn(phone, customer);
  await expect(phone.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
  await tokenOf(request, customer);
  await tokenOf(request, customer);

  await page.goto(`${pages.user}#sessions`);
  const list = page.getByRole('region', { name: security.sessions.title });
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expect(list.getByRole('listitem').first()).toContainText(security.sessions.current);
  await list.getByRole('button', { name: 'Log out Safari on iPhone' }).press('Enter');
  await expect(page.getByText(messages.account.sessionEnded)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await phone.goto(pages.user);
  await expect(phone).toHaveURL(/\/auth/);
  await other.close();
  await list.getByRole('button', { name: security.sessions.endOthers }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: security.sessions.endOthers })
    .click();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('the tab and what was typed survive a reload, but no password', async ({ page }) => {
  await page.goto(pages.auth);
  await isReady(page, 'Login');
  await page.getByRole('tab', { name: 'Register' }).click();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill('Greta');
  await form.getByLabel('Password', { exact: true }).fill(secret);
  await page.reload();
  await expect(form.getByLabel('First name')).toHaveValue('Greta');
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page).toHaveURL(`${pages.auth}?type=register`);
});

test('a link’s secret goes nowhere but to the server', async ({ page }) => {
  const leaks: string[] = [];
  page.on('request', (one) => {
    if (
      one.headers().referer?.includes('token=') ||
      (one.url().includes('token=') && !one.isNavigationRequest())
    )
      leaks.push(one.url());
  });
  const answer = await page.goto(`${pages.reset}?token=secret`);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(page).toHaveURL(pages.reset);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // The page still has it after a reload, and asks the server what it is worth.
  const asked = page.waitForRequest(callsOf(checkPasswordLink));
  await page.reload();
  expect((await asked).postDataJSON()).toEqual({ token: 'secret' });
  await expect(page.getByText(catalogues.en.security.expired.title)).toBeVisible();
  expect(leaks).toEqual([]);
});

test('password managers find the password’s part of the profile', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(`${pages.user}#password`);
  await expect(page.getByRole('heading', { name: 'Password' })).toBeFocused();
});

/** Per form, what password managers read off its password fields, and whose password it is. */
const passwordFields = (page: Page) =>
  page.locator('form:has([autocomplete*="-password"]):visible').evaluateAll((forms) =>
    forms.map((form) => ({
      form: form.getAttribute('aria-label'),
      hasUser: form.querySelector('[autocomplete=username], [autocomplete=email]') !== null,
      fields: [...form.querySelectorAll('[type=password]')].map((field) =>
        [field.getAttribute('autocomplete'), field.hasAttribute('passwordrules')].join(),
      ),
    })),
  );
const current = 'current-password,false';
const chosen = 'new-password,true';

test('password managers are told which passwords are new, and the rules of those', async ({
  page,
  request,
}) => {
  const { auth, account, security, site } = catalogues.en;
  const fieldsOn = async (address: string) => {
    await page.goto(address);
    await expect(page.locator('[type=password]:visible').first()).toBeVisible();
    return await passwordFields(page);
  };
  expect(await fieldsOn('/auth?type=login')).toEqual([
    { form: auth.login, hasUser: true, fields: [current] },
  ]);
  expect(await fieldsOn('/auth?type=register')).toEqual([
    { form: auth.register, hasUser: true, fields: [chosen, chosen] },
  ]);
  await page.route('**/password/link', (route) => route.fulfill({ json: {} }));
  for (const address of [pages.reset, pages.invitation])
    expect(await fieldsOn(`${address}?token=secret`)).toEqual([
      { form: expect.any(String), hasUser: false, fields: [chosen, chosen] },
    ]);

  const customer = await someCustomer(request);
  await storeToken(page, await tokenOf(request, customer));
  expect(await fieldsOn(pages.user)).toEqual([
    { form: security.email.change, hasUser: true, fields: [current] },
    { form: account.updatePassword, hasUser: true, fields: [current, chosen, chosen] },
  ]);
  await page.getByRole('button', { name: account.erase.title }).click();
  await expect(
    page.getByRole('dialog').getByLabel(site.fields.password, { exact: true }),
  ).toBeVisible();
  expect(await passwordFields(page)).toContainEqual({
    form: account.erase.title,
    hasUser: true,
    fields: [current],
  });
});

test('a reset in the middle of a booking leads back to it, on another device as well', async ({
  page,
  request,
  browser,
}) => {
  const customer = await registered(request);
  const { id } = await someVehicle(request);
  const { security, auth, booking } = catalogues.en;
  const address = `/solutions/${id}?pickUpDate=${freeDate()}`;
  await page.goto(address);
  await page.getByRole('link', { name: booking.loginAndReturn }).first().click();
  await isReady(page, auth.login);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('link', { name: auth.forgot }).click();
  await isReady(page, security.forgotten.send);
  await page.getByRole('button', { name: security.forgotten.send }).click();
  await expect(page.getByText(security.forgotten.sent(customer.email))).toBeVisible();

  const device = await browser.newContext({ locale: 'en-US' });
  const phone = await device.newPage();
  await openLink(phone, customer.email, pages.reset);
  await expect(phone).toHaveURL(/^[^?]*\/auth\/reset\?from=/);
  await choosePassword(phone);
  await expect(phone.getByLabel('Email')).toHaveValue(customer.email);
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL(address);
  await device.close();

  // Where it was asked for, one goes on as well.
  await page.getByRole('link', { name: security.forgotten.toLogin }).click();
  await logIn(page, { ...customer, password: secret });
  await expect(page).toHaveURL(`${address}#booking`);
});

test('the pages around the log-in lead whoever is logged in out, not back to each other', async ({
  page,
}) => {
  await loggedIn(page);
  for (const [from, target] of [
    ['', '/'],
    ['?from=%2Fuser', '/user'],
  ]) {
    await page.goto(`${pages.forgotten}${from}`);
    await isReady(page, catalogues.en.security.forgotten.send);
    await page.getByRole('link', { name: catalogues.en.security.forgotten.toLogin }).click();
    await expect(page).toHaveURL(target!);
    await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
    await expect(page).toHaveURL(target!);
  }
});

test('a log-in after a detour to the forgotten password goes back to where it began', async ({
  page,
  request,
}) => {
  const customer = await registered(request);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).click();
  await isReady(page, 'Login');
  await page.getByRole('link', { name: catalogues.en.auth.forgot }).click();
  await isReady(page, catalogues.en.security.forgotten.send);
  await page.getByRole('link', { name: catalogues.en.security.forgotten.toLogin }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL('/about');
});
