import { expect, test, type Page } from '@playwright/test';
import { exportUsers } from '../../contract/office/exports.ts';
import { inviteColleague } from '../../contract/office/staff.ts';
import { pages } from '../../contract/site/pages.ts';
import { languages } from '../../contract/texts/language.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { findViolations } from '../a11y/looks.ts';
import { catalogues, locales, type Catalogue } from '../support/catalogues.ts';
import { administratorToken, asAdministrator, setRoles, someCustomer } from './administrator.ts';
import { ask } from './api.ts';
import { askOnce } from './proof.ts';
import { logIn, storeToken, tokenOf } from './customer.ts';
import { openLink } from './mails.ts';

const secret = 'Muffenkabel-77!';
const newAddress = () => `theke-${crypto.randomUUID().slice(0, 8)}@example.com`;

const proofOf = (page: Page, { security }: Catalogue) =>
  page.getByRole('dialog', { name: security.proof.title });

async function prove(page: Page, texts: Catalogue, password: string) {
  const dialog = proofOf(page, texts);
  await dialog.getByLabel(texts.site.fields.password, { exact: true }).fill(password);
  await dialog.getByRole('button', { name: texts.security.proof.confirm, exact: true }).click();
}

for (const language of languages)
  test.describe(`in ${language}`, () => {
    const texts = catalogues[language];
    const { admin, security, site, staff } = texts;
    test.use({ locale: locales[language] });

    test('who is invited accepts by the mail’s link and sees only what their role opens', async ({
      page,
    }) => {
      const email = newAddress();
      await asAdministrator(page);
      await page.goto(pages.adminStaff);
      await page.getByRole('button', { name: staff.invite }).click();
      const dialog = page.getByRole('dialog', { name: staff.invite });
      await dialog.getByLabel(admin.email).fill(email);
      await dialog.getByLabel(staff.name).fill('Nadine Neumann');
      await dialog.getByRole('button', { name: staff.send }).click();
      await expect(dialog.getByText(texts.messages.users.roles)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await dialog.getByLabel(admin.roleNames.Counter!).check();
      await dialog.getByRole('button', { name: staff.send }).click();
      await expect(page.getByText(texts.messages.staff.invited)).toBeVisible();
      const open = page.getByRole('table', { name: staff.invitations });
      await expect(open.getByRole('row').filter({ hasText: email })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await openLink(page, email, pages.staffInvitation);
      await expect(page.getByText(admin.roleGives.Counter!)).toBeVisible();
      await expect(page.getByLabel(site.fields.firstName)).toHaveValue('Nadine');
      await expect(page.getByLabel(site.fields.lastName)).toHaveValue('Neumann');
      expect(await findViolations(page)).toEqual([]);
      await page.getByLabel(site.fields.password, { exact: true }).fill(secret);
      await page.getByLabel(site.fields.confirmPassword, { exact: true }).fill(secret);
      await page.getByRole('button', { name: security.staff.accept }).click();
      await expect(page).toHaveURL(pages.admin);
      const menu = page.getByRole('navigation', { name: admin.navigation });
      await expect(menu.getByRole('link', { name: admin.vehicles })).toBeVisible();
      for (const name of [admin.staff, admin.invoices, admin.settings, admin.history])
        await expect(menu.getByRole('link', { name, exact: true })).toHaveCount(0);
      await page.goto(pages.adminStaff);
      await expect(page).toHaveURL(pages.unauthorized);
    });

    test('a link that was used or never was says so', async ({ page }) => {
      await page.goto(`${pages.staffInvitation}?token=x`);
      await expect(page.getByText(security.staff.ended)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
    });

    test('a proof is asked for before a download, and the download follows', async ({ page }) => {
      await asAdministrator(page);
      await askOnce(page, exportUsers);
      await page.goto(pages.adminUsers);
      const button = page.getByRole('button', { name: admin.downloadUsers });
      await button.click();
      await expect(proofOf(page, texts)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await prove(page, texts, 'Falsches-Wort-1!');
      await expect(
        proofOf(page, texts).getByText(texts.messages.users.passwordWrong),
      ).toBeVisible();
      const download = page.waitForEvent('download');
      await prove(page, texts, demoLogins.administrator.password);
      await expect(proofOf(page, texts)).toBeHidden();
      expect((await download).suggestedFilename()).toMatch(/^users-\d+\.xlsx$/);
    });
  });

const texts = catalogues.en;
const { admin, staff } = texts;

test('a customer who is invited logs in and has the role at once', async ({ page, request }) => {
  const { email, password } = await someCustomer(request);
  const body = { email, roles: ['Accounting' as const] };
  await ask(request, inviteColleague, { token: await administratorToken(request), body });
  await openLink(page, email, pages.staffInvitation);
  await expect(page.getByText(texts.security.staff.logIn)).toBeVisible();
  await page.getByLabel(texts.site.fields.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: texts.auth.login, exact: true }).click();
  await page.getByRole('button', { name: texts.security.staff.accept }).click();
  await expect(page).toHaveURL(pages.admin);
  const menu = page.getByRole('navigation', { name: admin.navigation });
  await expect(menu.getByRole('link', { name: admin.invoices })).toBeVisible();
});

test('the next click of who is switched off leads to the log-in, which says so', async ({
  page,
  browser,
}) => {
  const colleague = await someCustomer(page.request, { firstName: 'Xenia' });
  await setRoles(page.request, colleague, ['Customer', 'Counter']);
  const elsewhere = await (await browser.newContext({ locale: locales.en })).newPage();
  await storeToken(elsewhere, await tokenOf(page.request, colleague));
  await elsewhere.goto(pages.adminVehicles);
  await expect(elsewhere.getByRole('table', { name: admin.vehicles })).toBeVisible();

  await asAdministrator(page);
  await page.goto(pages.adminStaff);
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  const more = row.getByRole('button', { name: admin.moreActions('') });
  await more.click();
  await page.getByRole('menuitem', { name: staff.switchOff }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: staff.switchOff }).click();
  await expect(page.getByText(texts.messages.staff.switchedOff)).toBeVisible();
  await expect(row.getByText(staff.off, { exact: true })).toBeVisible();

  await elsewhere.getByRole('link', { name: admin.reservations, exact: true }).click();
  await expect(elsewhere).toHaveURL(/\/auth\?type=login/);
  await logIn(elsewhere, colleague);
  await expect(
    elsewhere.getByRole('form').getByText(texts.messages.auth.switchedOff),
  ).toBeVisible();
  await elsewhere.context().close();

  await more.click();
  await page.getByRole('menuitem', { name: staff.switchOn }).click();
  await expect(row.getByText(staff.on, { exact: true })).toBeVisible();
});

test('a colleague’s roles are changed in a dialog, from the list and from their page', async ({
  page,
}) => {
  const colleague = await someCustomer(page.request, { firstName: 'Thea' });
  await setRoles(page.request, colleague, ['Counter']);
  await asAdministrator(page);
  await page.goto(pages.adminStaff);
  const row = page.getByRole('row').filter({ hasText: colleague.email });
  await row.getByRole('button', { name: admin.moreActions('') }).click();
  await page.getByRole('menuitem', { name: staff.changeRoles }).click();
  const dialog = page.getByRole('dialog', { name: staff.changeRoles });
  const counter = dialog.getByLabel(admin.roleNames.Counter!);
  await expect(counter).toBeChecked();
  expect(await findViolations(page)).toEqual([]);
  const save = dialog.getByRole('button', { name: admin.save });
  await counter.uncheck();
  await save.click();
  await expect(dialog.getByText(texts.messages.users.roles)).toBeVisible();
  await dialog.getByLabel(admin.roleNames.Accounting!).check();
  await save.click();
  await expect(page.getByText(texts.messages.users.updated)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText(admin.roleNames.Accounting!);

  await page.goto(`/admin/users/${colleague.id}`);
  await expect(page.getByRole('definition').first()).toHaveText(admin.roleNames.Accounting!);
  await expect(page.getByRole('link', { name: admin.bookFor })).not.toHaveClass(/primary/);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: staff.changeRoles }).click();
  await setRoles(page.request, colleague, ['Administrator']);
  await counter.check();
  await save.click();
  await expect(dialog.getByText(texts.messages.common.changedMeanwhile)).toBeVisible();
  await expect(dialog.getByLabel(admin.roleNames.Administrator!)).toBeChecked();
  await expect(counter).not.toBeChecked();
  await dialog.getByLabel(admin.roleNames.Administrator!).uncheck();
  await counter.check();
  await save.click();
  await expect(page.getByRole('definition').first()).toHaveText(admin.roleNames.Counter!);
});

test('a change of roles waits for the proof, and keeps what was typed', async ({ page }) => {
  const customer = await someCustomer(page.request);
  await asAdministrator(page);
  await askOnce(page, updateUser);
  await page.goto(`/admin/users/${customer.id}?begins=edit`);
  await expect(page.getByText(admin.firstRole)).toBeVisible();
  const address = page.getByLabel(texts.site.fields.address, { exact: true });
  await address.fill('Neue Straße 7');
  await page.getByLabel(admin.roleNames.Counter!).check();
  const save = page.getByRole('button', { name: admin.update });
  await save.click();
  await proofOf(page, texts).getByRole('button', { name: texts.site.cancel }).click();
  await expect(page.getByText('Please confirm this').first()).toBeVisible();
  await expect(address).toHaveValue('Neue Straße 7');
  await save.click();
  await prove(page, texts, demoLogins.administrator.password);
  await expect(page.getByText(texts.messages.users.updated)).toBeVisible();
});
