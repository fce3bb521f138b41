import { expect, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../a11y/looks.ts';
import { loggedIn } from './customer.ts';

test('a customer subscribes to the own rentals, and renews and ends the address', async ({
  page,
}) => {
  await loggedIn(page);
  await page.goto('/user/reservations');
  await page.getByRole('link', { name: 'Subscribe to calendar' }).click();
  const part = page.getByRole('region', { name: 'Calendar' });
  await expect(part.getByRole('heading')).toBeFocused();
  await part.getByRole('button', { name: 'Get the address: Your rentals' }).click();

  const link = part.getByRole('link', { name: 'Open in the calendar program' });
  const address = async () =>
    new URL((await link.getAttribute('href'))!.replace('webcal:', 'http:')).pathname;
  const first = await address();
  const read = async (path: string) => (await page.request.get(path)).status();
  expect(await read(first)).toBe(200);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNothingSideways(page);
  await expectAccessible(page, [390, 1440]);

  await part.getByRole('button', { name: 'Renew the address: Your rentals' }).click();
  await expect.poll(address).not.toBe(first);
  const second = await address();
  expect([await read(first), await read(second)]).toEqual([404, 200]);

  await page.reload();
  await expect(part.getByText(/^Address made on .*, last read on /)).toBeVisible();
  await expect(link).toBeHidden();
  await part.getByRole('button', { name: 'End: Your rentals' }).click();
  await expect(part.getByText('No address yet')).toBeVisible();
  expect(await read(second)).toBe(404);
});
