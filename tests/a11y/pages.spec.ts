import { expect, test, type Page } from '@playwright/test';
import { fillRental } from '../e2e/booking-form.ts';
import { loggedIn, freeDate, vehicles } from '../e2e/customer.ts';
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
  '/auth?type=login',
  '/auth?type=register',
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
