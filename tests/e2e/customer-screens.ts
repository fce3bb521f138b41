import { expect, type Page } from '@playwright/test';
import { pages } from '../../contract/site/pages.ts';
import { listOwnReservations } from '../../contract/reservations/reservations.ts';
import { currentUser } from '../../contract/users/users.ts';
import type { Catalogue } from '../support/catalogues.ts';
import { setPrice, someReservation, someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { bookingForm, check, choose, pay } from './booking-form.ts';
import { bookedBySomebodyElse, freeDate, inDays } from './customer.ts';
import { rented } from './rented.ts';
import { timesOf } from './search-form.ts';
import { atAddresses, type Screens } from './visitor-screens.ts';

/** Checks a free vehicle, so that it can be booked. */
async function checkVehicle(page: Page, texts: Catalogue) {
  const vehicle = await someVehicle(page.request);
  const day = freeDate();
  await page.goto(`/solutions/${vehicle.id}`);
  await choose(page, [day, '09:00'], [day, '12:00'], texts);
  await check(page, texts).click();
  const form = bookingForm(page, texts);
  const book = form.getByRole('button', { name: texts.booking.book });
  await expect(book).toBeVisible();
  return { vehicle, form, book };
}

async function openMenu(page: Page) {
  await page.goto(pages.user);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Greta Muster' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
}

/** A new customer's; the last ones need a reservation, which is made on the way. */
export const customerScreens: Screens = {
  ...atAddresses('/solutions/1', pages.user, pages.ownReservations),
  ...atAddresses('/user/data', '/user/reservations/999999', '/user/nowhere'),

  'a vehicle that a search found free': async (page, { booking }) => {
    const { id } = await someVehicle(page.request);
    await page.goto(`/solutions/${id}?${timesOf(freeDate())}`);
    await expect(page.getByRole('heading', { name: booking.payment })).toBeVisible();
  },
  'the menu': openMenu,
  'the question before the logout': async (page, { site }) => {
    await openMenu(page);
    await page.getByRole('menuitem', { name: site.menu.logout }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a profile with errors': async (page, { site, messages, account }) => {
    await page.goto(pages.user);
    const form = page.getByRole('form', { name: account.updateProfile });
    await form.getByLabel(site.fields.firstName).fill('');
    await form.getByLabel(site.fields.phoneNumber).fill('+49 1');
    await form.getByRole('button', { name: account.updateProfile }).click();
    await expect(form.getByText(messages.auth.firstName)).toBeVisible();
  },
  'a wrong password': async (page, { site, messages, account }) => {
    await page.goto(pages.user);
    const form = page.getByRole('form', { name: account.updatePassword });
    for (const name of ['oldPassword', 'newPassword', 'confirmNewPassword'] as const)
      await form.getByLabel(site.fields[name], { exact: true }).fill('Leerrohr-34!');
    await form.getByRole('button', { name: account.updatePassword }).click();
    await expect(page.getByText(messages.users.oldPasswordWrong)).toBeVisible();
  },
  'the question before the account is erased': async (page, { account, site, messages }) => {
    await page.goto(pages.user);
    await page.getByRole('button', { name: account.erase.title }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(site.fields.password, { exact: true }).fill('Falsch-12!');
    await dialog.getByRole('button', { name: account.erase.title }).click();
    await expect(dialog.getByText(messages.users.passwordWrong)).toBeVisible();
  },
  'a profile that could not be loaded': async (page, { account }) => {
    await page.route(callsOf(currentUser), (route) => route.fulfill({ status: 500 }));
    await page.goto(pages.user);
    await expect(page.getByRole('main').getByText(account.ownData.failed)).toBeVisible();
  },
  'reservations that could not be loaded': async (page, { account }) => {
    await page.route(callsOf(listOwnReservations), (route) => route.fulfill({ status: 500 }));
    await page.goto(pages.ownReservations);
    await expect(page.getByText(account.reservationsFailed)).toBeVisible();
  },
  'a booking with errors': async (page, texts) => {
    await page.goto('/solutions/1');
    await check(page, texts).click();
    await expect(page.getByText(texts.messages.reservations.pickUpDate)).toBeVisible();
  },
  'a vehicle that is taken': async (page, texts) => {
    const { id } = await someVehicle(page.request);
    const day = freeDate();
    await bookedBySomebodyElse(page.request, id, day);
    await page.goto(`/solutions/${id}`);
    await choose(page, [day, '09:00'], [day, '12:00'], texts);
    await check(page, texts).click();
    await expect(page.getByText(texts.messages.reservations.taken)).toBeVisible();
  },
  'the contract': async (page, texts) => {
    await checkVehicle(page, texts);
    await page.getByRole('button', { name: texts.site.contract.read }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the review with errors of the card': async (page, texts) => {
    const { form, book } = await checkVehicle(page, texts);
    await book.click();
    await expect(form.getByText(texts.messages.payment.cardNumber)).toBeVisible();
  },
  'a price that has changed': async (page, texts) => {
    const { vehicle, form, book } = await checkVehicle(page, texts);
    await setPrice(page.request, vehicle, 456);
    await pay(page, texts);
    await book.click();
    await expect(form.locator('.notice--danger')).toContainText(/1[.,]368/);
  },
  'a vehicle that was booked': async (page, texts) => {
    const { book } = await checkVehicle(page, texts);
    await pay(page, texts);
    await book.click();
    await expect(page.getByText(texts.messages.bookings.created)).toBeVisible();
    const card = page.getByRole('region', { name: texts.messages.bookings.created });
    await expect(
      card.getByRole('button', { name: texts.afterBooking.files.calendar }),
    ).toBeVisible();
  },
  'own data': async (page, { account, site }) => {
    await page.goto('/user/data');
    await page.getByRole('main').locator('summary').first().click();
    await expect(page.getByText(account.ownData.booked, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: site.contract.readBooked }).click();
    await expect(page.getByRole('dialog')).toContainText('Stornierung');
  },
  reservations: async (page, { site }) => {
    await page.goto(pages.ownReservations);
    await expect(page.getByText(site.statuses.CREATED)).toBeVisible();
  },
  'a reservation': async (page, { afterBooking }) => {
    await page.goto(pages.ownReservations);
    await page.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('link', { name: afterBooking.files.printable })).toBeVisible();
  },
  'a contract': async (page, { afterBooking }) => {
    await page.goto(pages.ownReservations);
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('link', { name: afterBooking.files.printable }).click();
    await expect(page.getByRole('heading', { name: afterBooking.contract.terms })).toBeVisible();
  },

  // The following log in customers of their own.
  'the question before a cancellation': async (page, { changes }) => {
    const { id } = await rented(page);
    await page.goto(`/user/reservations/${id}`);
    await page.getByRole('button', { name: changes.cancel }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  },
  'a cancelled reservation': async (page, { changes }) => {
    await page.goto(pages.ownReservations);
    await page.getByRole('button', { name: changes.cancel }).click();
    await page.getByRole('button', { name: changes.question.confirm }).click();
    await expect(page.getByRole('link', { name: changes.bookAgain })).toBeVisible();
  },
  'a change with its price': async (page, { changes }) => {
    const { id } = await rented(page);
    await page.goto(`/user/reservations/${id}/change`);
    await page.getByRole('button', { name: changes.form.days(1) }).click();
    await expect(page.getByText(changes.preview.difference, { exact: true })).toBeVisible();
  },
  'a change that is not possible': async (page, { changes, site, messages }) => {
    const { id, vehicle } = await rented(page, { from: inDays(100) });
    await bookedBySomebodyElse(page.request, vehicle.id, inDays(101));
    await page.goto(`/user/reservations/${id}/change`);
    await page.getByLabel(site.fields.pickUpLocation).fill('');
    await page.getByRole('button', { name: changes.form.days(1) }).click();
    await page.getByRole('button', { name: changes.change, exact: true }).click();
    await expect(page.getByText(messages.reservations.pickUpLocation)).toBeVisible();
    await page.getByLabel(site.fields.pickUpLocation).fill('Kassel');
    await expect(page.locator('.notice--danger')).toBeVisible();
  },
  'reservations, past ones too': async (page, { account }) => {
    const { customer, vehicle } = await rented(page);
    for (const date of [inDays(-2), inDays(1)])
      await someReservation(page.request, { user: customer.id, vehicle: vehicle.id, date });
    await page.goto(pages.ownReservations);
    await page.getByText(account.list.past).click();
    await expect(page.getByRole('article')).toHaveCount(3);
  },
  'an extension': async (page, { changes }) => {
    const { id } = await rented(page, { from: inDays(-1), until: inDays(1) });
    await page.goto(`/user/reservations/${id}`);
    await page.getByRole('link', { name: changes.extend }).click();
    await page.getByRole('button', { name: changes.form.hours(3) }).click();
    await expect(page.getByText(changes.preview.difference, { exact: true })).toBeVisible();
  },
  'a rental that is over': async (page, { changes }) => {
    const { id } = await rented(page, { from: inDays(-3), until: inDays(-2) });
    await page.goto(`/user/reservations/${id}/change`);
    await expect(page.getByText(changes.form.notNow)).toBeVisible();
    await page.getByRole('link', { name: changes.form.back }).click();
    await expect(page.getByRole('link', { name: changes.bookAgain })).toBeVisible();
  },
};
