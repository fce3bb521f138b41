import { expect, test } from '@playwright/test';
import { loggedIn, logIn, registered, storedToken } from './customer.ts';
import { holdScripts } from './hold.ts';
import { callsOf, urlOf } from './api.ts';
import { currentUser } from '../../contract/users/users.ts';
import { login } from '../../contract/users/auth.ts';

test('empty fields report what is missing', async ({ page }) => {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(form.getByLabel('Email')).toHaveAccessibleDescription('Please enter your email');
  await expect(form.getByLabel('Email')).toBeFocused();
  await expect(form.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'Please enter your password',
  );
});

test('input typed before the script runs is kept', async ({ page }) => {
  const go = await holdScripts(page);
  await page.goto('/auth', { waitUntil: 'commit' });
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill('greta@example.com');
  await expect(form.getByRole('button', { name: 'Login' })).toBeDisabled();
  go();
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled();
  await expect(form.getByLabel('Email')).toHaveValue('greta@example.com');
});

test('input that a password manager fills in without an event is sent', async ({
  page,
  request,
}) => {
  const customer = await registered(request);
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled();
  for (const [label, value] of [
    ['Email', customer.email],
    ['Password', customer.password],
  ] as const)
    await form.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, filled) => {
      field.value = filled;
    }, value);
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('a wrong password is refused with a toast, and the e-mail address stays', async ({
  page,
  request,
}) => {
  const customer = await registered(request);
  await page.goto('/auth');
  await logIn(page, { ...customer, password: 'Falsch-123!' });
  await expect(page.locator('[data-sonner-toast]')).toContainText('wrong');
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  expect(await storedToken(page)).toBeNull();
});

test('a log-in whose user cannot be loaded is kept, with a retry', async ({ page, request }) => {
  const customer = await registered(request);
  await page.route(callsOf(currentUser), (route) => route.fulfill({ status: 503 }));
  await page.goto('/auth');
  await logIn(page, customer);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await storedToken(page)).not.toBeNull();
  await page.unrouteAll();
  await again.click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('logging in goes back one step', async ({ page, request }) => {
  const customer = await registered(request);
  await page.goto('/about');
  await page.getByRole('link', { name: 'Login' }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login' })).toBeHidden();
});

test('a browser is recognized by a value of its own', async ({ page, request }) => {
  const customer = await registered(request);
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith(urlOf(login)))
      sent.push((one.postDataJSON() as { device: string }).device);
  });
  for (let times = 0; times < 2; times += 1) {
    await page.goto('/auth');
    await logIn(page, customer);
    await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('token'));
  }
  expect(sent[0]).toMatch(/^[\w-]{43}$/);
  expect(sent[1]).toBe(sent[0]);
});

test('a guarded page asks for a log-in, then opens', async ({ page, request }) => {
  const customer = await registered(request);
  await page.goto('/user/reservations?page=1');
  await expect(page).toHaveURL(/\/auth\?type=login/);
  await logIn(page, customer);
  await expect(page).toHaveURL('/user/reservations?page=1');
  await expect(page.getByText('No reservation')).toBeVisible();
});

for (const from of ['https://evil.example/', '/.//evil.example/', '/auth'])
  test(`logging in never leads to ${from}`, async ({ page, request }) => {
    const customer = await registered(request);
    await page.goto(`/auth?from=${encodeURIComponent(from)}`);
    await logIn(page, customer);
    await expect(page).toHaveURL('/');
  });

test('a logged-in visitor is never redirected to another host', async ({ page }) => {
  await loggedIn(page);
  for (const from of [
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e\\\t/evil.example/',
  ]) {
    await page.goto(`/auth?type=login&from=${encodeURIComponent(from)}`);
    await expect(page).toHaveURL('/');
  }
});

test('back and home lead out of the page', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/auth?type=register');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Home', exact: true }).last().click();
  await expect(page).toHaveURL('/');
});
