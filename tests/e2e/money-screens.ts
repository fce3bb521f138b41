import { expect } from '@playwright/test';
import { addPayment } from '../../contract/counter/payments.ts';
import { issueInvoice } from '../../contract/money/invoices.ts';
import { administratorToken } from './administrator.ts';
import { ask } from './api.ts';
import { returnedRental, someRental, unfold } from './at-counter.ts';
import type { Screens } from './visitor-screens.ts';

/** What is shown of a walk-in, of payments and of reports. */
export const moneyScreens: Screens = {
  'a walk-in with errors': async (page, { admin, messages }) => {
    await page.goto('/admin/reservations/new');
    await page.getByRole('button', { name: admin.walkIn.beginsNow }).click();
    await page.getByRole('button', { name: admin.walkIn.newCustomer }).click();
    await page.getByRole('button', { name: admin.create }).click();
    await expect(page.getByText(messages.auth.firstName)).toBeVisible();
  },
  'payments of a rental': async (page, { money }) => {
    const { id, path } = await someRental(page.request);
    const token = await administratorToken(page.request);
    const note = 'Anzahlung in bar, Rest per Überweisung bis Monatsende';
    for (const body of [
      { kind: 'payment', method: 'card', amount: 20, note },
      { kind: 'deposit_taken', method: 'card', amount: 50, note: '' },
    ])
      await ask(page.request, addPayment, {
        params: { id },
        token,
        body: { ...body, id: crypto.randomUUID() },
      });
    await page.goto(path);
    await unfold(page, money.title);
    await expect(page.getByText(money.list)).toBeVisible();
  },
  'a payment with an error': async (page, { money, messages }) => {
    const { path } = await someRental(page.request);
    await page.goto(path);
    await unfold(page, money.title);
    await page.getByLabel(money.kind, { exact: true }).selectOption('refund');
    await page.getByLabel(money.amount('')).fill('99');
    await page.getByRole('button', { name: money.addAnother }).click();
    await page.getByRole('button', { name: money.submit }).click();
    await expect(page.getByText(messages.payments.abovePaid)).toBeVisible();
  },
  'an invoice to be cancelled, without a reason': async (page, { invoices, messages }) => {
    const { id, path } = await returnedRental(page.request);
    const token = await administratorToken(page.request);
    await ask(page.request, issueInvoice, { params: { id }, token });
    await page.goto(path);
    await page
      .getByRole('button', { name: invoices.cancel.open })
      .and(page.getByRole('button', { name: /RE-/ }))
      .click();
    await page.getByRole('button', { name: invoices.cancel.submit }).click();
    await expect(page.getByText(messages.invoices.reason)).toBeVisible();
  },
  'a monthly report': async (page, { money }) => {
    await someRental(page.request, -120, -60);
    await page.goto('/admin/reports');
    await page.getByLabel(money.report.month).selectOption({ index: 0 });
    await expect(page.getByText(money.report.gross).first()).toBeVisible();
  },
};
