import { expect, type Page } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import { test } from '../support/other-host.ts';
import { bookingForm, bookNow, check, choose, pay } from './booking-form.ts';
import { inDays, somebody, storeToken } from './customer.ts';
import { imageFile } from './administrator.ts';

// All tests share one site and one host.
test.describe.configure({ mode: 'serial' });

const asAdministrator = (page: Page) => storeToken(page, '1');
const toast = (page: Page, message: string) =>
  page.locator('[data-sonner-toast]').getByText(message);
/** How often a call was made, whatever its query. */
const count = (calls: string[], path: string) =>
  calls.filter((call) => call.split('?')[0]!.endsWith(path)).length;

test('a customer registers, logs in, books and edits the profile', async ({ page, other }) => {
  const { host } = other;
  const { firstName, lastName, address, zipCode, email, password } = somebody();
  await page.goto('/auth?type=register');
  const register = page.getByRole('form', { name: 'Register' });
  await register.getByLabel('First name').fill(firstName);
  await register.getByLabel('Last name').fill(lastName);
  await register.getByLabel('Phone number').pressSequentially('5555550142');
  await register.getByLabel('Address').fill(address);
  await register.getByLabel('Zip code').fill(zipCode);
  await register.getByLabel('Email').fill(email);
  await register.getByLabel('Password', { exact: true }).fill(password);
  await register.getByLabel('Confirm password', { exact: true }).fill(password);
  await register.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, "You're registered successfully!")).toBeVisible();
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Password', { exact: true }).fill(password);
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('button', { name: `${firstName} ${lastName}` })).toBeVisible();

  await page.goto('/solutions/1');
  await choose(page, [inDays(100), '09:00'], [inDays(100), '12:00']);
  await check(page).click();
  await expect(bookingForm(page)).toContainText('$30.00');
  await pay(page);
  await bookNow(page).click();
  await expect.poll(() => host.store.reservations.length).toBe(13);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: `${firstName} ${lastName}` })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('booked'))).toBeNull();
  await page.goto('/user/reservations');
  await expect(page.getByRole('article').filter({ hasText: 'Fräse' })).toHaveCount(1);

  await page.goto('/user');
  const profile = page.getByRole('form', { name: 'Update Profile' });
  await profile.getByLabel('Last name').fill('Musterfrau');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByRole('button', { name: `${firstName} Musterfrau` })).toBeVisible();
});

test('no calendar files and documents are offered', async ({ page, other }) => {
  const { calls } = other.host;
  calls.length = 0;
  await storeToken(page, '2');
  await page.goto('/user/reservations');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByText('What to bring')).toBeVisible();
  await expect(page.getByRole('main').getByText(/Calendar|PDF|contract|Sent to you/)).toHaveCount(
    0,
  );
  await page.goto(`${new URL(page.url()).pathname}/contract`);
  await expect(page.getByText("The page you're looking for")).toBeVisible();
  await asAdministrator(page);
  await page.goto('/admin/reservations/3');
  await expect(page.getByLabel('Drop-off location')).toBeVisible();
  await expect(page.getByText(/Calendar|PDF/)).toHaveCount(0);
  expect(calls.filter((call) => /papers|\.ics|user\/data/.test(call))).toEqual([]);
});

test('own reservations are arranged and paged in the browser', async ({ page }) => {
  await storeToken(page, '2');
  await page.goto('/user/reservations');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Your next rental' })).toContainText(
    '2031-03-02 08:00',
  );
  await expect(cards.getByText(/Change|Cancel|Extend/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL('/user/reservations?page=2');
  await expect(cards.filter({ visible: true })).toHaveCount(1);
  await expect(cards.filter({ visible: true })).toContainText('2031-03-12 08:00');
  await page.getByText('Past and cancelled rentals').click();
  await expect(cards.last()).toContainText('DONE');
});

test("the host's message is shown, whatever its status", async ({ page }) => {
  await page.goto('/auth');
  const login = page.getByRole('form', { name: 'Login' });
  await login.getByLabel('Email').fill('kurt@example.com');
  await login.getByLabel('Password', { exact: true }).fill('Falsch-12!');
  await login.getByRole('button', { name: 'Login' }).click();
  await expect(toast(page, 'Bad credentials')).toBeVisible();

  await asAdministrator(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Download Users' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The disk is full' })).toBeVisible();
  await page.goto('/admin/vehicles/1');
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Fräse is reserved')).toBeVisible();
});

test("a message goes to the users' base address", async ({ page, other }) => {
  const { calls } = other.host;
  await page.goto('/contact');
  const form = page.getByRole('form', { name: 'Contact form' });
  await form.getByLabel('Name', { exact: true }).fill('Ida Muster');
  await form.getByLabel('Email').fill('ida@example.com');
  await form.getByLabel('Subject').fill('Ausbau');
  await form.getByLabel('Message', { exact: true }).fill('Wir suchen jemanden, der Trassen baut.');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(toast(page, 'Your message was send')).toBeVisible();
  expect(calls).toContain('POST /people/contactmessage/visitors');
  // Such a host cannot end contracts: the page says where to write to.
  await page.goto('/kuendigen');
  await expect(page.getByText(catalogues.en.endings.notOffered)).toBeVisible();
  await expect(page.getByRole('form')).toHaveCount(0);
  await asAdministrator(page);
  await page.goto('/admin/contact-messages');
  await page.getByRole('link', { name: 'Ausbau' }).click();
  await expect(page.getByText('Wir suchen jemanden')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reply' })).toHaveAttribute(
    'href',
    /^mailto:ida@example\.com\?subject=Re%3A%20Ausbau/,
  );
  await expect(page.getByRole('link', { name: 'Mails', exact: true })).toHaveCount(0);
});

test('reservations are sorted, filtered and paged in the browser', async ({ page, other }) => {
  const { calls } = other.host;
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(13);
  await page.getByLabel(catalogues.en.admin.perPage).selectOption('10');
  await expect(rows).toHaveCount(10);
  calls.length = 0;
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rows).toHaveCount(3);
  await page.getByLabel('Status').selectOption('DONE');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('2031-03-01 08:00');
  await page.goto(
    '/admin/reservations?from=2031-03-02&until=2031-03-03&sort=pickUpTime&direction=ASC',
  );
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('2031-03-02 08:00');
  expect(count(calls, '/reservations/admin/all/pages')).toBe(0);

  await page.goto('/admin/users?search=kurt');
  await expect(rows).toHaveCount(1);
  await page.getByRole('link', { name: 'Kurt' }).click();
  await expect(
    page.getByRole('region', { name: "The user's reservations" }).locator('tbody tr'),
  ).toHaveCount(10);
  await page.getByLabel('Zip code').fill('54321');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'User was updated')).toBeVisible();
});

test('a call that the host lacks is reported, and not made', async ({ page, other }) => {
  const { calls } = other.host;
  await asAdministrator(page);
  calls.length = 0;
  await page.goto('/admin');
  const side = page.getByRole('navigation', { name: 'Administration' });
  const dashboard = page.getByText('This server does not offer a dashboard.');
  await expect(dashboard).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await side.getByRole('link', { name: 'Reservations' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(13);
  await page.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByText('This server does not offer a timeline.')).toBeVisible();
  await side.getByRole('link', { name: 'Dashboard' }).click();
  await expect(dashboard).toBeVisible();
  await side.getByRole('link', { name: 'Reservations' }).click();
  await expect(page.locator('tbody tr')).toHaveCount(13);
  for (const path of ['/dashboard/admin', '/timeline', '/all/pages'])
    expect(count(calls, path)).toBe(0);
  expect(count(calls, '/features')).toBeLessThan(2);
});

test('a vehicle is created with its own image', async ({ page, other }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles/new');
  await page.getByLabel('Model').fill('Bagger');
  for (const [label, value] of [
    ['Doors', '2'],
    ['Seats', '1'],
    ['Luggage', '0'],
    ['Age', '1'],
    ['Price/hour', '40'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Transmission').selectOption('Automatic');
  await page.getByLabel('Air conditioning').selectOption('true');
  await page.getByLabel('Fuel type').selectOption('Diesel');
  await page.getByLabel('Image').setInputFiles(await imageFile('teal'));
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toast(page, 'Vehicle was created')).toBeVisible();
  expect(other.host.store.images.size).toBe(1);
  const created = other.host.store.vehicles.at(-1);
  expect(created).toMatchObject({ model: 'Bagger' });
  for (const name of ['category', 'pricePerDay', 'licencePlate', 'furtherImages'])
    expect(created).not.toHaveProperty(name);
});

test('what the host does not know of a vehicle is shown nowhere', async ({ page }) => {
  await page.goto('/solutions/1');
  await expect(page.locator('.facts').first()).toContainText('Seats');
  await expect(page.getByText(/Payload|Prices and kilometres|Deposit/)).toHaveCount(0);
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await expect(page.getByRole('row').filter({ hasText: 'Transporter' })).toBeVisible();
  await expect(page.getByText(/Category|Licence plate/)).toHaveCount(0);
  await expect(page.getByLabel('Search')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Change prices' })).toHaveCount(0);
  await page.goto('/admin/vehicles/1');
  await expect(page.getByLabel('Seats')).toBeVisible();
  await expect(page.getByText(/Category|Licence plate|Deposit|Further pictures/)).toHaveCount(0);
});

test('a vehicle and a reservation are edited', async ({ page, other }) => {
  const { vehicles, reservations } = other.host.store;
  await asAdministrator(page);
  await page.goto('/admin/vehicles/2');
  await page.getByLabel('Price/hour').fill('12.5');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(toast(page, 'Vehicle was updated')).toBeVisible();
  expect(vehicles[1]).toMatchObject({ model: 'Transporter', pricePerHour: 12.5 });

  await page.goto('/admin/reservations/3');
  await page.getByLabel('Drop-off location').fill('Kassel');
  await expect(page.getByText('Set price by hand')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Reservation was updated')).toBeVisible();
  expect(reservations[2]).toMatchObject({
    pickUpTime: '2031-03-03T08:00:00',
    dropOffLocation: 'Kassel',
    vehicleId: 1,
  });
});

test('a host without a counter is not asked for one', async ({ page, other }) => {
  const { calls } = other.host;
  await asAdministrator(page);
  calls.length = 0;
  await page.goto('/admin/reservations/3');
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The rental' })).toHaveCount(0);
  await page.goto('/admin/reservations/3/hand-over');
  await expect(page.getByText('This server does not record hand-overs.')).toBeVisible();
  expect(calls.filter((call) => /counter|hand-over/.test(call))).toEqual([]);
});

test('what the host cannot do with prices and free vehicles is not offered', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles/prices');
  await expect(page.getByText('This server cannot change several prices')).toBeVisible();
  await page.goto('/admin/reservations/new');
  const fields = page.getByRole('form', { name: 'New Reservation' }).getByRole('combobox');
  await expect(fields.first()).toHaveAccessibleName('Customer');
  // Customer, vehicle and the two places, but no kind of vehicle.
  await expect(fields).toHaveCount(4);
  await expect(page.getByText('the free vehicles appear here')).toHaveCount(0);
});

test('a host that cannot search gets no form, and its whole list for any address', async ({
  page,
  other,
}) => {
  const { calls } = other.host;
  calls.length = 0;
  await page.goto('/');
  await expect.poll(() => count(calls, '/features')).toBe(1);
  await expect(page.getByRole('search')).toHaveCount(0);
  calls.length = 0;
  await page.goto('/vehicles?category=van&seats=3');
  await expect(
    page.getByRole('region', { name: 'Vehicles' }).getByRole('article').first(),
  ).toBeVisible();
  await expect(page.getByRole('search')).toHaveCount(0);
  expect(count(calls, '/features')).toBe(1);
  expect(count(calls, '/vehicles/search')).toBe(0);
});

test('a host that cannot search has the specified form: no calendar, no quote, no suggestions', async ({
  page,
  other,
}) => {
  const { calls } = other.host;
  const times = `pickUpDate=${inDays(90)}&pickUpTime=09:00&dropOffDate=${inDays(90)}&dropOffTime=12:00`;
  calls.length = 0;
  await page.goto(`/solutions/1?${times}`);
  const form = bookingForm(page);
  await expect(form).toBeVisible();
  await expect.poll(() => count(calls, '/features')).toBe(1);
  await expect(form.getByLabel('Pick-up date')).toBeDisabled();

  await storeToken(page, '2');
  await page.goto(`/solutions/1?${times}`);
  await form.getByLabel('Pick-up location').fill('Bauhof Nord');
  await expect(form.getByLabel('Pick-up location')).not.toHaveAttribute('list');
  await form.getByLabel('Pick-up date').fill(inDays(91));
  await expect(form.getByLabel('Drop-off location')).toHaveValue('');
  await expect(form.getByLabel('Drop-off date')).toHaveValue(inDays(90));
  await expect(page.getByRole('region', { name: 'When is it free?' })).toHaveCount(0);
  expect(calls.filter((call) => /quote|calendar/.test(call))).toEqual([]);
});

test('a host without mails is not asked for them, and a message is left by Cancel', async ({
  page,
  other,
}) => {
  const { calls, store } = other.host;
  const subject = 'Drei Transporter';
  store.messages.push({
    id: store.messages.length + 1,
    subject,
    body: '',
    name: 'Ida',
    email: 'i@e',
  });
  await asAdministrator(page);
  calls.length = 0;
  for (const path of ['/admin/mails', '/admin/mails/3']) {
    await page.goto(path);
    await expect(page.getByText('This server does not offer a list of mails.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  }
  expect(calls.filter((call) => call.includes('/mails'))).toEqual([]);
  await page.goto('/admin/contact-messages');
  await page.getByRole('link', { name: subject }).first().click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/admin\/contact-messages(\?|$)/);
});
