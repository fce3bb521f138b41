import { expect, test, type Page } from '@playwright/test';
import { createReservationFor } from '../../contract/reservations/reservations-admin.ts';
import { listChoices } from '../../contract/reservations/search.ts';
import { pages } from '../../contract/site/pages.ts';
import { toWire } from '../../contract/values/times.ts';
import { catalogues } from '../support/catalogues.ts';
import {
  administratorToken,
  asAdministrator,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask, callsOf } from './api.ts';
import { fuel, kilometres, toast } from './at-counter.ts';
import { inDays, somebody } from './customer.ts';
import { vehicleWith } from './search-form.ts';

const { admin, customers, prices, security, site, messages } = catalogues.en;
const person = () => {
  const { firstName, lastName, phoneNumber, address, zipCode, email } = somebody();
  const city = 'Musterstadt';
  return { firstName, lastName, phoneNumber, address, zipCode, city, email };
};

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('who walks in is a customer, has a booking and drives off in one go', async ({ page }) => {
      const vehicle = await someVehicle(page.request);
      await asAdministrator(page);
      await page.goto('/admin');
      await page.getByRole('link', { name: admin.walkIn.title }).click();
      await expect(page.getByLabel('Pick-up time')).toHaveValue(/:(00|15|30|45)$/);
      await expect(page.getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');
      if (device === 'desktop')
        await expect(page.locator('input[name^=dropOff]:focus')).toBeVisible();
      await page.getByLabel('Drop-off date').fill(inDays(1));
      await page.getByLabel('Drop-off time').fill('18:00');
      const choice = page.getByRole('combobox', { name: 'Vehicle' });
      await choice.fill(vehicle.model.slice(-6));
      await page.getByRole('option', { name: vehicle.model }).click();

      await page.getByRole('button', { name: admin.create }).click();
      await expect(page.getByLabel(site.fields.firstName)).toHaveAccessibleDescription(
        messages.auth.firstName,
      );
      await expect(page.getByLabel(site.fields.city, { exact: true })).toHaveAccessibleDescription(
        messages.auth.city,
      );
      const customer = person();
      for (const [name, value] of Object.entries(customer))
        await page
          .getByLabel(site.fields[name as keyof typeof customer], { exact: true })
          .fill(value);
      await page.getByRole('button', { name: admin.create }).click();
      await expect(page).toHaveURL(/\/admin\/reservations\/\d+\/hand-over$/);
      await expect(page.getByRole('link', { name: customer.email })).toBeVisible();
      await kilometres(page).fill('18300');
      await fuel(page, 'full').check();
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(toast(page, 'Handed over to Greta Muster.')).toBeVisible();
    });
  });

/** Opens the form with all but the customer. */
async function begin(page: Page) {
  const vehicle = await someVehicle(page.request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/new?vehicle=${vehicle.id}`);
  await page.getByRole('button', { name: admin.walkIn.beginsNow }).click();
  await page.getByLabel('Drop-off date').fill(inDays(1));
  await page.getByLabel('Drop-off time').fill('18:00');
  await page.getByRole('button', { name: admin.walkIn.newCustomer }).click();
  return async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await page.getByLabel(site.fields[name as 'email'], { exact: true }).fill(value);
    await page.getByRole('button', { name: admin.create }).click();
  };
}

test('who has no email rents as well, and each screen says to call', async ({ page }) => {
  const create = await begin(page);
  const lastName = `Ohne ${crypto.randomUUID().slice(0, 8)}`;
  const { email: _, ...known } = { ...person(), lastName };
  const email = page.getByLabel(site.fields.email, { exact: true });
  await expect(email).toHaveAccessibleDescription(security.customers.emailOptional);
  await create(known);
  await expect(page).toHaveURL(/\/hand-over$/);
  await expect(page.getByText(customers.noEmail)).toBeVisible();
  await page.goto(`/admin/users?search=${encodeURIComponent(lastName)}`);
  await page.getByRole('row').nth(1).getByRole('link', { name: 'Greta' }).click();
  await expect(page.getByText(security.customers.noEmail)).toBeVisible();
  await page.getByRole('button', { name: security.customers.giveEmail }).click();
  await expect(email).toBeFocused();
  await email.fill(person().email);
  await page.getByRole('button', { name: admin.update }).click();
  await expect(page.getByText(messages.users.updated)).toBeVisible();
});

test('a customer who is known by the email is chosen by one click', async ({ page }) => {
  const known = await someCustomer(page.request);
  const create = await begin(page);
  await create({ ...person(), email: known.email.toUpperCase() });
  const email = page.getByLabel(site.fields.email, { exact: true });
  await expect(email).toHaveAccessibleDescription(new RegExp(messages.auth.emailTaken));
  await page.getByRole('button', { name: admin.walkIn.choose('Greta Muster') }).click();
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Greta Muster');
  await page.getByRole('button', { name: admin.create }).click();
  await expect(page).toHaveURL(/\/hand-over$/);
  await expect(page.getByRole('link', { name: known.email })).toBeVisible();
});

test('when the booking fails the new customer stays chosen, and is created once', async ({
  page,
}) => {
  const create = await begin(page);
  await page.route(callsOf(createReservationFor), (route) => route.abort());
  const customer = person();
  await create(customer);
  await expect(page.getByRole('combobox', { name: 'Customer' })).toHaveValue('Greta Muster');
  await expect(page.getByLabel('Drop-off time')).toHaveValue('18:00');
  await page.unrouteAll();
  await page.getByRole('button', { name: admin.create }).click();
  await expect(page).toHaveURL(/\/hand-over$/);
  await expect(page.getByRole('link', { name: customer.email })).toBeVisible();
});

test('where no such vehicle is free, the next best are chosen by one click', async ({ page }) => {
  const { request } = page;
  const token = await administratorToken(request);
  const [customer, day] = [await someCustomer(request), inDays(330)];
  const times = {
    pickUpDateTime: toWire(`${day}T10:00:00`),
    dropOffDateTime: toWire(`${inDays(331)}T12:00:00`),
  };
  const query = { ...times, categories: 'minibus', search: 'no vehicle of this name' };
  const { content } = await ask(request, listChoices, { token, query });
  for (const { id, available } of content)
    if (available) await someReservation(request, { user: customer.id, vehicle: id, date: day });

  await asAdministrator(page);
  await page.goto(pages.adminNewReservation);
  await page.getByLabel('Pick-up date').fill(day);
  await page.getByLabel('Pick-up time').fill('10:00');
  await page.getByLabel('Drop-off date').fill(inDays(331));
  await page.getByLabel('Drop-off time').fill('12:00');
  await page.getByLabel(prices.category).selectOption('minibus');
  const soonest = page.getByRole('group', { name: prices.soonest }).locator('label');
  await expect(soonest.first()).toContainText(/from .*1[89]:\d\d/);
  await expect(soonest.first()).toContainText(/Bauhof Nord|Lager Süd/);
  const others = page.getByRole('group', { name: prices.otherKinds }).locator('label');
  await others.first().click();
  const vehicle = page.getByRole('combobox', { name: 'Vehicle' });
  await expect(vehicle).not.toHaveValue('');
  await soonest.first().click();
  await expect(page.getByLabel('Pick-up time')).toHaveValue(/^1[89]:/);
  await expect(page.getByLabel('Drop-off time')).toHaveValue('12:00');
  const free = page.getByRole('group', { name: prices.freeVehicles }).locator('label');
  await expect(free.first().getByRole('radio')).toBeChecked();
});

test('the pick-up follows the vehicle to its place until somebody chooses another', async ({
  page,
}) => {
  const [south, north] = await Promise.all(
    ['lager-sued', 'bauhof-nord'].map((homePlace, index) =>
      vehicleWith(61 + index, page.request, { homePlace }),
    ),
  );
  await asAdministrator(page);
  await page.goto('/admin/reservations/new?begins=now');
  const places = [page.getByLabel('Pick-up location'), page.getByLabel('Drop-off location')];
  for (const place of places) await expect(place).toHaveValue('Bauhof Nord');
  const choose = async (model: string) => {
    await page.getByRole('combobox', { name: 'Vehicle' }).fill(model);
    await page.getByRole('option', { name: model }).click();
  };
  await page.getByLabel('Drop-off date').fill(inDays(1));
  await page.getByLabel('Drop-off time').fill('18:00');
  await page.getByRole('combobox', { name: 'Vehicle' }).fill(south!.model);
  const title = page.getByRole('listbox').getByText('Lager Süd', { exact: true });
  await expect(title).toBeVisible();
  await choose(south!.model);
  for (const place of places) await expect(place).toHaveValue('Lager Süd');
  await places[1]!.fill('Musternetz Musterstadt');
  await choose(north!.model);
  await expect(places[0]!).toHaveValue('Bauhof Nord');
  await expect(places[1]!).toHaveValue('Musternetz Musterstadt');
  const notice = page.getByText(admin.standsAt('Lager Süd'));
  await expect(notice).toBeHidden();
  await places[0]!.fill('Musternetz Musterstadt');
  await choose(south!.model);
  await expect(places[0]!).toHaveValue('Musternetz Musterstadt');
  await expect(notice).toBeVisible();
});

for (const order of ['before', 'after'] as const)
  test(`what is typed replaces the place that the vehicle fills in ${order} the field has the focus`, async ({
    page,
  }) => {
    const vehicle = await vehicleWith(63, page.request, { homePlace: 'lager-sued' });
    await asAdministrator(page);
    // In a busy browser timers are late.
    await page.addInitScript(() => {
      const set = window.setTimeout.bind(window);
      Object.assign(window, {
        setTimeout: (done: () => void, after = 0) => set(done, after + 200),
      });
    });
    const place = page.getByLabel('Pick-up location');
    await page.route(callsOf(listChoices), async (route) => {
      if (order === 'after') await expect(place).toBeFocused();
      await route.continue();
    });
    await page.goto(`/admin/reservations/new?vehicle=${vehicle.id}`);
    await expect(place).toBeFocused();
    await expect(place).toHaveValue('Lager Süd');
    await page.keyboard.type('Bauhof Nord', { delay: 50 });
    await expect(place).toHaveValue('Bauhof Nord');
  });
