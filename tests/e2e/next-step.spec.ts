import { expect, test, type Page } from '@playwright/test';
import { someVehicle } from './administrator.ts';
import { bookingForm, check } from './booking-form.ts';
import { bookedBySomebodyElse, freeDate, loggedIn, springForward } from './customer.ts';
import { fillTimes, timesOf, vehicleWith } from './search-form.ts';

const bar = (page: Page) => page.locator('[data-bar]');
const head = (page: Page) => page.locator('header [data-total]');

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the bar leads to the form, takes its next step, and is gone where that is in sight', async ({
    page,
  }) => {
    const { id } = await someVehicle(page.request);
    await loggedIn(page);
    await page.goto(`/solutions/${id}`);
    await expect(bar(page)).toContainText('$79.00/day');
    const form = bookingForm(page);
    await fillTimes(form, freeDate());
    await expect(bar(page)).toContainText('$37.50for 3 hours');
    await expect(head(page)).toHaveText('$37.50for 3 hours');
    await page.evaluate(() => window.scrollTo(0, 0));
    const next = bar(page).getByRole('link');
    await next.tap();
    await expect(page.getByRole('heading', { name: 'Book this vehicle' })).toBeFocused();
    await check(page).scrollIntoViewIfNeeded();
    await expect(bar(page)).toBeHidden();
    await page.getByRole('heading', { name: 'Book this vehicle' }).evaluate((title) => {
      const { top } = title.getBoundingClientRect();
      window.scrollBy(0, top - 600);
    });
    await expect(next).toHaveText('Check Availability');
    await next.tap();
    await expect(form.getByRole('heading', { name: 'Payment' })).toBeFocused();
    await expect(next).toHaveText('Continue');
    // To the payment's fields, then to the button below what is ordered.
    await next.tap();
    await expect(form.getByLabel('Card number')).toBeInViewport();
    await next.tap();
    const book = form.getByRole('button', { name: 'Book Now' });
    await expect(book).toBeInViewport({ ratio: 1 });
    await expect(bar(page)).toBeHidden();
  });

  test('head and bar say that the vehicle is taken, and lead to what is free', async ({ page }) => {
    const { id } = await vehicleWith(77, page.request);
    const day = freeDate();
    await bookedBySomebodyElse(page.request, id, day);
    await page.goto(`/solutions/${id}?${timesOf(day)}`);
    await expect(head(page)).toHaveText('Takenat your time');
    const whatIsFree = bar(page).getByRole('link', { name: 'What is free?' });
    await whatIsFree.tap();
    await expect(page.getByText('Next free period:')).toBeInViewport();
    await expect(whatIsFree).toBeHidden();
  });

  test('the bar takes a time at which the place is open', async ({ page }) => {
    const { id } = await vehicleWith(78, page.request, { homePlace: 'lager-sued' });
    const day = freeDate();
    const times = `pickUpDate=${day}&pickUpTime=09:00&dropOffDate=${day}&dropOffTime=17:00`;
    await page.goto(`/solutions/${id}?${times}`);
    await expect(head(page)).toHaveText('Place closedat your time');
    // The head's own button is in sight.
    await expect(bar(page)).toBeHidden();
    await page.evaluate(() => window.scrollTo(0, 700));
    await bar(page).getByRole('link', { name: 'Adjust the time' }).tap();
    await expect(page.getByRole('heading', { name: 'Book this vehicle' })).toBeFocused();
    await expect(bookingForm(page).getByLabel('Drop-off time')).toHaveValue('16:00');
    await expect(bar(page)).toContainText('$87.50for 7 hours');
  });

  test('the bar hides nothing that has the focus, nor the footer', async ({ page }) => {
    const { id } = await someVehicle(page.request);
    await page.goto(`/solutions/${id}?${timesOf(freeDate())}`);
    await expect(bar(page)).toContainText('$37.50');
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        const cover = document.querySelector('[data-bar]')!;
        if (
          focused === document.body ||
          !cover.checkVisibility({ visibilityProperty: true }) ||
          cover.contains(focused)
        )
          return false;
        return focused.getBoundingClientRect().bottom > cover.getBoundingClientRect().top + 1 &&
          focused.getBoundingClientRect().top < cover.getBoundingClientRect().bottom
          ? focused.outerHTML.slice(0, 80)
          : false;
      });
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await isCovered()).toBe(false);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).not.toBeInViewport();
  });
});

test('a time that a search found free is checked by itself, and Edit returns', async ({ page }) => {
  const { id } = await someVehicle(page.request);
  await loggedIn(page);
  await page.goto(`/solutions/${id}?${timesOf(freeDate())}`);
  const form = bookingForm(page);
  await expect(form.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await expect(head(page)).toHaveText('$37.50for 3 hours');
  // Who only looks at the vehicle is not led away from its head.
  await expect(page.locator('body')).toBeFocused();
  await form.getByRole('button', { name: 'Edit' }).click();
  await expect(form.getByLabel('Pick-up date')).toBeEditable();
  await form.getByLabel('Drop-off time').fill('14:00');
  await expect(head(page)).toHaveText('$50.00for 4 hours');
  await expect(form.getByRole('heading', { name: 'Payment' })).toBeHidden();
  await check(page).click();
  await expect(form.getByRole('heading', { name: 'Payment' })).toBeFocused();
});

test('places and conditions stand there before the log-in, and a chosen place stays', async ({
  page,
}) => {
  const { id } = await vehicleWith(88, page.request, { homePlace: null });
  await page.goto(`/solutions/${id}?${timesOf(freeDate())}`);
  const form = bookingForm(page);
  const pickUp = form.getByLabel('Pick-up location');
  await expect(pickUp.getByRole('option')).toHaveCount(4);
  await pickUp.selectOption({ index: 2 });
  await expect(form).toContainText('Mon–Fri 06:30–17:00');
  await expect(form.getByLabel('Drop-off location')).toHaveValue('Bauhof Nord');
  await page.getByText('Conditions and what may be charged later').click();
  await expect(page.getByText('Tolls, parking fees and fines')).toBeVisible();
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  await expect(pickUp).toHaveValue('Bauhof Nord');
});

test('why a time has no price is said where it would stand', async ({ page }) => {
  const { id } = await someVehicle(page.request);
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await fillTimes(form, springForward(), ['02:30', '05:00']);
  await expect(form.locator('[data-quote]')).toContainText(/clock/);
});
