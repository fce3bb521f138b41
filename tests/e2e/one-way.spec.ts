import { expect, type APIRequestContext } from '@playwright/test';
import { handOver, takeBack } from '../../contract/counter/counter.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { toWire } from '../../contract/values/times.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { test } from '../support/one-way-site.ts';
import { administratorToken, asAdministrator, someCustomer } from './administrator.ts';
import { ask } from './api.ts';
import { story } from './at-counter.ts';
import { bookingForm, bookNow, check, choose, pay } from './booking-form.ts';
import { freeDate, inDays, loggedIn } from './customer.ts';
import { dialog, weekOf } from './lanes.ts';
import { vehicleFor } from './rented.ts';

const line = 'Drop-off at another place';

test('a customer brings a vehicle back elsewhere, sees the fee, and takes it back', async ({
  page,
}) => {
  const vehicle = await vehicleFor(page.request, 10);
  const day = freeDate();
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle.id}`);
  await choose(page, [day, '09:00'], [day, '12:00']);
  const form = bookingForm(page);
  const dropOff = form.getByLabel('Drop-off Location');
  await expect(dropOff).toHaveValue('Bauhof Nord');
  await expect(form.locator('[data-quote=available]')).toContainText('$30.00');
  await dropOff.selectOption('Lager Süd');
  await expect(form.locator('[data-quote=available]')).toContainText(`${line}: $89.50`);
  await expectAccessible(page, [390, 1440]);
  await check(page).click();
  await expect(form.locator('[aria-live]')).toContainText('$119.50');
  await pay(page);
  const review = form.getByRole('region', { name: 'Your booking' });
  await expect(review).toContainText(`${line}: $89.50`);
  await expect(review).toContainText('Lager Süd');
  await bookNow(page).click();
  await expect(page).toHaveURL('/');

  await page.goto('/user/reservations');
  await page.getByRole('link', { name: vehicle.model }).click();
  await expect(page.getByRole('main')).toContainText(line);
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await page.getByLabel('Drop-off Location').selectOption('Bauhof Nord');
  await page.getByRole('button', { name: /\$89\.50 less/ }).click();
  await expect(page.getByRole('main')).toContainText('$30.00');
  await expect(page.getByRole('main')).not.toContainText(line);
});

const inHours = (hours: number): string =>
  Temporal.Now.zonedDateTimeISO('Europe/Berlin')
    .add({ hours })
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

/** A rental whose vehicle has just come back to another place. */
async function returnedElsewhere(request: APIRequestContext) {
  const [customer, vehicle] = [await someCustomer(request), await vehicleFor(request, 10)];
  const token = await administratorToken(request);
  const { reservation } = await ask(request, createReservationFor, {
    query: { userId: customer.id, carId: vehicle.id },
    token,
    body: {
      pickUpTime: toWire(inHours(-3)),
      dropOffTime: toWire(inHours(1)),
      pickUpLocation: 'Bauhof Nord',
      dropOffLocation: 'Lager Süd',
      pickUpPlace: 'bauhof-nord',
      dropOffPlace: 'lager-sued',
    },
  });
  const about = { token, params: { id: reservation!.id! } };
  const body = { mileageKm: 20_000, fuelEighths: 8 };
  await ask(request, handOver, { ...about, body });
  await ask(request, takeBack, { ...about, body });
  return { vehicle, id: reservation!.id! };
}

test('staff see a transfer, end it early, and take that back', async ({ page }) => {
  const { vehicle, id } = await returnedElsewhere(page.request);
  const name = /^Transfer from Lager Süd to Bauhof Nord, until /;
  await asAdministrator(page);
  await page.goto(`/admin/days/${inDays(0)}`);
  await expect(page.getByRole('rowgroup', { name: /^Transfers/ })).toContainText(
    'Transfer from Lager Süd to Bauhof Nord',
  );
  await page.goto(weekOf(vehicle, inDays(0)));
  await expect(page.getByRole('link', { name })).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/admin/reservations/${id}`);
  await expect(story(page).getByText(name)).toBeVisible();
  await expectAccessible(page, [390, 1440]);
  await story(page).getByRole('button', { name: 'The vehicle is back at its place' }).click();
  await expect(story(page)).toContainText('Back at Bauhof Nord since');
  await page.goto(`/admin/days/${inDays(0)}`);
  await expect(page.getByRole('rowgroup', { name: /^Returns/ })).toBeVisible();
  await expect(page.getByRole('rowgroup', { name: /^Transfers/ })).toHaveCount(0);
  await page.goto(`/admin/reservations/${id}`);
  await story(page).getByRole('button', { name: 'Undo: it is not back yet' }).click();
  await expect(story(page).getByText(name)).toBeVisible();
});

test('staff book from one place to another, and change that', async ({ page }) => {
  const customer = await someCustomer(page.request);
  const vehicle = await vehicleFor(page.request, 10);
  const day = freeDate();
  await asAdministrator(page);
  await page.goto(`/admin/reservations/new?vehicle=${vehicle.id}&customer=${customer.id}`);
  await page.getByLabel('Pick-up Location').fill('Bauhof Nord');
  await page.getByLabel('Drop-off Location').fill('Lager Süd');
  for (const end of ['Pick-up', 'Drop-off']) await page.getByLabel(`${end} Date`).fill(day);
  await page.getByLabel('Pick-up Time').fill('09:00');
  await page.getByLabel('Drop-off Time').fill('12:00');
  await expect(page.getByRole('main')).toContainText('$119.50');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+$/);
  await expect(story(page)).toContainText(line);
  await page.getByRole('button', { name: 'Change the reservation' }).click();
  await page.getByLabel('Drop-off Location').fill('Bahnhof');
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText('$30.00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
});
