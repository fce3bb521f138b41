import { expect, test, type Page } from '@playwright/test';
import { ask, callsOf } from './api.ts';
import {
  administratorToken,
  asAdministrator,
  imageFile,
  openSomeVehicle,
} from './administrator.ts';
import { inDays, vehicles } from './customer.ts';
import { dueVehicle } from './lanes.ts';
import { addMonths } from '../../contract/values/add-days.ts';
import { getFleetVehicle, pageFleet } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';

const update = (page: Page) => page.getByRole('button', { name: 'Update' });
const saved = (page: Page) => expect(page.getByText('Vehicle was updated')).toBeVisible();

test('an administrator edits all data of a vehicle', async ({ page, request }) => {
  const { id, licencePlate } = await openSomeVehicle(page);
  await expect(page.getByLabel('Licence plate')).toHaveValue(licencePlate!);
  await page.getByLabel('Category').selectOption('Box van');
  await page.getByLabel('Payload (kg)').fill('1.250 kg');
  await page.getByLabel('Load volume (m³)').fill('20,5 m³');
  await page.getByLabel('Tow bar').selectOption('Yes');
  await page.getByLabel('Price/day').fill('199,90 €');
  await page.getByLabel('Deposit').fill('');
  await page.getByLabel('VIN', { exact: true }).fill('wdb906633 1s123456');
  const due = (name: string) => page.getByRole('group', { name, exact: true });
  await due('Inspection').getByLabel('Due on').fill('2031-05-31');
  await page.getByRole('button', { name: 'Remove Safety check' }).click();
  await page.getByRole('button', { name: 'Add due date: Tachograph' }).click();
  const months = due('Tachograph').getByLabel('Every … months');
  await expect(months).toBeFocused();
  await expect(months).toHaveValue('24');
  await update(page).click();
  await expect(due('Tachograph').getByLabel('Due on')).toHaveAccessibleDescription(
    'Please enter when it is due, or when it was last done',
  );
  await due('Tachograph').getByLabel('Last done on').fill('2029-02-28');
  await expect(due('Tachograph').getByLabel('Due on')).toHaveValue('2031-02-28');
  await page.getByRole('button', { name: 'Add due date: Other' }).click();
  await due('Other').getByLabel('What is due').fill('Crane');
  await due('Crane').getByLabel('Due on').fill('2031-08-01');
  await due('Crane').getByLabel('Block the vehicle afterwards').check();
  await page.getByLabel('Mileage (km)').fill('half');
  await update(page).click();
  await expect(page.getByLabel('Mileage (km)')).toHaveAccessibleDescription(
    'Please enter whole kilometres',
  );
  await expect(page.getByLabel('Mileage (km)')).toBeFocused();
  await page.getByLabel('Mileage (km)').fill('84.700 km');
  await update(page).click();
  await saved(page);
  const token = await administratorToken(request);
  expect(await ask(request, getFleetVehicle, { params: { id }, token })).toMatchObject({
    category: 'box',
    payloadKg: 1250,
    loadVolumeM3: 20.5,
    towBar: true,
    pricePerDay: 199.9,
    deposit: null,
    vin: 'WDB9066331S123456',
    inspectionDueOn: '2031-05-31',
    safetyCheckDueOn: null,
    dues: [
      { kind: 'inspection', dueOn: '2031-05-31' },
      { kind: 'tachograph', months: 24, dueOn: '2031-02-28', blocks: false },
      { kind: 'other', name: 'Crane', dueOn: '2031-08-01', blocks: true },
    ],
    mileageKm: 84_700,
  });
});

test('what is due is done in one step, which can be taken back', async ({ page }) => {
  const vehicle = await dueVehicle(page, inDays(-1));
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  await page.getByRole('button', { name: 'Inspection is done', exact: true }).click();
  await expect(page.getByText(/^Inspection was done today. Due again/)).toBeVisible();
  const dueDay = page.getByRole('group', { name: 'Inspection', exact: true }).getByLabel('Due on');
  await expect(dueDay).toHaveValue(addMonths(inDays(0), 12));
  await page.getByRole('button', { name: 'Undo: Inspection is done' }).click();
  await expect(page.getByText(/Inspection overdue since/)).toBeVisible();
  await expect(dueDay).toHaveValue(inDays(-1));
});

test('a vehicle’s page tells what it has been through, and another one begins as its copy', async ({
  page,
  request,
}) => {
  const { id, model, pricePerHour } = await openSomeVehicle(page);
  const part = (name: string) =>
    page.locator('details', { has: page.getByRole('heading', { name }) });
  for (const [name, text] of [
    ['Reservations', 'No reservations'],
    ['Mileage', 'Nothing was read off'],
    ['Blocks', 'It was never out of service.'],
  ] as const) {
    await expect(part(name).locator('summary')).toContainText(`${name} 0`);
    await part(name).getByRole('heading', { name }).click();
    await expect(part(name)).toContainText(text);
  }
  await page.getByRole('button', { name: `More: ${model}` }).click();
  await page.getByRole('menuitem', { name: 'Copy' }).click();
  await expect(page).toHaveURL(`/admin/vehicles/new?copy=${id}`);
  await expect(page.getByLabel('Model')).toHaveValue(model);
  await expect(page.getByLabel('Licence plate')).toHaveValue('');
  await page.getByLabel('Model').fill(`${model} Zwilling`);
  // Of another vehicle nobody knows when it is due.
  for (const what of ['Inspection', 'Safety check'])
    await page.getByRole('button', { name: `Remove ${what}` }).click();
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('Vehicle was created')).toBeVisible();
  const token = await administratorToken(request);
  const query = {
    search: `${model} Zwilling`,
    page: '0',
    size: '9',
    sort: 'model',
    direction: 'ASC',
  };
  const { content } = await ask(request, pageFleet, { query, token });
  expect(content).toMatchObject([{ pricePerHour, licencePlate: null, vin: null, dues: [] }]);
  await expect(page).toHaveURL(`/admin/vehicles/${content[0]!.id}`);
});

test('pictures are added, put in order by the keyboard and removed', async ({ page, request }) => {
  const vehicle = await openSomeVehicle(page);
  const list = page.getByRole('list').filter({ has: page.getByRole('img', { name: /^Picture/ }) });
  const add = page.getByLabel('Further pictures');
  await add.setInputFiles([await imageFile('teal'), await imageFile('gold')]);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await update(page).click();
  await saved(page);
  const token = await administratorToken(request);
  const images = async () => {
    const stored = await ask(request, getFleetVehicle, { params: { id: vehicle.id }, token });
    return [...stored.image!, ...stored.furtherImages!];
  };
  const [main, one, two] = await images();
  expect(main).toBe(vehicle.image);

  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  await page.getByRole('button', { name: 'Move picture 3 up' }).press('Enter');
  const makeMain = page.getByRole('button', { name: 'Make picture 2 the main one' });
  await expect(makeMain).toBeFocused();
  await makeMain.press('Enter');
  await update(page).click();
  await saved(page);
  expect(await images()).toEqual([two, main, one]);

  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  await page.getByRole('button', { name: 'Remove picture 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Remove picture 2' })).toBeFocused();
  await page.route(callsOf(updateVehicle), (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await update(page).click();
  await expect(page.getByText('Something went wrong on our side').first()).toBeVisible();
  await update(page).click();
  await saved(page);
  expect(await images()).toEqual([two, one]);
});

test('the vehicles are found by licence plate and category', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await page.getByLabel('Search').fill('xx-nb 162');
  const row = page.getByRole('row').filter({ hasText: 'Koffer 3,5 t mit Ladebordwand' });
  // The names of other tests' vehicles may have the number in them.
  await expect(page.getByRole('row').filter({ hasText: 'Kombi Revier' })).toHaveCount(0);
  await expect(row).toContainText('Box van');
  await expect(row).toContainText('XX-NB 162');
  await page.getByLabel('Category').selectOption('Minibus');
  await expect(page.getByText('No vehicles match the filters.')).toBeVisible();
  await page.getByLabel('Search').fill('');
  await expect(page.getByRole('row').filter({ hasText: 'Mannschaftsbus 8' })).toBeVisible();
});

for (const [language, texts] of [
  ['en', ['Box van', '1,020 kg', '20.5 m³', '$199.00/day', '$750.00', 'Picture 2 of Koffer 3,5 t']],
  [
    'de',
    ['Kofferwagen', '1.020 kg', '20,5 m³', '199,00 $/Tag', '750,00 $', 'Bild 2: Koffer 3,5 t'],
  ],
] as const)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    test('visitors see what a vehicle carries and costs, and all its pictures', async ({
      page,
      request,
    }) => {
      const { id } = (await vehicles(request)).find(({ model }) => model === 'Koffer 3,5 t')!;
      await page.goto(`/solutions/${id}`);
      const article = page.getByRole('article');
      for (const text of texts.slice(0, -1)) await expect(article).toContainText(text);
      await expect(article).not.toContainText('XX-NB');
      const second = article.getByRole('img', { name: texts.at(-1) });
      await expect(second).not.toBeInViewport();
      await page.getByRole('button', { name: texts.at(-1) }).press('Enter');
      await expect(second).toBeInViewport({ ratio: 0.6 });
      await expect(second).toHaveJSProperty('complete', true);
    });
  });

test('a vehicle is blocked on its page, from now on', async ({ page }) => {
  const { id } = await openSomeVehicle(page);
  await page.goto(`/admin/vehicles/${id}`);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue(inDays(0));
  await dialog.getByLabel('Reason').selectOption('Repair');
  await dialog.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Blocked until further notice');
  await expect(page.locator('summary', { hasText: 'Blocks' })).toContainText('Blocks 1');
});

test('a vehicle is blocked from the menu of the list', async ({ page }) => {
  const { model } = await openSomeVehicle(page);
  await page.goto(`/admin/vehicles?search=${model}`);
  const row = page.getByRole('row').filter({ hasText: model });
  await row.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Block', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('From', { exact: true })).toHaveValue(inDays(0));
});
