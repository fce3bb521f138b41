import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import {
  asAdministrator,
  headersOf,
  openSomeVehicle,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { inDays, someDay } from './customer.ts';

test('M4: what somebody else changed meanwhile is shown, and chosen field by field', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const vehicle = await openSomeVehicle(page);
  const address = `/api/car/visitors/${vehicle.id}`;
  const { id, image, ...known } = (await (await request.get(address)).json()) as {
    id: number;
    image: [string];
  };
  await page.getByLabel('Model').fill('Meins');
  await page.getByLabel('Seats').fill('7');
  await page.getByLabel('Doors').fill('2');
  const changed = await request.put('/api/car/admin/auth', {
    headers: await headersOf(request),
    params: { id, imageId: image[0] },
    data: { ...known, pricePerHour: 20, seats: 9, doors: 2 },
  });
  expect(changed.status()).toBe(200);

  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  const box = page.getByRole('region', { name: 'This was changed by somebody else meanwhile' });
  await expect(box).toBeFocused();
  await expect(box.getByRole('listitem')).toHaveText(['Price/hour: $12.50 → $20.00']);
  await expect(page.getByLabel('Price/hour')).toHaveValue('20.00');
  await expect(box.getByRole('group')).toHaveCount(1);
  const seats = box.getByRole('group', { name: 'Seats' });
  expect((await new AxeBuilder({ page }).include('form').analyze()).violations).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(390);

  await update.click();
  await expect(seats).toHaveAccessibleDescription('Please choose one of the two');
  await expect(seats.getByLabel('Yours 7')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(seats.getByLabel('Theirs 9')).toBeChecked();
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('9');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Seats', { exact: true })).toHaveValue('7');
  await update.click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
  const stored = await request.get(address);
  expect(await stored.json()).toMatchObject({
    ...{ model: 'Meins', seats: 7, doors: 2, pricePerHour: 20, image },
  });
});

test('M4: users and reservations are merged alike', async ({ page, request }) => {
  const headers = await headersOf(request);
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const { id, firstName, lastName, phoneNumber, zipCode, email } = customer;
  const rental = { user: id, vehicle: vehicle.id, date: inDays(someDay()) };
  const reservation = await someReservation(request, rental);
  await asAdministrator(page);

  await page.goto(`/admin/users/${id}`);
  await page.getByLabel('Address', { exact: true }).fill('Meine Straße 1');
  await request.put(`/api/user/${id}/auth`, {
    headers,
    data: {
      ...{ firstName, lastName, phoneNumber, zipCode, email, roles: ['Customer'] },
      address: 'Deren Weg 2',
    },
  });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByLabel('Theirs Deren Weg 2').check();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User was updated')).toBeVisible();

  await page.goto(`/admin/reservations/${reservation}`);
  await page.getByLabel('Drop-off location').fill('Meins');
  const read = await request.get(`/api/reservations/${reservation}/admin`, { headers });
  const { pickUpTime, dropOffTime, status } = (await read.json()) as Record<string, string>;
  await request.put('/api/reservations/admin/auth', {
    headers,
    params: { carId: vehicle.id, reservationId: reservation },
    data: { pickUpTime, dropOffTime, status, pickUpLocation: 'Deren', dropOffLocation: 'Fulda' },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pick-up location: Kassel → Deren')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();
  const now = await request.get(`/api/reservations/${reservation}/admin`, { headers });
  expect(await now.json()).toMatchObject({ pickUpLocation: 'Deren', dropOffLocation: 'Meins' });
});

test('M15: a record that was deleted meanwhile says so when it is saved', async ({
  page,
  request,
}) => {
  const vehicle = await openSomeVehicle(page);
  await page.getByLabel('Seats').fill('7');
  await request.delete(`/api/car/admin/${vehicle.id}/auth`, { headers: await headersOf(request) });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('There is no such vehicle').first()).toBeVisible();
  await expect(page.getByLabel('Seats')).toHaveValue('7');
});
