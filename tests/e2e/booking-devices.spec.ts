import { expect, test, type Page } from '@playwright/test';
import { catalogues, type Catalogue } from '../support/catalogues.ts';
import { setPrice, firstInLists, someVehicle } from './administrator.ts';
import { bookingForm } from './booking-form.ts';
import { freeDate, loggedIn } from './customer.ts';
import { fingerOf, keyboardOf, type Device } from './devices.ts';
import { cardOf, expectSummary, searchForm } from './search-form.ts';

interface Said {
  /** Three hours at $456. */
  total: string;
  found: RegExp;
}

/** Books a new vehicle, from the search on home to the confirmation, with a device alone. */
async function book(page: Page, device: Device, texts: Catalogue, said: Said): Promise<void> {
  const { booking, search, site, messages } = texts;
  const { fields } = site;
  const vehicle = await someVehicle(page.request, firstInLists());
  await setPrice(page.request, vehicle, 456);
  const day = freeDate();
  await loggedIn(page);

  await page.goto('/');
  await expect(searchForm(page, texts)).toBeVisible();
  await device.chooseDate(fields.pickUpDate, day);
  await device.chooseTime(fields.pickUpTime, '10:00');
  await device.chooseDate(fields.dropOffDate, day);
  await device.chooseTime(fields.dropOffTime, '13:00');
  await device.press('button', search.submit);
  await expectSummary(page, said.found);
  await expect(cardOf(page, vehicle.model)).toContainText(said.total);
  await device.press('link', vehicle.model);

  await expect(page.getByRole('heading', { name: vehicle.model, level: 1 })).toBeVisible();
  const form = bookingForm(page, texts);
  await expect(form.getByLabel(fields.pickUpLocation)).toBeEnabled();
  for (const [label, value] of [
    [fields.pickUpDate, day],
    [fields.pickUpTime, '10:00'],
    [fields.dropOffDate, day],
    [fields.dropOffTime, '13:00'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveValue(value);
  // The search knows that it is free: nothing is to be checked. The price is announced.
  await expect(form.getByRole('heading', { name: booking.payment })).toBeVisible();
  await expect(form.getByRole('button', { name: booking.check })).toBeHidden();
  await expect(form.locator('[aria-live=polite]').first()).toContainText(said.total);
  await device.type(booking.fields.cardNumber, '4111111111111111');
  await device.type(booking.fields.nameOnCard, 'Greta Muster');
  await device.type(booking.fields.expireDate, '1239');
  await expect(form.getByLabel(booking.fields.expireDate)).toHaveAccessibleDescription(
    booking.fields.expireDateHint,
  );
  await device.type(booking.fields.cvc, '123');
  await device.press('checkbox', booking.fields.contract);
  await device.press('button', site.contract.read);
  const contract = page.getByRole('dialog', { name: site.contract.title });
  await device.press('button', site.contract.close);
  await expect(contract).toBeHidden();

  const review = form.getByRole('region', { name: booking.review.title });
  for (const text of [vehicle.model, 'Bauhof Nord', '10:00', '13:00', said.total])
    await expect(review).toContainText(text);
  await device.press('button', booking.book);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: messages.bookings.created })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: vehicle.model })).toHaveCount(1);
}

test('a vehicle is found and booked by keyboard alone', async ({ page }) => {
  const said = { total: '$1,368.00', found: /\d+ vehicles? free/ };
  await book(page, keyboardOf(page), catalogues.en, said);
});

test('what has the focus is in sight in a low window, too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const { id } = await someVehicle(page.request);
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const check = page.getByRole('button', { name: catalogues.en.booking.check });
  await expect(check).toBeEnabled();
  await check.focus();
  await expect(check).toBeInViewport({ ratio: 1 });
});

test.describe('on a phone, in German', () => {
  test.use({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('a vehicle is found and booked by touch', async ({ page }) => {
    const said = { total: '1.368,00 $', found: /Fahrzeuge? frei/ };
    await book(page, fingerOf(page), catalogues.de, said);
  });
});
