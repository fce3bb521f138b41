import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  asAdministrator,
  beginEdit,
  imageFile,
  openSomeVehicle,
  someVehicle,
} from './administrator.ts';
import { someRental } from './at-counter.ts';
import { catalogues } from '../support/catalogues.ts';
import { ask, callsOf, send, urlOf } from './api.ts';
import { getVehicle, listVehicles } from '../../contract/vehicles/vehicles.ts';
import { updateVehicle } from '../../contract/vehicles/vehicle-changes.ts';
import { setLanguage } from '../../contract/users/users.ts';
import { deleteImage, displayImage, uploadImage } from '../../contract/vehicles/images.ts';

const messages = {
  Model: 'Please enter the model',
  Doors: 'Please enter the number of doors',
  Seats: 'Please enter the number of seats',
  Luggage: 'Please enter the luggage capacity',
  Transmission: 'Please enter type of transmission',
  'Air conditioning': 'Please enter whether air conditioning exists',
  'Fuel type': 'Please enter type of fuel',
  Age: 'Please enter age of car',
  'Price/hour': 'Please enter price per hour',
};

const pixels = (page: Page, imageId: string) =>
  send(page.request, displayImage, { params: { imageId } }).then((answer) => answer.status());

test('a vehicle is created with its image', async ({ page }) => {
  const model = `Neuwagen ${Date.now()}`;
  await asAdministrator(page);
  await page.goto('/admin/vehicles');
  await page.getByRole('link', { name: 'New Vehicle' }).click();
  const form = page.getByRole('form', { name: 'New Vehicle' });
  const create = form.getByRole('button', { name: 'Create' });
  await create.click();
  for (const [label, message] of Object.entries(messages))
    await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(
      new RegExp(message),
    );
  await expect(form.getByText('Please select an image')).toBeVisible();
  await expect(form.getByLabel('Model')).toBeFocused();

  await form.getByLabel('Model').fill(model);
  await form.getByLabel('Doors').fill('4');
  await form.getByLabel('Seats').fill('5');
  await form.getByLabel('Luggage').fill('2');
  await form.getByLabel('Transmission').selectOption('Tiptronic');
  await form.getByLabel('Air conditioning').selectOption('No');
  await form.getByLabel('Fuel type').selectOption('Hydrogen');
  await form.getByLabel('Age', { exact: true }).fill('1');
  await form.getByLabel('Price/hour').fill('19.90');
  await form.getByLabel('Image').setInputFiles(await imageFile('crimson'));
  await expect(form.getByRole('img', { name: 'Preview of the chosen image' })).toBeVisible();
  await create.click();
  await expect(page.getByText('Vehicle was created')).toBeVisible();
  await expect(page).toHaveURL('/admin/vehicles');

  await page.goto('/admin/vehicles?sort=id&direction=DESC');
  await page.getByRole('link', { name: model }).click();
  await beginEdit(page);
  await expect(page.getByLabel('Fuel type')).toHaveValue('Hydrogen');
  await expect(page.getByLabel('Air conditioning')).toHaveValue('false');
});

test('a price is stored as typed, and an ambiguous one is queried', async ({ page, request }) => {
  const vehicle = await openSomeVehicle(page);
  const price = page.getByLabel('Price/hour');
  await expect(price).toHaveValue('12.50');
  await price.focus();
  await price.hover();
  await page.mouse.wheel(0, 100);
  await price.press('ArrowUp');
  await expect(price).toHaveValue('12.50');

  const update = page.getByRole('button', { name: 'Update' });
  await price.fill('1.360');
  await update.click();
  await expect(price).toHaveAccessibleDescription(/could mean 1360\.00 or 1\.36/);
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('1.360');

  await price.fill('25,20');
  await update.click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
  const { id } = vehicle;
  expect(await ask(request, getVehicle, { params: { id } })).toMatchObject({ pricePerHour: 25.2 });
});

test('an image is replaced: the new one is stored, then the old one deleted', async ({
  page,
  request,
}) => {
  const vehicle = await openSomeVehicle(page);
  const calls: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() !== 'GET')
      calls.push(`${sent.method()} ${new URL(sent.url()).pathname.replace(vehicle.image, 'old')}`);
  });
  const data = await page.evaluateHandle(
    async (bytes) => {
      const files = new DataTransfer();
      files.items.add(new File([new Uint8Array(bytes)], 'new.png', { type: 'image/png' }));
      return files;
    },
    [...(await imageFile('gold')).buffer],
  );
  await page.getByText('Choose an image').dispatchEvent('drop', { dataTransfer: data });
  await page.getByLabel('Seats').fill('7');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
  await expect
    .poll(() => calls)
    .toEqual([
      `POST ${urlOf(uploadImage)}`,
      `PUT ${urlOf(updateVehicle)}`,
      `DELETE ${urlOf(deleteImage, { params: { imageId: 'old' } })}`,
    ]);
  await expect.poll(() => pixels(page, vehicle.image)).toBe(404);
  const stored = await ask(request, getVehicle, { params: { id: vehicle.id } });
  expect(stored.seats).toBe(7);
  const [image] = stored.image!;
  expect(image).not.toBe(vehicle.image);
  expect(await pixels(page, image!)).toBe(200);
});

test('an update that fails after the upload resumes from there', async ({ page }) => {
  await openSomeVehicle(page);
  await page.route(callsOf(updateVehicle), (route) => route.fulfill({ status: 500 }), {
    times: 1,
  });
  await page.getByLabel('Image').setInputFiles(await imageFile('navy'));
  const update = page.getByRole('button', { name: 'Update' });
  await update.click();
  await expect(page.getByText('Something went wrong on our side').first()).toBeVisible();
  await update.click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
});

const notRead = 'The file is not an image that can be read';
const notShown = 'Please save the image as JPEG';
const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic');
const tooLarge = 'The image must be at most 10 MB';
const tooSmall = 'The image must be at least 300 pixels wide';
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'tan' } });
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0"/></svg>';

test('a file that is no image, too large or icon-sized is refused before anything is sent', async ({
  page,
}) => {
  await openSomeVehicle(page);
  const sent: string[] = [];
  page.on('request', (made) => {
    const isChange = made.method() !== 'GET' && !callsOf(setLanguage).test(made.url());
    if (isChange) sent.push(made.url());
  });
  const image = page.getByLabel('Image');
  await expect(image).toHaveAttribute('accept', /^image\/avif,.*image\/gif$/);
  const whole = await plain(800, 500).jpeg().toBuffer();
  for (const [message, chosen] of [
    [notRead, file('notes.png', 'image/png', Buffer.from('no picture'))],
    [tooLarge, file('heavy.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1))],
    [notRead, file('drawing.svg', 'image/svg+xml', Buffer.from(drawing))],
    [tooLarge, file('wide.jpg', 'image/jpeg', await plain(9000, 9000).jpeg().toBuffer())],
    [tooLarge, file('long.jpg', 'image/jpeg', await plain(16_001, 20).jpeg().toBuffer())],
    [notShown, file('IMG_0815.HEIC', 'image/heic', heic)],
    [notShown, file('photo.jpg', 'image/jpeg', heic)],
    [tooSmall, file('dot.png', 'image/png', await plain(1, 1).png().toBuffer())],
    [notRead, file('half.jpg', 'image/jpeg', whole.subarray(0, whole.length / 2))],
  ] as const) {
    await image.setInputFiles(await imageFile('teal'));
    await expect(image).toHaveAttribute('aria-invalid', 'false');
    await image.setInputFiles(chosen);
    await expect(image, chosen.name).toHaveAccessibleDescription(new RegExp(message));
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(image).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test('an image that the server refuses is reported beside its field, and no input is lost', async ({
  page,
}) => {
  const vehicle = await openSomeVehicle(page);
  const image = page.getByLabel('Image');
  // A format that the browser reads but the server does not, named like another.
  await image.setInputFiles(file('vehicle.png', 'image/png', bitmap));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(image).toHaveAccessibleDescription(new RegExp(notRead));
  await expect(image).toBeFocused();
  expect(await pixels(page, vehicle.image)).toBe(200);
  await image.setInputFiles(await imageFile('gold'));
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Vehicle was updated')).toBeVisible();
});

/** A BMP of 300 x 200 pixels of three bytes each. */
const bitmap = Buffer.alloc(54 + 300 * 200 * 3);
bitmap.write('BM');
for (const [place, value] of [
  [2, bitmap.length],
  [10, 54],
  [14, 40],
  [18, 300],
  [22, 200],
  // One plane of 24 bits.
  [26, 1 + 24 * 2 ** 16],
] as const)
  bitmap.writeUInt32LE(value, place);

test('a missing image leaves an empty frame', async ({ page, request }) => {
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.route(callsOf(displayImage), (route) => route.fulfill({ status: 404 }));
  await page.goto(`/admin/vehicles/${vehicle.id}?begins=edit`);
  await expect(page.getByLabel('Model')).toHaveValue(vehicle.model);
  await expect(page.getByRole('img', { name: 'Preview of the chosen image' })).toHaveCount(0);
  await page.getByLabel('Image').setInputFiles(await imageFile('gold'));
  await expect(page.getByRole('img', { name: 'Preview of the chosen image' })).toBeVisible();
});

test('a vehicle is deleted after a confirmation', async ({ page }) => {
  await openSomeVehicle(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete?' });
  await expect(question).toContainText("You won't be able to revert this!");
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Vehicle was deleted')).toBeVisible();
  await expect(page).toHaveURL('/admin/vehicles');
});

test('a built-in vehicle is shown but cannot be changed', async ({ page, request }) => {
  const all = await ask(request, listVehicles);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${all.find(({ builtIn }) => builtIn)?.id}?begins=edit`);
  await expect(page.getByText('Built-in vehicles can not be deleted and updated')).toBeVisible();
  await expect(page.getByLabel('Model')).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Update' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeHidden();
});

test('a vehicle’s page begins with what it does, and its form opens when it is wanted', async ({
  page,
  request,
}) => {
  const { customer, vehicle } = await someRental(request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles/${vehicle.id}`);
  const rentals = page.getByRole('region', { name: catalogues.en.counter.rentals.title });
  await expect(rentals.getByRole('listitem')).toHaveText(new RegExp(customer.lastName));
  await expect(rentals.getByRole('link', { name: /Hand over/ })).toBeVisible();
  await expect(page.getByLabel('Model')).toHaveCount(0);
  await beginEdit(page);
  await expect(page.getByLabel('Model')).toBeFocused();
});

test('a row’s menu leads on by the keyboard', async ({ page, request }) => {
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(`/admin/vehicles?search=${vehicle.model}`);
  const menu = page.getByRole('button', { name: `More: ${vehicle.model}` });
  await menu.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Edit' }).press('Enter');
  await expect(page).toHaveURL(`/admin/vehicles/${vehicle.id}?begins=edit`);
  await expect(page.getByLabel('Model')).toBeFocused();
});
