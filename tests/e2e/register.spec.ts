import { expect, test } from '@playwright/test';
import { login } from '../../contract/users/auth.ts';
import { catalogues } from '../support/catalogues.ts';
import { someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { freeDate, registered, signUp, somebody } from './customer.ts';
import { expectAccessible } from '../a11y/looks.ts';

const { auth, booking } = catalogues.en;

test.beforeEach(async ({ page }) => {
  await page.goto('/auth?type=register');
});

test('every field reports its error, and the first invalid one gets the focus', async ({
  page,
}) => {
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByRole('button', { name: 'Register' }).click();

  for (const [label, message] of [
    ['First name', 'Please enter your first name'],
    ['Last name', 'Please enter your last name'],
    ['Phone number', 'Please enter your phone number'],
    ['Address', 'Please enter your address'],
    ['Zip code', 'Please enter your zip code'],
    ['Town', 'Please enter your town'],
    ['Email', 'Please enter your email'],
    ['Password', 'Please enter your password'],
    ['Confirm password', 'Please re-enter your password'],
  ] as const) {
    const field = form.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(form.getByLabel('First name')).toBeFocused();
});

test('the password rules are reported one by one, and both passwords must match', async ({
  page,
}) => {
  const form = page.getByRole('form', { name: 'Register' });
  const password = form.getByLabel('Password', { exact: true });
  await password.fill('aA1');
  await password.blur();
  for (const [typed, message] of [
    ['aA1!', 'Must be at least 8 characters'],
    ['GLASFASER-12!', 'One lowercase character'],
    ['glasfaser-12!', 'One uppercase character'],
    ['Glasfaser-12', 'One special character'],
    ['Glasfaser-!!', 'One number'],
  ] as const) {
    await password.fill(typed);
    await expect(password).toHaveAccessibleDescription(new RegExp(message));
  }
  await password.fill('Glasfaser-12!');
  await expect(password).toHaveAttribute('aria-invalid', 'false');
  const again = form.getByLabel('Confirm password', { exact: true });
  await again.fill('Glasfaser-13!');
  await again.blur();
  await expect(again).toHaveAccessibleDescription("Password fields doesn't match");
});

test('the second password is checked when it loses the focus, not before', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Register' });
  const password = form.getByLabel('Password', { exact: true });
  const again = form.getByLabel('Confirm password', { exact: true });
  await password.fill('Glasfaser-12!');
  await password.press('Tab');
  await again.focus();
  await again.pressSequentially('Glasfaser-12');
  await expect(again).toHaveAttribute('aria-invalid', 'false');
  await again.blur();
  await expect(again).toHaveAccessibleDescription("Password fields doesn't match");
  await again.press('End');
  await again.pressSequentially('!');
  await expect(again).toHaveAttribute('aria-invalid', 'false');
  await password.fill('Glasfaser-13!');
  await expect(again).toHaveAccessibleDescription("Password fields doesn't match");
});

test('a phone number stays as typed or pasted, and is taken in any spelling', async ({ page }) => {
  const form = page.getByRole('form', { name: 'Register' });
  const phone = form.getByLabel('Phone number');
  const howTo =
    'Please write the number with its country code, such as +49 171 2345678, or as (999) 999-9999';
  for (const number of ['0711 123456', '0711/1234567', '(030) 901820', '+49 (0) 711 1234567']) {
    await phone.pressSequentially(number);
    await phone.blur();
    await expect(phone).toHaveValue(number);
    await expect(phone).toHaveAttribute('aria-invalid', 'false');
    await phone.clear();
  }
  await phone.fill('0171 / 23 45 678 (Büro)');
  await expect(phone).toHaveValue('0171 / 23 45 678 (Büro)');
  await expect(phone).toHaveAccessibleDescription(howTo);
  await phone.clear();
  await phone.pressSequentially('+49 171 2345678');
  await expect(phone).toHaveValue('+49 171 2345678');
  await expect(phone).toHaveAttribute('aria-invalid', 'false');
});

test('the strength of a password is shown, and one that is easy to guess is refused', async ({
  page,
}) => {
  const customer = somebody();
  const form = page.getByRole('form', { name: 'Register' });
  for (const [label, value] of [
    ['First name', customer.firstName],
    ['Last name', 'Hohenzollern'],
    ['Phone number', customer.phoneNumber],
    ['Address', customer.address],
    ['Zip code', customer.zipCode],
    ['Town', 'Musterstadt'],
    ['Email', customer.email],
  ] as const)
    await form.getByLabel(label).fill(value);
  const password = form.getByLabel('Password', { exact: true });
  const strength = form.getByRole('status');
  await expect(strength).toBeEmpty();
  const { height } = (await form.boundingBox())!;
  for (const guess of ['Sommer2026!', 'Qwertz123!', 'Musternetz1!']) {
    await password.fill(guess);
    await expect(strength).toHaveText('Strength: too weak, easy to guess');
    await password.fill('');
    await expect(strength).toBeEmpty();
  }
  await password.fill('Hohenzollern1!');
  await expect(strength).toHaveText('Strength: too weak, easy to guess');
  await expect(password).toHaveAccessibleDescription(/Strength: too weak/);
  expect((await form.boundingBox())!.height).toBe(height);
  await form.getByLabel('Confirm password', { exact: true }).fill('Hohenzollern1!');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(password).toHaveAccessibleDescription(/This password is easy to guess/);
  await password.fill(customer.password);
  await expect(strength).toHaveText('Strength: strong');
});

test('masks, showing the password, registering and the following log-in', async ({ page }) => {
  const customer = somebody();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill(customer.firstName);
  await form.getByLabel('Last name').fill(customer.lastName);
  await form.getByLabel('Phone number').pressSequentially('5555550142');
  await expect(form.getByLabel('Phone number')).toHaveValue('(555) 555-0142');
  await form.getByLabel('Address').fill(customer.address);
  await form.getByLabel('Zip code').fill(customer.zipCode);
  await form.getByLabel('Town').fill('Musterstadt');
  await form.getByLabel('Email').fill(customer.email);
  const password = form.getByLabel('Password', { exact: true });
  await password.fill(customer.password);
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByLabel('Confirm password', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: 'Register' }).click();

  await expect(page).toHaveURL('/');
  await expect(page.getByText("You're registered successfully!")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('who registers to book goes on at the vehicle, without another press', async ({ page }) => {
  const { id, model } = await someVehicle(page.request);
  const day = freeDate();
  const address = `/solutions/${id}?pickUpDate=${day}&pickUpTime=09%3A00&dropOffDate=${day}&dropOffTime=12%3A00`;
  await page.goto(address);
  await page.getByRole('link', { name: booking.loginAndReturn }).first().click();
  const waiting = page.getByRole('region', { name: auth.waiting });
  for (const text of [model, '09:00', '12:00']) await expect(waiting).toContainText(text);
  await page.getByRole('button', { name: auth.join }).click();
  await expect(waiting).toBeVisible();
  await expectAccessible(page, [320, 390, 1440]);
  const form = page.getByRole('form', { name: 'Register' });
  await expect(form.getByRole('link', { name: auth.privacy.policy })).toBeVisible();
  await signUp(page, somebody());
  await expect(page).toHaveURL(`${address}#booking`);
  await expect(page.getByText("You're registered successfully!")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('a log-in that fails after registering leaves the form filled in', async ({ page }) => {
  const customer = somebody();
  await page.route(callsOf(login), (route) => route.abort());
  await signUp(page, customer);
  const form = page.getByRole('form', { name: 'Login' });
  await expect(form).toContainText('The server cannot be reached');
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByLabel('Email')).toHaveValue(customer.email);
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue(customer.password);
  await expectAccessible(page, [390]);
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(page.getByRole('form', { name: 'Register' }).getByLabel('First name')).toHaveValue(
    '',
  );
  await page.getByRole('tab', { name: 'Login' }).click();
  await page.unrouteAll();
  await form.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('an e-mail address that exists is refused, and no input is lost', async ({
  page,
  request,
}) => {
  const known = await registered(request);
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill('Hanno');
  await form.getByLabel('Last name').fill('Beispiel');
  await form.getByLabel('Phone number').pressSequentially('5555550143');
  await form.getByLabel('Address').fill('Muffenweg 3');
  await form.getByLabel('Zip code').fill('12345');
  await form.getByLabel('Town').fill('Musterstadt');
  await form.getByLabel('Email').fill(known.email);
  await form.getByLabel('Password', { exact: true }).fill('Glasfaser-12!');
  await form.getByLabel('Confirm password', { exact: true }).fill('Glasfaser-12!');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByText('An account with this email already exists')).toBeVisible();
  await expect(page.locator('[data-sonner-toast]')).toContainText('already exists');
  await expect(form.getByLabel('First name')).toHaveValue('Hanno');
  await expect(form.getByLabel('Confirm password', { exact: true })).toHaveValue('Glasfaser-12!');
});
