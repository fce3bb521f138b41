import { expect, test, type Page } from '@playwright/test';
import { fillRental } from '../e2e/booking-form.ts';
import { someCustomer, someReservation, someVehicle } from '../e2e/administrator.ts';
import {
  bookedBySomebodyElse,
  loggedIn,
  freeDate,
  inDays,
  storeToken,
  tokenOf,
  vehicles,
} from '../e2e/customer.ts';
import { rented } from '../e2e/rented.ts';
import { expectSummary, timesOf } from '../e2e/search-form.ts';
import { visitorScreens } from '../e2e/visitor-screens.ts';
import { catalogues } from '../support/catalogues.ts';
import { expectAccessible } from './looks.ts';

const expectNothing = (page: Page) => expectAccessible(page, [390, 1440]);

const publicPages = [
  '/',
  '/solutions#fahrzeuge',
  '/solutions/1',
  '/about',
  '/contact',
  '/privacy-policy',
  '/impressum',
  '/barrierefreiheit',
  '/auth?type=login',
  '/auth?type=register',
  '/auth/forgotten',
  '/auth/reset?token=x',
  '/auth/invitation',
  '/auth/confirm?token=x',
  '/unauthorized',
  '/no-such-page',
];

for (const path of publicPages)
  test(path, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expectNothing(page);
  });

test('the profile, the menu and the question before the logout', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await expectNothing(page);
  await page.getByRole('button', { name: 'Greta Muster' }).click();
  await expectNothing(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothing(page);
});

test('own reservations: none, then some, and a ticket', async ({ page, request }) => {
  const customer = await someCustomer(request);
  await storeToken(page, await tokenOf(request, customer));
  await page.goto('/user/reservations');
  await expect(page.getByText('No reservation')).toBeVisible();
  await expectNothing(page);
  const { id: vehicle } = await someVehicle(request);
  for (const day of [-2, 1, 9])
    await someReservation(request, { user: customer.id, vehicle, date: inDays(day) });
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByText('Past and cancelled rentals').click();
  await expect(page.getByRole('article')).toHaveCount(3);
  await expectNothing(page);
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectNothing(page);
});

test('a change: form, price, taken time, question before the cancellation', async ({ page }) => {
  const { id, vehicle } = await rented(page);
  await bookedBySomebodyElse(page.request, vehicle.id, inDays(201));
  await page.goto(`/user/reservations/${id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothing(page);
  await page.goto(`/user/reservations/${id}/change`);
  await page.getByRole('button', { name: '+3 hours' }).click();
  await expect(page.getByRole('button', { name: 'Change, ' })).toBeVisible();
  await expectNothing(page);
  await page.getByRole('button', { name: '+1 day' }).click();
  await expect(page.getByText('The vehicle is taken after that')).toBeVisible();
  await expectNothing(page);
  await page.getByLabel('Drop-off time').fill('');
  await page.getByLabel('Pick-up location').fill('');
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Enter a pick-up location')).toBeVisible();
  await expectNothing(page);
});

test('an extension', async ({ page }) => {
  const { id } = await rented(page, { from: inDays(-1), until: inDays(1) });
  await page.goto(`/user/reservations/${id}/change`);
  await page.getByRole('button', { name: '+1 hour' }).click();
  await expect(page.getByRole('button', { name: 'Extend, ' })).toBeVisible();
  await expectNothing(page);
});

test('own data, and the question before it is erased', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/data');
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await expectNothing(page);
  await page.goto('/user');
  await page.getByRole('button', { name: 'Erase account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Erase account' }).click();
  await expect(page.getByText('Please enter your password')).toBeVisible();
  await expectNothing(page);
});

test('a booking with its errors and its price', async ({ page, request }) => {
  const [vehicle] = await vehicles(request);
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle?.id}`);
  const form = page.getByRole('form', { name: 'Book this vehicle' });
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(form.getByText('Enter a pick-up location')).toBeVisible();
  await expectNothing(page);
  const day = freeDate();
  await fillRental(form, [day, '08:00'], [day, '11:00']);
  await form.getByRole('button', { name: 'Check Availability' }).click();
  await expect(form.getByRole('button', { name: 'Book Now' })).toBeVisible();
  await expectNothing(page);
});

test('an enlarged image', async ({ page }) => {
  await visitorScreens['an enlarged image']!(page, catalogues.en);
  await expectNothing(page);
});

test('a calendar with chosen days, and quotes for free and taken times', async ({
  page,
  request,
}) => {
  const { id } = await someVehicle(request);
  const day = inDays(207);
  await bookedBySomebodyElse(request, id, day);
  await page.goto(`/solutions/${id}?${timesOf(inDays(208))}`);
  const calendar = page.getByRole('region', { name: 'When is it free?' });
  await expect(page.getByText('Available. Total')).toBeVisible();
  await expect(calendar.getByRole('button', { name: /, free, pick-up/ })).toBeVisible();
  await expectAccessible(page, [320, 1440]);
  await page.goto(`/solutions/${id}?${timesOf(day)}`);
  await expect(page.getByText(/^Taken until/)).toBeVisible();
  await calendar.getByRole('button', { name: /partly taken/ }).hover();
  await expectAccessible(page, [390, 768]);
});

test('a search: results, taken vehicles, nothing, and what is wrong', async ({ page }) => {
  const asked = `/solutions?${timesOf(freeDate())}`;
  for (const [address, said] of [
    [`${asked}&include=taken&towBar=true`, /vehicles? free/],
    [`${asked}&seats=1000`, 'No vehicle is free'],
    ['/solutions?pickUpDate=2031-01-01', 'This search is not possible'],
  ] as const) {
    await page.goto(address);
    await expectSummary(page, said);
    await expectNothing(page);
  }
});
