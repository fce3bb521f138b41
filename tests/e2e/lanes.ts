import { expect, type Page } from '@playwright/test';
import {
  createBlock,
  listBlocks,
  updateBlock,
  type Block,
} from '../../contract/vehicles/blocks.ts';
import { addDays } from '../../contract/values/times.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { administratorToken, asAdministrator, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { freeDate } from './customer.ts';

/** A week that begins on a day on which nothing is booked. */
export const monday = (): string => {
  const day = freeDate();
  return addDays(day, (8 - new Date(day).getUTCDay()) % 7);
};

/** A day of that week. */
export const day = (index: number): string => addDays(monday(), index);

export const dialog = (page: Page) => page.getByRole('dialog');
export const bar = (page: Page) => page.locator('[data-block]');
export const reserved = (page: Page) => page.locator('[data-reserved]');
export const vehicleOf = (page: Page) => dialog(page).getByRole('combobox', { name: 'Vehicle' });
export async function chooseVehicle(page: Page, { model }: { model: string }) {
  await vehicleOf(page).fill(model);
  await dialog(page).getByRole('option', { name: model }).click();
}
/** Chooses the vehicle of the reservation in a block's way. */
export async function chooseSubstitute(page: Page, { model }: { model: string }) {
  const field = dialog(page).getByRole('combobox', { name: /^Vehicle for / });
  await field.fill(model);
  await dialog(page).getByRole('option', { name: model }).click();
  await expect(field).toHaveValue(model);
}
export const status = (page: Page) => page.getByRole('status').filter({ hasText: /block|undone/i });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** The blocks of a vehicle in the week, as stored. */
export async function stored(page: Page, { id }: { id: number }) {
  const token = await administratorToken(page.request);
  const query = { from: day(0), until: day(6), vehicleId: id };
  const blocks = await ask(page.request, listBlocks, { query, token });
  return blocks.map(({ from, until }) => [from, until]);
}

/** Fills in the times of a block, each a date and a time. */
export async function fill(page: Page, [from, fromTime]: string[], [until, untilTime]: string[]) {
  await dialog(page).getByLabel('From', { exact: true }).fill(from!);
  await dialog(page).getByLabel('From, time').fill(fromTime!);
  await dialog(page).getByLabel('Until', { exact: true }).fill(until!);
  await dialog(page).getByLabel('Until, time').fill(untilTime!);
}

/** The address of a week of the timeline with one vehicle. */
export const weekOf = ({ model }: { model: string }, from = monday()): string =>
  `/admin/reservations/timeline?${new URLSearchParams({ search: model, from, days: '7' })}`;

/** Opens the timeline with a new vehicle alone. */
export async function openLane(page: Page): ReturnType<typeof someVehicle> {
  const vehicle = await someVehicle(page.request);
  await asAdministrator(page);
  await page.goto(weekOf(vehicle));
  await page.locator('[data-lane]').waitFor();
  return vehicle;
}

/** Blocks a vehicle by the API, by default for a repair on the second day from eight to four. */
export async function someBlock(
  page: Page,
  vehicle: { id: number },
  [from, until] = [`${addDays(monday(), 1)}T08:00:00`, `${addDays(monday(), 1)}T16:00:00`],
  reason: Block['reason'] = 'repair',
): Promise<number> {
  const { block } = await ask(page.request, createBlock, {
    token: await administratorToken(page.request),
    body: { vehicleId: vehicle.id, from, until, reason, note: 'Bremsen' },
  });
  return block.id;
}

/** Changes the only block of a vehicle in the week by the API, as another administrator would. */
export async function changeBlock(page: Page, vehicle: { id: number }, changed: object) {
  const token = await administratorToken(page.request);
  const query = { from: day(0), until: day(6), vehicleId: vehicle.id };
  const [known] = await ask(page.request, listBlocks, { query, token });
  const { id, vehicleId, from, until, reason, note } = known!;
  const body = { vehicleId, from, until, reason, note, ...changed };
  await ask(page.request, updateBlock, { params: { id }, body, token });
}

/** Creates a vehicle whose inspection is due on a day, and possibly its safety check. */
export async function dueVehicle(
  page: Page,
  inspectionDueOn: string,
  safetyCheckDueOn: string | null = null,
) {
  const { id, image, ...vehicle } = await someVehicle(page.request, 'Prüfling ');
  await ask(page.request, updateVehicle, {
    query: { id, imageId: image },
    token: await administratorToken(page.request),
    body: { ...vehicle, inspectionDueOn, safetyCheckDueOn },
  });
  return { id, ...vehicle };
}

/** Drags from one share of the lane to another one. */
export async function dragOnLane(page: Page, from: number, to: number): Promise<void> {
  const box = (await page.locator('[data-lane]').boundingBox())!;
  const at = (share: number) => [box.x + share * box.width, box.y + box.height / 2] as const;
  await page.mouse.move(...at(from));
  await page.mouse.down();
  await page.mouse.move(...at((from + to) / 2), { steps: 4 });
  await page.mouse.move(...at(to), { steps: 4 });
  await page.mouse.up();
}

/** Drags a reservation's middle, or the end of it, by whole days and lanes. */
export async function drag(
  page: Page,
  days: number,
  lanes = 0,
  grip: 'all' | 'until' = 'all',
): Promise<void> {
  const bar = (await reserved(page).boundingBox())!;
  const tracks = page.locator('[data-lane]');
  const { width, height } = (await tracks.first().boundingBox())!;
  const topOf = async (index: number) => (await tracks.nth(index).boundingBox())!.y;
  const row = lanes === 0 ? 0 : (await topOf(1)) - (await topOf(0));
  const [x, y] = [
    grip === 'all' ? bar.x + bar.width / 2 : bar.x + bar.width - 3,
    bar.y + height / 3,
  ];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + (days * width) / 14, y + (lanes * row) / 2, { steps: 4 });
  await page.mouse.move(x + (days * width) / 7, y + lanes * row, { steps: 4 });
  await page.mouse.up();
}
