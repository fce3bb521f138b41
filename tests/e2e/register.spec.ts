import { expect, test } from '@playwright/test';
import { registered, somebody } from './customer.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth?type=register');
});

test('every field says what is wrong, the first wrong one gets the focus', async ({ page }) => {
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

test('the password rules come one by one, and both passwords must be equal', async ({ page }) => {
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

test('masks, a look at the password, registering, and the log-in that follows', async ({
  page,
}) => {
  const customer = somebody();
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill(customer.firstName);
  await form.getByLabel('Last name').fill(customer.lastName);
  await form.getByLabel('Phone number').pressSequentially('5555550142');
  await expect(form.getByLabel('Phone number')).toHaveValue('(555) 555-0142');
  await form.getByLabel('Address').fill(customer.address);
  await form.getByLabel('Zip code').fill(customer.zipCode);
  await form.getByLabel('Email').fill(customer.email);
  const password = form.getByLabel('Password', { exact: true });
  await password.fill(customer.password);
  await expect(password).toHaveAttribute('type', 'password');
  await form.getByRole('button', { name: 'Show password', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByLabel('Confirm password', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: 'Register' }).click();

  await expect(page.getByText("You're registered successfully!")).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Login' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Register' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');

  await page.getByRole('tab', { name: 'Login' }).click();
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Email').fill(customer.email);
  await login.getByLabel('Password', { exact: true }).fill(customer.password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
});

test('an e-mail that exists is refused, and nothing typed is lost', async ({ page, request }) => {
  const known = await registered(request);
  const form = page.getByRole('form', { name: 'Register' });
  await form.getByLabel('First name').fill('Hanno');
  await form.getByLabel('Last name').fill('Beispiel');
  await form.getByLabel('Phone number').pressSequentially('5555550143');
  await form.getByLabel('Address').fill('Muffenweg 3');
  await form.getByLabel('Zip code').fill('12345');
  await form.getByLabel('Email').fill(known.email);
  await form.getByLabel('Password', { exact: true }).fill('Glasfaser-12!');
  await form.getByLabel('Confirm password', { exact: true }).fill('Glasfaser-12!');
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(form.getByRole('alert')).toContainText('An account with this email already exists');
  await expect(form.getByLabel('First name')).toHaveValue('Hanno');
  await expect(form.getByLabel('Confirm password', { exact: true })).toHaveValue('Glasfaser-12!');
});
