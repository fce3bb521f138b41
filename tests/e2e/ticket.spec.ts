import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import { sampleRental } from '../../contract/reservations/rental-fields.ts';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { toWire } from '../../contract/values/times.ts';
import {
  administratorToken,
  setPrice,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { inDays, storeToken, tokenOf } from './customer.ts';

/** Logs in a new customer and books a new vehicle on each of these days, from now. */
async function renter(page: Page, days: number[]) {
  const { request } = page;
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const ids = [];
  for (const day of days)
    ids.push(
      await someReservation(request, { user: customer.id, vehicle: vehicle.id, date: inDays(day) }),
    );
  await storeToken(page, await tokenOf(request, customer));
  return { customer, vehicle, ids };
}

test('the next rental stands on top, and leads to its ticket', async ({ page }) => {
  const { vehicle, ids } = await renter(page, [40, 1, 20]);
  await page.goto('/user/reservations');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(3);
  const next = page.getByRole('region', { name: 'Your next rental' });
  await expect(next).toContainText('Tomorrow, 08:00');
  await expect(next).toContainText(/\d+\s(hours|day)\s×\s\$[\d.]+/);
  await expect(next).toContainText(`${inDays(1)} 08:00`);
  await expect(cards.nth(1)).toContainText('In 2 weeks');
  await expect(cards.nth(2)).toContainText('In 5 weeks');
  await expect(next.getByRole('img', { name: vehicle.model })).toBeVisible();
  await next.getByRole('link', { name: vehicle.model }).click();
  await expect(page).toHaveURL(`/user/reservations/${ids[1]}`);
});

test('a ticket has what is needed at the counter', async ({ page }) => {
  const { vehicle, ids, customer } = await renter(page, [1]);
  await page.goto(`/user/reservations/${ids[0]}`);
  const number = `R-${String(ids[0]).padStart(6, '0')}`;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reservation ${number}`);
  const ticket = page.getByRole('article');
  for (const text of [vehicle.model, number, `${customer.firstName} ${customer.lastName}`])
    await expect(ticket).toContainText(text);
  for (const text of [`${inDays(1)} 08:00`, 'Kassel', `${inDays(1)} 18:00`, 'Fulda', 'CREATED'])
    await expect(ticket).toContainText(text);
  for (const text of ['Doors', 'Seats', 'Luggage', 'Automatic', 'Electricity', 'Driving licence'])
    await expect(ticket).toContainText(text);
  await expect(ticket).toContainText(/(\d+ (hours|day)) × \$[\d.]+/);
  await expect(ticket.getByRole('link', { name: '+49' }).last()).toHaveAttribute(
    'href',
    /^tel:\+49/,
  );
  await ticket.getByRole('link', { name: 'See the vehicle' }).click();
  await expect(page).toHaveURL(`/solutions/${vehicle.id}`);
});

test('a price keeps the lines that were agreed, whatever the vehicle costs today', async ({
  page,
}) => {
  const { vehicle, ids } = await renter(page, [1]);
  await setPrice(page.request, vehicle, 1);
  await page.goto(`/user/reservations/${ids[0]}`);
  await expect(page.getByText('Total', { exact: true })).toBeVisible();
  await expect(page.getByText('1 day × $79.00')).toBeVisible();
});

test('a rental that is over is folded, and has nothing to bring', async ({ page }) => {
  const { request } = page;
  const { customer, vehicle } = await renter(page, []);
  const body = {
    ...sampleRental(),
    pickUpTime: toWire(`${inDays(-3)}T08:00:00`),
    dropOffTime: toWire(`${inDays(-2)}T18:00:00`),
  };
  const token = await administratorToken(request);
  const query = { userId: customer.id, carId: vehicle.id };
  await ask(request, createReservationFor, { query, token, body });
  await page.goto('/user/reservations');
  await expect(page.getByRole('heading', { name: 'You have no rental ahead' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const past = page.getByText('Past and cancelled rentals');
  await past.click();
  await page.getByRole('article').getByRole('link').first().click();
  const next = page.getByText('The rental is over, and we have no return on record');
  await expect(next.getByRole('link')).toHaveAttribute('href', /^tel:\+49\d+$/);
  // Nobody fetched it.
  await expect(page.getByRole('article').locator('dt').first()).toHaveText('Pick-up');
  await expect(page.getByRole('region', { name: 'Accident or breakdown?' })).toHaveCount(0);
  await expect(page.getByText('What to bring')).toHaveCount(0);
});

test('a rental that runs says until when, and whom to call after an accident', async ({ page }) => {
  const { request } = page;
  const { customer, vehicle } = await renter(page, []);
  const body = {
    ...sampleRental(),
    pickUpTime: toWire(`${inDays(-1)}T08:00:00`),
    dropOffTime: toWire(`${inDays(2)}T18:00:00`),
  };
  const token = await administratorToken(request);
  const query = { userId: customer.id, carId: vehicle.id };
  await ask(request, createReservationFor, { query, token, body });
  await page.goto('/user/reservations');
  await expect(page.getByRole('article').first()).toContainText('Running');
  await page.getByRole('article').getByRole('link', { name: vehicle.model }).click();
  const ticket = page.getByRole('article');
  await expect(ticket.locator('dt').first()).toHaveText('Drop-off');
  const emergency = page.getByRole('region', { name: 'Accident or breakdown?' });
  await expect(emergency.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectAccessible(page, [320, 390, 1440]);
});

test('a phone shows pick-up time and place at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { ids } = await renter(page, [1]);
  await page.goto(`/user/reservations/${ids[0]}`);
  await expect(page.getByText('Kassel')).toBeInViewport({ ratio: 1 });
});

test('a ticket prints on one page, without menu, footer and buttons', async ({ page }) => {
  const { ids } = await renter(page, [1]);
  // The dark scheme would waste ink.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/user/reservations/${ids[0]}`);
  const print = page.getByRole('button', { name: 'Print' });
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await print.click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  await expect(page.getByRole('article').getByRole('img')).toHaveJSProperty('complete', true);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  // A4, in points.
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('GmbH').filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  const colours = await page
    .getByRole('article')
    .evaluate((article) => [
      getComputedStyle(article).color,
      getComputedStyle(article).backgroundColor,
    ]);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
});
