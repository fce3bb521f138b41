import { expect, test } from '@playwright/test';
import { bookNow, bookingForm, check, choose, pay } from './booking-form.ts';
import {
  bookedBySomebodyElse,
  inDays,
  loggedIn,
  logIn,
  registered,
  freeDate,
  vehicles,
  springForward,
} from './customer.ts';
import { firstInLists, someVehicle } from './administrator.ts';

test('without a log-in the form asks for one and cannot be sent, and logging in returns to it', async ({
  page,
  request,
}) => {
  const [vehicle] = await vehicles(request);
  const customer = await registered(request);
  await page.goto(`/solutions/${vehicle?.id}`);
  await expect(page.getByText('Please login first to check the car is available.')).toBeVisible();
  await expect(check(page)).toBeDisabled();

  await page.locator('main').getByRole('link', { name: 'Log in to book' }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL(`/solutions/${vehicle?.id}#booking`);
  await expect(bookingForm(page).getByLabel('Pick-up location')).toBeEnabled();
});

test('every field of time reports its error', async ({ page, request }) => {
  const [vehicle] = await vehicles(request);
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle?.id}`);
  const form = bookingForm(page);
  await check(page).click();
  for (const [label, message] of [
    ['Pick-up date', 'Select a pick-up date'],
    ['Pick-up time', 'Select a pick-up time'],
    ['Drop-off date', 'Select a drop-off date'],
    ['Drop-off time', 'Select a drop-off time'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));
  await expect(form.getByLabel('Pick-up date')).toBeFocused();

  await choose(page, [inDays(-1), '10:00'], [inDays(1), '10:00']);
  await check(page).click();
  await expect(form.getByLabel('Pick-up date')).toHaveAccessibleDescription(
    /Pick-up date cannot be before today/,
  );
  await choose(page, [inDays(3), '10:00'], [inDays(2), '10:00']);
  await check(page).click();
  await expect(form.getByLabel('Drop-off date')).toHaveAccessibleDescription(
    /Drop-off date cannot be before the pick-up date/,
  );
  await choose(page, [inDays(3), '10:00'], [inDays(3), '10:59']);
  await check(page).click();
  await expect(form.getByLabel('Drop-off time')).toHaveAccessibleDescription(
    /Drop-off date should get at least 1 hour later the pick-up date/,
  );
});

test('a taken time is refused with a message, a free one is booked and listed', async ({
  page,
  request,
}) => {
  // On the first page of the list.
  const vehicle = await someVehicle(request, firstInLists());
  const day = freeDate();
  await bookedBySomebodyElse(request, vehicle.id, day);
  await loggedIn(page);
  await page.goto('/vehicles');
  await page.getByRole('link', { name: vehicle.model, exact: true }).click();
  await expect(page).toHaveURL(`/solutions/${vehicle.id}`);
  await expect(page.getByRole('heading', { name: vehicle.model, level: 1 })).toBeVisible();
  await expect(page.locator('header.page-header')).toContainText(
    `$${vehicle.pricePerHour.toFixed(2)}/hour`,
  );

  await choose(page, [day, '17:00'], [day, '20:00']);
  await check(page).click();
  await expect(bookingForm(page)).toContainText(
    'The vehicle you selected is not avilable. Please select different date',
  );
  await expect(bookNow(page)).toBeHidden();
  await expect(bookingForm(page).getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');

  // Ranges are half-open: the next rental starts when the last and its half hour of cleaning end. 2 h 30 min are 3 started hours.
  await choose(page, [day, '18:30'], [day, '21:00']);
  await check(page).click();
  const total = `$${(vehicle.pricePerHour * 3).toFixed(2)}`;
  await expect(bookingForm(page)).toContainText(total);

  await bookNow(page).click();
  const form = bookingForm(page);
  for (const [label, message] of [
    ['Card number', 'Please enter the card number'],
    ['Name on card', 'Please enter the name on the card'],
    ['Expire date', 'Please enter the expire date'],
    ['CVC', 'Please enter CVC'],
    ['I have read and aggree the contract', 'Please read the contract and check the box'],
  ] as const)
    await expect(form.getByLabel(label)).toHaveAccessibleDescription(new RegExp(message));

  await form.getByLabel('Expire date').pressSequentially('1320');
  await form.getByLabel('Expire date').blur();
  await expect(form.getByLabel('Expire date')).toHaveAccessibleDescription(
    /Enter a valid expire date \(MM\/YY\)/,
  );
  await form.getByLabel('Expire date').fill('');
  await pay(page);
  await expect(form.getByLabel('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(form.getByLabel('Expire date')).toHaveValue('12/39');

  const sent: string[] = [];
  page.on('request', (call) => sent.push(call.url() + (call.postData() ?? '')));
  await bookNow(page).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Reservation created')).toBeVisible();
  expect(sent.join('\n')).toContain('/reservations/add');
  expect(sent.join('\n')).not.toMatch(/4111|12\/39/);

  await page.goto('/user/reservations');
  const row = page.getByRole('article').filter({ hasText: vehicle.model });
  await expect(row).toContainText('Bauhof Nord');
  await expect(row).toContainText(`${day} 18:30`);
  await expect(row).toContainText(`${day} 21:00`);
  await expect(row).toContainText('CREATED');
  await row.click({ position: { x: 300, y: 12 } });
  await expect(page).toHaveURL(/\/user\/reservations\/\d+$/);
  await expect(page.locator('main')).toContainText(total);
  await expect(page.locator('main')).toContainText(vehicle.model);
  await page.getByRole('link', { name: 'Back to reservations' }).click();
  await expect(page).toHaveURL('/user/reservations');
});

test('Edit returns to the dates, and the contract can be opened', async ({ page, request }) => {
  const vehicle = await someVehicle(request);
  const day = freeDate();
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle.id}`);
  await choose(page, [day, '09:00'], [day, '12:00']);
  await check(page).click();
  await page.getByRole('button', { name: 'Read the contract' }).click();
  const contract = page.getByRole('dialog');
  await expect(contract).toContainText('Miet');
  await page.keyboard.press('Escape');
  await expect(contract).toBeHidden();

  await bookingForm(page).getByLabel('Name on card').fill('Greta Muster');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(bookNow(page)).toBeHidden();
  await bookingForm(page).getByLabel('Drop-off time').fill('13:00');
  await check(page).click();
  await expect(bookingForm(page)).toContainText(`$${(vehicle.pricePerHour * 4).toFixed(2)}`);
  await expect(bookingForm(page).getByLabel('Name on card')).toHaveValue('Greta Muster');
});

test("the server's errors about times appear beside them until the next check", async ({
  page,
  request,
}) => {
  const [vehicle] = await vehicles(request);
  const spring = springForward();
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle?.id}`);
  const form = bookingForm(page);
  await choose(page, [spring, '02:30'], [spring, '12:00']);
  await check(page).click();
  await expect(form.getByLabel('Pick-up time')).toHaveAccessibleDescription(/clock/);
  await expect(form.getByLabel('Pick-up time')).toBeFocused();
  // Only once: not in a box or a toast too.
  await expect(page.getByText(/clock/).filter({ visible: true })).toHaveCount(1);

  await choose(page, [spring, '12:00'], [spring, '12:30']);
  await check(page).click();
  await expect(form.getByLabel('Drop-off time')).toHaveAccessibleDescription(/at least 1 hour/);
  await expect(page.getByText(/clock/)).toHaveCount(0);

  await choose(page, [inDays(729), '08:00'], [inDays(740), '08:00']);
  await check(page).click();
  await expect(form.getByLabel('Drop-off time')).toHaveAccessibleDescription(
    'Vehicles can be booked at most two years ahead',
  );
});

// At any time, the date differs from Berlin's in at least one of them.
for (const timeZone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
  test(`the first bookable day follows a server in ${timeZone}`, async ({ page }) => {
    await page.route('**/api/features', (route) =>
      route.fulfill({ json: { level: 'rental', sendsMails: true, timeZone } }),
    );
    const { id } = await someVehicle(page.request);
    await loggedIn(page);
    await page.goto(`/solutions/${id}`);
    const today = Temporal.Now.plainDateISO(timeZone).toString();
    const date = bookingForm(page).getByLabel('Pick-up date');
    await expect(date).toBeEnabled();
    await expect(date).toHaveAttribute('min', today);
  });

test('the button that books comes with the fields above it, which would move it', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  await page.route('**/_astro/payment-step*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  const vehicle = await someVehicle(page.request);
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle.id}`);
  const day = freeDate();
  await choose(page, [day, '09:00'], [day, '12:00']);
  await check(page).click();
  await expect(bookingForm(page).getByText('Total price')).toBeVisible();
  await expect(bookNow(page)).toHaveCount(0);
  script.resolve();
  await bookNow(page).click();
  await expect(bookingForm(page).getByLabel('Card number')).toBeFocused();
});
