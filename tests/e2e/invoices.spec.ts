import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { addLine } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { issueInvoice } from '../../contract/money/invoices.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { pages } from '../../contract/site/pages.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { catalogues } from '../support/catalogues.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask } from './api.ts';
import { returnedRental, toast } from './at-counter.ts';
import { storeToken, tokenOf } from './customer.ts';

const { invoices: texts, account, admin } = catalogues.en;
const german = catalogues.de;
const card = (page: Page) => page.getByRole('region', { name: texts.title, exact: true });
const widths = [390, 1440];

/** Presses a button that saves a PDF, and returns its name. */
async function savedPdf(page: Page, number: RegExp): Promise<string> {
  const download = page.waitForEvent('download');
  await card(page).getByRole('button', { name: number }).filter({ hasText: texts.pdf }).click();
  const file = await download;
  expect(readFileSync(await file.path(), 'latin1')).toMatch(/^%PDF-/);
  return file.suggestedFilename();
}

test('an invoice is issued, downloaded, and cancelled and issued anew', async ({ page }) => {
  const { path, id } = await returnedRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await expect(card(page)).toContainText('is on no invoice yet');
  await card(page).getByRole('button', { name: texts.issue }).click();
  await expect(toast(page, 'Issued: RE-')).toBeVisible();
  const first = card(page).getByRole('listitem').first();
  await expect(first).toContainText(texts.states.open);
  await expect(card(page)).toBeFocused();
  await expect(card(page).getByRole('button', { name: texts.issue })).toBeHidden();
  const number = /RE-\d{4}-\d{6}/.exec(await first.innerText())![0];
  expect(await savedPdf(page, /RE-/)).toBe(`${number}.pdf`);
  await expectAccessible(page, widths);

  await page.getByRole('heading', { name: admin.history }).click();
  await first.getByRole('button', { name: texts.cancel.open }).click();
  const dialog = page.getByRole('dialog', { name: texts.cancel.title(number) });
  await dialog.getByRole('button', { name: texts.cancel.submit }).click();
  await expect(dialog.getByLabel(texts.cancel.reason)).toBeFocused();
  await expectAccessible(page, widths);
  await dialog.getByLabel(texts.cancel.reason).fill('Wrong address');
  await expect(dialog.getByLabel(texts.cancel.reissue)).toBeChecked();
  await dialog.getByRole('button', { name: texts.cancel.submit }).click();
  await expect(toast(page, `${number} is cancelled, issued anew: RE-`)).toBeVisible();
  const rows = card(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(texts.states.cancelled);
  await expect(rows.nth(1)).toContainText(texts.cancels(number));
  await expect(rows.nth(1)).toContainText(texts.because('Wrong address'));
  await expect(rows.nth(2)).toContainText(texts.states.open);
  await expect(card(page).getByRole('button', { name: texts.cancel.open })).toHaveCount(1);
  const issued = /RE-\d{4}-\d{6}/.exec(await rows.nth(2).innerText())![0];
  await expect(page.getByRole('group').filter({ hasText: admin.history })).toContainText(issued);

  await page.getByRole('link', { name: admin.invoices, exact: true }).click();
  await page.getByLabel(admin.search).fill(number);
  const listed = page.getByRole('table', { name: texts.title }).getByRole('row');
  await expect(listed.filter({ hasText: number })).toContainText(texts.states.cancelled);
  await page.getByLabel(texts.list.state).selectOption(texts.states.overdue);
  await expect(listed.filter({ hasText: number })).toBeHidden();
  await page.getByLabel(texts.list.state).selectOption(texts.states.cancelled);
  await page.getByRole('link', { name: number }).click();
  await expect(page).toHaveURL(`/admin/reservations/${id}`);
});

test('what a company’s invoice lacks is said, with the way there', async ({ page }) => {
  const { path, customer, id } = await returnedRental(page.request, { companyName: 'Muster GmbH' });
  await ask(page.request, addLine, {
    params: { id },
    token: await administratorToken(page.request),
    body: { kind: 'fee', amount: 300, text: 'Cleaning' },
  });
  await asAdministrator(page);
  await page.goto(path);
  await card(page).getByRole('button', { name: texts.issue }).click();
  const lack = texts.missing.customer(texts.missing.fields.city);
  await expect(card(page)).toContainText(lack);
  await expectAccessible(page, widths);
  await card(page).getByRole('link', { name: texts.missing.complete }).click();
  await expect(page).toHaveURL(`/admin/users/${customer.id}`);

  await page.goto(pages.adminInvoices);
  const pending = page.getByRole('region', { name: texts.pending.title });
  await expect(pending.getByRole('row').nth(1)).toBeVisible();
  await expectAccessible(page, widths);
});

test('customers download the invoices of their own rental', async ({ page }) => {
  const { id, customer } = await returnedRental(page.request);
  await storeToken(page, await tokenOf(page.request, customer));
  await page.goto(`/user/reservations/${id}`);
  await expect(page.getByText(account.ticket.questions)).toBeVisible();
  await expect(card(page)).toBeHidden();
  await ask(page.request, issueInvoice, {
    params: { id },
    token: await administratorToken(page.request),
  });
  await page.reload();
  await expect(card(page).getByRole('listitem')).toContainText(texts.states.open);
  await expect(card(page).getByRole('button', { name: texts.cancel.open })).toBeHidden();
  expect(await savedPdf(page, /RE-/)).toMatch(/^RE-\d{4}-\d{6}\.pdf$/);
  await expectAccessible(page, widths);

  await page.goto(pages.ownReservations);
  await expect(card(page).getByRole('listitem')).toContainText(reservationNumber(id));
  expect(await savedPdf(page, /RE-/)).toMatch(/^RE-\d{4}-\d{6}\.pdf$/);
  await expectAccessible(page, widths);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('an owner sees in the evening who owes what, and reminds one', async ({ page }) => {
    const company = { companyName: 'Muster GmbH', city: 'Musterstadt' };
    const { id, customer } = await returnedRental(page.request, company);
    const token = await administratorToken(page.request);
    const { invoice } = await ask(page.request, issueInvoice, { params: { id }, token });
    const { number } = invoice!;
    await asAdministrator(page);
    await page.goto(pages.admin);
    await page.getByRole('heading', { name: german.admin.openAmounts }).getByRole('link').click();
    const sum = page.getByRole('link', { name: german.openAmounts.sums.notDue });
    await expect(sum).toContainText(/[\d.]+,\d\d/);
    await expectAccessible(page, widths);
    await sum.click();
    await page.getByLabel(german.admin.search).fill(number);
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Muster GmbH');
    const menu = row.getByRole('button', { name: german.admin.moreActions(number) });
    const choose = async (name: string) => {
      await menu.press('Enter');
      await page.getByRole('menuitem', { name }).press('Enter');
    };
    await choose(german.invoices.remind);
    await expect(toast(page, german.invoices.reminded(number))).toBeVisible();
    await expect(row).toContainText('erinnert am');
    const download = page.waitForEvent('download');
    await choose(german.invoices.xml);
    expect((await download).suggestedFilename()).toBe(`${number}.xml`);

    const paid = { kind: 'payment', method: 'till', amount: 1, note: `Bon ${id}` };
    await ask(page.request, addPayment, {
      params: { id },
      token,
      body: { id: crypto.randomUUID(), ...paid },
    });
    await page.goto(pages.adminOpenAmounts);
    const owing = page.getByRole('table', { name: german.openAmounts.byCustomer.title });
    const links = owing.getByRole('row').nth(1).getByRole('link');
    await expect(links.first()).toHaveAttribute('href', /^\/admin\/users\/\d+$/);
    await links.nth(1).click();
    await expect(page).toHaveURL(/userId=\d+&state=open/);
    await expect(page.getByRole('row').nth(1)).toContainText(/[\d.]+,\d\d/);
    await page.goBack();
    await page.getByLabel(german.openAmounts.method).selectOption(german.money.methods.till);
    await expect(page.getByRole('row').filter({ hasText: paid.note })).toBeVisible();
    await expect(page.getByRole('table', { name: german.openAmounts.totals })).toBeVisible();
    await expectAccessible(page, widths);
    await page.goto(`${pages.adminUsers}?search=${customer.email}&owing=true`);
    await expect(page.getByRole('row').nth(1)).toContainText(/[\d.]+,\d\d/);
  });
});
