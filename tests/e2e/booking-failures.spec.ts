import { expect, test } from '@playwright/test';
import { setPrice, someVehicle } from './administrator.ts';
import { bookNow, bookingForm, check, choose, pay, readyToBook } from './booking-form.ts';
import { bookedBySomebodyElse, loggedIn, logIn, freeDate, storedToken } from './customer.ts';
import { ask, callsOf } from './api.ts';
import { createReservation } from '../../contract/reservations/reservations.ts';
import { logout } from '../../contract/users/logout.ts';

test('a vehicle taken between check and booking leads back to the dates', async ({
  page,
  request,
}) => {
  const { vehicle, day } = await readyToBook(page);
  await bookedBySomebodyElse(request, vehicle.id, day);
  await bookNow(page).click();
  await expect(bookingForm(page)).toContainText('The vehicle you selected is not avilable');
  await expect(check(page)).toBeVisible();
  await expect(bookingForm(page).getByLabel('Pick-up date')).toHaveValue(day);
});

test('a price that changed meanwhile needs confirmation, and no input is lost', async ({
  page,
  request,
}) => {
  const vehicle = await someVehicle(request);
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle.id}`);
  const day = freeDate();
  await choose(page, [day, '09:00'], [day, '11:00']);
  await check(page).click();
  await pay(page);
  await setPrice(request, vehicle, 9999);
  await bookNow(page).click();
  const changed = page.getByText('The price was $25.00 and is $19,998.00 now.');
  await expect(changed).toBeInViewport();
  await expect(bookingForm(page).locator('.price')).toHaveText('$19,998.00');
  await expect(bookingForm(page).getByLabel('CVC')).toHaveValue('123');
  await bookNow(page).click();
  await expect(page.getByText('Reservation created')).toBeVisible();
});

test('a booking whose answer was lost is made only once when repeated', async ({ page }) => {
  const { vehicle } = await readyToBook(page);
  const booked: number[] = [];
  await page.route(callsOf(createReservation), async (route) => {
    const answer = await route.fetch();
    booked.push(answer.status());
    await (booked.length === 1 ? route.abort() : route.fulfill({ response: answer }));
  });
  await bookNow(page).click();
  await expect(bookingForm(page).getByRole('alert')).toContainText('The server cannot be reached');
  expect(booked).toEqual([201]);
  await expect(bookingForm(page).getByRole('alert')).toContainText('may have been booked');
  await expect(
    bookingForm(page).getByRole('alert').getByRole('link', { name: 'reservations' }),
  ).toHaveAttribute('href', '/user/reservations');
  await bookNow(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Reservation created')).toBeVisible();
  expect(booked).toEqual([201, 201]);
  await page.goto('/user/reservations');
  await expect(page.getByRole('article').filter({ hasText: vehicle.model })).toHaveCount(1);
});

test('after a booking without an answer, taken times are explained', async ({ page }) => {
  await readyToBook(page);
  await page.route(callsOf(createReservation), async (route) => {
    await route.fetch();
    await route.abort();
  });
  await bookNow(page).click();
  const alert = bookingForm(page).getByRole('alert');
  await expect(alert).toContainText('may have been booked');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(alert).toBeEmpty();
  await check(page).click();
  await expect(page.getByText('The vehicle you selected is not avilable')).toHaveCount(1);
  await expect(alert).toContainText('may have been booked');
});

test('a session that ends while booking loses only the card', async ({ page, request }) => {
  const { vehicle, day, customer } = await readyToBook(page);
  await ask(request, logout, { token: (await storedToken(page))! });
  await bookNow(page).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, customer);
  await expect(page).toHaveURL(`/solutions/${vehicle.id}`);
  await expect(bookingForm(page).getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');
  await expect(bookingForm(page).getByLabel('Drop-off date')).toHaveValue(day);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain('4111');
});
