import { expect, test } from '@playwright/test';
import { addPayment } from '../../contract/counter/payments.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues } from '../support/catalogues.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import {
  fuel,
  kilometres,
  preview,
  someLateRental,
  someRental,
  toast,
  unfold,
} from './at-counter.ts';

const { money } = catalogues.en;

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('rent and deposit are noted one after the other, and a mistake is removed', async ({
      page,
    }) => {
      const { path, vehicle } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await unfold(page, money.title);
      const card = page.getByRole('region', { name: money.title, exact: true });
      const kind = card.getByLabel(money.kind);
      const amount = card.getByLabel(money.amount('$'));
      const note = card.getByRole('button', { name: money.submit });
      const state = page.locator('#money');
      await expect(state).toContainText(/\$[\d.]+ open/);
      await expect(kind).toHaveValue('payment');
      const rent = await amount.inputValue();
      expect(Number(rent)).toBeGreaterThan(0);
      await card.getByLabel(money.method).selectOption(money.methods.card);
      await note.click();
      await expect(toast(page, `Payment, Card, $${rent}: noted.`)).toBeVisible();
      await expect(state).toContainText(money.isPaid);

      await expect(kind).toHaveValue('deposit_taken');
      expect(Number(await amount.inputValue())).toBe(vehicle.deposit);
      await amount.fill('');
      await note.click();
      await expect(amount).toBeFocused();
      await kind.selectOption(money.kinds.deposit_returned);
      await amount.fill('1');
      await note.click();
      await expect(amount).toHaveAccessibleDescription(/Only the deposit that was taken/);
      await kind.selectOption(money.kinds.deposit_taken);
      await amount.fill('50,50');
      await note.click();
      await expect(card.getByText(money.depositHeld).locator('..')).toContainText('$50.50');

      const list = card.getByRole('region', { name: money.list });
      await expect(list).toContainText('Deposit taken');
      await card.getByRole('button', { name: /^Remove Payment, Card/ }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(list).not.toContainText('Payment, Card');
      await expect(state).toContainText(/\$[\d.]+ open/);
    });
  });

test('a vehicle comes back, a part of the deposit is kept for a damage, and the rest goes back', async ({
  page,
}) => {
  const { id, path } = await someLateRental(page.request);
  const token = await administratorToken(page.request);
  const deposit = { kind: 'deposit_taken', method: 'card', amount: 500, note: '' };
  const body = { ...deposit, id: crypto.randomUUID() };
  await ask(page.request, addPayment, { params: { id }, token, body });
  await asAdministrator(page);
  await page.goto(`${path}/return`);
  await kilometres(page).fill('18640');
  await fuel(page, 'full').check();
  await expect(preview(page)).toContainText('$139.00');
  const card = page.getByRole('region', { name: money.title, exact: true });
  const row = (number: number) => card.getByRole('group', { name: money.row(number) });
  const amount = (number: number) => row(number).getByLabel(money.amount('$'));
  await card.getByRole('button', { name: money.form }).click();
  // With what the return adds.
  await expect(amount(1)).toHaveValue('139.00');
  await amount(1).fill('100');
  await card.getByRole('button', { name: money.addAnother }).click();
  await row(2).getByLabel(money.kind).selectOption('deposit_kept');
  await expect(amount(2)).toHaveValue('39.00');
  await amount(2).fill('39.01');
  await card.getByRole('button', { name: money.addAnother }).click();
  await row(3).getByLabel(money.kind).selectOption('deposit_returned');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(amount(2)).toHaveAccessibleDescription(/more than is open/);
  await amount(2).fill('39');
  await amount(3).fill('461');
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page).toHaveURL(path);
  await expect(page.locator('#money')).toContainText(money.isPaid);
  await unfold(page, money.title);
  await expect(card.getByText(money.depositHeld).locator('..')).toContainText('$0.00');
  for (const entry of ['Payment, Card', 'Deposit kept, Card', 'Deposit given back, Card'])
    await expect(card.getByRole('region', { name: money.list })).toContainText(entry);
});

test('a deposit that nobody took stays in sight while the vehicle is away', async ({ page }) => {
  const { path, vehicle } = await someLateRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await unfold(page, money.title);
  const card = page.getByRole('region', { name: money.title, exact: true });
  await card.getByRole('button', { name: money.submit }).click();
  const state = page.locator('#money');
  await expect(state).toContainText(money.depositIsOpen(`$${vehicle.deposit!.toFixed(2)}`));
  await expect(card.getByLabel(money.kind)).toHaveValue('deposit_taken');
  await card.getByRole('button', { name: money.submit }).click();
  await expect(state).toContainText(money.isPaid);
});

test('a payment whose answer was lost is sent again and counts once', async ({ page }) => {
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await unfold(page, money.title);
  const card = page.getByRole('region', { name: money.title, exact: true });
  await page.route(callsOf(addPayment), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await card.getByRole('button', { name: money.submit }).click();
  await expect(card.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await page.unrouteAll();
  await card.getByRole('button', { name: money.submit }).click();
  await expect(page.locator('#money')).toContainText(money.isPaid);
  await expect(card.getByRole('button', { name: /^Remove Payment/ })).toHaveCount(1);
});

test('a month is reported by rates of tax, and downloaded for Excel and as CSV', async ({
  page,
}) => {
  await someRental(page.request, -120, -60);
  await asAdministrator(page);
  await page.goto(pages.admin);
  await page.getByRole('link', { name: money.report.title }).click();
  await expect(page).toHaveURL(pages.adminReports);
  const [month] = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
    .subtract({ hours: 1 })
    .toString()
    .split('T');
  await page.getByLabel(money.report.month).selectOption(month!.slice(0, 7));
  await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$');
  for (const [button, ending] of [
    [money.report.excel, 'xlsx'],
    [money.report.csv, 'csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`-\\d{4}-\\d{2}\\.${ending}$`));
  }
});
