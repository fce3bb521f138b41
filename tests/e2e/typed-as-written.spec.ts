import { expect, test } from '@playwright/test';
import { authMessages } from '../../contract/texts/de/auth-messages.ts';
import { siteMessages } from '../../contract/texts/de/site-messages.ts';
import { catalogues } from '../support/catalogues.ts';
import { loggedIn, somebody } from './customer.ts';

const { site, account, auth: authTexts } = catalogues.de;
const { fields } = site;
const { auth } = authMessages;

test.use({ locale: 'de-DE' });

test('a German customer’s number and address stay as people write them', async ({ page }) => {
  const customer = somebody();
  const email = customer.email.replace('example.com', 'müller.example');
  await page.goto('/auth?type=register');
  const form = page.getByRole('form', { name: authTexts.register });
  await form.getByLabel(fields.firstName).fill(customer.firstName);
  await form.getByLabel(fields.lastName).fill(customer.lastName);
  await form.getByLabel(fields.phoneNumber).pressSequentially('0711/1234567');
  await form.getByLabel(fields.address).fill(customer.address);
  await form.getByLabel(fields.zipCode).fill(customer.zipCode);
  await form.getByLabel(fields.city, { exact: true }).fill('Musterstadt');
  await form.getByLabel(fields.email).pressSequentially(email);
  for (const name of ['password', 'confirmPassword'] as const)
    await form.getByLabel(fields[name], { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: authTexts.register }).click();
  await expect(page).toHaveURL('/');

  await page.goto('/user');
  await expect(page.getByText(email)).toBeVisible();
  const profile = page.getByRole('form', { name: account.updateProfile });
  const phone = profile.getByLabel(fields.phoneNumber);
  await expect(phone).toHaveValue('+49 711 1234567');
  await phone.clear();
  await phone.pressSequentially('030 901820');
  await expect(phone).toHaveValue('030 901820');
  await profile.getByRole('button', { name: account.updateProfile }).click();
  await expect(phone).toHaveValue('+49 30 901820');
  await expect(page.getByText(email)).toBeVisible();
});

test('what cannot be read is told for what it is', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user');
  const profile = page.getByRole('form', { name: account.updateProfile });
  for (const [name, typed, message] of [
    ['phoneNumber', '0171 2345678 Büro', auth.phoneForm],
    ['companyName', 'Muster GmbH', ''],
    ['vatId', 'Deutschland', auth.vatIdForm],
    ['vatId', '123456788', auth.vatId],
    ['vatId', 'DE123456789', auth.vatIdDigits],
  ] as const) {
    const field = profile.getByLabel(fields[name]);
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveAccessibleDescription(message);
  }
  const address = page.getByLabel(catalogues.de.security.email.newEmail);
  for (const [typed, message] of [
    ['sepp@sub-.kunde.example', siteMessages.common.emailDomain],
    [`${'x'.repeat(65)}@kunde.example`, siteMessages.common.emailName],
    ['sepp', auth.email],
  ] as const) {
    await address.fill(typed);
    await address.blur();
    await expect(address).toHaveAccessibleDescription(message);
  }
});
