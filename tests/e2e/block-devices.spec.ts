import { expect, test, type Page } from '@playwright/test';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { administratorToken, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { fingerOf, keyboardOf, type Device } from './devices.ts';
import { tabTo } from './keys.ts';
import { bar, day, dialog, openLane, status, stored, vehicleOf } from './lanes.ts';

/** Blocks a vehicle that is reserved and moves the reservation, with a device alone. */
async function blockReserved(page: Page, device: Device): Promise<void> {
  const customer = await someCustomer(page.request);
  const vehicle = await openLane(page);
  const other = await someVehicle(page.request);
  const reserved = { user: customer.id, vehicle: vehicle.id, date: day(2) };
  const reservation = await someReservation(page.request, reserved);
  await page.reload();
  await page.locator('[data-lane]').waitFor();

  await device.press('button', 'Block a vehicle');
  await device.find('Vehicle', vehicle.model);
  await device.chooseDate('From', day(2));
  await device.chooseTime('From, time', '08:00');
  await device.chooseDate('Until', day(2));
  await device.chooseTime('Until, time', '16:00');
  await device.choose('Reason', 'Repair');
  await device.press('button', 'Block');
  const problem = dialog(page).getByRole('region', { name: '1 reservation is in the way' });
  await expect(problem.getByRole('heading')).toBeFocused();
  const { firstName, lastName } = customer;
  await device.find(`Vehicle for ${firstName} ${lastName}`, other.model);
  await device.press('button', 'Move and block');
  await expect(dialog(page)).toBeHidden();
  await expect(status(page)).toContainText('1 reservation was moved');
  await expect(bar(page)).toHaveAccessibleName(/^Repair, /);
  expect(await stored(page, vehicle)).toEqual([[`${day(2)}T08:00:00`, `${day(2)}T16:00:00`]]);

  await device.press('button', 'Undo');
  await expect(status(page)).toContainText('Undone');
  expect(await stored(page, vehicle)).toEqual([]);
  const token = await administratorToken(page.request);
  const params = { id: reservation };
  expect(await ask(page.request, getReservation, { params, token })).toMatchObject({
    car: { id: vehicle.id },
  });
}

test('a reserved vehicle is blocked by keyboard alone', ({ page }) =>
  blockReserved(page, keyboardOf(page)));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a reserved vehicle is blocked by touch', ({ page }) => blockReserved(page, fingerOf(page)));
});

test('what has the focus is in sight, however long the dialog is', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await openLane(page);
  await page.getByRole('button', { name: 'Block a vehicle' }).click();
  await dialog(page).getByLabel('Note').focus();
  await expect(vehicleOf(page)).not.toBeInViewport();
  await tabTo(page, 'Cancel');
  await tabTo(page, 'Vehicle');
  await expect(vehicleOf(page)).toBeFocused();
});
