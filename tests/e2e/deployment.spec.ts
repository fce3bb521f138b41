import { expect, test } from '@playwright/test';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepEarlier } from '../../scripts/keep-earlier.ts';
import { createApp } from '../../server/app.ts';
import { config } from '../../server/config.ts';
import { noDatabase } from '../support/no-database.ts';

/** A copy of the built site that looks like an earlier build: one script and its importers have other names. */
function earlierBuild(site: string, name: string): void {
  cpSync('dist', site, { recursive: true });
  // The compressed files would still contain today's names.
  for (const packed of globSync('**/*.{br,gz}', { cwd: site })) rmSync(join(site, packed));
  const [today] = globSync(`_astro/${name}.*.js`, { cwd: site });
  const [, hash = ''] = /\.([\w-]+)\.js$/.exec(today!) ?? [];
  for (const file of globSync('**/*.{html,js}', { cwd: site })) {
    const path = join(site, file);
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll(`${name}.${hash}`, `${name}.earlier`),
    );
  }
  renameSync(join(site, today!), join(site, `_astro/${name}.earlier.js`));
}

test('a page that was loaded before a deployment still works after it', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'deployed-'));
  const [site, next] = [join(folder, 'site'), join(folder, 'next')];
  earlierBuild(site, 'RegisterForm');
  const app = await createApp({
    db: noDatabase(),
    config: config({ LOG_LEVEL: 'silent' }),
    site,
  });
  try {
    const origin = await app.listen({ port: 0, host: 'localhost' });
    await page.goto(`${origin}/auth`);
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();

    cpSync('dist', next, { recursive: true });
    keepEarlier(site, next);
    renameSync(site, join(folder, 'before'));
    renameSync(next, site);
    const response = page.waitForResponse(/RegisterForm\.earlier\.js/);
    await page.getByRole('tab', { name: 'Register' }).click();
    expect((await response).headers()['cache-control']).toContain('immutable');
    await expect(page.getByLabel('First name')).toBeVisible();

    await page.goto(`${origin}/auth?type=register`);
    await expect(page.getByLabel('First name')).toBeVisible();
    expect((await page.request.get(`${origin}/_astro/Never.there.js`)).status()).toBe(404);
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});
