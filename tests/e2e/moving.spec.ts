import { expect, test, type Page } from '@playwright/test';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { importVehicles } from '../../contract/office/imports.ts';
import { vehicleName } from '../../contract/vehicles/vehicle-name.ts';
import {
  administratorToken,
  asAdministrator,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { day, dialog, drag, monday, reserved, someBlock, undo } from './lanes.ts';

const said = (page: Page) => page.locator('p[aria-live=polite]');
const lane = (page: Page, { id }: { id: number }) => page.locator(`[data-lane="${id}"]`);
const move = (page: Page) => dialog(page).getByRole('button', { name: 'Move reservation' });

/** Two vehicles alone on a week of the timeline; the first is booked on the second day from eight to six. */
async function openLanes(page: Page) {
  const beginning = `Zug ${crypto.randomUUID().slice(0, 6)}`;
  const [first, second] = [
    await someVehicle(page.request, `${beginning} a `),
    await someVehicle(page.request, `${beginning} b `),
  ];
  const customer = await someCustomer(page.request);
  const booking = { user: customer.id, vehicle: first.id, date: day(1) };
  const reservation = await someReservation(page.request, booking);
  await asAdministrator(page);
  const address = new URLSearchParams({ search: beginning, from: monday(), days: '7' });
  const open = () => page.goto(`/admin/reservations/timeline?${address}`);
  await open();
  await reserved(page).waitFor();
  return { first, second, customer, reservation, open };
}

async function stored(page: Page, id: number) {
  const token = await administratorToken(page.request);
  const { car, pickUpTime, dropOffTime } = await ask(page.request, getReservation, {
    params: { id },
    token,
  });
  return [car?.id, pickUpTime, dropOffTime];
}

test('a reservation is dragged to another day and vehicle, and that taken back', async ({
  page,
}) => {
  const { first, second, reservation } = await openLanes(page);
  await drag(page, 2, 1);
  await expect(dialog(page)).toContainText(`${vehicleName(second)}was ${vehicleName(first)}`);
  expect(await stored(page, reservation)).toEqual([
    first.id,
    `${day(1)}T08:00:00`,
    `${day(1)}T18:00:00`,
  ]);
  await move(page).click();
  await expect(lane(page, second).locator('[data-reserved]')).toBeVisible();
  expect(await stored(page, reservation)).toEqual([
    second.id,
    `${day(3)}T08:00:00`,
    `${day(3)}T18:00:00`,
  ]);
  await undo(page).click();
  await expect(lane(page, first).locator('[data-reserved]')).toBeVisible();
  expect(await stored(page, reservation)).toEqual([
    first.id,
    `${day(1)}T08:00:00`,
    `${day(1)}T18:00:00`,
  ]);
});

test('a reservation is extended by its end, at the price that is shown', async ({ page }) => {
  const { first, reservation } = await openLanes(page);
  await drag(page, 1, 0, 'until');
  await expect(dialog(page).getByRole('status')).toContainText('+');
  await move(page).click();
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page, reservation)).toEqual([
    first.id,
    `${day(1)}T08:00:00`,
    `${day(2)}T18:00:00`,
  ]);
});

test('a reservation is moved by keyboard, or stays where it was', async ({ page }) => {
  const { first, second, reservation } = await openLanes(page);
  const bar = reserved(page);
  const before = [first.id, `${day(1)}T08:00:00`, `${day(1)}T18:00:00`];
  await expect(bar).toHaveAccessibleDescription(/Space picks it up/);
  await bar.press(' ');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText(vehicleName(second));
  await page.keyboard.press('Escape');
  await expect(said(page)).toContainText('Not changed');
  await expect(page.locator('[data-draft]')).toHaveCount(0);
  await expect(bar).toBeFocused();

  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await expect(said(page)).toContainText('Enter saves');
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-draft]')).toHaveCount(0);
  await expect(bar).toBeFocused();
  expect(await stored(page, reservation)).toEqual(before);

  await page.keyboard.press(' ');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await move(page).press('Enter');
  await expect(dialog(page)).toBeHidden();
  expect(await stored(page, reservation)).toEqual([
    first.id,
    `${day(2)}T08:00:00`,
    `${day(2)}T18:15:00`,
  ]);
});

test('what is in the way of a move is named, and keeps it from being made', async ({ page }) => {
  const { second, open } = await openLanes(page);
  await someBlock(page, second);
  await open();
  await reserved(page).press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('Repair');
  await expect(move(page)).toBeDisabled();
});

test('a day shows its hours, and kinds stand together', async ({ page }) => {
  const { first } = await openLanes(page);
  await page.getByLabel('Zoom').selectOption('1 day');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(reserved(page)).toBeVisible();
  const track = (await lane(page, first).boundingBox())!;
  const bar = (await reserved(page).boundingBox())!;
  expect((bar.x - track.x) / track.width).toBeCloseTo(8 / 24, 2);
  await page.getByLabel('Group').selectOption('By category');
  await expect(page.locator('section h2')).toHaveCount(1);
});

test('a whole fleet is in one list, and found by the browser in it', async ({ page }) => {
  // Last in the list of vehicles, whose pages other tests turn.
  const beginning = `Zz Flotte ${crypto.randomUUID().slice(0, 6)}`;
  const head = 'Modell;Türen;Sitzplätze;Gepäck;Getriebe;Klima;Antrieb;Alter;Stundenpreis';
  const rows = Array.from(
    { length: 60 },
    (_, index) => `${beginning} ${100 + index};5;5;2;Schaltgetriebe;ja;Diesel;3;12,50`,
  );
  await ask(page.request, importVehicles, {
    token: await administratorToken(page.request),
    file: { name: 'f.csv', mimeType: 'text/csv', buffer: Buffer.from([head, ...rows].join('\n')) },
  });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/timeline?search=${encodeURIComponent(beginning)}`);
  await expect(page.locator('[data-lane]')).toHaveCount(60);
  const names = await page
    .locator('li:has([data-lane]) a[href^="/admin/vehicles/"]')
    .allTextContents();
  expect(names.map((name) => Number(name.match(/ (\d{3})$/)?.[1]))).toEqual(
    rows.map((_, index) => 100 + index),
  );
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0);

  // Every lane is printed, with what is on it.
  const empty = page.locator('[data-lane]:not(:has(a))');
  await expect(empty).not.toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(empty).toHaveCount(0);
});
