import { expect, test, type Page } from '@playwright/test';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { getMail, pageMails } from '../../contract/office/mails.ts';
import { logout } from '../../contract/users/logout.ts';
import { answerMessage } from '../../contract/office/messages-admin.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { administratorToken, asAdministrator, someMessage } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import { unfold } from './at-counter.ts';
import { logIn, storedToken } from './customer.ts';
import { tabTo } from './keys.ts';

/** Writes a message from an address of its own, and returns the address. */
async function someSender(page: Page): Promise<string> {
  const email = `ida-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const body = 'Können Sie uns drei Transporter reservieren?';
  await ask(page.request, sendMessage, {
    body: { name: 'Ida Muster', email, subject: 'Drei Transporter', body },
  });
  return email;
}

for (const language of ['en', 'de'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] });
    const { admin, outbox, messages } = catalogues[language];

    test('a mail is found, read and sent again by keyboard', async ({ page }) => {
      const email = await someSender(page);
      await asAdministrator(page);
      await page.goto('/admin');
      await page.getByRole('link', { name: admin.mails, exact: true }).click();
      await page.getByLabel(admin.search).fill(email);
      const link = page.getByRole('link', { name: email });
      await expect(page.getByRole('row').filter({ hasText: email })).toContainText(
        outbox.templates['message-received'],
      );
      await link.press('Enter');
      const title = outbox.templates['message-received'];
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await unfold(page, outbox.text);
      await expect(page.getByText('Transporter').first()).toBeVisible();
      await expect(page.frameLocator('iframe').locator('body')).toContainText('Transporter');
      // The server looks for mails each second.
      await expect(async () => {
        await page.reload();
        await expect(page.locator('.badge')).toHaveText(outbox.states.sent, { timeout: 2000 });
      }).toPass();
      await tabTo(page, outbox.sendAgain);
      await page.keyboard.press('Enter');
      await expect(page.getByText(messages.mails.sentAgain)).toBeVisible();
    });

    test('a message is answered by keyboard, once', async ({ page, request }) => {
      const subject = await someMessage(request);
      await asAdministrator(page);
      await page.goto(`/admin/contact-messages?search=${encodeURIComponent(subject)}`);
      await page.getByRole('link', { name: subject }).press('Enter');
      await tabTo(page, outbox.answer);
      await tabTo(page, outbox.send);
      await page.keyboard.press('Enter');
      const field = page.getByRole('textbox', { name: outbox.answer });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(messages.answers.text));
      await page.keyboard.type('Ja, gern. Wann kommen Sie?');
      await tabTo(page, outbox.send);
      await page.keyboard.press('Enter');
      await expect(page.getByText(messages.answers.sent)).toBeVisible();
      const answer = page.getByRole('region', { name: outbox.answered });
      await expect(answer).toContainText('Ja, gern. Wann kommen Sie?');
      await expect(field).toBeHidden();
      await page.getByRole('button', { name: catalogues[language].admin.goBack }).click();
      await page.getByLabel(outbox.answering).selectOption(outbox.unanswered);
      await expect(page.getByRole('link', { name: subject })).toBeHidden();
      await page.getByLabel(outbox.answering).selectOption(outbox.answeredOrDone);
      await expect(page.getByRole('link', { name: subject })).toContainText(outbox.answered);
    });
  });

async function typeAnswer(page: Page) {
  const subject = await someMessage(page.request);
  await asAdministrator(page);
  await page.goto(`/admin/contact-messages?search=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).click();
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('Ja, gern.');
  return field;
}

test('an answer that cannot be sent is kept', async ({ page }) => {
  const field = await typeAnswer(page);
  await page.route(callsOf(answerMessage), (route) => route.abort());
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(field).toHaveValue('Ja, gern.');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Your answer is on its way')).toBeVisible();
});

test('a list of mails that no server sends says where they are', async ({ page }) => {
  await asAdministrator(page);
  await page.route(callsOf(pageMails), async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    return route.fulfill({ response: answer, json: { ...json, way: 'files' } });
  });
  await page.goto('/admin/mails');
  await expect(page.getByText(catalogues.en.outbox.ways.files)).toBeVisible();
});

test('an answer survives the end of the session', async ({ page }) => {
  const field = await typeAnswer(page);
  const address = page.url();
  await ask(page.request, logout, { token: (await storedToken(page))! });
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, demoLogins.administrator);
  await page.waitForURL(address);
  await expect(field).toHaveValue('Ja, gern.');
});

test('a mail whose content was deleted cannot be sent again', async ({ page }) => {
  const email = await someSender(page);
  const token = await administratorToken(page.request);
  const { content } = await ask(page.request, pageMails, { token, query: { search: email } });
  const mail = await ask(page.request, getMail, { token, params: { id: content[0]!.id } });
  await asAdministrator(page);
  await page.route(callsOf(getMail), (route) =>
    route.fulfill({ json: { ...mail, recipient: null, content: null } }),
  );
  await page.goto(`/admin/mails/${mail.id}`);
  await expect(page.getByText('Recipient and content were deleted')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
});

test('the dashboard tells since when mails wait, and leads to them', async ({ page }) => {
  const token = await administratorToken(page.request);
  const dashboard = await ask(page.request, getDashboard, { token });
  await asAdministrator(page);
  await page.route(callsOf(getDashboard), (route) =>
    route.fulfill({
      json: { ...dashboard, today: { ...dashboard.today, mailsWaitSince: '2030-01-02T14:00:00' } },
    }),
  );
  await page.goto('/admin');
  const heading = page.getByRole('heading', { name: 'Mails have been waiting since 01-02 14:00' });
  await expect(heading).toBeVisible();
  await page
    .getByRole('link', { name: 'Check: Mails have been waiting since 01-02 14:00' })
    .click();
  await expect(page).toHaveURL('/admin/mails?state=waiting');
  await expect(page.getByLabel('State')).toHaveValue('waiting');
});

test('the dashboard tells of mails that failed, and leads to them', async ({ page }) => {
  const token = await administratorToken(page.request);
  const dashboard = await ask(page.request, getDashboard, { token });
  await asAdministrator(page);
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Unanswered messages' })).toBeVisible();
  await page.route(callsOf(getDashboard), (route) =>
    route.fulfill({ json: { ...dashboard, today: { ...dashboard.today, failedMails: 3 } } }),
  );
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Mails that failed' })).toContainText('3');
  await page.getByRole('link', { name: 'All 3: Mails that failed' }).click();
  await expect(page).toHaveURL('/admin/mails?state=failed');
  await expect(page.getByLabel('State')).toHaveValue('failed');
});
