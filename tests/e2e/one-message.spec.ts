import { expect, test, type Page } from '@playwright/test';
import { bookingForm, check, choose } from './booking-form.ts';
import { loggedIn, logIn, registered, freeDate } from './customer.ts';
import { someVehicle } from './administrator.ts';
import { callsOf } from './api.ts';
import { checkAvailability } from '../../contract/reservations/reservations.ts';
import { login } from '../../contract/users/auth.ts';

const toasts = (page: Page) => page.locator('[data-sonner-toast]');
const taken = 'The vehicle you selected is not avilable';
const wrong = 'The email or the password is wrong';

test('a taken vehicle is reported once, beside the date, until the next attempt', async ({
  page,
}) => {
  const day = freeDate();
  const { id } = await someVehicle(page.request);
  await loggedIn(page);
  await page.route(callsOf(checkAvailability), async (route) => {
    await route.fulfill({
      json: { success: true, message: taken, available: false, totalPrice: 1 },
    });
  });
  await page.goto(`/solutions/${id}`);
  await choose(page, [day, '09:00'], [day, '12:00']);
  await check(page).click();
  await expect(bookingForm(page).getByLabel('Pick-up date')).toHaveAccessibleDescription(
    new RegExp(taken),
  );
  await expect(page.getByText(taken)).toHaveCount(1);
  await page.unrouteAll();
  await check(page).click();
  await expect(bookingForm(page).getByRole('button', { name: 'Book Now' })).toBeVisible();
  await expect(page.getByText(taken)).toHaveCount(0);
});

test('a refused log-in is told by a toast and in the form, until the next attempt', async ({
  page,
  request,
}) => {
  const customer = await registered(request);
  await page.goto('/auth');
  await logIn(page, { ...customer, password: 'Falsch-123!' });
  await expect(toasts(page)).toContainText(wrong);
  await expect(page.getByRole('form', { name: 'Login' })).toContainText(wrong);
  // A hovered toast stays, but the next attempt removes it even before its answer.
  await toasts(page).hover();
  await page.route(callsOf(login), () => undefined);
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await expect(page.getByText(wrong)).toHaveCount(0);
});

test('a toast is shown even if its script is lost', async ({ page }) => {
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Login' });
  await expect(form.getByRole('button', { name: 'Login' })).toBeEnabled();
  await page.route('**/_astro/**', (route) => route.abort());
  await logIn(page, { email: 'greta@example.com', password: 'Falsch-123!' });
  await expect(page.getByRole('alert').filter({ hasText: wrong })).toHaveCount(1);
});
