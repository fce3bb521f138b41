import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { startReceiver } from '../support/receiver.ts';
import { asAdministrator, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { freeDate } from './customer.ts';
import { makeWebhook, removeWebhooks } from './programs.ts';

for (const language of ['en', 'de'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: locales[language] });
    const texts = catalogues[language];
    const { webhooks } = texts.programs;

    test('a program is told of a booking, and again', async ({ page, request }) => {
      const receiver = await startReceiver();
      try {
        await asAdministrator(page);
        await page.goto(pages.admin);
        await page.getByRole('link', { name: texts.admin.webhooks, exact: true }).click();
        const secret = await makeWebhook(page, texts, receiver.url, 'reservation.booked');
        const [user, vehicle] = [await someCustomer(request), await someVehicle(request)];
        const made = { user: user.id, vehicle: vehicle.id, date: freeDate() };
        const id = await someReservation(request, made);
        const about = () =>
          receiver.received.filter(
            ({ body }) => (JSON.parse(body) as { data: { id: number } }).data.id === id,
          );
        await expect.poll(() => about().length).toBe(1);
        const [{ body, headers }] = about() as [(typeof receiver.received)[number]];
        expect(new Webhook(secret).verify(body, headers)).toMatchObject({
          type: 'reservation.booked',
          data: { id, record: { userId: user.id } },
        });

        await page.getByRole('link', { name: receiver.url }).click();
        const row = page.getByRole('row').filter({ hasText: reservationNumber(id) });
        await expect(row).toContainText(webhooks.deliveryStates.sent);
        await expect(row).toContainText('204');
        await row.getByRole('button', { name: webhooks.resend }).click();
        await expect(page.getByText(texts.messages.webhooks.sentAgain)).toBeVisible();
        await expect.poll(() => about().length).toBe(2);
        expect(about()[1]!.headers['webhook-id']).toBe(headers['webhook-id']);

        await page.getByText(webhooks.edit, { exact: true }).click();
        await page.getByLabel(webhooks.active).uncheck();
        await page.getByRole('button', { name: webhooks.save }).click();
        await expect(page.locator('.badge').first()).toHaveText(webhooks.states.off);
      } finally {
        await removeWebhooks(request, receiver.url);
        await receiver.close();
      }
    });
  });
