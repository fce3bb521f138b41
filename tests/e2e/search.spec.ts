import { expect, test, type Page } from '@playwright/test';
import { checkAvailability } from '../../contract/reservations/reservations.ts';
import { searchVehicles } from '../../contract/reservations/search.ts';
import { pages } from '../../contract/site/pages.ts';
import { catalogues } from '../support/catalogues.ts';
import { callsOf } from './api.ts';
import { bookingForm, check } from './booking-form.ts';
import { bookedBySomebodyElse, freeDate, inDays, loggedIn } from './customer.ts';
import {
  cardOf,
  changeSearch,
  expectSummary,
  fillTimes,
  results,
  searchForm,
  timesOf,
  vehicleWith,
} from './search-form.ts';

test('filters stand in the address, and survive a reload and going back', async ({
  page,
  request,
}) => {
  const { model } = await vehicleWith(91, request);
  await page.goto(`/vehicles?${timesOf(freeDate())}`);
  const form = searchForm(page);
  await expect(form).toContainText(', 10:00 – 13:00');
  await changeSearch(page);
  await expect(form.getByLabel('Pick-up time')).toHaveValue('10:00');
  await form.getByText('Filters and order').click();
  await form.getByLabel('Seats, at least').fill('91');
  await form.getByLabel('Place').selectOption('Bauhof Nord');
  await form.getByLabel('Order').selectOption('Price, lowest first');
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/homePlace=bauhof-nord&seats=91&sort=price$/);
  await expect(page).not.toHaveURL(/maxPrice|towBar|category/);
  await expect(cardOf(page, model)).toContainText(/\$37\.50\s*for 3 hours/);
  await expect(cardOf(page, model)).toContainText('3 hours × $12.50');
  await expect(cardOf(page, model)).toContainText('Bauhof Nord');
  await page.reload();
  await expect(form).toContainText('Seats, at least: 91 · Price, lowest first');
  await changeSearch(page);
  await expect(form.getByLabel('Seats, at least')).toHaveValue('91');
  await expect(form.getByLabel('Order')).toHaveValue('price');
  await expect(form.getByLabel('Place')).toHaveValue('bauhof-nord');
  // Other tests may have such vehicles, too, at the same price.
  await expectSummary(page, /\d+ vehicles? free/);
  await form.getByLabel('Highest price').fill('37.49');
  await form.getByRole('button', { name: 'Search' }).click();
  await expectSummary(page, 'No vehicle is free for this search');
  await page.goBack();
  await expect(form.getByLabel('Highest price')).toHaveValue('');
  await page.getByRole('link', { name: 'By model' }).click();
  await expect(page).toHaveURL(/seats=91$/);
  await page.getByRole('link', { name: 'Price, lowest first' }).click();
  await expect(page).toHaveURL(/&sort=price$/);
  await expect(cardOf(page, model)).toBeVisible();
});

test('an empty result says what to change, and taken vehicles are shown on demand', async ({
  page,
  request,
}) => {
  const { id, model } = await vehicleWith(99, request);
  const day = inDays(201);
  await bookedBySomebodyElse(request, id, day);
  const address = `/vehicles?${timesOf(day)}&category=small_car&seats=99`;
  await page.goto(address);
  await expectSummary(page, 'No vehicle is free for this search');
  const region = page.getByRole('region', { name: 'Vehicles' });
  await region.getByRole('link', { name: 'Search without filters' }).click();
  await expect(results(page).first()).toBeVisible();
  await page.goto(address);
  await region.getByRole('link', { name: 'Search all kinds' }).click();
  await expect(page).not.toHaveURL(/category/);
  await region.getByRole('link', { name: `Next free: ${model}` }).click();
  await expect(page).toHaveURL(/pickUpTime=18%3A00.*dropOffTime=21%3A00/);
  await expect(cardOf(page, model)).toContainText(/\$37\.50\s*for 3 hours/);

  await page.goto(`${address}&include=taken`);
  await expectSummary(page, '0 vehicles free');
  const card = cardOf(page, model);
  await expect(card).toContainText(/Taken Free again from .+, 18:00/);
  await expect(card.getByRole('link')).toHaveAttribute('href', /pickUpTime=18%3A00/);
  await expect(searchForm(page).getByLabel('Show taken vehicles too')).toBeChecked();
  await region.getByRole('link', { name: 'Hide taken vehicles' }).click();
  await expect(card).toBeHidden();
});

test('a page beyond the last leads to what there is', async ({ page, request }) => {
  const { model } = await vehicleWith(94, request);
  await page.goto(`/vehicles?${timesOf(freeDate())}&seats=94&page=9`);
  await expect(cardOf(page, model)).toBeVisible();
  await expect(page).not.toHaveURL(/page=/);
  await expect(page).toHaveURL(/seats=94/);
});

test('what is wrong with a search is said', async ({ page }) => {
  await page.goto(`/vehicles?${timesOf(inDays(-3))}`);
  await expectSummary(page, /This search is not possible.+pick-up/i);
  const region = page.getByRole('region', { name: 'Vehicles' });
  await region.getByRole('link', { name: 'See all vehicles' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(results(page).first()).toBeVisible();

  const [from, until] = [inDays(30), inDays(300)];
  await page.goto(
    `/vehicles?pickUpDate=${from}&pickUpTime=10:00&dropOffDate=${until}&dropOffTime=10:00&category=van`,
  );
  await expectSummary(page, /This search is not possible/);
  await region.getByRole('link', { name: 'Search without times' }).click();
  await expect(page).toHaveURL(/\/vehicles\?category=van$/);
  await expect(results(page).first()).toBeVisible();

  await page.goto('/vehicles?pickUpDate=2031-01-01');
  await expectSummary(page, catalogues.en.search.incomplete);
  const form = searchForm(page);
  const missing = form.getByText(catalogues.en.search.missing).filter({ visible: true });
  await expect(missing).toHaveCount(3);
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(form.getByLabel('Pick-up time')).toBeFocused();
  await expect(page).toHaveURL(/\?pickUpDate=2031-01-01$/);
  await fillTimes(form, freeDate());
  await expect(missing).toHaveCount(0);
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/dropOffTime=/);
});

test('a date alone is told beside the time, and days that are over cannot be chosen', async ({
  page,
}) => {
  await page.goto('/');
  const form = searchForm(page);
  const date = form.getByLabel('Pick-up date');
  await date.fill(inDays(-1));
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/');
  expect(await date.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(
    true,
  );
  await date.fill(freeDate());
  await form.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/vehicles\?pickUpDate=[\d-]+$/);
  const time = form.getByLabel('Pick-up time');
  await expect(time).toBeFocused();
  await expect(time).toHaveAccessibleName(`Pick-up time ${catalogues.en.search.missing}`);
});

const pickUpDate = (page: Page) => searchForm(page).getByLabel('Pick-up date');

test('fields for dates and times are there from the first moment, and used by keyboard', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'commit' });
  await expect(pickUpDate(page)).toHaveAttribute('type', 'date');
  await expect(searchForm(page).getByLabel('Pick-up time')).toHaveAttribute('type', 'time');
  await page.getByRole('banner').getByRole('link').last().focus();
  while (!(await pickUpDate(page).evaluate((field) => field === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('12312031');
  await expect(pickUpDate(page)).toHaveValue('2031-12-31');
});

test('what was typed on home is there for whoever comes back', async ({ page }) => {
  await page.goto('/');
  await fillTimes(searchForm(page), freeDate());
  await page.goto('/about');
  await page.goBack();
  await expect(pickUpDate(page)).toHaveValue(freeDate());
  await expect(searchForm(page).getByLabel('Drop-off time')).toHaveValue('13:00');
});

test('the kind alone lists vehicles without a time', async ({ page }) => {
  await page.goto('/');
  await searchForm(page).getByLabel('Category').selectOption('Van');
  await searchForm(page).getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/vehicles?category=van');
  await expectSummary(page, /\d+ vehicles? found/);
  await expect(results(page).getByText(' for ')).toHaveCount(0);
});

test('a search that fails can be repeated', async ({ page }) => {
  await page.route(callsOf(searchVehicles), (route) => route.fulfill({ status: 500 }));
  await page.goto(`/vehicles?${timesOf(freeDate())}`);
  await expect(page.getByText('The vehicles could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toBeVisible();
});

test('the booking form takes the times, keeps the places, and stays with what is typed', async ({
  page,
  request,
}) => {
  const { id, model } = await vehicleWith(93, request);
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await fillTimes(form, inDays(202), ['08:00', '09:00']);

  await page.goto(`/vehicles?${timesOf(freeDate())}&seats=93`);
  await page.getByRole('link', { name: model }).click();
  await expect(form.getByLabel('Pick-up date')).toHaveValue(freeDate());
  await expect(form.getByLabel('Drop-off time')).toHaveValue('13:00');
  await expect(form.getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');
  await expect(form).toContainText('These are the times of your search. You had entered');
  await form.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Drop-off time').fill('14:00');
  await expect(page).toHaveURL(/dropOffTime=14%3A00/);
  await page.reload();
  await expect(form.getByLabel('Drop-off time')).toHaveValue('14:00');
  await expect(form).not.toContainText('You had entered');
});

test('times that are being changed are not checked unasked', async ({ page, request }) => {
  const { id } = await vehicleWith(94, request);
  await loggedIn(page);
  const answered = Promise.withResolvers<void>();
  const asked = page.waitForRequest(callsOf(checkAvailability));
  await page.route(callsOf(checkAvailability), async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.goto(`/solutions/${id}?${timesOf(freeDate())}`);
  await asked;
  const dropOff = bookingForm(page).getByLabel('Drop-off time');
  await dropOff.focus();
  const answer = page.waitForResponse(callsOf(checkAvailability));
  answered.resolve();
  await (await answer).finished();
  await dropOff.fill('14:00');
  await expect(page).toHaveURL(/dropOffTime=14%3A00/);
  await expect(check(page)).toBeEnabled();
});

test('the vehicles come as soon as somebody uses the keyboard', async ({ page }) => {
  await page.goto('/solutions');
  await page.keyboard.press('Tab');
  await expect(results(page).first()).toBeAttached();
});

test('the vehicles come by themselves once the page has rested', async ({ page }) => {
  await page.clock.install({ time: '2031-01-01T08:00:00Z' });
  await page.clock.pauseAt('2031-01-01T09:00:00Z');
  await page.goto('/solutions');
  await page.waitForLoadState('networkidle');
  await expect(results(page)).toHaveCount(0);
  await page.clock.runFor(5000);
  await expect(results(page).first()).toBeAttached();
});

test.describe('on a phone, in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('home leads to what is free', async ({ page }) => {
    const { de } = catalogues;
    await page.goto('/');
    const form = searchForm(page, de);
    await expect(form.getByRole('button', { name: 'Suchen' })).toBeInViewport({ ratio: 1 });
    await fillTimes(form, freeDate(), ['10:00', '13:00'], de);
    await form.getByRole('button', { name: 'Suchen' }).click();
    await expectSummary(page, /Fahrzeuge? frei/);
    const vehicles = page.getByRole('region', { name: 'Fahrzeuge' }).getByRole('article');
    await expect(vehicles.first()).toContainText(/\$\s*für 3\sStd\./);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form leads to an address that says all', async ({ page }) => {
    await page.goto('/');
    const form = searchForm(page, catalogues.de);
    await fillTimes(form, freeDate(), ['10:00', '13:00'], catalogues.de);
    await form.getByLabel('Fahrzeugart').selectOption('van');
    await form.getByRole('button', { name: 'Suchen' }).click();
    const [date, times] = [freeDate(), 'Time=1'];
    await expect(page).toHaveURL(
      `/vehicles?pickUpDate=${date}&pickUp${times}0%3A00&dropOffDate=${date}&dropOff${times}3%3A00&category=van`,
    );
  });
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('vehicles are one move away from each page', async ({ page }) => {
      for (const path of [pages.home, pages.solutions, pages.about, pages.contact, pages.auth]) {
        await page.goto(path);
        await page
          .getByRole('banner')
          .getByRole('link', { name: /^(Mieten|Fahrzeug mieten|Rent|Rent a vehicle)$/ })
          .click();
        await expect(page).toHaveURL(pages.vehicles);
        await expect(results(page).first()).toBeInViewport();
      }
      await page.goto(pages.home);
      await page
        .getByRole('link', { name: /from \$[\d.]+ an? (day|hour)/ })
        .first()
        .click();
      await expect(page).toHaveURL(/\/vehicles\?category=\w+$/);
      await expect(results(page).first()).toBeInViewport();
    });

    test('a search ends at its results', async ({ page }) => {
      // The address of a search before vehicles had a page of their own.
      await page.goto(`${pages.solutions}?${timesOf(freeDate())}&category=van#fahrzeuge`);
      await expect(page).toHaveURL(/\/vehicles\?.*category=van/);
      await expect(page.getByRole('heading', { name: /vehicles? free/ })).toBeFocused();
      await expect(results(page).first()).toBeInViewport({ ratio: 0.3 });
      expect(await page.evaluate(() => scrollY)).toBe(0);
      const change = searchForm(page).getByRole('button', { name: catalogues.en.search.change });
      await expect(change).toHaveAttribute('aria-expanded', 'false');
      await change.press('Enter');
      await expect(change).toHaveAttribute('aria-expanded', 'true');
      await expect(searchForm(page).getByLabel('Pick-up date')).toBeVisible();
    });
  });

test('a time at which a place is closed is told by the search, and by the vehicle before a log-in', async ({
  page,
  request,
}) => {
  const name = `Probe ${crypto.randomUUID().slice(0, 8)}`;
  const closed = await vehicleWith(95, request, { homePlace: 'lager-sued', model: `${name} 1` });
  await vehicleWith(96, request, { homePlace: 'bauhof-nord', model: `${name} 2` });
  const day = freeDate();
  const times = `pickUpDate=${day}&pickUpTime=09:00&dropOffDate=${day}&dropOffTime=17:00`;
  await page.goto(`/vehicles?${times}&seats=95`);
  const own = results(page).filter({ hasText: name });
  await expect(own.getByRole('heading')).toHaveText([`${name} 2`, `${name} 1`]);
  await expect(
    page.getByRole('heading', { name: /free, \d+ more at other times only/ }),
  ).toBeVisible();
  await expect(
    page.getByRole('heading', { name: 'At other times only', exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/Lager Süd is closed at this time: Tue.*17:00/)).toHaveCount(1);
  const card = cardOf(page, closed.model);
  await expect(card).toContainText('Tue 09:00 – 16:00');
  // With what that costs.
  await expect(card).toContainText(/\$87\.50\s*for 7 hours/);
  await expect(card.getByRole('link', { name: closed.model })).toHaveAttribute(
    'href',
    new RegExp(`^/solutions/${closed.id}\\?.*dropOffTime=16%3A00`),
  );
  await page.getByRole('link', { name: /Take .*16:00 instead/ }).click();
  await expect(page).toHaveURL(/\/vehicles\?.*dropOffTime=16%3A00.*seats=95/);
  await expect(card).toContainText(/\$87\.50\s*for 7 hours/);
  await expect(page.getByText('At other times only')).toHaveCount(0);
  await page.goto(`/solutions/${closed.id}?${times}`);
  const form = bookingForm(page);
  const head = page.locator('.page-header');
  await expect(head).toContainText('Place closed');
  await expect(head).not.toContainText('$');
  await expect(form.getByText('Lager Süd is closed at this time')).toBeVisible();
  await expect(form.getByText('Available')).toHaveCount(0);
  await expect(form.getByText(/8 hours ×|Cancel/)).toHaveCount(0);
  await expect(form.getByRole('button', { name: /Take .*16:00 instead/ })).toBeVisible();
  await head.getByRole('button', { name: /Take .*16:00 instead/ }).click();
  await expect(form.getByLabel('Drop-off time')).toHaveValue('16:00');
  await expect(head.getByRole('button')).toHaveCount(0);
  await expect(form.getByText('Available')).toBeVisible();
  await expect(head).toContainText('$');
  await expect(form.getByText('is closed')).toHaveCount(0);
  // A Sunday and a day later at night: one press mends both.
  const sunday = Temporal.PlainDate.from(day).add({
    days: 7 - Temporal.PlainDate.from(day).dayOfWeek,
  });
  const closedBoth = `pickUpDate=${sunday.toString()}&pickUpTime=10:00&dropOffDate=${sunday.add({ days: 1 }).toString()}&dropOffTime=23:00`;
  await page.goto(`/solutions/${closed.id}?${closedBoth}`);
  await head.getByRole('button', { name: /Take .* – .* instead/ }).click();
  await expect(head.getByRole('button')).toHaveCount(0);
  await expect(form.getByText('Available')).toBeVisible();
  const early = `pickUpDate=${day}&pickUpTime=05:00&dropOffDate=${day}&dropOffTime=15:00`;
  await page.goto(`/vehicles?${early}&seats=96`);
  await expectSummary(page, /^1 vehicle, pick-up by arrangement$|\d+ vehicles, pick-up by arr/);
  const byArrangement =
    'Bauhof Nord is closed at the time of pick-up, which is possible by arrangement.';
  await expect(page.getByText(byArrangement)).toHaveCount(1);
  await expect(cardOf(page, `${name} 2`)).toContainText('pick-up by arrangement');
  await cardOf(page, `${name} 2`)
    .getByRole('link', { name: `${name} 2` })
    .click();
  await expect(form.getByText('Available, pick-up by arrangement.')).toBeVisible();
  await expect(head).toContainText('for 10 hours, pick-up by arrangement');
  const note = form.locator('.notice', { hasText: byArrangement });
  await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/);
});
