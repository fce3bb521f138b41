import { expect, test, type Page } from '@playwright/test';
import { deleteBlock } from '../../contract/vehicles/blocks.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import {
  getReservation,
  updateReservation,
} from '../../contract/reservations/reservations-admin.ts';
import { administratorToken, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import {
  bar,
  changeBlock,
  day,
  dialog,
  fill,
  openLane,
  someBlock,
  status,
  stored,
  undo,
  chooseSubstitute,
  chooseVehicle,
} from './lanes.ts';
import { findViolations } from '../a11y/looks.ts';

const reservationOf = async ({ request }: Page, id: number) =>
  ask(request, getReservation, { params: { id }, token: await administratorToken(request) });
const vehicleFor = async (page: Page, id: number) => (await reservationOf(page, id)).car!.id;

/** Blocks a vehicle in the dialog, which moves its reservation to another one. */
async function moveAndBlock(page: Page) {
  const customer = await someCustomer(page.request);
  const vehicle = await openLane(page);
  const other = await someVehicle(page.request);
  const id = await someReservation(page.request, {
    user: customer.id,
    vehicle: vehicle.id,
    date: day(2),
  });
  await page.getByRole('button', { name: 'Block a vehicle' }).click();
  await chooseVehicle(page, vehicle);
  await dialog(page).getByLabel('Reason').selectOption('Repair');
  await fill(page, [day(2), '08:00'], [day(3), '16:00']);
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await chooseSubstitute(page, other);
  await dialog(page).getByRole('button', { name: 'Move and block' }).click();
  await expect(status(page)).toContainText('1 reservation was moved');
  expect(await vehicleFor(page, id)).toBe(other.id);
  return { vehicle, other, id };
}

test('undoing a block brings back what it moved', async ({ page }) => {
  const { vehicle, id } = await moveAndBlock(page);
  await undo(page).click();
  await expect(status(page)).toHaveText('Undone.');
  expect(await stored(page, vehicle)).toEqual([]);
  expect(await vehicleFor(page, id)).toBe(vehicle.id);
  await expect(page.locator('[data-reserved]')).toHaveCount(1);
});

test('undoing a change of a block brings back what it moved', async ({ page }) => {
  const vehicle = await openLane(page);
  const other = await someVehicle(page.request);
  const { id: user } = await someCustomer(page.request);
  const id = await someReservation(page.request, { user, vehicle: vehicle.id, date: day(2) });
  await someBlock(page, vehicle);
  await page.reload();
  await bar(page).click();
  await fill(page, [day(2), '08:00'], [day(2), '16:00']);
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await chooseSubstitute(page, other);
  await dialog(page).getByRole('button', { name: 'Move and block' }).click();
  await expect(status(page)).toContainText('1 reservation was moved');
  await undo(page).click();
  await expect(status(page)).toHaveText('Undone.');
  expect(await stored(page, vehicle)).toEqual([[`${day(1)}T08:00:00`, `${day(1)}T16:00:00`]]);
  expect(await vehicleFor(page, id)).toBe(vehicle.id);
});

test('undoing says which reservation cannot go back', async ({ page }) => {
  const { vehicle, other, id } = await moveAndBlock(page);
  const { pickUpTime, dropOffTime, dropOffLocation, status: state } = await reservationOf(page, id);
  await ask(page.request, updateReservation, {
    query: { carId: other.id, reservationId: id },
    token: await administratorToken(page.request),
    body: {
      pickUpTime,
      dropOffTime,
      dropOffLocation,
      pickUpLocation: 'Marburg',
      status: state,
    },
  });
  await undo(page).click();
  await expect(status(page)).toHaveText(
    `Not everything could be undone. Reservation ${reservationNumber(id)} was not moved back: it was changed or cancelled meanwhile, or has begun.`,
  );
  expect(await stored(page, vehicle)).toEqual([]);
  expect(await vehicleFor(page, id)).toBe(other.id);
});

test('what somebody else has made of a block is not undone, but shown', async ({ page }) => {
  const { vehicle, other, id } = await moveAndBlock(page);
  await changeBlock(page, vehicle, { note: 'Reifen' });
  await undo(page).click();
  await expect(status(page)).toContainText('Not undone. This was changed by somebody else');
  await expect(status(page)).toContainText(/It is now: Repair, .*Reifen$/);
  await expect(undo(page)).toBeHidden();
  await expect(bar(page)).toHaveAccessibleName(/Reifen/);
  expect(await vehicleFor(page, id)).toBe(other.id);
});

test('undoing can be tried again after no answer', async ({ page }) => {
  const { vehicle } = await moveAndBlock(page);
  await page.route(callsOf(deleteBlock), (route) => route.abort());
  await undo(page).click();
  await expect(status(page)).toContainText('Not undone. The server cannot be reached');
  await page.unrouteAll();
  await undo(page).click();
  await expect(status(page)).toHaveText('Undone.');
  expect(await stored(page, vehicle)).toEqual([]);
});

test('a block that somebody else has changed is deleted only once that was seen', async ({
  page,
}) => {
  const vehicle = await openLane(page);
  await someBlock(page, vehicle);
  await page.reload();
  await bar(page).click();
  await changeBlock(page, vehicle, { note: 'Reifen', until: null });
  const remove = dialog(page).getByRole('button', { name: 'Delete block' });
  await remove.click();
  const box = dialog(page).getByRole('region', {
    name: 'This was changed by somebody else meanwhile',
  });
  await expect(box).toBeFocused();
  await expect(box).toContainText('The block is not deleted yet');
  await expect(box).toContainText('Note: Bremsen → Reifen');
  await expect(box).toContainText('Until further notice: No → Yes');
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Reifen');
  // The bars behind the dialog are as close as the rentals.
  expect(await findViolations(page, ['target-size'])).toEqual([]);
  await remove.click();
  await expect(bar(page)).toHaveCount(0);
  await undo(page).click();
  await expect(bar(page)).toHaveAccessibleName(/until further notice, Reifen/);
});

test('changes of a block are merged with those of somebody else', async ({ page }) => {
  const vehicle = await openLane(page);
  await someBlock(page, vehicle);
  await page.reload();
  await bar(page).click();
  await dialog(page).getByLabel('Until, time').fill('17:00');
  await changeBlock(page, vehicle, { note: 'Reifen' });
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(dialog(page)).toContainText('Note: Bremsen → Reifen');
  await save.click();
  await expect(bar(page)).toHaveAccessibleName(/17:00, Reifen/);
  await undo(page).click();
  await expect(bar(page)).toHaveAccessibleName(/16:00, Reifen/);
});
