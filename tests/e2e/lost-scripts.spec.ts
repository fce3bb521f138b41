import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { pages } from '../../contract/pages.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { choose, check } from './booking-form.ts';
import { builtScripts } from './build.ts';
import { freeDate, tokenOf } from './customer.ts';
import { callsOf } from './api.ts';
import { sendMessage } from '../../contract/messages.ts';

const said = 'Loading chunk failed';

interface Visit {
  path: string;
  member: boolean;
  /** What is done there. */
  act?: (page: Page) => Promise<void>;
  /** What a script that is lost leads to; otherwise that it is said. */
  shows?: string;
  /** The script that this is about, though it is fetched ahead elsewhere. */
  script?: RegExp;
}

const addresses = Object.values(pages).map((path) => path.replace(/:\w+/, '1'));
const isGuarded = (path: string) => /^\/(user|admin)/.test(path);
const visits: Visit[] = [
  ...addresses.filter((path) => !isGuarded(path)).map((path) => ({ path, member: false })),
  { path: `${pages.auth}?type=register`, member: false },
  ...addresses.map((path) => ({ path, member: true })),
];
const actions: Visit[] = [
  { path: '/solutions/1', member: true, act: checkAvailability },
  // Its message needs no script to be shown.
  { path: pages.contact, member: false, act: writeMessage, shows: 'Your message was send' },
  // The server judges a password anyway.
  {
    path: `${pages.auth}?type=register`,
    member: false,
    act: typePassword,
    shows: 'Must be at least 8 characters',
    script: /^password-strength/,
  },
];

async function checkAvailability(page: Page): Promise<void> {
  const day = freeDate();
  await choose(page, [day, '08:00'], [day, '18:00']);
  await check(page).click();
}

async function writeMessage(page: Page): Promise<void> {
  await page.route(callsOf(sendMessage), (route) => route.fulfill({ json: {} }));
  await page.getByLabel('Name').fill('Ida Muster');
  await page.getByLabel('Email').fill('ida@example.com');
  await page.getByLabel('Subject').fill('Drei Transporter');
  await page
    .getByLabel('Message', { exact: true })
    .fill('Sind drei Transporter für eine Woche frei?');
  await page.getByRole('button', { name: 'Send message' }).click();
}

async function typePassword(page: Page): Promise<void> {
  // The other form's field is in the page too.
  const password = page.getByLabel('Password', { exact: true }).filter({ visible: true });
  const asks = page.waitForRequest(/password-strength/);
  await password.fill('abc');
  await password.blur();
  await asks;
}

/** Opens an address and scrolls through it, so that it asks for all that it shows by itself. */
async function visit(page: Page, { path, act }: Visit): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  // Some pages lead on at once.
  await expect(async () => {
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  }).toPass();
  await act?.(page);
}

/** The names of the scripts that a visit asks for. */
async function asked(page: Page, at: Visit): Promise<Set<string>> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/_astro\/([^/]+\.js)/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  await visit(page, at);
  for (let time = 0; time < 2; time += 1) {
    await expect(page.locator('astro-island[ssr], .loading:visible')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  return names;
}

/** Whether a page says that a script is lost. */
async function tells(page: Page, { shows }: Visit): Promise<boolean> {
  const checks = shows
    ? expect(page.getByText(shows)).toBeVisible()
    : Promise.all([
        expect(page.getByText(said).first()).toBeVisible(),
        expect(page.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible(),
        expect(page.locator('.loading:visible')).toHaveCount(0),
      ]);
  return checks.then(
    () => true,
    () => false,
  );
}

/** Runs four at a time: most of the time each of them waits. */
async function sideBySide<Item>(items: Iterable<Item>, run: (item: Item) => Promise<void>) {
  const queue = [...items].values();
  const work = async () => {
    for (const item of queue) await run(item);
  };
  await Promise.all([work(), work(), work(), work()]);
}

/** A visitor, and an administrator, who sees everything that a customer does. */
async function contextsOf(browser: Browser, token: string) {
  const [visitor, member] = await Promise.all([browser.newContext(), browser.newContext()]);
  await member.addInitScript((value) => localStorage.setItem('token', value), token);
  return (at: Visit): BrowserContext => (at.member ? member : visitor);
}

test('S1: each script of the build that is lost is said, with a way to reload', async ({
  browser,
  request,
}) => {
  test.setTimeout(600_000);
  const contextOf = await contextsOf(browser, await tokenOf(request, demoLogins.administrator));
  const inPage = async (at: Visit, run: (page: Page) => Promise<void>) => {
    const page = await contextOf(at).newPage();
    await run(page).finally(() => page.close());
  };

  const met = new Map<string, Visit>();
  const meet = (at: Visit) =>
    inPage(at, async (page) => {
      for (const name of await asked(page, at)) if (!met.has(name)) met.set(name, at);
    });
  await sideBySide(visits, meet);
  // What is met only here is not needed to get so far.
  await sideBySide(actions, meet);
  for (const name of met.keys()) {
    const own = actions.find(({ script }) => script?.test(name));
    if (own) met.set(name, own);
  }
  expect([...builtScripts()].filter((name) => !met.has(name))).toEqual([]);

  const silent = new Set<string>();
  const lose = (name: string, at: Visit) =>
    inPage(at, async (page) => {
      await page.route(`**/_astro/${name}*`, (route) => route.abort());
      await visit(page, at);
      if (await tells(page, at)) silent.delete(name);
      else silent.add(name);
    });
  await sideBySide(met, ([name, at]) => lose(name, at));
  // What is fetched ahead is missed only once it is needed.
  for (const name of silent) await lose(name, actions[0]!);
  expect([...silent]).toEqual([]);
});

/** Each way in which a script is asked for. */
const ways = {
  'an island': { path: pages.contact, member: false, script: 'ContactForm' },
  'an island that is scrolled to': { path: pages.solutions, member: false, script: 'VehicleList' },
  'an island without built content': { path: pages.user, member: true, script: 'AccountApp' },
  'what an island imports': { path: pages.auth, member: false, script: 'Island' },
  "the islands' renderer": { path: pages.admin, member: true, script: 'client' },
  "the menu's script": { path: pages.about, member: true, script: 'UserSlot' },
  'what that asks for': { path: pages.about, member: true, script: 'UserMenu|mount' },
  "a vehicle's form": { path: '/solutions/1', member: true, script: 'VehiclePage' },
  'a screen': { path: pages.adminUsers, member: true, script: 'UsersScreen' },
};
for (const [way, at] of Object.entries(ways))
  test(`S1: ${way} that never arrives is said after two minutes, and a reload brings it`, async ({
    page,
    request,
  }) => {
    if (at.member) {
      const token = await tokenOf(request, demoLogins.administrator);
      await page.addInitScript((value) => localStorage.setItem('token', value), token);
    }
    const name = new RegExp(`/_astro/(${at.script})\\.`);
    let isAsked = false;
    let isAway = true;
    await page.route(name, (route) => {
      isAsked = true;
      return isAway ? undefined : route.continue();
    });
    await page.clock.install();
    await page.goto(at.path, { waitUntil: 'commit' });
    await expect(async () => {
      await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
      await page.clock.runFor(50);
      expect(isAsked).toBe(true);
    }).toPass({ intervals: [100] });
    await page.clock.runFor(110_000);
    await expect(page.getByText(said)).toBeHidden();
    await page.clock.runFor(10_000);
    // Once only: what the clock has overtaken arrives, and takes its notice back.
    await expect(page.getByText(said)).toHaveCount(1);
    await expect(page.getByText(said)).toBeVisible();
    await expect(page.locator('.loading:visible')).toHaveCount(0);
    // What does not need it goes on working.
    await expect(page.getByRole('link').first()).toBeVisible();

    isAway = false;
    await page.clock.resume();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByText(said)).toBeHidden();
    await expect(page.locator('astro-island[ssr], .loading:visible')).toHaveCount(0);
  });
