import { expect, test, type Page } from '@playwright/test';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import { pages } from '../../contract/site/pages.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import {
  administratorToken,
  asAdministrator,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { inDays } from './customer.ts';
import {
  bar,
  chooseSubstitute,
  chooseVehicle,
  day,
  dialog,
  dragOnLane,
  dueVehicle,
  fill,
  openLane,
  someBlock,
  status,
  stored,
  undo,
  vehicleOf,
  weekOf,
} from './lanes.ts';

/** Waits until the lanes show what was stored: until then the bar stands where it was. */
const isShown = (page: Page) => expect(bar(page)).toHaveAttribute('data-moved', 'false');
const said = (page: Page) => page.locator('p[aria-live=polite]');

test('a vehicle is blocked, its block changed and deleted in the dialog, and that taken back', async ({
  page,
}) => {
  const vehicle = await openLane(page);
  await page.getByRole('button', { name: 'Block a vehicle' }).click();
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog(page)).toContainText('Select a vehicle');
  await expect(dialog(page)).toContainText('Select a reason');
  await expect(vehicleOf(page)).toBeFocused();
  await chooseVehicle(page, vehicle);
  await dialog(page).getByLabel('Reason').selectOption('Repair');
  await fill(page, [day(1), '08:00'], [day(0), '16:00']);
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog(page)).toContainText('The end must be after the beginning');
  await fill(page, [day(1), '08:00'], [day(1), '16:00']);
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(status(page)).toContainText(`${vehicleName(vehicle)} is blocked: Repair`);
  await expect(bar(page)).toHaveAccessibleName(/^Repair, /);
  expect(await stored(page, vehicle)).toEqual([[`${day(1)}T08:00:00`, `${day(1)}T16:00:00`]]);

  await bar(page).click();
  await expect(dialog(page)).toContainText('Edit block');
  await dialog(page).getByLabel('Until further notice').check();
  await dialog(page).getByLabel('Note').fill('Getriebe');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(bar(page)).toHaveAccessibleName(/Repair, .*until further notice, Getriebe/);
  expect(await stored(page, vehicle)).toEqual([[`${day(1)}T08:00:00`, null]]);
  await undo(page).click();
  await expect(status(page)).toContainText('Undone');
  await expect(undo(page)).toBeHidden();
  await expect
    .poll(() => stored(page, vehicle))
    .toEqual([[`${day(1)}T08:00:00`, `${day(1)}T16:00:00`]]);

  await bar(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Delete block' }).click();
  await expect(bar(page)).toHaveCount(0);
  await undo(page).click();
  await expect(bar(page)).toHaveAccessibleName(/^Repair, /);
});

test('a block is drawn, moved and extended by pointer', async ({ page }) => {
  const vehicle = await openLane(page);
  await dragOnLane(page, 1.25 / 7, 1.75 / 7);
  await expect(dialog(page).getByLabel('From', { exact: true })).toHaveValue(day(1));
  await expect(vehicleOf(page)).toHaveValue(vehicle.model);
  await expect(vehicleOf(page)).toHaveAccessibleDescription(vehicle.licencePlate!);
  await dialog(page).getByLabel('Reason').selectOption('Own use');
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(bar(page)).toHaveAccessibleName(/^Own use, /);
  expect(await stored(page, vehicle)).toEqual([[`${day(1)}T06:00:00`, `${day(1)}T18:00:00`]]);

  await dragOnLane(page, 1.5 / 7, 3.5 / 7);
  await expect(status(page)).toContainText('was changed');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page, vehicle)).toEqual([[`${day(3)}T06:00:00`, `${day(3)}T18:00:00`]]);
  await isShown(page);

  const box = (await bar(page).boundingBox())!;
  const lane = (await page.locator('[data-lane]').boundingBox())!;
  const right = (box.x + box.width - 3 - lane.x) / lane.width;
  await dragOnLane(page, right, right + 1 / 7);
  await expect
    .poll(() => stored(page, vehicle))
    .toEqual([[`${day(3)}T06:00:00`, `${day(4)}T18:00:00`]]);
  await undo(page).click();
  await expect
    .poll(() => stored(page, vehicle))
    .toEqual([[`${day(3)}T06:00:00`, `${day(3)}T18:00:00`]]);
});

test('a moved block is not moved again from where it was', async ({ page }) => {
  const vehicle = await openLane(page);
  await someBlock(page, vehicle);
  await page.reload();
  await bar(page).waitFor();
  const shown = Promise.withResolvers<void>();
  await page.route(/\/timeline\?/, async (route) => {
    await shown.promise;
    await route.continue();
  });
  const moved = [[`${day(3)}T08:00:00`, `${day(3)}T16:00:00`]];
  await dragOnLane(page, 1.5 / 7, 3.5 / 7);
  await expect(status(page)).toContainText('was changed');
  await dragOnLane(page, 1.5 / 7, 4.5 / 7);
  await bar(page).press('PageUp');
  await expect(said(page)).toBeEmpty();
  shown.resolve();
  await isShown(page);
  await expect(status(page)).toContainText('was changed');
  expect(await stored(page, vehicle)).toEqual(moved);
  await bar(page).press('PageUp');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => stored(page, vehicle))
    .toEqual([[`${day(4)}T08:00:00`, `${day(4)}T16:00:00`]]);
});

test('Escape takes back what is drawn, and a click still books', async ({ page }) => {
  await openLane(page);
  const box = (await page.locator('[data-lane]').boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 90, box.y + 20, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dialog(page)).toBeHidden();
  await page.mouse.click(box.x + box.width / 2, box.y + 20);
  await expect(page).toHaveURL(/\/reservations\/new/);
});

test('a block is moved by keyboard', async ({ page }) => {
  const vehicle = await openLane(page);
  await someBlock(page, vehicle);
  await page.reload();
  await expect(bar(page)).toHaveAccessibleDescription(
    /With the keyboard.+with Alt and Shift only the beginning/,
  );
  await bar(page).press('ArrowRight');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(said(page)).toContainText('Enter saves');
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText('Not changed');
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  expect(await stored(page, vehicle)).toEqual([[`${day(1)}T08:00:00`, `${day(1)}T16:00:00`]]);
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('was changed');
  await expect(bar(page)).toBeFocused();
  expect(await stored(page, vehicle)).toEqual([[`${day(2)}T06:45:00`, `${day(2)}T15:15:00`]]);
  await isShown(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await expect(said(page)).toContainText('Not changed');
});

test('a reservation in the way is moved in the same step', async ({ page }) => {
  const customer = await someCustomer(page.request);
  const vehicle = await openLane(page);
  const other = await someVehicle(page.request);
  const reserved = { user: customer.id, vehicle: vehicle.id, date: day(2) };
  const reservation = await someReservation(page.request, reserved);
  await someBlock(page, vehicle);
  await page.reload();
  await bar(page).focus();
  for (let press = 0; press < 6; press += 1) await page.keyboard.press('PageUp');
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  const problem = dialog(page).getByRole('region', { name: '1 reservation is in the way' });
  const { firstName, lastName, phoneNumber } = customer;
  await expect(problem).toContainText(`${firstName} ${lastName} ${phoneNumber}`);
  await expect(problem.getByRole('link', { name: /^Reservation/ })).toHaveAttribute(
    'href',
    `/admin/reservations/${reservation}`,
  );
  await expect(problem.getByRole('heading')).toBeFocused();
  await chooseSubstitute(page, other);
  await dialog(page).getByRole('button', { name: 'Move and block' }).click();
  await expect(status(page)).toContainText('1 reservation was moved');
  expect(await stored(page, vehicle)).toEqual([[`${day(2)}T08:00:00`, `${day(2)}T16:00:00`]]);
  const token = await administratorToken(page.request);
  const params = { id: reservation };
  expect(await ask(page.request, getReservation, { params, token })).toMatchObject({
    car: { id: other.id },
  });
});

test('a vehicle that is blocked is named, also when the page does not show it', async ({
  page,
}) => {
  const vehicle = await someVehicle(page.request);
  await asAdministrator(page);
  await page.goto(`${pages.adminTimeline}?search=${vehicle.model}-other`);
  await page.getByRole('button', { name: 'Block a vehicle' }).click();
  await chooseVehicle(page, vehicle);
  await dialog(page).getByLabel('Reason').selectOption('Repair');
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(status(page)).toContainText(`${vehicleName(vehicle)} is blocked: Repair`);
});

test('a rental that has begun is not moved', async ({ page }) => {
  const customer = await someCustomer(page.request);
  const vehicle = await someVehicle(page.request);
  const from = inDays(1);
  await someReservation(page.request, { user: customer.id, vehicle: vehicle.id, date: from });
  // From tomorrow's morning on, it has begun.
  await page.clock.setFixedTime(new Date(`${from}T12:00:00Z`));
  await asAdministrator(page);
  await page.goto(weekOf(vehicle, from));
  await page.getByRole('button', { name: 'Block a vehicle' }).click();
  await chooseVehicle(page, vehicle);
  await dialog(page).getByLabel('Reason').selectOption('Repair');
  await fill(page, [from, '14:00'], [from, '20:00']);
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog(page)).toContainText('This rental has begun, so it cannot be moved.');
  await expect(dialog(page).getByRole('button', { name: 'Move and block' })).toBeHidden();
});

test('an inspection that is due is planned in one step, from the vehicles or the timeline', async ({
  page,
}) => {
  const vehicle = await dueVehicle(page, inDays(20));
  await asAdministrator(page);
  await page.goto('/admin/vehicles?state=due');
  await page.getByLabel('Search').fill(vehicle.model);
  const row = page.getByRole('row').filter({ hasText: vehicle.model });
  await expect(row).toContainText('Free now');
  await expect(row).toContainText(`Inspection due ${inDays(20)}`);
  await row.getByRole('link', { name: `Plan inspection for ${vehicle.model}` }).click();
  await expect(dialog(page).getByLabel('Reason')).toHaveValue('inspection');
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Inspection');
  const planned = await dialog(page).getByLabel('From', { exact: true }).inputValue();
  expect(new Date(planned).getUTCDay() % 6).not.toBe(0);
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Plan inspection/ }).click();
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(`Inspection planned ${planned}`)).toBeVisible();
  await page.goto(`/admin/vehicles?search=${vehicle.model}&state=blocked`);
  await expect(page.getByText('No vehicles match the filters.')).toBeVisible();
});

test('two dues are announced and planned in one step, and one that is too late leaves the other', async ({
  page,
}) => {
  const [soon, later] = [inDays(10), inDays(28)];
  const vehicle = await dueVehicle(page, later, soon);
  const announced = [`Safety check due ${soon}`, `Inspection due ${later}`];
  await asAdministrator(page);
  // A visit between the two days.
  const between = [`${inDays(20)}T08:00:00`, `${inDays(20)}T16:00:00`];
  await someBlock(page, vehicle, between as [string, string], 'inspection');
  const list = `/admin/vehicles?search=${vehicle.model}`;
  const row = page.getByRole('row').filter({ hasText: vehicle.model });
  await page.goto(list);
  for (const due of announced) await expect(row).toContainText(due);
  await expect(row).toContainText(`Inspection planned ${inDays(20)}`);
  await expect(row).toContainText(`Inspection not planned until ${inDays(20)}`);
  await page.goto(weekOf(vehicle, inDays(0)));
  const lane = page.getByRole('listitem').filter({ has: page.locator('[data-lane]') });
  await expect(lane.getByRole('link', { name: /Inspection planned/ })).toContainText(
    `Inspection due ${later}Inspection planned ${inDays(20)}`,
  );
  const plan = lane.getByRole('button', { name: /Plan inspection/ });
  await expect(plan).toContainText(announced[0]!);
  await expect(plan).not.toContainText(announced[1]!);
  await plan.click();
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Safety check, Inspection');
  const planned = await dialog(page).getByLabel('From', { exact: true }).inputValue();
  expect(planned <= soon).toBe(true);
  await dialog(page).getByRole('button', { name: 'Block', exact: true }).click();
  await expect(plan).toBeHidden();
  await expect(lane.getByRole('link', { name: /Inspection planned/ })).toContainText(
    `${announced.join('')}Inspection planned ${planned}`,
  );
  await page.goto(list);
  for (const text of [...announced, `Inspection planned ${planned}`])
    await expect(row).toContainText(text);
  await expect(row.getByRole('link', { name: /Plan inspection/ })).toHaveCount(0);
});

test('the list says until when a vehicle is blocked', async ({ page }) => {
  const vehicle = await someVehicle(page.request);
  await someBlock(page, vehicle, [`${inDays(-1)}T08:00:00`, `${inDays(2)}T16:00:00`]);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles?search=${vehicle.model}&state=blocked`);
  const row = page.getByRole('row').filter({ hasText: vehicle.model });
  await expect(row).toContainText(`Blocked until ${inDays(2).slice(5)} 16:00`);
  await page.getByLabel('State').selectOption('Free now');
  await expect(page.getByText('No vehicles match the filters.')).toBeVisible();
});

test('the table has the blocks, too', async ({ page }) => {
  const vehicle = await openLane(page);
  await someBlock(page, vehicle);
  await page.goto(`${weekOf(vehicle)}&view=table`);
  await page.getByRole('button', { name: `Edit block: ${vehicle.model}` }).click();
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Bremsen');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a block is made and changed by touch', async ({ page }) => {
    const vehicle = await openLane(page);
    await page.getByRole('button', { name: 'Block a vehicle' }).tap();
    await chooseVehicle(page, vehicle);
    await dialog(page).getByLabel('Reason').selectOption('Maintenance');
    await fill(page, [day(1), '08:00'], [day(2), '16:00']);
    await dialog(page).getByRole('button', { name: 'Block', exact: true }).tap();
    await expect(bar(page)).toHaveAccessibleName(/^Maintenance, /);
    await bar(page).tap();
    await dialog(page).getByRole('button', { name: 'Delete block' }).tap();
    await expect(bar(page)).toHaveCount(0);
  });
});
