import { expect, test } from '@playwright/test';
import {
  asAdministrator,
  beginEdit,
  administratorToken,
  openSomeVehicle,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { freeDate } from './customer.ts';
import { ask } from './api.ts';
import { deleteVehicle, getVehicle } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import {
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { findViolations } from '../a11y/looks.ts';

test('concurrent changes are shown and resolved field by field', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const vehicle = await openSomeVehicle(page);
  const { id } = vehicle;
  const { image, ...known } = await ask(request, getVehicle, { params: { id } });
  await page.getByLabel('Model').fill('Meins');
  await page.getByLabel('Seats').fill('7');
  await page.getByLabel('Doors').fill('2');
  await ask(request, updateVehicle, {
    token: await administratorToken(request),
    query: { id, imageId: vehicle.image },
    body: { ...known, pricePerHour: 20, seats: 9, doors: 2 },
  });

  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  const box = page.getByRole('region', { name: 'This was changed by somebody else meanwhile' });
  await expect(box).toBeFocused();
  await expect(box.getByRole('listitem')).toHaveText(['Price/hour: $12.50 → $20.00']);
  await expect(page.getByLabel('Price/hour')).toHaveValue('20.00');
  await expect(box.getByRole('group')).toHaveCount(1);
  const seats = box.getByRole('group', { name: 'Seats' });
  expect(await findViolations(page)).toEqual([]);
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
  expect(await ask(request, getVehicle, { params: { id } })).toMatchObject({
    model: 'Meins',
    seats: 7,
    doors: 2,
    pricePerHour: 20,
    image,
  });
});

test('users and reservations are merged the same way', async ({ page, request }) => {
  const token = await administratorToken(request);
  const customer = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const { id, firstName, lastName, phoneNumber, zipCode, email } = customer;
  const rental = { user: id, vehicle: vehicle.id, date: freeDate() };
  const reservation = await someReservation(request, rental);
  await asAdministrator(page);

  await page.goto(`/admin/users/${id}`);
  await beginEdit(page);
  await page.getByLabel('Address', { exact: true }).fill('Meine Straße 1');
  await ask(request, updateUser, {
    params: { id },
    token,
    body: {
      firstName,
      lastName,
      phoneNumber,
      zipCode,
      email,
      roles: ['Customer'],
      address: 'Deren Weg 2',
    },
  });
  await page.getByRole('button', { name: 'Update' }).click();
  await page.getByLabel('Theirs Deren Weg 2').check();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('User was updated')).toBeVisible();

  await page.goto(`/admin/reservations/${reservation}?begins=end`);
  await page.getByLabel('Drop-off location').fill('Meins');
  const read = () => ask(request, getReservation, { params: { id: reservation }, token });
  const { pickUpTime, dropOffTime, status } = await read();
  await ask(request, updateReservation, {
    token,
    query: { carId: vehicle.id, reservationId: reservation },
    body: { pickUpTime, dropOffTime, status, pickUpLocation: 'Deren', dropOffLocation: 'Fulda' },
  });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pick-up location: Kassel → Deren')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reservation was updated')).toBeVisible();
  expect(await read()).toMatchObject({ pickUpLocation: 'Deren', dropOffLocation: 'Meins' });
});

test('saving a record that was deleted meanwhile reports it', async ({ page, request }) => {
  const vehicle = await openSomeVehicle(page);
  await page.getByLabel('Seats').fill('7');
  const token = await administratorToken(request);
  await ask(request, deleteVehicle, { params: { id: vehicle.id }, token });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('There is no such vehicle').first()).toBeVisible();
  await expect(page.getByLabel('Seats')).toHaveValue('7');
});
