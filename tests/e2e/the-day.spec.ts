import { expect, test } from '@playwright/test';
import { catalogues } from '../support/catalogues.ts';
import { asAdministrator } from './administrator.ts';
import { Human } from './human.ts';
import { atCounter } from './the-day-at-counter.ts';
import { inOffice } from './the-day-in-office.ts';

// In one worker, which collects what they took.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const { admin } = catalogues.en;
const results: Record<string, string | number | boolean>[] = [];

for (const { name, before, most, prepare } of [...atCounter, ...inOffice])
  test(name, async ({ page }) => {
    const work = await prepare(page);
    const human = new Human(page);
    await human.watch();
    await asAdministrator(page);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: admin.dashboard, level: 1 })).toBeVisible();
    human.start();
    await work(human);
    const { clicks, seconds } = human.done();
    results.push({
      task: name,
      before: before ?? 'no',
      clicks,
      'at most': most,
      s: seconds.toFixed(0),
    });
    expect(clicks).toBeLessThanOrEqual(most);
    if (before !== null) expect(clicks).toBeLessThanOrEqual(before / 2);
  });

test.afterAll(({}, { project }) => {
  if (project.name) console.table(results);
});
