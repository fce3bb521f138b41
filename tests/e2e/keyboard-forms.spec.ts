import { expect, test, type Locator, type Page } from '@playwright/test';
import { getVehicle, listVehicles } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { administratorToken, asAdministrator, imageFile, someVehicle } from './administrator.ts';
import { ask } from './api.ts';
import { tabTo } from './keys.ts';
import { rented } from './rented.ts';

/** Forms that are filled in and sent without a pointer. */

/** Goes to a field by Tab and types into it; of a list the first letters choose. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.type(text);
}

async function press(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('an own rental is extended', async ({ page }) => {
  const { id, from } = await rented(page);
  await page.goto('/user/reservations');
  await expect(page.getByRole('link', { name: 'Change' })).toBeVisible();
  await press(page, 'Change');
  await expect(page.getByLabel('Drop-off time')).toHaveValue('18:00');
  // The parts of the field: hours, minutes, half of the day.
  await tabTo(page, 'Drop-off time');
  await page.keyboard.type('0830PM');
  await expect(page.getByRole('button', { name: 'Change, $30.00 more' })).toBeVisible();
  await press(page, 'Change, $30.00 more');
  await expect(page).toHaveURL(`/user/reservations/${id}`);
  await expect(page.getByRole('article')).toContainText(`${from} 20:30`);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a vehicle is created, with its picture', async ({ page }) => {
  const model = `Tastatur ${crypto.randomUUID().slice(0, 8)}`;
  await asAdministrator(page);
  await page.goto('/admin/vehicles/new');
  await expect(page.getByLabel('Model')).toBeVisible();
  await type(page, 'Model', model);
  const form = page.getByRole('form', { name: 'New Vehicle' });
  const labels = ['Doors', 'Seats', 'Luggage', 'Transmission', 'Air conditioning', 'Fuel type'];
  const values: Record<string, string> = {
    Doors: '4',
    Seats: '5',
    Luggage: '2',
    Age: '1',
    'Price/hour': '19.90',
    Transmission: 'Tip',
    'Air conditioning': 'N',
    'Fuel type': 'Hyd',
  };
  // In the order in which Tab comes to them.
  const order = await form.evaluate(
    (element, names) => {
      const fields = [...element.querySelectorAll<HTMLInputElement>('input, select')];
      const nameOf = ({ labels: own }: HTMLInputElement) => own?.[0]?.textContent?.trim() ?? '';
      return fields.map(nameOf).flatMap((text) => names.filter((name) => text === name));
    },
    [...labels, 'Age', 'Price/hour'],
  );
  expect(order).toHaveLength(8);
  for (const name of order) await type(page, name, values[name]!);
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Image');
  await (await chooser).setFiles(await imageFile('crimson'));
  await expect(form.getByRole('img', { name: 'Preview of the chosen image' })).toBeVisible();
  await press(page, 'Create');
  await expect(page.getByText('Vehicle was created')).toBeVisible();
  const all = await ask(page.request, listVehicles);
  expect(all.find((one) => one.model === model)).toMatchObject({
    doors: 4,
    seats: 5,
    transmission: 'Tiptronic',
    fuelType: 'Hydrogen',
    pricePerHour: 19.9,
  });
});

test('prices of a kind are changed, and that is undone', async ({ page }) => {
  const { request } = page;
  const { id, image, ...vehicle } = await someVehicle(request, 'AAA ');
  await ask(request, updateVehicle, {
    query: { id, imageId: image },
    token: await administratorToken(request),
    body: { ...vehicle, category: 'minibus' },
  });
  const price = async () => (await ask(request, getVehicle, { params: { id } })).pricePerHour;
  const before = await price();
  await asAdministrator(page);
  await page.goto('/admin/vehicles/prices');
  const kind = page.getByRole('radio', { name: /^Minibus \d+$/ });
  const all = page.getByRole('radio', { name: /^All kinds \d+$/ });
  await expect(kind).toBeVisible();
  await tabTo(page, await nameOf(all));
  while (!(await kind.isChecked())) {
    await page.keyboard.press('ArrowDown');
    await expect(all).not.toBeChecked();
  }
  await type(page, 'Per hour', '10');
  // Others of this kind are left as they are.
  const vehicles = page.getByRole('checkbox', { name: /^All \d+ vehicles$/ });
  await expect(vehicles).toBeVisible();
  await tabTo(page, await nameOf(vehicles));
  await page.keyboard.press('Space');
  await tabTo(page, `Change ${vehicle.model}, ${vehicle.licencePlate}`);
  await page.keyboard.press('Space');
  await press(page, 'Change the prices of 1 vehicle');
  await expect(page.getByText('The prices of 1 vehicle are changed.')).toBeVisible();
  expect(await price()).toBeGreaterThan(before);
  await press(page, 'Undo');
  await expect.poll(price).toBe(before);
});

/** What a screen reader calls a control. */
const nameOf = (box: Locator): Promise<string> =>
  box.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ?? '');
