import { expect, test, type Page } from '@playwright/test';
import { logout } from '../../contract/users/logout.ts';
import { updateReservation } from '../../contract/reservations/reservations-admin.ts';
import { cancelReservation, previewChange } from '../../contract/reservations/reservations.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { catalogues } from '../support/catalogues.ts';
import { administratorToken } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import { bookedBySomebodyElse, inDays, logIn, storedToken } from './customer.ts';
import { rented } from './rented.ts';

const toast = (page: Page, message: string) =>
  page.locator('[data-sonner-toast]').getByText(message);
const nextRental = (page: Page, { account } = catalogues.en) =>
  page.getByRole('region', { name: account.list.next });
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

for (const [screen, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a rental is changed once its new price has been seen', async ({ page }) => {
      const { id, from } = await rented(page);
      await page.goto('/user/reservations');
      await expect(nextRental(page)).toContainText('Free to change or cancel until');
      await nextRental(page).getByRole('link', { name: 'Change' }).click();
      await expect(page).toHaveURL(`/user/reservations/${id}/change`);
      await expect(submit(page, 'Change')).toBeDisabled();
      await expect(page.getByLabel('Pick-up date')).toHaveValue(from);
      await page.getByLabel('Drop-off time').fill('20:30');
      await expect(submit(page, 'Change, $30.00 more')).toBeVisible();
      await expect(page.getByText('13 hours × $10.00')).toBeVisible();
      await page.getByLabel('Pick-up time').fill('12:30');
      await expect(submit(page, 'Change, $20.00 less')).toBeVisible();
      await page.getByLabel('Pick-up time').fill('10:30');
      await expect(submit(page, 'Change, no difference')).toBeVisible();
      await page.getByLabel('Drop-off location').fill('Marburg');
      await expect(submit(page, 'Change, no difference')).toBeEnabled();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/user/reservations/${id}`);
      await expect(toast(page, 'Your reservation was changed')).toHaveCount(1);
      const ticket = page.getByRole('article');
      for (const text of [`${from} 10:30`, `${from} 20:30`, 'Marburg', '$100.00'])
        await expect(ticket).toContainText(text);
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('a rental is cancelled by keyboard, and its vehicle booked again', async ({ page }) => {
      const { vehicle, from } = await rented(page);
      await page.goto('/user/reservations');
      const cancel = nextRental(page).getByRole('button', { name: 'Cancel' });
      await cancel.focus();
      await page.keyboard.press('Enter');
      const question = page.getByRole('alertdialog');
      for (const text of [vehicle.model, '08:00 to', '18:00', 'costs nothing until'])
        await expect(question).toContainText(text);
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(0);
      await expect(cancel).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(question.getByRole('button', { name: 'Cancel the rental' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(toast(page, 'Your reservation was cancelled')).toHaveCount(1);
      await expect(nextRental(page)).toContainText('CANCELLED');
      await expect(nextRental(page)).toContainText('$0.00');
      const again = nextRental(page).getByRole('link', { name: 'Book again' });
      await expect(again).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^[^?]*/solutions/${vehicle.id}\\?`));
      await expect(page.getByLabel('Pick-up date')).toHaveValue(from);
      await expect(page.getByLabel('Drop-off time')).toHaveValue('18:00');
    });

    test('a running rental is extended, and nothing else of it changed', async ({ page }) => {
      const { id } = await rented(page, { from: inDays(-1), until: inDays(1) });
      await page.goto('/user/reservations');
      const card = page.getByRole('region', { name: 'Your current rental' });
      await expect(card).toContainText('was possible until');
      await expect(card.getByRole('link', { name: '+49' })).toHaveAttribute('href', /^tel:/);
      await expect(card).not.toContainText(/\+49.+\+49/);
      await expect(card.getByRole('button')).toHaveCount(0);
      await card.getByRole('link', { name: 'Extend' }).click();
      await expect(page.getByLabel('Drop-off date')).toHaveValue(inDays(1));
      for (const label of ['Pick-up date', 'Pick-up location', 'Drop-off location'])
        await expect(page.getByLabel(label)).toHaveCount(0);
      await page.getByLabel('Drop-off time').fill('17:00');
      await page.getByLabel('Drop-off date').focus();
      await expect(page.getByText('Only a later drop-off is possible now')).toBeVisible();
      await page.getByRole('button', { name: '+3 hours' }).click();
      await expect(page.getByLabel('Drop-off time')).toHaveValue('21:00');
      await page.getByRole('button', { name: '+1 day' }).click();
      await expect(page.getByLabel('Drop-off date')).toHaveValue(inDays(2));
      await page.getByRole('button', { name: '+1 hour' }).click();
      await submit(page, 'Extend, $10.00 more').click();
      await expect(page).toHaveURL(`/user/reservations/${id}`);
      await expect(page.getByRole('article')).toContainText(`${inDays(1)} 19:00`);
    });
  });

test('a taken time keeps what was typed, and says until when the vehicle is free', async ({
  page,
}) => {
  const { id, vehicle, from } = await rented(page, { from: inDays(100) });
  await bookedBySomebodyElse(page.request, vehicle.id, inDays(101));
  await page.goto(`/user/reservations/${id}/change`);
  await page.getByLabel('Drop-off location').fill('Marburg');
  await page.getByRole('button', { name: '+1 day' }).click();
  await expect(page.getByText('It is free until')).toContainText('08:00');
  await submit(page, 'Change').click();
  await expect(page.getByText('It is free until')).toBeVisible();
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Marburg');
  await page.getByLabel('Pick-up date').fill(inDays(101));
  await page.getByLabel('Pick-up time').fill('09:00');
  await expect(page.getByText('The vehicle is taken at this time, until')).toContainText('18:00');
  await page.goto(`/user/reservations/${id}`);
  await expect(page.getByRole('article')).toContainText(`${from} 08:00`);
});

test('a rental at one of our places moves to where that is open, or says what to do', async ({
  page,
}) => {
  const place = 'Lager Süd';
  const { id } = await rented(page, { place });
  await page.goto(`/user/reservations/${id}/change`);
  await expect(page.getByText(/^At this time/)).toHaveCount(0);
  await page.getByRole('button', { name: '+3 hours' }).click();
  await expect(page.getByText(`At this time ${place} is closed`)).toBeVisible();
  await page.getByLabel('Pick-up time').fill('05:00');
  const nearest = page.getByRole('button', { name: /^Take .*07:00 instead/ });
  await submit(page, 'Change, $60.00 more').click();
  await expect(page.getByText(`${place} is closed then.`).first()).toBeVisible();
  await nearest.click();
  await expect(page.getByLabel('Pick-up time')).toHaveValue('07:00');
  await page.getByLabel('Pick-up location').selectOption({ index: 2 });
  const other = await page.getByLabel('Drop-off location').inputValue();
  expect(other).not.toBe(place);
  await page.getByLabel('Drop-off time').fill('15:00');
  await submit(page, 'Change, $20.00 less').click();
  await expect(page).toHaveURL(`/user/reservations/${id}`);
  await expect(page.getByRole('article')).toContainText(other);
});

test('what was typed is still there after a log-in', async ({ page }) => {
  const { id, from, customer } = await rented(page);
  const address = `/user/reservations/${id}/change`;
  await page.goto(address);
  await page.getByLabel('Drop-off location').fill('Marburg');
  await page.getByLabel('Drop-off time').fill('20:30');
  await expect(submit(page, 'Change, $30.00 more')).toBeEnabled();
  await ask(page.request, logout, { token: (await storedToken(page))! });
  await submit(page, 'Change, $30.00 more').click();
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL(address);
  await expect(page.getByLabel('Drop-off location')).toHaveValue('Marburg');
  await expect(page.getByLabel('Drop-off time')).toHaveValue('20:30');
  await expect(page.getByLabel('Drop-off date')).toHaveValue(from);
  await submit(page, 'Change, $30.00 more').click();
  await expect(page.getByRole('article')).toContainText('Marburg');
  await page.goto(address);
  await expect(page.getByLabel('Drop-off time')).toHaveValue('20:30');
  await expect(submit(page, 'Change')).toBeDisabled();
});

test('a vehicle that is taken in the meantime is not changed to', async ({ page }) => {
  const { id, vehicle } = await rented(page, { from: inDays(100) });
  await page.goto(`/user/reservations/${id}/change`);
  await page.getByRole('button', { name: '+1 day' }).click();
  await expect(submit(page, 'Change, $240.00 more')).toBeVisible();
  await bookedBySomebodyElse(page.request, vehicle.id, inDays(101));
  await submit(page, 'Change, $240.00 more').click();
  await expect(page.getByText('It is free until')).toBeVisible();
  await expect(submit(page, 'Change')).toBeEnabled();
});

test('a price that has changed is shown and asked about', async ({ page }) => {
  const { id, from, vehicle } = await rented(page);
  await page.goto(`/user/reservations/${id}/change`);
  await page.getByRole('button', { name: '+1 hour' }).click();
  await expect(submit(page, 'Change, $10.00 more')).toBeVisible();
  await ask(page.request, updateReservation, {
    query: { carId: vehicle.id, reservationId: id },
    token: await administratorToken(page.request),
    body: {
      ...sampleRental(),
      pickUpTime: `${from}T08:00:00`,
      dropOffTime: `${from}T18:00:00`,
      status: 'CREATED',
      adjustment: { amount: 12, text: 'Anhänger' },
    },
  });
  await submit(page, 'Change, $10.00 more').click();
  await expect(page.getByText('The price was $110.00 and is $122.00 now')).toBeVisible();
  await submit(page, 'Change, $10.00 more').click();
  await expect(page).toHaveURL(`/user/reservations/${id}`);
  await expect(page.getByRole('article')).toContainText('$122.00');
});

test('a preview that fails is said, and asked for again', async ({ page }) => {
  const { id } = await rented(page);
  await page.goto(`/user/reservations/${id}/change`);
  await page.route(callsOf(previewChange), (route) => route.abort());
  await page.getByRole('button', { name: '+1 hour' }).click();
  await expect(page.getByText('The server cannot be reached')).toBeVisible();
  await page.unrouteAll();
  await submit(page, 'Change').click();
  await expect(submit(page, 'Change, $10.00 more')).toBeVisible();
});

test('a cancellation whose answer is lost can be repeated', async ({ page }) => {
  const { id } = await rented(page);
  await page.goto(`/user/reservations/${id}`);
  await page.route(callsOf(cancelReservation), async (route) => {
    await route.fetch();
    await route.abort();
  });
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel the rental' }).click();
  };
  await cancel();
  await expect(toast(page, 'The server cannot be reached')).toBeVisible();
  await page.unrouteAll();
  await cancel();
  await expect(page.getByRole('article')).toContainText('CANCELLED');
  await expect(page.getByRole('link', { name: 'Book again' })).toBeFocused();
});

test('a rental that is over can only be booked again, at any time', async ({ page }) => {
  const { id, vehicle } = await rented(page, { from: inDays(-3), until: inDays(-2) });
  await page.goto(`/user/reservations/${id}/change`);
  await expect(page.getByText('can no longer be changed here')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the reservation' }).click();
  const ticket = page.getByRole('article');
  await expect(ticket.getByRole('link', { name: 'Book again' })).toHaveAttribute(
    'href',
    `/solutions/${vehicle.id}`,
  );
  await expect(ticket.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect(ticket.getByRole('link', { name: /^(Change|Extend)/ })).toHaveCount(0);
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a rental is changed and cancelled', async ({ page }) => {
    const { id } = await rented(page);
    await page.goto(`/user/reservations/${id}`);
    await page.getByRole('link', { name: 'Ändern' }).click();
    await page.getByRole('button', { name: '+3 Std.' }).click();
    await submit(page, 'Zahlungspflichtig ändern, 30,00 $ mehr').click();
    await expect(toast(page, 'Ihre Buchung ist geändert')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('21:00 Uhr');
    await page.getByRole('link', { name: 'Ändern' }).click();
    await page.getByLabel('Rückgabe um').fill('20:00');
    await submit(page, 'Ändern, 10,00 $ weniger').click();
    await expect(page.getByRole('article')).toContainText('20:00 Uhr');
    await page.setViewportSize({ width: 390, height: 600 });
    await page.getByRole('button', { name: 'Stornieren' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('kostet das nichts');
    await page.getByRole('button', { name: 'Miete stornieren' }).click();
    await expect(toast(page, 'Ihre Buchung ist storniert')).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Storniert');
    await expect(page.getByText('Sie zahlen nichts dafür')).toBeInViewport();
  });
});
