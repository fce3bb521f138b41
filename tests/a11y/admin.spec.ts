import { expect, test, type Page } from '@playwright/test';
import {
  asAdministrator,
  someCustomer,
  someReservation,
  someVehicle,
} from '../e2e/administrator.ts';
import { fillRental } from '../e2e/booking-form.ts';
import { freeDate } from '../e2e/customer.ts';
import { counterScreens } from '../e2e/counter-screens.ts';
import { administratorScreens } from '../e2e/administrator-screens.ts';
import { catalogues } from '../support/catalogues.ts';
import { expectAccessible } from './looks.ts';

const narrow = 320;
const expectNothing = (page: Page, disabled?: string[]) =>
  expectAccessible(page, [narrow, 1440], disabled);

const timeline = '/admin/reservations/timeline';

const screens = [
  '/admin',
  '/admin/users',
  '/admin/users/2',
  '/admin/vehicles',
  '/admin/vehicles/new',
  '/admin/vehicles/prices',
  '/admin/vehicles/2',
  '/admin/reservations',
  timeline,
  `${timeline}?view=table`,
  '/admin/reservations/new',
  '/admin/reservations/15',
  '/admin/history',
  '/admin/contact-messages',
  '/admin/contact-messages/1',
  '/admin/mails',
];

for (const path of screens)
  test(path, async ({ page }) => {
    await asAdministrator(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Bars are as close as the rentals, which WCAG 2.5.8 allows as essential; the table has the same links.
    await expectNothing(page, path === timeline ? ['target-size'] : []);
  });

test('errors of a form, and the question before it is left', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles/new');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Please select an image')).toBeVisible();
  await expectNothing(page);
  await page.getByLabel('Model').fill('Unsaved');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothing(page);
});

test('a mail, and an answer with an error', async ({ page }) => {
  await asAdministrator(page);
  for (const screen of ['a mail', 'an answer with an error']) {
    await administratorScreens[screen]!(page, catalogues.en);
    await expectNothing(page);
  }
});

test('the question before a deletion', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/contact-messages/1');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectNothing(page);
});

test('a list of choices', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/reservations/15');
  await page.getByRole('combobox', { name: 'Vehicle' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await expectNothing(page);
});

test('free vehicles to choose from', async ({ page, request }) => {
  const { model } = await someVehicle(request, 'AAA ');
  const day = freeDate();
  await asAdministrator(page);
  await page.goto('/admin/reservations/new');
  await fillRental(page, [day, '08:00'], [day, '10:00']);
  await page.getByRole('radio', { name: model }).check();
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText('$25');
  await expectNothing(page);
});

test('a price set by hand, and what is wrong with it', async ({ page, request }) => {
  const { id: user } = await someCustomer(request);
  const { id: vehicle } = await someVehicle(request);
  const id = await someReservation(request, { user, vehicle, date: freeDate() });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}`);
  await page.getByText('Set price by hand').click();
  await page.getByLabel('Wanted total').fill('70');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Please enter the reason')).toBeVisible();
  await expectNothing(page);
});

test('new prices, some left out, and what came of a change', async ({ page, request }) => {
  const { model } = await someVehicle(request);
  await asAdministrator(page);
  await page.goto('/admin/vehicles/prices');
  await page.getByLabel('Per hour').fill('10');
  await page.getByRole('checkbox', { name: model }).uncheck();
  await page.getByLabel('Per day').fill('x');
  await expect(page.getByText('Please enter a number')).toBeVisible();
  await expectNothing(page);
  await page.getByLabel('Per day').fill('');
  await expect(page.getByRole('checkbox', { name: model })).not.toBeChecked();
  await expectNothing(page);
});

test('blocks: on the timeline, moved, and with a reservation in the way', async ({ page }) => {
  await asAdministrator(page);
  const screens = [
    ...['a block on the timeline', 'a block that was moved', 'a new block with errors'],
    ...['a block with a reservation in its way', 'a vehicle that is due'],
    'the list with a vehicle that is due',
  ];
  for (const screen of screens) {
    await administratorScreens[screen]!(page, catalogues.en);
    // Bars are as close as the rentals and blocks; the table has the same actions.
    await expectNothing(page, ['target-size']);
  }
});

for (const [screen, open] of Object.entries(counterScreens))
  test(`the counter: ${screen}`, async ({ page }) => {
    await asAdministrator(page);
    await open(page, catalogues.en);
    await expectNothing(page);
  });

test('the menu on a phone', async ({ page }) => {
  await page.setViewportSize({ width: narrow, height: 900 });
  await asAdministrator(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, [narrow]);
});
