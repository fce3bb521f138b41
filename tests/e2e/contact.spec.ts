import { expect, test, type Locator, type Page } from '@playwright/test';
import { holdScripts } from './hold.ts';
import { callsOf } from './api.ts';
import { loggedIn } from './customer.ts';
import { currentUser } from '../../contract/users/users.ts';
import { sendMessage } from '../../contract/wire/messages.ts';

const form = (page: Page): Locator => page.getByRole('form', { name: 'Contact form' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send message' });

const good = {
  Name: 'Greta Muster',
  Email: 'greta@example.com',
  Subject: 'Ausbau in Musterdorf',
  Message: 'Wir suchen jemanden, der vier Kilometer Trasse plant und baut.',
};

/** Opens the page and waits until its script has taken over the form. */
async function open(page: Page) {
  await page.goto('/contact');
  await expect(send(page)).toBeEnabled();
}

async function fill(page: Page, values: Partial<typeof good>) {
  for (const [name, value] of Object.entries({ ...good, ...values }))
    await field(page, name).fill(value);
}

test('an empty form reports every field and focuses the first', async ({ page }) => {
  await open(page);
  await send(page).click();
  for (const message of [
    'Enter your name',
    'Enter your email',
    'Enter subject of message',
    'Enter your message',
  ])
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Enter your name');
});

const wrong: [keyof typeof good, string, string][] = [
  ['Name', '   ', 'Enter your name'],
  ['Email', 'greta', 'Enter your email'],
  ['Subject', 'Netz', 'Your subject should be at least 5 characters'],
  ['Subject', 'a'.repeat(51), 'Your subject should be max 50 characters'],
  ['Message', 'Zu kurz', 'Your message should be at least 20 characters'],
  ['Message', 'a'.repeat(201), 'Your subject should be max 200 characters'],
];
for (const [name, value, message] of wrong)
  test(`${name} of ${value.length} characters: ${message}`, async ({ page }) => {
    await open(page);
    await fill(page, { [name]: value });
    await send(page).click();
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(1);
    await expect(field(page, name)).toBeFocused();
    await field(page, name).fill(good[name]);
    await expect(form(page).getByText(message, { exact: true })).toBeHidden();
  });

test('a message is sent and confirmed, and the form is emptied', async ({ page }) => {
  await open(page);
  await fill(page, {});
  const sent = page.waitForRequest(callsOf(sendMessage));
  await send(page).click();
  expect((await sent).postDataJSON()).toEqual({
    name: good.Name,
    email: good.Email,
    subject: good.Subject,
    body: good.Message,
  });
  await expect(page.getByText('Your message was send')).toBeVisible();
  for (const name of Object.keys(good)) await expect(field(page, name)).toHaveValue('');
});

test('a message cannot be sent twice while it is being sent', async ({ page }) => {
  await open(page);
  await fill(page, {});
  await page.route(callsOf(sendMessage), () => undefined);
  await send(page).click();
  await expect(send(page)).toBeDisabled();
  await expect(send(page).locator('.spinner')).toBeVisible();
});

const failures = {
  'the server cannot be reached': {
    answer: null,
    message: 'The server cannot be reached. Please check your connection and try again',
  },
  'the server refuses': {
    answer: { status: 429, json: { message: 'Too many tries. Please try again later' } },
    message: 'Too many tries. Please try again later',
  },
  'the server fails with words for us': {
    answer: { status: 500, json: { message: 'The mailbox is full' } },
    message: 'The mailbox is full',
  },
  'the server fails with none': {
    answer: { status: 500, json: { error: 'select * from secrets' } },
    message: 'Something went wrong on our side. Please try again',
  },
};
for (const [when, { answer, message }] of Object.entries(failures))
  test(`when ${when}, the failure is reported and the text stays`, async ({ page }) => {
    await open(page);
    await fill(page, {});
    await page.route(callsOf(sendMessage), (route) =>
      answer ? route.fulfill(answer) : route.abort(),
    );
    await send(page).click();
    await expect(page.locator('[data-sonner-toast]').getByText(message)).toBeVisible();
    await expect(form(page).getByText(message)).toBeVisible();
    await expect(field(page, 'Message')).toHaveValue(good.Message);
    await expect(send(page)).toBeEnabled();
  });

test('input typed before the script runs is kept', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'commit' });
  await field(page, 'Name').fill('Greta');
  await expect(send(page)).toBeDisabled();
  go();
  await expect(send(page)).toBeEnabled();
  await expect(field(page, 'Name')).toHaveValue('Greta');
});

test('text that the browser restores is counted', async ({ page }) => {
  await open(page);
  await field(page, 'Message').fill(good.Message);
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/impressum');
  await page.goBack();
  await expect(send(page)).toBeEnabled();
  await expect(field(page, 'Message')).toHaveValue(good.Message);
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    `${good.Message.length} of 200 characters`,
  );
});

test('who is logged in need not type name and address, and what is typed stays', async ({
  page,
}) => {
  const { email } = await loggedIn(page);
  await page.goto('/contact');
  await expect(field(page, 'Name')).toHaveValue('Greta Muster');
  await expect(field(page, 'Email')).toHaveValue(email);
  await page.route(callsOf(currentUser), async (route) => {
    await expect(send(page)).toBeEnabled();
    await field(page, 'Name').fill('Hanno Muster');
    await route.continue();
  });
  await page.reload();
  await expect(field(page, 'Email')).toHaveValue(email);
  await expect(field(page, 'Name')).toHaveValue('Hanno Muster');
});
