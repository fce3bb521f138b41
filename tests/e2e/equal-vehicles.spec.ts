import { expect, test } from '@playwright/test';
import { listOwnReservations } from '../../contract/reservations/reservations.ts';
import { catalogues } from '../support/catalogues.ts';
import { ask } from './api.ts';
import { bookNow, pay } from './booking-form.ts';
import { bookedBySomebodyElse, freeDate, loggedIn, storedToken } from './customer.ts';
import { cardOf, expectSummary, timesOf, vehicleWith } from './search-form.ts';

const { search, vehicles } = catalogues.en;

test('equal vehicles are one card, from which one that is free is booked', async ({
  page,
  request,
}) => {
  const first = await vehicleWith(87, request);
  const second = await vehicleWith(87, request, { model: first.model });
  const day = freeDate();
  await page.goto('/vehicles?seats=87');
  await expect(cardOf(page, first.model)).toContainText(vehicles.equals(2, true));
  await page.goto(`/vehicles?${timesOf(day)}&seats=87`);
  const card = cardOf(page, first.model);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(search.freeEquals(2, true));
  await expectSummary(page, /\d+ vehicles free/);

  await loggedIn(page);
  await page.goto(`/vehicles?${timesOf(day)}&seats=87`);
  await card.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/solutions/${first.id}\\?`));
  // The time is checked by itself, and then somebody is faster.
  await expect(bookNow(page)).toBeVisible();
  await bookedBySomebodyElse(request, first.id, day);
  await pay(page);
  await bookNow(page).click();
  await expect(page).toHaveURL('/');
  const token = (await storedToken(page))!;
  const own = await ask(request, listOwnReservations, { token });
  expect(own).toMatchObject([{ carId: { id: second.id, model: first.model } }]);

  await page.goto(`/vehicles?${timesOf(day)}&seats=87&include=taken`);
  await expect(card).toHaveCount(1);
  await expect(card).toContainText(search.isTaken);
});
