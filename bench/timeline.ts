import { chromium, type Browser, type Page, type Response } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Database } from '../server/db/index.ts';
import { demoLogins } from '../server/demo/logins.ts';
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts';
import { serveSite } from './site.ts';
import { lanesAtOnce } from '../src/islands/admin/timeline/use-lanes.ts';
import { addVehicles } from '../tests/support/vehicles.ts';

/** The fleet timeline with a small and a large fleet. */
const fleets = [
  { vehicles: 14, rentalsEach: 20 },
  { vehicles: 500, rentalsEach: 20 },
];
/** The large fleet's first answer may take this many times as long as the small one's. */
const maxRatio = 3;
/** Milliseconds of the longest frame while the large fleet is scrolled. */
const maxFrame = 50;
const steps = 12;
const timeline = '/admin/reservations/timeline?search=Wagen&days=28';

/** Gives each vehicle one-day rentals around today, every other day. */
const fillFleet = (vehicles: number, rentalsEach: number) => async (db: Database) => {
  await addVehicles(db, vehicles, (number) => ({
    model: `Wagen ${String(number).padStart(5, '0')}`,
  }));
  await db.execute(sql`
    insert into reservations (user_id, vehicle_id, pick_up_at, drop_off_at, pick_up_location, drop_off_location, total_price)
    select (select min(id) from users), vehicles.id, day, day + interval '1 day', 'Kassel', 'Fulda', 240
    from vehicles, generate_series(1, ${rentalsEach}) number,
      lateral (select date_trunc('day', now()) + make_interval(days => 2 * number - ${rentalsEach}) as day) as days
    where model like 'Wagen %'`);
  await db.execute(sql`analyze`);
};

const isPage = (page: number) => (response: Response) =>
  new RegExp(`/timeline\\?.*page=${page}(?!\\d)`).test(response.url());

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function logIn(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/login`, {
    data: demoLogins.administrator,
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
}

/** Milliseconds from a step in time to its answer; lanes in view at last; the longest frame while all are scrolled by. */
async function measure(browser: Browser, { vehicles, rentalsEach }: (typeof fleets)[number]) {
  const { origin, stop } = await serveSite(fillFleet(vehicles, rentalsEach));
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await logIn(page, origin);
    await page.goto(origin + timeline);
    const lanes = page.locator('[data-lane]');
    await lanes.nth(vehicles - 1).waitFor();
    const durations: number[] = [];
    for (let step = 0; step < steps; step += 1) {
      const answered = page.waitForResponse(isPage(0));
      const allAnswered = page.waitForResponse(isPage(Math.ceil(vehicles / lanesAtOnce) - 1));
      const startedAt = performance.now();
      await page.getByRole('button', { name: step % 2 === 0 ? 'Later' : 'Earlier' }).click();
      await answered;
      durations.push(performance.now() - startedAt);
      await allAnswered;
    }
    return { step: median(durations), lanes: await lanes.count(), frame: await scroll(page) };
  } finally {
    await page.close();
    await stop();
  }
}

/** Scrolls from top to bottom; the longest time between two frames, in milliseconds. */
const scroll = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let longest = 0;
    let before = await new Promise(requestAnimationFrame);
    for (let y = 0; y < document.documentElement.scrollHeight; y += 120) {
      scrollTo({ top: y, behavior: 'instant' });
      const now = await new Promise(requestAnimationFrame);
      longest = Math.max(longest, now - before);
      before = now;
    }
    return longest;
  });

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: chromiumArguments,
});
try {
  const rows = [];
  for (const fleet of fleets) rows.push({ ...fleet, ...(await measure(browser, fleet)) });
  const [small, large] = rows;
  const ratio = large!.step / small!.step;
  const inMillis = (value: number) => `${Math.round(value)} ms`;
  console.table(
    rows.map((row) => ({ ...row, step: inMillis(row.step), frame: inMillis(row.frame) })),
  );
  console.log(
    `The first answer of a step takes ${ratio.toFixed(2)} times as long with the large fleet.`,
  );
  process.exitCode = ratio > maxRatio || large!.frame > maxFrame ? 1 : 0;
} finally {
  await browser.close();
}
