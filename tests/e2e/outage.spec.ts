import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { newDataFolder } from '../support/data-folder.ts';
import { ownPort, startSite } from '../support/site.ts';
import { inDays, loggedIn, vehicles } from './customer.ts';

const port = ownPort();
test.use({ baseURL: `http://localhost:${port}` });
test.slow();

test('no input is lost while the server is down', async ({ page }) => {
  const folder = await mkdtemp(join(tmpdir(), 'outage-'));
  const dataDir = join(folder, 'data');
  await newDataFolder(dataDir);
  let site = await startSite(port, dataDir);
  try {
    const all = await vehicles(page.request);
    // There, somebody can be asked to come at any time.
    const vehicle = all.find(({ homePlace }) => homePlace === 'bauhof-nord');
    await loggedIn(page);
    await page.goto(`/solutions/${vehicle?.id}`);
    const form = page.getByRole('form', { name: 'Book this vehicle' });
    await form.getByLabel('Pick-up date').fill(inDays(300));
    await form.getByLabel('Pick-up time').fill('08:00');
    await form.getByLabel('Drop-off date').fill(inDays(300));
    await form.getByLabel('Drop-off time').fill('11:00');

    await site.stop('SIGKILL');
    const check = form.getByRole('button', { name: 'Check Availability' });
    await check.click();
    await expect(form.getByRole('alert')).toContainText('The server cannot be reached');
    await expect(form.getByLabel('Pick-up location')).toHaveValue('Bauhof Nord');
    await expect(form.getByLabel('Drop-off time')).toHaveValue('11:00');
    await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();

    site = await startSite(port, dataDir);
    await check.click();
    await expect(form.getByRole('button', { name: 'Book Now' })).toBeVisible();
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
