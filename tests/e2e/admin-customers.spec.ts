import { expect, test } from '@playwright/test';
import { pages } from '../../contract/site/pages.ts';
import { catalogues } from '../support/catalogues.ts';
import { asAdministrator } from './administrator.ts';
import { somebody } from './customer.ts';
import { openLink } from './mails.ts';

const { admin, security, site, messages } = catalogues.en;

test('a customer is created at the counter, invited, and chooses a password', async ({
  page,
  browser,
}) => {
  await asAdministrator(page);
  await page.goto(pages.adminUsers);
  await page.getByRole('link', { name: security.customers.add }).click();
  const form = page.getByRole('form', { name: security.customers.title });
  await form.getByRole('button', { name: security.customers.createOnly }).click();
  await expect(form.getByLabel(site.fields.firstName)).toBeFocused();
  const { firstName, lastName, phoneNumber, address, zipCode, email } = somebody();
  const city = 'Musterstadt';
  const person = { firstName, lastName, phoneNumber, address, zipCode, city, email };
  for (const [name, value] of Object.entries(person))
    await form.getByLabel(site.fields[name as keyof typeof person], { exact: true }).fill(value);
  await form.getByLabel(security.customers.language).selectOption('English');
  await form.getByRole('button', { name: security.customers.create }).click();
  await expect(page.getByText(messages.account.customerCreated)).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/);
  await expect(page.getByText(security.customers.unconfirmed)).toBeVisible();
  await page.getByRole('button', { name: security.customers.inviteAgain }).click();
  await expect(page.getByText(messages.account.invited)).toBeVisible();

  const customer = await browser.newPage();
  await openLink(customer, person.email, pages.invitation, 2);
  const { newPassword, confirmNewPassword } = site.fields;
  await customer.getByLabel(newPassword, { exact: true }).fill('Muffenkabel-77!');
  await customer.getByLabel(confirmNewPassword, { exact: true }).fill('Muffenkabel-77!');
  await customer.getByRole('button', { name: security.invitation.save }).click();
  await customer.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(customer.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
  await customer.close();
  await page.reload();
  await expect(page.getByText(security.customers.confirmed)).toBeVisible();
  await page.getByRole('link', { name: admin.bookFor }).click();
  await expect(page.getByRole('combobox', { name: admin.customer })).toHaveValue('Greta Muster');
});
