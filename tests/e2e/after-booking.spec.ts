import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { displayImage } from '../../contract/vehicles/images.ts';
import { getCalendarFile } from '../../contract/reservations/calendar-file.ts';
import { listDocuments } from '../../contract/counter/documents.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { getOwnReservation } from '../../contract/reservations/reservations.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { asAdministrator, someVehicle } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import { check, choose, pay } from './booking-form.ts';
import { freeDate, loggedIn, storeToken, tokenOf } from './customer.ts';
import { hold } from './hold.ts';
import { tabTo } from './keys.ts';
import { moved, watchShifts } from './layout-shift.ts';
import { rented } from './rented.ts';

const cardOf = (page: Page, { messages } = catalogues.en): Locator =>
  page.getByRole('region', { name: messages.bookings.created });

/** The first bytes of what a button saves, and its name. */
async function savedBy(page: Page, button: Locator) {
  const download = page.waitForEvent('download');
  await button.click();
  const file = await download;
  const bytes = await readFile(await file.path());
  return { name: file.suggestedFilename(), start: bytes.subarray(0, 15).toString('latin1') };
}

/** Remembers a rental as if it had just been booked in this browser. */
async function booked(page: Page) {
  const rental = await rented(page);
  const token = await tokenOf(page.request, rental.customer);
  const path = { id: rental.id };
  const { userId } = await ask(page.request, getOwnReservation, { params: path, token });
  await page.evaluate(
    (value) => localStorage.setItem('booked', value),
    JSON.stringify({ user: userId ?? rental.customer.id, reservation: rental.id }),
  );
  return rental;
}

for (const [language, width] of [
  ['en', 390],
  ['de', 1440],
] as const)
  test.describe(`in ${locales[language]}, ${width} pixels wide`, () => {
    test.use({ locale: locales[language], viewport: { width, height: 844 } });
    test.setTimeout(180_000);
    const texts = catalogues[language];
    const { afterBooking, messages, site } = texts;

    test('home says what was booked until it is closed, and leads to all about it', async ({
      page,
    }) => {
      const vehicle = await someVehicle(page.request);
      const { email } = await loggedIn(page);
      await page.goto(`/solutions/${vehicle.id}`);
      await choose(page, [freeDate(), '09:00'], [freeDate(), '12:00'], texts);
      await check(page, texts).click();
      await pay(page, texts);
      await watchShifts(page);
      await page.getByRole('button', { name: texts.booking.book }).click();
      await expect(page).toHaveURL('/');
      const card = cardOf(page, texts);
      await expect(card.getByRole('heading', { level: 2 })).toHaveText(messages.bookings.created);
      await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: vehicle.model })).toHaveCount(1);
      await page.waitForLoadState('networkidle');
      expect(await moved(page)).toEqual([]);
      for (const text of [
        vehicle.model,
        /R-\d{6}/,
        'Bauhof Nord',
        '06:30',
        '09:00',
        '12:00',
        email,
      ])
        await expect(card).toContainText(text);
      await expect(card).toContainText(
        language === 'de' ? /\d\d\.\d\d\.20\d\d/ : /[A-Z][a-z]{2} 20\d\d/,
      );
      await expect(card.getByRole('link', { name: 'Bauhof Nord' }).first()).toHaveAttribute(
        'href',
        /^https:/,
      );
      await expect(card.getByRole('listitem')).not.toHaveCount(0);
      const { y } = (await card.boundingBox())!;
      expect(y).toBeLessThan((await page.getByRole('heading', { level: 1 }).boundingBox())!.y);
      await expectAccessible(page, [320, 390, 768, 1440]);

      await page.reload();
      await expect(card).toBeVisible();
      const { name, start } = await savedBy(
        page,
        card.getByRole('button', { name: afterBooking.files.calendar }),
      );
      expect(name).toMatch(/^R-\d{6}\.ics$/);
      expect(start).toBe('BEGIN:VCALENDAR');

      await card.getByRole('link', { name: afterBooking.card.open }).click();
      await expect(page).toHaveURL(/\/user\/reservations\/\d+$/);
      for (const kind of ['confirmation', 'contract'] as const) {
        const button = page.getByRole('button', { name: afterBooking.files[kind], exact: true });
        const document = await savedBy(page, button);
        expect(document.start).toMatch(/^%PDF-/);
        expect(document.name).toMatch(
          new RegExp(`^R-\\d{6}-${afterBooking.fileNames[kind]}\\.pdf$`),
        );
      }
      await expect(page.getByText(site.statuses.CREATED)).toBeVisible();

      await page.goto('/');
      await card.getByRole('button', { name: afterBooking.card.close }).click();
      await expect(card).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(card).toHaveCount(0);
    });
  });

test('a keyboard comes to the confirmation before the content, and closes it', async ({ page }) => {
  await booked(page);
  await page.goto('/');
  await expect(cardOf(page)).toBeVisible();
  expect(await tabTo(page, 'See reservation')).toBe('link');
  expect(await tabTo(page, 'Calendar file (ICS)')).toBe('button');
  await cardOf(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('Enter');
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a confirmation that cannot be loaded says so, and loads on demand', async ({ page }) => {
  await booked(page);
  await page.route(callsOf(getOwnReservation), (route) => route.abort());
  await page.goto('/');
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(cardOf(page)).toBeVisible();
});

for (const width of [320, 390, 768, 1440])
  test(`home keeps the place of a confirmation, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await booked(page);
    await watchShifts(page);
    const show = await hold(page, '**/*.woff2', callsOf(displayImage));
    await page.goto('/', { waitUntil: 'commit' });
    await expect(cardOf(page)).toBeVisible();
    show();
    await page.waitForLoadState('networkidle');
    expect(await moved(page)).toEqual([]);
  });

test('neither another user nor the next visitor sees what was booked', async ({ page }) => {
  const { customer } = await booked(page);
  const own = await page.evaluate(() => localStorage.getItem('token'));
  await loggedIn(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
  await storeToken(page, own!);
  await page.goto('/');
  await expect(cardOf(page)).toBeVisible();
  await page.getByRole('button', { name: `${customer.firstName} ${customer.lastName}` }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
  await storeToken(page, await tokenOf(page.request, customer));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(cardOf(page)).toHaveCount(0);
});

test('a cancelled booking is no longer shown', async ({ page }) => {
  const { id } = await booked(page);
  await page.goto(`/user/reservations/${id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Cancel the rental' }).click();
  await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
  await expect(cardOf(page)).toHaveCount(0);
});

test('nothing of home moves or loads for visitors', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await moved(page)).toEqual([]);
  expect(scripts.filter((script) => /booked|menu/i.test(script))).toEqual([]);
});

test('a file that could not be loaded says why', async ({ page }) => {
  const { id } = await rented(page);
  await page.goto(`/user/reservations/${id}`);
  await page.route(callsOf(getCalendarFile), (route) => route.abort());
  await page.getByRole('button', { name: 'Calendar file (ICS)' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'cannot be reached' });
  await expect(alert).toBeVisible();
  await expect(page.getByRole('button', { name: 'Calendar file (ICS)' })).toBeFocused();
});

test('documents are listed as they were sent, and saved', async ({ page }) => {
  const { id } = await rented(page);
  const sent = [{ id: 7, kind: 'contract', language: 'de', sentAt: '2030-01-02T10:00:00' }];
  await page.route(callsOf(listDocuments), (route) => route.fulfill({ json: sent }));
  await page.goto(`/user/reservations/${id}`);
  const list = page.getByRole('list', { name: 'Sent to you (PDF)' });
  await expect(list.getByRole('button')).toHaveText([
    'Rental contract, 2030-01-02 10:00 (Deutsch)',
  ]);
});

test('the contract is printed without menu and footer, its terms after the first page', async ({
  page,
}) => {
  const { id, vehicle } = await rented(page);
  await page.goto(`/user/reservations/${id}`);
  await page.getByRole('link', { name: 'View the contract' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Rental contract ${reservationNumber(id)}`,
  );
  const sheet = page.getByRole('article');
  for (const text of [vehicle.model, 'Musternetz Infrastruktur GmbH', 'Greta Muster', '$100.00'])
    await expect(sheet).toContainText(text);
  for (const heading of [
    'Lessor',
    'Renter',
    'Vehicle',
    'Rental period',
    'Price',
    'Booking',
    'Terms',
  ])
    await expect(sheet.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('[data-printed]')).toHaveCount(1);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

test('administrators get the same documents and calendar file', async ({ page }) => {
  const { id } = await rented(page);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}`);
  const files = page.getByRole('region', { name: 'Calendar and documents' });
  const calendar = files.getByRole('button', { name: 'Calendar file (ICS)' });
  expect((await savedBy(page, calendar)).start).toBe('BEGIN:VCALENDAR');
  const contract = files.getByRole('button', { name: 'Rental contract (PDF)' });
  expect((await savedBy(page, contract)).start).toMatch(/^%PDF-/);
});
