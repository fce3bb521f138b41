import { expect, test, type Page } from '@playwright/test';
import { getCounter } from '../../contract/counter/counter.ts';
import { getReservation } from '../../contract/reservations/reservations-admin.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import {
  administratorToken,
  asAdministrator,
  setPrice,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { ask } from './api.ts';
import { fuel, kilometres, photo, someRental, storedPhotos, story, toast } from './at-counter.ts';
import { freeDate } from './customer.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Vehicle', exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Vehicle' }).getByRole('option');
const pricing = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: 'Price of the other vehicle' }).getByRole('radio', { name });
const saved = (page: Page) => expect(page.getByText('Reservation was updated')).toBeVisible();

const read = async ({ request }: Page, id: number) =>
  ask(request, getReservation, { params: { id }, token: await administratorToken(request) });

test('another vehicle is found by its plate, and may cost what it costs today', async ({
  page,
}) => {
  const { request } = page;
  const [customer, vehicle, dearer, taken] = [
    await someCustomer(request),
    await someVehicle(request),
    await someVehicle(request),
    await someVehicle(request),
  ];
  await setPrice(request, vehicle, 10);
  await setPrice(request, dearer, 15);
  const date = freeDate();
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  await someReservation(request, { user: customer.id, vehicle: taken.id, date });
  await asAdministrator(page);

  // As the dashboard's link to another vehicle opens it.
  await page.goto(`/admin/reservations/${id}?begins=vehicle`);
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).not.toContainText('taken');
  await page.keyboard.type(taken.model);
  await expect(options(page)).toHaveText([/taken until .*/]);
  await field(page).fill(dearer.licencePlate!.replaceAll(/[ -]/g, '').toLowerCase());
  await expect(options(page)).toHaveText([new RegExp(dearer.model)]);
  await expect(options(page)).toContainText('$150.00');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(dearer.model);

  await expect(pricing(page, /^Keep/)).toBeChecked();
  await expect(pricing(page, /^What it costs today/)).toHaveAccessibleName(
    /\$150\.00.*\+\s\$50\.00/,
  );
  await pricing(page, /^What it costs today/).check();
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText(
    '$150.00',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  expect(await read(page, id)).toMatchObject({ totalPrice: 150, car: { id: dearer.id } });
  await page.goto(`/admin/reservations/${id}`);
  await page.getByRole('heading', { name: 'History' }).click();
  await expect(
    page.getByText('priced the reservation at the vehicle’s rates of today'),
  ).toBeVisible();
});

test('a vehicle is swapped in the middle of a hand-over, which keeps what was typed', async ({
  page,
}) => {
  const { request } = page;
  const { id, path } = await someRental(request);
  const other = await someVehicle(request);
  const { id: carId, image, ...facts } = other;
  await ask(request, updateVehicle, {
    query: { id: carId, imageId: image },
    token: await administratorToken(request),
    body: { ...facts, category: 'box', mileageKm: 4711, homePlace: 'lager-sued' },
  });
  const { totalPrice } = await read(page, id);
  await asAdministrator(page);
  await page.goto(`${path}/hand-over`);
  await kilometres(page).fill('18300');
  await fuel(page, 'full').check();
  await page.getByRole('switch').click();
  await page.getByLabel('Note').fill('Kommt mit Anhänger');
  const photos = page.getByRole('region', { name: 'Photos' });
  await photos.locator('input[type=file]').setInputFiles(await photo());
  await expect.poll(() => storedPhotos(request, id)).toHaveLength(1);

  await page.getByRole('button', { name: 'Take another vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another vehicle' });
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(other.licencePlate!);
  await expect(options(page)).toHaveText([
    new RegExp(`${other.model}.*${other.licencePlate} · Lager Süd · \\$`),
  ]);
  await page.keyboard.press('Enter');
  const consent = dialog.getByLabel('How did the customer agree');
  await dialog.getByRole('button', { name: 'Take this vehicle' }).click();
  await expect(consent).toHaveAccessibleDescription(/another kind/);
  await expect(consent).toBeFocused();
  await consent.fill('by telephone');
  await page.keyboard.press('Enter');
  await expect(toast(page, `This reservation now has ${other.model}`)).toBeVisible();
  await expect(dialog).toBeHidden();

  // What was read off the vehicle before is not of this one, and the photo shows that one.
  await expect(photos.getByRole('listitem')).toHaveCount(0);
  expect(await storedPhotos(request, id)).toEqual([]);
  await expect(kilometres(page)).toHaveValue('');
  await expect(kilometres(page)).toHaveAccessibleDescription(/4,711/);
  await expect(page.getByText('Consent: by telephone')).toBeVisible();
  await expect(page.getByRole('switch')).toBeChecked();
  await expect(page.getByLabel('Note')).toHaveValue('Kommt mit Anhänger');
  await kilometres(page).fill('4720');
  await fuel(page, 'full').check();
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(page).toHaveURL(path);
  const token = await administratorToken(request);
  expect(await ask(request, getCounter, { params: { id }, token })).toMatchObject({
    vehicle: { id: other.id },
    handOver: { mileageKm: 4720, note: 'Kommt mit Anhänger' },
    exchangeConsent: 'by telephone',
    totalPrice,
  });
});

test('a discount in percent follows the time, and a fixed one asks before nothing is left', async ({
  page,
}) => {
  const { request } = page;
  const [customer, vehicle] = [await someCustomer(request), await someVehicle(request)];
  await setPrice(request, vehicle, 10);
  const date = freeDate();
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
  const add = async (fill: [label: string, value: string]) => {
    await page.getByRole('button', { name: 'Add a charge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a charge' });
    await dialog.getByLabel('Kind').selectOption('Discount');
    await dialog.getByLabel(fill[0]).fill(fill[1]);
    await dialog.getByLabel('What for').fill('Stammkunde');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await expect(dialog).toBeHidden();
  };
  await add(['Or in percent', '12.5']);
  await expect(story(page)).toContainText('12.5 % discount: Stammkunde');
  await expect(story(page)).toContainText('$87.50');
  await add(['Amount', '40']);
  await expect(story(page)).toContainText('$47.50');

  await page.getByLabel('Drop-off time').fill('12:00');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Drop-off time')).toHaveAccessibleDescription(
    /nothing would be left/,
  );
  await page.getByLabel('Save anyway').check();
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  const { totalPrice, lines } = await read(page, id);
  expect(totalPrice).toBe(0);
  expect(lines!.map(({ amount }) => amount)).toEqual([40, -5, -35]);
});

test('the price set by hand may be percent', async ({ page }) => {
  const { request } = page;
  const [customer, vehicle] = [await someCustomer(request), await someVehicle(request)];
  await setPrice(request, vehicle, 10);
  const date = freeDate();
  const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
  await asAdministrator(page);
  await page.goto(`/admin/reservations/${id}?begins=end`);
  await page.getByText('Set price by hand').click();
  await page.getByLabel('Wanted total').fill('80');
  await page.getByLabel('Or a discount in percent').fill('10');
  await expect(page.getByLabel('Wanted total')).toHaveValue('');
  await page.getByLabel('Reason').fill('Stammkunde');
  await page.getByLabel('Drop-off time').fill('20:00');
  await expect(page.getByRole('status').filter({ hasText: 'Total price' })).toContainText(
    '$108.00',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await saved(page);
  expect(await read(page, id)).toMatchObject({ totalPrice: 108 });
});
