import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  asAdministrator,
  someCustomer,
  someMessage,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { bookedBy, inDays, loggedIn, somebody, storeToken, tokenOf, freeDate } from './customer.ts';
import { callsOf } from './api.ts';
import { deleteMessage } from '../../contract/office/messages-admin.ts';
import { login } from '../../contract/users/auth.ts';
import { pageVehicles } from '../../contract/vehicles/vehicles.ts';

// A control that disappears when pressed loses the focus, unless the page moves it.

async function pressEnterOn(control: Locator) {
  await control.focus();
  await control.press('Enter');
}

const openLogout = async (page: Page) => {
  await pressEnterOn(page.getByRole('button', { name: 'Greta Muster' }));
  await page.getByRole('menuitem', { name: 'Logout' }).press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
};

test("a new screen of the user's area gets the focus", async ({ page }) => {
  const { id } = await someVehicle(page.request);
  await bookedBy(page.request, await loggedIn(page), id, freeDate());
  await page.goto('/user/reservations');
  await pressEnterOn(page.getByRole('article').getByRole('link').first());
  await expect(page.getByRole('heading', { level: 1, name: /Reservation R-\d{6}/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await pressEnterOn(page.getByRole('link', { name: 'Back to reservations' }));
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a page of the user's reservations starts at the top and gets the focus", async ({
    page,
  }) => {
    // Booked by the administrator: more than a customer may book.
    const customer = await someCustomer(page.request);
    await storeToken(page, await tokenOf(page.request, customer));
    const { id: vehicle } = await someVehicle(page.request);
    for (let day = 300; day < 311; day += 1)
      await someReservation(page.request, { user: customer.id, vehicle, date: inDays(day) });
    await page.goto('/user/reservations');
    await pressEnterOn(page.getByRole('button', { name: 'Next page' }));
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  });
});

test('cancelling a log-out returns the focus to the menu', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/about');
  const menu = page.getByRole('button', { name: 'Greta Muster' });
  await openLogout(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await openLogout(page);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(menu).toBeFocused();
});

test('a cancelled or failed deletion returns the focus to the button', async ({
  page,
  request,
}) => {
  const subject = await someMessage(request);
  await asAdministrator(page);
  await page.goto(`/admin/contact-messages?search=${encodeURIComponent(subject)}`);
  await page.getByRole('link', { name: subject }).click();
  const remove = page.getByRole('button', { name: 'Delete' });
  await pressEnterOn(remove);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(remove).toBeFocused();
  await page.route(callsOf(deleteMessage), (route) => route.abort());
  await pressEnterOn(remove);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expect(remove).toBeFocused();
});

test('a failed submit leaves the focus on the button', async ({ page }) => {
  await page.route(callsOf(login), (route) => route.abort());
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  const send = form.getByRole('button', { name: 'Login' });
  await expect(send).toBeEnabled();
  await form.getByLabel('Email').fill('greta@example.com');
  await form.getByLabel('Password', { exact: true }).fill('Glasfaser-12!');
  await pressEnterOn(send);
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expect(send).toBeFocused();
});

test('a form whose button stays disabled gets the focus', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user');
  const form = page.getByRole('form', { name: 'Update Profile' });
  await form.getByLabel('Last name').fill('Musterfrau');
  await pressEnterOn(form.getByRole('button', { name: 'Update Profile' }));
  await expect(page.getByText('Your profile was updated')).toBeVisible();
  await expect(form).toBeFocused();
});

test('after registering without a log-in, the password gets the focus', async ({ page }) => {
  const customer = somebody();
  await page.route(callsOf(login), (route) => route.abort());
  await page.goto('/auth?type=register');
  const form = page.getByRole('form', { name: 'Register' });
  for (const [label, value] of [
    ['First name', customer.firstName],
    ['Last name', customer.lastName],
    ['Phone number', customer.phoneNumber],
    ['Address', customer.address],
    ['Zip code', customer.zipCode],
    ['Town', 'Musterstadt'],
    ['Email', customer.email],
    ['Password', customer.password],
    ['Confirm password', customer.password],
  ] as const)
    await form.getByLabel(label, { exact: true }).fill(value);
  await pressEnterOn(form.getByRole('button', { name: 'Register' }));
  const next = page.getByRole('form', { name: 'Login' });
  await expect(next.getByLabel('Email')).toHaveValue(customer.email);
  await expect(next.getByLabel('Password', { exact: true })).toBeFocused();
});

test('a list that is retried gets the focus', async ({ page }) => {
  await page.route(callsOf(pageVehicles), (route) => route.abort());
  await page.goto('/vehicles');
  const retry = page.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await pressEnterOn(retry);
  const list = page.getByRole('region', { name: 'Vehicles' });
  await expect(list.getByRole('article').first()).toBeVisible();
  await expect(list).toBeFocused();
});
