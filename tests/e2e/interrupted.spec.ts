import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { logout } from '../../contract/users/logout.ts';
import { putPhoto } from '../../contract/counter/condition-photos.ts';
import { addLine, getCounter, handOver } from '../../contract/counter/counter.ts';
import { addPayment } from '../../contract/counter/payments.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { newDataFolder } from '../support/data-folder.ts';
import { ownPort, startSite } from '../support/site.ts';
import { administratorToken, asAdministrator } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import {
  fuel,
  kilometres,
  photo,
  sign,
  someRental,
  storedPhotos,
  story,
  unfold,
} from './at-counter.ts';
import { logIn, storedToken } from './customer.ts';

/** What happens in a yard: nothing is lost, and nothing is there twice. */
const handOverButton = (page: Page) => page.getByRole('button', { name: 'Hand over' });
const vehiclePhotos = (page: Page) => page.locator('input[type=file]').last();

/** Fills in a hand-over with a new damage, a photo of it, and a signature by hand. */
async function fillIn(page: Page) {
  await kilometres(page).fill('18300');
  await fuel(page, '1/2').check();
  await page.getByRole('button', { name: 'Add a damage' }).click();
  const damage = page.getByRole('group', { name: 'Damage 1' });
  await damage.getByRole('radio', { name: 'Rear' }).check();
  await damage.getByLabel('What is it like').fill('Dent in the bumper');
  await sign(page);
}

async function expectFilledIn(page: Page) {
  await expect(kilometres(page)).toHaveValue('18300');
  await expect(fuel(page, '1/2')).toBeChecked();
  await expect(page.getByLabel('What is it like')).toHaveValue('Dent in the bumper');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
}

/** What the server knows of a rental, with the steps of its photos. */
async function recorded(page: Page, id: number) {
  const { request } = page;
  const token = await administratorToken(request);
  const counter = await ask(request, getCounter, { params: { id }, token });
  const photos = (await storedPhotos(request, id)).map(({ step }) => step);
  return { ...counter, damages: counter.damages ?? [], payments: counter.payments ?? [], photos };
}

test('a session that ends in the middle of a hand-over', async ({ page }) => {
  const { id, path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(`${path}/hand-over`);
  await fillIn(page);
  await ask(page.request, logout, { token: (await storedToken(page))! });
  await vehiclePhotos(page).setInputFiles([await photo('teal'), await photo('navy')]);
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, demoLogins.administrator);
  await page.waitForURL(`**${path}/hand-over`);
  await expectFilledIn(page);
  await expect(page.getByText(/^2 photos$/)).toBeVisible();
  await handOverButton(page).click();
  await expect(page).toHaveURL(path);
  const { handOver: step, damages, photos } = await recorded(page, id);
  expect(step).toMatchObject({ mileageKm: 18_300, signature: { strokes: expect.any(String) } });
  expect(damages.map(({ note }) => note)).toEqual(['Dent in the bumper']);
  expect(photos).toEqual(['hand-over', 'hand-over']);
});

test('a tablet that loses its connection between photo 2 and 3', async ({ page, context }) => {
  const { id, path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(`${path}/hand-over`);
  await fillIn(page);
  let stored = 0;
  await page.route(callsOf(putPhoto), async (route) => {
    if (stored === 2) return route.abort();
    await route.continue();
    await route.request().response();
    stored += 1;
    if (stored === 2) await context.setOffline(true);
  });
  const four = await Promise.all(['teal', 'gold', 'navy', 'gray'].map(photo));
  await vehiclePhotos(page).setInputFiles(four);
  await expect(page.getByText('4 photos, 2 waiting')).toBeVisible();
  await handOverButton(page).click();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await expectFilledIn(page);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect(page.getByText(/^4 photos$/)).toBeVisible();
  await handOverButton(page).click();
  await expect(page).toHaveURL(path);
  const { handOver: step, damages, photos } = await recorded(page, id);
  expect(step).toMatchObject({ mileageKm: 18_300 });
  expect(damages).toHaveLength(1);
  expect(photos).toHaveLength(4);
});

test('an answer that is lost: what was recorded is shown, and not recorded again', async ({
  page,
}) => {
  const { id, path } = await someRental(page.request);
  await asAdministrator(page);
  // The server does it, and nobody hears of it.
  const loseAnswers = () =>
    page.route(callsOf(handOver, addLine, addPayment), async (route) => {
      await route.fetch();
      await route.abort();
    });
  await page.goto(`${path}/hand-over`);
  await fillIn(page);
  await loseAnswers();
  await handOverButton(page).click();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await page.unrouteAll();
  await handOverButton(page).click();
  await expect(page.getByText('The vehicle is handed over already.')).toBeVisible();

  await page.goto(path);
  await page.getByRole('button', { name: 'Add a charge' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a charge' });
  await dialog.getByLabel('Amount in $').fill('5');
  await dialog.getByLabel('What for').fill('Reinigung');
  await loseAnswers();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unrouteAll();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByRole('alert')).toContainText('was changed meanwhile');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(story(page).getByText('Cleaning: Reinigung')).toHaveCount(1);

  await unfold(page, 'Money');
  await loseAnswers();
  const note = page.getByRole('button', { name: 'Record' });
  await note.click();
  await expect(page.getByRole('alert').filter({ hasText: 'cannot be reached' })).toBeVisible();
  await page.unrouteAll();
  await note.click();
  await expect(page.getByRole('button', { name: /^Remove Payment/ })).toHaveCount(1);
  const { damages, payments, lines } = await recorded(page, id);
  expect([damages.length, payments.length]).toEqual([1, 1]);
  expect(lines.filter(({ kind }) => kind === 'cleaning')).toHaveLength(1);
});

test('two administrators who hand over the same vehicle and note the same money', async ({
  page,
  browser,
}) => {
  const { id, path } = await someRental(page.request);
  const colleague = await browser.newPage();
  for (const each of [page, colleague]) {
    await asAdministrator(each);
    await each.goto(`${path}/hand-over`);
    await kilometres(each).fill('18300');
    await fuel(each, '1/2').check();
  }
  await handOverButton(page).click();
  await expect(page).toHaveURL(path);
  await handOverButton(colleague).click();
  await expect(colleague.getByText('The vehicle is handed over already.')).toBeVisible();

  await colleague.goto(path);
  for (const each of [page, colleague]) await unfold(each, 'Money');
  await expect(colleague.getByRole('button', { name: 'Record' })).toBeVisible();
  await page.getByRole('button', { name: 'Record' }).click();
  await expect(page.getByRole('button', { name: /^Remove Payment/ })).toHaveCount(1);
  await colleague.getByRole('button', { name: 'Record' }).click();
  await expect(
    colleague.getByRole('alert').filter({ hasText: 'was changed meanwhile' }),
  ).toBeVisible();
  // The other one's is there, and nothing is open any more.
  await expect(colleague.getByRole('button', { name: /^Remove Payment/ })).toHaveCount(1);
  const { payments, due } = await recorded(page, id);
  expect([payments.length, due]).toEqual([1, 0]);
  await colleague.close();
});

test.describe('on a server of its own', () => {
  const port = ownPort();
  test.use({ baseURL: `http://localhost:${port}` });
  test.slow();

  test('a server that is restarted during a signature', async ({ page }) => {
    const folder = await mkdtemp(join(tmpdir(), 'interrupted-'));
    const dataDir = join(folder, 'data');
    await newDataFolder(dataDir);
    let site = await startSite(port, dataDir);
    try {
      const { id, path } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(`${path}/hand-over`);
      await fillIn(page);
      await site.stop('SIGKILL');
      // A second stroke, photos, and what is sent meet no server.
      await sign(page);
      await vehiclePhotos(page).setInputFiles(await photo());
      await handOverButton(page).click();
      await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
      await expect(page.getByText('1 photo, 1 waiting')).toBeVisible();
      await expectFilledIn(page);
      site = await startSite(port, dataDir);
      await handOverButton(page).click();
      await expect(page).toHaveURL(path);
      await expect.poll(async () => (await recorded(page, id)).photos).toEqual(['hand-over']);
      const { handOver: step, damages } = await recorded(page, id);
      // Both strokes.
      expect(step?.signature?.strokes?.match(/M/g)).toHaveLength(2);
      expect(damages).toHaveLength(1);
    } finally {
      await site.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
