import { expect, test, type Page } from '@playwright/test';
import { addLine } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import {
  confirmSeries,
  issueInvoice,
  releasableInvoices,
  releaseInvoices,
  unconfirmedSeries,
} from '../../contract/money/invoices.ts';
import { pages } from '../../contract/site/pages.ts';
import { languages } from '../../contract/texts/language.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import { returnedRental, toast } from './at-counter.ts';

// The settings are those of one company.
test.describe.configure({ mode: 'serial' });

const widths = [390, 1440];

/** Presses a button that saves a file, and returns the file's name. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  return (await download).suggestedFilename();
}

for (const language of languages)
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] });
    const { endings, invoices, messages, money, settings } = catalogues[language];
    const { report } = money;

    test('an accountant gets a month and an auditor a period', async ({ page }) => {
      await asAdministrator(page);
      await page.goto(pages.admin);
      await page.getByRole('link', { name: report.title }).click();
      const month = await page.getByLabel(report.month, { exact: true }).inputValue();
      await expect(page.getByRole('row', { name: new RegExp(`^${report.sum}`) })).toBeVisible();
      expect(await saved(page, report.excel)).toBe(`${report.title}-${month}.xlsx`);
      await page.getByLabel(report.sheet).selectOption(report.sheets.advances);
      expect(await saved(page, report.csv)).toBe(`${report.sheets.advances}-${month}.csv`);
      await page.getByRole('button', { name: report.datev }).click();
      await expect(
        page.getByRole('main').getByText(messages.reports.settingsMissing),
      ).toBeVisible();
      await page.getByLabel(report.from).fill('2030-02-01');
      await page.getByLabel(report.until).fill('2030-02-28');
      expect(await saved(page, report.audit)).toBe(`${report.auditFile}-2030-02-01-2030-02-28.zip`);
      await expectAccessible(page, widths);
    });

    test('accounts of the books are settings, and DATEV gets them', async ({ page }) => {
      await asAdministrator(page);
      const { labels } = settings;
      const field = (name: keyof typeof labels) => page.getByLabel(labels[name], { exact: true });
      const claims = field('accountClaims');
      const save = async () => {
        await page.getByRole('button', { name: settings.save, exact: true }).click();
        await expect(toast(page, messages.settings.updated)).toBeVisible();
      };
      await page.goto(pages.adminSettings);
      await claims.fill('27 42');
      await page.getByRole('button', { name: settings.save, exact: true }).click();
      await expect(claims).toBeFocused();
      await expect(claims).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, widths);
      await claims.fill('2743');
      await field('accountChart').selectOption(settings.SKR03);
      await field('datevConsultant').fill('29098');
      await field('datevClient').fill('55003');
      await save();
      await page.goto(pages.adminReports);
      expect(await saved(page, report.datev)).toMatch(/^EXTF_Buchungsstapel_\d{4}-\d{2}\.csv$/);
      await page.goto(pages.adminSettings);
      await expect(claims).toHaveValue('2743');
      for (const name of ['accountClaims', 'datevConsultant', 'datevClient'] as const)
        await field(name).fill('');
      await field('accountChart').selectOption('');
      await save();
    });

    test('what is kept of a deposit pays the claim that is chosen', async ({ page }) => {
      const { id, path } = await returnedRental(page.request);
      const token = await administratorToken(page.request);
      await ask(page.request, addLine, {
        params: { id },
        token,
        body: { kind: 'damage', amount: 80, text: 'Kratzer' },
      });
      const { claim } = await ask(page.request, issueInvoice, { params: { id }, token });
      const deposit = { kind: 'deposit_taken', method: 'card', amount: 300, note: '' };
      const body = { ...deposit, id: crypto.randomUUID() };
      await ask(page.request, addPayment, { params: { id }, token, body });
      await asAdministrator(page);
      await page.goto(path);
      const card = page.getByRole('region', { name: money.title, exact: true });
      await card.getByLabel(money.kind).selectOption('deposit_kept');
      const document = card.getByLabel(money.invoice);
      await card.getByLabel(money.amount('$')).fill('10');
      await card.getByRole('button', { name: money.submit }).click();
      await expect(document).toHaveAccessibleDescription(messages.payments.invoice);
      await expectAccessible(page, widths);
      await document.selectOption(String(claim!.id));
      await expect(card.getByLabel(money.amount('$'))).toHaveValue(/^80[.,]00$/);
      await card.getByRole('button', { name: money.submit }).click();
      await expect(card.getByRole('region', { name: money.list })).toContainText(
        money.kinds.deposit_kept,
      );
      const documents = page.getByRole('region', { name: invoices.title, exact: true });
      await expect(
        documents.getByRole('listitem').filter({ hasText: claim!.number }),
      ).toContainText(invoices.states.paid);
    });

    // A restore and eight years are the server's tests: here it only says that they were.
    test('the last number is confirmed after a restore', async ({ page }) => {
      let series = [{ prefix: 'RE-2027-', lastKnown: 'RE-2027-000012' }];
      await page.route(callsOf(unconfirmedSeries), async (route) => {
        if (route.request().method() === 'GET') return route.fulfill({ json: series });
        expect(route.request().postDataJSON()).toEqual({ number: 'RE-2027-000014' });
        series = [];
        return route.fulfill({ json: { message: '' } });
      });
      expect(callsOf(confirmSeries)).toEqual(callsOf(unconfirmedSeries));
      await asAdministrator(page);
      await page.goto(pages.adminInvoices);
      const notice = page.getByRole('region', { name: invoices.series.title });
      const last = notice.getByRole('textbox', { name: invoices.series.last('RE-2027-') });
      await expect(last).toHaveValue('RE-2027-000012');
      await last.fill('14');
      await notice.getByRole('button', { name: invoices.series.confirm }).click();
      await expect(last).toHaveAccessibleDescription(new RegExp(messages.invoices.lastNumber));
      await expectAccessible(page, widths);
      await last.fill('RE-2027-000014');
      await notice.getByRole('button', { name: invoices.series.confirm }).click();
      await expect(notice).toBeHidden();
    });

    test('invoices whose retention is over are deleted after a question', async ({ page }) => {
      let series = [{ prefix: 'RE-2018-', count: 12 }];
      await page.route(callsOf(releasableInvoices), async (route) => {
        if (route.request().method() === 'GET') return route.fulfill({ json: series });
        series = [];
        return route.fulfill({ json: { message: '' } });
      });
      expect(callsOf(releaseInvoices)).toEqual(callsOf(releasableInvoices));
      await asAdministrator(page);
      await page.goto(pages.adminInvoices);
      const notice = page.getByRole('region', { name: invoices.release.title });
      await expect(notice).toContainText(invoices.release.of('RE-2018-', 12));
      await notice.getByRole('button', { name: invoices.release.submit }).click();
      const question = page.getByRole('alertdialog', { name: invoices.release.title });
      await expectAccessible(page, widths);
      await question.getByRole('button', { name: invoices.release.submit }).click();
      await expect(notice).toBeHidden();
    });

    test('a contract is ended', async ({ page }) => {
      await page.goto(pages.ending);
      const form = page.getByRole('form', { name: endings.form });
      await form.getByLabel(endings.labels.number, { exact: true }).fill('R-12');
      await form.getByLabel(endings.labels.name, { exact: true }).fill('Greta Muster');
      await form.getByLabel(endings.labels.email).fill('greta@example.com');
      await expectAccessible(page, widths);
      await form.getByRole('button', { name: endings.send, exact: true }).click();
      await expect(page.getByRole('heading', { name: endings.received.title })).toBeFocused();
      await expect(page.getByRole('main')).toContainText('greta@example.com');
    });
  });
