import { expect, test, type Page } from '@playwright/test';
import { bookingForm, bookNow, check, choose, pay } from './booking-form.ts';
import { bookedBySomebodyElse, freeDate, inDays, loggedIn, logIn, registered } from './customer.ts';
import { fillTimes, timesOf, vehicleWith } from './search-form.ts';
import { someVehicle } from './administrator.ts';

/** Without the notes that a place is closed then: the day may be a Sunday. */
const said = (page: Page) =>
  bookingForm(page)
    .getByRole('status')
    .filter({ hasText: /\w/, hasNotText: /is closed/ });

test('a visitor sees the price, logs in, and finds everything again', async ({ page, request }) => {
  const { id } = await vehicleWith(81, request);
  const customer = await registered(request);
  const day = freeDate();
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await fillTimes(form, day, ['10:00', '13:07']);
  await expect(said(page)).toHaveText('Available. Total $50.00');
  await expect(form).toContainText('4 h × $12.50 = $50.00');
  await expect(check(page)).toBeDisabled();
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await logIn(page, customer);
  await expect(form.getByRole('heading', { name: 'Payment' })).toBeInViewport();
  await expect(form.getByLabel('Pick-up date')).toHaveValue(day);
  await expect(form.getByLabel('Drop-off time')).toHaveValue('13:07');
  await expect(form.getByRole('region', { name: 'Your booking' })).toContainText('$50.00');
});

test('times of the address have a quote, and what is wrong with them is said', async ({
  page,
  request,
}) => {
  const { id } = await vehicleWith(82, request);
  await page.goto(`/solutions/${id}?${timesOf(freeDate())}`);
  await expect(said(page)).toHaveText('Available. Total $37.50');
  await bookingForm(page).getByLabel('Drop-off time').fill('10:15');
  await expect(said(page)).toContainText('at least 1 hour later');
});

test('a taken vehicle: until when, the next time, and others', async ({ page, request }) => {
  const { id } = await vehicleWith(83, request);
  const day = inDays(205);
  await bookedBySomebodyElse(request, id, day);
  await page.goto(`/solutions/${id}?${timesOf(day)}`);
  const form = bookingForm(page);
  await expect(said(page)).toHaveText(/^Taken until .+, 18:00\.$/);
  const others = form.getByRole('region', { name: 'Free at your time' }).getByRole('link');
  await expect(others).toHaveCount(3);
  await expect(others.first()).toHaveAttribute(
    'href',
    new RegExp(`^/solutions/\\d+\\?pickUpDate=${day}.*dropOffTime=13%3A00$`),
  );
  await expect(others.first()).toContainText(/3\sh\s×\s\$[\d.]+/);
  await form.getByRole('button', { name: /, 18:00 to 21:00$/ }).click();
  // After hours.
  await expect(said(page)).toHaveText('Available, pick-up by arrangement. Total $37.50');
  await expect(form.getByLabel('Pick-up time')).toHaveValue('18:00');
  await expect(page).toHaveURL(/pickUpTime=18%3A00/);
});

test('the times come along to another vehicle', async ({ page, request }) => {
  const { id } = await vehicleWith(86, request);
  const day = inDays(207);
  await bookedBySomebodyElse(request, id, day);
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  await choose(page, [day, '10:00'], [day, '13:00']);
  const form = bookingForm(page);
  await form.getByRole('region', { name: 'Free at your time' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(`/solutions/${id}\\?`));
  await expect(form.getByLabel('Pick-up location')).toHaveValue(/./);
  await expect(form.getByLabel('Pick-up date')).toHaveValue(day);
});

test('a slot that is lost while booking is answered by the next one at once', async ({
  page,
  request,
}) => {
  const { id } = await vehicleWith(84, request);
  const day = freeDate();
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await choose(page, [day, '09:00'], [day, '12:00']);
  await expect(said(page)).toHaveText('Available. Total $37.50');
  await check(page).click();
  await expect(form.locator('[aria-live]')).toContainText('Available.');
  const review = form.getByRole('region', { name: 'Your booking' });
  await expect(review).toContainText('3 h × $12.50 = $37.50');
  await pay(page);
  await bookedBySomebodyElse(request, id, day);
  await bookNow(page).click();
  await expect(form.getByLabel('Pick-up date')).toHaveAccessibleDescription(/not avilable/);
  await expect(said(page)).toHaveText(/^Taken until/);
  await expect(form.getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');
  await form.getByRole('button', { name: /, 18:00 to 21:00$/ }).click();
  await expect(form.getByLabel('Pick-up date')).not.toHaveAccessibleDescription(/not avilable/);
  await check(page).click();
  await expect(form.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await bookNow(page).click();
  await expect(page.getByText('Reservation created')).toBeVisible();
});

test('day and week prices are lines of their own', async ({ page, request }) => {
  const { id } = await someVehicle(request);
  await page.goto(
    `/solutions/${id}?pickUpDate=${inDays(206)}&pickUpTime=10:00&dropOffDate=${inDays(214)}&dropOffTime=11:00`,
  );
  const form = bookingForm(page);
  await expect(said(page)).toHaveText(/^Available.*\. Total \$486\.50$/);
  for (const line of ['1 week × $395.00', '1 day × $79.00', '1 h × $12.50'])
    await expect(form).toContainText(line);
});

test('a vehicle has its place, which says what a time outside its hours means', async ({
  page,
  request,
}) => {
  const { id } = await vehicleWith(85, request);
  // A Sunday.
  const today = Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 60 });
  const sunday = today.add({ days: 7 - today.dayOfWeek }).toString();
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await expect(page.locator('#places > option')).toHaveCount(3);
  for (const label of ['Pick-up location', 'Drop-off location']) {
    await expect(form.getByLabel(label)).toHaveValue('Bauhof Nord');
    await expect(form.getByLabel(label)).not.toBeEditable();
  }
  await expect(form).toContainText('Mon–Fri 06:30–17:00');
  await expect(form.getByRole('link', { name: 'Map' }).first()).toHaveAttribute('href', /^https:/);
  await fillTimes(form, sunday, ['10:00', '13:00']);
  const note = form.getByRole('status').filter({ hasText: 'possible by arrangement' });
  await expect(note.getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expect(
    form.getByText(/Where the key goes.+responsible for the vehicle until/),
  ).toBeVisible();
});

test('a place that is chosen is closed on Sundays, and its nearest open time is one press away', async ({
  page,
  request,
}) => {
  const { id } = await vehicleWith(87, request, { homePlace: null });
  const today = Temporal.Now.plainDateISO('Europe/Berlin').add({ days: 60 });
  const sunday = today.add({ days: 7 - today.dayOfWeek });
  await loggedIn(page);
  await page.goto(`/solutions/${id}`);
  const form = bookingForm(page);
  await form.getByLabel('Pick-up location').selectOption({ index: 3 });
  await expect(form.getByLabel('Drop-off location')).toHaveValue('Lager Süd');
  await fillTimes(form, sunday.toString(), ['10:00', '13:00']);
  await expect(form.getByText('At this time Lager Süd is closed')).toHaveCount(2);
  await check(page).click();
  await expect(form.getByLabel('Pick-up time')).toHaveAccessibleDescription(/Lager Süd is closed/);
  await expect(form.getByText('Lager Süd is closed')).toHaveCount(2);
  await expect(form.getByText('Available')).toBeHidden();
  const offers = form.getByRole('button', { name: /^Take .+ instead$/ });
  await expect(offers).toHaveCount(2);
  await offers.last().click();
  const monday = sunday.add({ days: 1 }).toString();
  await expect(form.getByLabel('Drop-off date')).toHaveValue(monday);
  await expect(form.getByLabel('Drop-off time')).toHaveValue('08:00');
  await fillTimes(form, sunday.toString(), ['10:00', '13:00']);
  await offers.first().click();
  await expect(form.getByLabel('Pick-up time')).toHaveValue('07:00');
  await expect(form.getByLabel('Drop-off date')).toHaveValue(monday);
  await expect(form.getByLabel('Drop-off time')).toHaveValue('10:00');
  await expect(form.getByText(/is closed|at least one hour/)).toHaveCount(0);
  await expect(form.getByText('Available')).toBeVisible();
});
