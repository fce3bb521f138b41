import { expect, test, type Page } from '@playwright/test';
import { catalogues, type Catalogue } from '../support/catalogues.ts';
import { bookingForm } from './booking-form.ts';
import { bookedBySomebodyElse, inDays } from './customer.ts';
import { fingerOf, keyboardOf, type Device } from './devices.ts';
import { timesOf, vehicleWith } from './search-form.ts';

interface Said {
  taken: RegExp;
  /** The next slot of the same length. */
  next: RegExp;
  free: string;
  line: string;
}

/** Finds another time for a vehicle that is taken, as a visitor, with a device alone, up to the log-in. */
async function takeNextSlot(
  page: Page,
  device: Device,
  texts: Catalogue,
  { seats, said }: { seats: number; said: Said },
): Promise<void> {
  const { availability, site } = texts;
  const { id } = await vehicleWith(seats, page.request);
  const day = inDays(208);
  await bookedBySomebodyElse(page.request, id, day);
  await page.goto(`/solutions/${id}?${timesOf(day)}`);
  const form = bookingForm(page, texts);
  await form.scrollIntoViewIfNeeded();
  const status = form.getByRole('status').filter({ hasText: /\w/ });
  await expect(status).toHaveText(said.taken);
  const others = form.getByRole('region', { name: availability.instead });
  await expect(others.getByRole('link')).toHaveCount(3);

  const next = form.getByRole('button', { name: said.next });
  await device.press('button', (await next.textContent())!);
  await expect(status).toHaveText(said.free);
  await expect(form).toContainText(said.line);
  await expect(form.getByLabel(site.fields.pickUpTime)).toHaveValue('18:00');
  await device.press('link', texts.booking.registerAndReturn);
  await expect(page).toHaveURL(/\/auth\?/);
}

test('a visitor takes the next free time by keyboard alone', ({ page }) =>
  takeNextSlot(page, keyboardOf(page), catalogues.en, {
    seats: 87,
    said: {
      taken: /^Taken until .+, 18:00\.$/,
      next: /, 18:00 to 21:00$/,
      free: 'Available, pick-up by arrangement. Total $37.50',
      line: '3 h × $12.50 = $37.50',
    },
  }));

test.describe('on a phone, in German', () => {
  test.use({
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });

  test('a visitor takes the next free time by touch', ({ page }) =>
    takeNextSlot(page, fingerOf(page), catalogues.de, {
      seats: 88,
      said: {
        taken: /^Belegt bis .+, 18:00\sUhr\.$/,
        next: /, 18:00\sUhr bis 21:00\sUhr$/,
        free: 'Verfügbar, Abholung nach Vereinbarung. Gesamtpreis 37,50 $',
        line: '3 Std. × 12,50 $ = 37,50 $',
      },
    }));
});
