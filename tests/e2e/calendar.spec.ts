import { expect, test, type Page } from '@playwright/test';
import { vehicleCalendar } from '../../contract/reservations/search.ts';
import { monthOf, startOf } from '../../src/islands/booking/calendar-days.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { callsOf } from './api.ts';
import { bookingForm } from './booking-form.ts';
import { bookedBySomebodyElse, inDays, loggedIn } from './customer.ts';
import { tabTo } from './keys.ts';
import { vehicleWith } from './search-form.ts';

const calendar = (page: Page) => page.getByRole('region', { name: 'When is it free?' });
const previous = (page: Page) => calendar(page).getByRole('button', { name: 'Previous month' });
const next = (page: Page) => calendar(page).getByRole('button', { name: 'Next month' });

/** A day's name begins like this: `Mon, 26 Jul 2027`. */
const nameOf = (day: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  } as const).format(new Date(day));
const dayButton = (page: Page, day: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`^${nameOf(day)}\\b`) });

/** Turns to the month of a day and waits for its states. */
async function turnTo(page: Page, day: string): Promise<void> {
  await expect(calendar(page).getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  for (
    let month = monthOf(startOf(inDays(0)));
    month < monthOf(day);
    month = monthOf(nextMonth(month))
  )
    await next(page).click();
  await expect(dayButton(page, day)).toHaveAccessibleName(/free|taken/);
}
const nextMonth = (month: string) =>
  Temporal.PlainDate.from(`${month}-01`).add({ months: 1 }).toString();

test('everybody sees when a vehicle is free, and chooses days', async ({ page, request }) => {
  const { id } = await vehicleWith(71, request, { homePlace: null });
  const [taken, day, later] = [inDays(40), inDays(41), inDays(43)];
  await bookedBySomebodyElse(request, id, taken);
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (/\/(client|react)\b.*\.js$/.test(asked.url())) scripts.push(asked.url());
  });
  await page.goto(`/solutions/${id}`);
  await turnTo(page, taken);
  await expect(dayButton(page, taken)).toHaveAccessibleName(
    `${nameOf(taken)}, partly taken: 08:00 to 18:00`,
  );
  if (monthOf(day) > monthOf(taken)) await next(page).click();
  await expect(dayButton(page, day)).toHaveAccessibleName(`${nameOf(day)}, free`);

  await dayButton(page, day).click();
  await expect(calendar(page)).toContainText('Now choose the day of drop-off.');
  await expect(page.getByLabel('Drop-off date')).toHaveValue(day);
  if (monthOf(later) > monthOf(day)) await next(page).click();
  await dayButton(page, later).click();
  await expect(page.getByLabel('Pick-up date')).toHaveValue(day);
  await expect(page.getByLabel('Drop-off date')).toHaveValue(later);
  await expect(page).toHaveURL(new RegExp(`pickUpDate=${day}&dropOffDate=${later}`));
  await expect(dayButton(page, later)).toHaveAccessibleName(/, drop-off$/);
  expect(scripts).toEqual([]);
});

test('days on which the place is closed say so', async ({ page, request }) => {
  const { id } = await vehicleWith(76, request, { homePlace: 'lager-sued' });
  const today = Temporal.PlainDate.from(inDays(0));
  const sunday = today.add({ days: 14 - today.dayOfWeek }).toString();
  await page.goto(`/solutions/${id}`);
  await turnTo(page, sunday);
  await expect(dayButton(page, sunday)).toHaveAccessibleName(
    `${nameOf(sunday)}, free, place closed`,
  );
  const byArrangement = calendar(page).getByText('Place closed, pick-up by arrangement');
  await expect(calendar(page).getByText('Place closed, no pick-up')).toBeVisible();
  await expect(byArrangement).toBeHidden();
  const { id: other } = await vehicleWith(77, request, { homePlace: 'bauhof-nord' });
  await page.goto(`/solutions/${other}`);
  await turnTo(page, sunday);
  await expect(dayButton(page, sunday)).toHaveAccessibleName(
    `${nameOf(sunday)}, free, place closed`,
  );
  await expect(byArrangement).toBeVisible();
});

test('the days are reached and chosen by keyboard alone', async ({ page, request }) => {
  const { id } = await vehicleWith(72, request, { homePlace: null });
  await page.goto(`/solutions/${id}`);
  await expect(calendar(page).getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  const today = Temporal.PlainDate.from(inDays(0));
  const focused = page.locator('td button:focus');
  const start = startOf(inDays(0));
  await expect(dayButton(page, start)).toHaveAccessibleName(/, free$/);
  expect(await tabTo(page, `${nameOf(start)}, free`)).toBe('button');
  const expectDay = async (key: string, day: Temporal.PlainDate) => {
    await page.keyboard.press(key);
    await expect(focused).toHaveAttribute('data-day', day.toString());
  };
  // No day before today.
  await expectDay('PageUp', today);
  await expectDay('ArrowLeft', today);
  await expectDay('ArrowRight', today.add({ days: 1 }));
  await expectDay('ArrowDown', today.add({ days: 8 }));
  await expectDay('ArrowUp', today.add({ days: 1 }));
  const monday = today.add({ days: 1 }).add({ months: 1 });
  await expectDay('PageDown', monday);
  await expectDay('Home', monday.subtract({ days: monday.dayOfWeek - 1 }));
  await expectDay('End', monday.add({ days: 7 - monday.dayOfWeek }));
  await expect(focused).toHaveAccessibleName(/, free$/);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName(/, free, pick-up, drop-off$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(calendar(page)).toContainText(/Chosen: .+ to /);
  await expect(page.getByLabel('Drop-off date')).toHaveValue(
    monday.add({ days: 14 - monday.dayOfWeek }).toString(),
  );
});

test('days go into the form of those who are logged in, and back', async ({ page, request }) => {
  const { id } = await vehicleWith(73, request);
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await turnTo(page, inDays(33));
  await dayButton(page, inDays(33)).click();
  await dayButton(page, inDays(33)).click();
  await expect(calendar(page).getByText(/^Chosen: (?!.* to )/)).toBeVisible();
  await expect(form.getByLabel('Pick-up date')).toHaveValue(inDays(33));
  await expect(form.getByLabel('Drop-off date')).toHaveValue(inDays(33));
  await form.getByLabel('Pick-up date').fill(inDays(32));
  await expect(form.getByLabel('Drop-off date')).toHaveValue(inDays(32));
  await expect(dayButton(page, inDays(32))).toHaveAccessibleName(/, pick-up, drop-off$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('days are chosen by touch, and get a price', async ({ page, request }) => {
    const { id } = await vehicleWith(75, request);
    const [day, later] = [inDays(1), inDays(3)];
    await page.goto(`/solutions/${id}`);
    await calendar(page).scrollIntoViewIfNeeded();
    for (const chosen of [day, later]) {
      await expect(calendar(page).getByRole('grid')).toHaveAttribute('aria-busy', 'false');
      const shown = chosen === day ? startOf(inDays(0)) : day;
      if (monthOf(chosen) > monthOf(shown)) await next(page).tap();
      if (monthOf(chosen) < monthOf(shown)) await previous(page).tap();
      await dayButton(page, chosen).tap();
    }
    await expect(calendar(page)).toContainText(/Chosen: .+ to /);
    const form = bookingForm(page);
    await expect(form.getByLabel('Drop-off date')).toHaveValue(later);
    await form.getByLabel('Pick-up time').fill('10:00');
    await form.getByLabel('Drop-off time').fill('12:00');
    await expect(form.getByRole('status').filter({ hasText: /\w/ })).toHaveText(
      /^Available.*\. Total \$395\.00$/,
    );
    await expectAccessible(page, [390]);
  });
});

test('a calendar that fails can be loaded again', async ({ page, request }) => {
  const { id } = await vehicleWith(74, request);
  await page.route(callsOf(vehicleCalendar), (route) => route.fulfill({ status: 500 }));
  await page.goto(`/solutions/${id}`);
  const retry = calendar(page).getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(retry).toBeHidden();
  await expect(dayButton(page, startOf(inDays(0)))).toHaveAccessibleName(/free/);
});
