import { chromium, type Browser, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { limits } from '../contract/values/limits.ts';
import type { Database } from '../server/db/index.ts';
import { demoLogins } from '../server/demo/logins.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { serveSite } from './site.ts';
import { addVehicles } from '../tests/support/vehicles.ts';

/** The fleet timeline with a small and a large fleet: requests and drawing must not grow with the fleet. */
const fleets = [
  { vehicles: 30, reservations: 3_000 },
  { vehicles: 1_000, reservations: 100_000 },
];
/** The large fleet's figures may be this many times the small one's. */
const maxRatio = 1.5;
const steps = 12;
const timeline = '/admin/reservations/timeline?search=Wagen&days=84';

/** Gives each vehicle 100 one-day rentals around today, every other day. */
const fillFleet = (vehicles: number) => async (db: Database) => {
  await addVehicles(db, vehicles, (number) => ({
    model: `Wagen ${String(number).padStart(5, '0')}`,
  }));
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
    select (select min(id) from users), vehicles.id, day, day + interval '1 day', 'Kassel', 'Fulda', 240
    from vehicles, generate_series(date_trunc('day', now()) - interval '100 days', now() + interval '98 days', interval '2 days') day
    where model like 'Wagen %'`);
  await db.execute(sql`analyze`);
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function logIn(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/login`, {
    data: demoLogins.administrator,
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

/** Steps through time. Returns milliseconds from the click to the drawn lanes, and how much the page holds. */
async function measure(browser: Browser, vehicles: number) {
  const { origin, stop } = await serveSite(fillFleet(vehicles));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await logIn(page, origin);
    await page.goto(origin + timeline);
    const lanes = page.locator('[data-lane]');
    await lanes.first().waitFor();
    const durations: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      const answered = page.waitForResponse('**/api/reservations/admin/timeline**');
      const startedAt = performance.now();
      await page.getByRole('button', { name: step % 2 === 0 ? 'Later' : 'Earlier' }).click();
      await answered;
      await page.locator('[aria-busy=false]').waitFor();
      durations.push(performance.now() - startedAt);
    }
    return {
      step: median(durations),
      lanes: await lanes.count(),
      links: await page.locator('[data-lane] a').count(),
    };
  } finally {
    await page.close();
    await stop();
  }
}

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArguments,
});
try {
  const rows = [];
  for (const fleet of fleets) rows.push({ ...fleet, ...(await measure(browser, fleet.vehicles)) });
  const [small, large] = rows;
  const ratio = large!.step / small!.step;
  console.table(rows.map((row) => ({ ...row, step: `${Math.round(row.step)} ms` })));
  console.log(`A step takes ${ratio.toFixed(2)} times as long with the large fleet.`);
  const tooMuch = ratio > maxRatio || large!.lanes > limits.page.size;
  process.exitCode = tooMuch ? 1 : 0;
} finally {
  await browser.close();
}
