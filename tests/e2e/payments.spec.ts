import { expect, test } from '@playwright/test';
import { addPayment } from '../../contract/counter/payments.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues } from '../support/catalogues.ts';
import { asAdministrator } from './administrator.ts';
import { callsOf } from './api.ts';
import { someRental, toast } from './at-counter.ts';

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
      const card = page.getByRole('region', { name: money.title, exact: true });
      const kind = card.getByLabel(money.kind);
      const amount = card.getByLabel(money.amount('$'));
      const note = card.getByRole('button', { name: money.submit });
      await expect(card).toContainText(/\$[\d.]+ open/);
      await expect(kind).toHaveValue('payment');
      const rent = await amount.inputValue();
      expect(Number(rent)).toBeGreaterThan(0);
      await card.getByLabel(money.method).selectOption(money.methods.card);
      await note.click();
      await expect(toast(page, `Payment, Card, $${rent}: noted.`)).toBeVisible();
      await expect(card).toContainText(money.isPaid);

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
      await expect(card).toContainText(/\$[\d.]+ open/);
    });
  });

test('a payment whose answer was lost is sent again and counts once', async ({ page }) => {
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  const card = page.getByRole('region', { name: money.title, exact: true });
  await page.route(callsOf(addPayment), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await card.getByRole('button', { name: money.submit }).click();
  await expect(card.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await page.unrouteAll();
  await card.getByRole('button', { name: money.submit }).click();
  await expect(card).toContainText(money.isPaid);
  await expect(card.getByRole('button', { name: /^Remove Payment/ })).toHaveCount(1);
});

test('a month is reported by rates of tax, and downloaded for Excel and as CSV', async ({
  page,
}) => {
  await someRental(page.request, -60, 60);
  await asAdministrator(page);
  await page.goto(pages.admin);
  await page.getByRole('link', { name: money.report.title }).click();
  await expect(page).toHaveURL(pages.adminReports);
  const [month] = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
    .add({ hours: 1 })
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
