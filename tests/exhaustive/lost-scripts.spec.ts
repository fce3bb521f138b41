import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import { pages } from '../../contract/site/pages.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { choose, check } from '../e2e/booking-form.ts';
import { someLateRental, someRental } from '../e2e/at-counter.ts';
import { builtScripts } from '../e2e/build.ts';
import { freeDate, inDays, signUp, somebody, tokenOf } from '../e2e/customer.ts';
import { callsOf } from '../e2e/api.ts';
import { reserved, weekOf } from '../e2e/lanes.ts';
import { askOnce } from '../e2e/proof.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { sendMessage } from '../../contract/wire/messages.ts';
import { login } from '../../contract/users/auth.ts';
import { currentUser } from '../../contract/users/users.ts';
import { updateUser } from '../../contract/users/user-edit.ts';
import { fineTexts } from '../../src/texts/en/fines.ts';
import { waitingFlag } from '../../src/islands/admin/condition/photos/waiting-flag.ts';

const notice = 'Loading chunk failed';
const { site: german, admin: germanAdmin } = catalogues.de;
const { admin, auth, blocks, customers, fleet, history, lists, security, site, staff } =
  catalogues.en;

interface Visit {
  path: string;
  isMember: boolean;
  /** With a browser in German. */
  isGerman?: boolean;
}

interface Action extends Visit {
  act: (page: Page) => Promise<void>;
  /** What the action shows if no script is lost. */
  shows: (page: Page) => Locator;
  /** The action needs no script for that: a lost one is not reported. */
  isRobust?: boolean;
  /** Scripts that only this action needs, though others load them too. */
  script?: RegExp;
}

const addresses = Object.values(pages).map((path) => path.replace(/:\w+/, '1'));
const isGuarded = (path: string) => /^\/(user|admin)/.test(path);
const germanPages = [
  ...['/solutions/1', pages.ending, pages.ownData, pages.ownReservations],
  ...[pages.admin, pages.adminTimeline, pages.adminReservations, '/admin/reservations/1'],
  ...[pages.adminHistory, '/admin/vehicles/1', pages.adminStaff, pages.adminWhoHadIt],
  ...[pages.adminSettings, pages.adminOperations],
];
const visits: Visit[] = [
  ...addresses.filter((path) => !isGuarded(path)).map((path) => ({ path, isMember: false })),
  { path: `${pages.auth}?type=register`, isMember: false },
  // Closed records show their forms no more, and staff have no rentals.
  { path: '/admin/reservations/18?begins=edit', isMember: true },
  { path: '/admin/users/2?begins=edit', isMember: true },
  ...addresses.map((path) => ({ path, isMember: true })),
  ...germanPages.map((path) => ({
    path,
    isMember: true,
    isGerman: true,
  })),
  // What only some of a page's addresses show.
  {
    path: `${pages.auth}?${new URLSearchParams({ type: 'login', from: '/solutions/1' })}`,
    isMember: false,
  },
  { path: `${pages.adminTimeline}?view=table`, isMember: true },
  { path: '/admin/vehicles/1?begins=block', isMember: true },
];
// A script that several of them load is lost in the first: the toaster's must be lost where a toast is shown.
const actions: Action[] = [
  {
    path: pages.contact,
    isMember: false,
    act: writeMessage,
    shows: (page) => page.getByText('Your message was send'),
    isRobust: true,
  },
  {
    path: pages.contact,
    isMember: true,
    act: () => Promise.resolve(),
    // Nobody's name is filled in then.
    shows: (page) => page.getByLabel('Name'),
    isRobust: true,
    script: /^session/,
  },
  {
    path: '/solutions/1',
    isMember: true,
    act: checkAvailability,
    shows: (page) => page.getByLabel('Card number'),
    // Loads while the form is being filled in.
    script: /^payment-step/,
  },
  {
    path: `${pages.auth}?type=register`,
    isMember: false,
    act: typePassword,
    // The server judges a password anyway.
    shows: (page) => page.getByText('Must be at least 8 characters'),
    isRobust: true,
    script: /^password-strength/,
  },
  {
    path: `${pages.auth}?type=register`,
    isMember: false,
    act: (page) => signUp(page, { ...somebody(), phoneNumber: '+33 123 456' }),
    // The server judges a number anyway.
    shows: (page) => page.getByText('Check the phone number'),
    isRobust: true,
  },
  {
    path: pages.adminTimeline,
    isMember: true,
    act: (page) => page.getByRole('button', { name: 'Block a vehicle' }).click(),
    shows: (page) => page.getByRole('dialog'),
    script: /^BlockDialog/,
  },
  {
    path: `${pages.vehicles}?category=van`,
    isMember: false,
    act: () => Promise.resolve(),
    shows: (page) => page.getByRole('link', { name: 'Montagewagen' }),
  },
  {
    path: pages.home,
    isMember: true,
    act: async (page) => {
      // Asked for once the session has begun, when the heading has long been there.
      const asked = page.waitForRequest(/\/mount-confirmation\b/);
      await remember(page, 'booked', '{"user":1,"reservation":1}');
      await asked;
    },
    // The card is shown once more with the next visit.
    shows: (page) => page.getByRole('heading', { level: 1 }),
    isRobust: true,
    script: /^mount-confirmation/,
  },
  {
    path: '/solutions/2',
    isMember: true,
    act: bookAsWang,
    shows: (page) => page.getByLabel(site.fields.latinName),
  },
  ...[admin, germanAdmin].map(({ searchAll }) => ({
    path: pages.adminUsers,
    isMember: true,
    isGerman: searchAll === germanAdmin.searchAll,
    act: (page: Page) =>
      page.getByRole('button', { name: searchAll }).filter({ visible: true }).click(),
    shows: (page: Page) => page.getByRole('dialog'),
  })),
  {
    path: '/admin/users/2',
    isMember: true,
    act: (page) => page.getByRole('button', { name: customers.merge.open }).click(),
    shows: (page) => page.getByRole('dialog').getByRole('combobox'),
  },
  {
    path: '/admin/vehicles/2',
    isMember: true,
    act: (page) => page.locator('summary', { hasText: admin.history }).click(),
    shows: (page) => page.locator('details[open]').getByRole('link', { name: history.all }),
  },
  {
    path: '/admin/vehicles/2',
    isMember: true,
    act: (page) => page.getByRole('button', { name: fleet.retire }).click(),
    shows: (page) => page.getByRole('dialog'),
  },
  ...[admin.reservations, fleet.mileage.title, blocks.blocks].map((title) => ({
    path: '/admin/vehicles/2',
    isMember: true,
    act: (page: Page) => page.locator('summary', { hasText: title }).click(),
    shows: (page: Page) => page.locator('details[open]').filter({ hasText: title }),
  })),
  {
    path: pages.adminReservations,
    isMember: true,
    act: (page) => page.getByRole('button', { name: lists.views.manage }).click(),
    shows: (page) => page.getByRole('dialog'),
  },
  {
    path: pages.adminReservations,
    isMember: true,
    act: (page) => page.getByRole('checkbox', { name: lists.selection.page }).check(),
    shows: (page) => page.getByRole('button', { name: lists.selection.cancel, exact: true }),
  },
  {
    path: `${pages.auth}?type=login`,
    isMember: false,
    act: logInByPasskey,
    shows: (page) =>
      page.getByText(auth.passkey.cancelled).or(page.getByText(site.chunkFailedHint)).first(),
    isRobust: true,
  },
  {
    path: `${pages.auth}?type=login`,
    isMember: false,
    act: logInWithSecondFactor,
    shows: (page) => page.getByRole('heading', { name: auth.secondFactor.title }),
  },
  {
    path: pages.adminNewCustomer,
    isMember: true,
    act: (page) => page.locator('summary', { hasText: site.abroad }).click(),
    shows: (page) => page.getByLabel(site.fields.country),
  },
  {
    path: '/admin/users/2?begins=edit',
    isMember: true,
    act: async (page) => {
      await askOnce(page, updateUser);
      await page.getByLabel(site.fields.address, { exact: true }).fill('Neue Straße 7');
      await page.getByRole('button', { name: admin.update }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: security.proof.title }),
  },
  {
    path: pages.adminStaff,
    isMember: true,
    act: async (page) => {
      const row = page.getByRole('row').filter({ hasText: demoLogins.counter.email });
      await row.getByRole('button', { name: admin.moreActions('') }).click();
      await page.getByRole('menuitem', { name: staff.changeRoles }).click();
    },
    shows: (page) => page.getByRole('dialog', { name: staff.changeRoles }),
  },
  {
    path: pages.adminTimeline,
    isMember: true,
    act: moveOnTimeline,
    shows: (page) => page.getByRole('dialog'),
    script: /^MoveDialog/,
  },
  {
    path: pages.adminWhoHadIt,
    isMember: true,
    act: findDriver,
    shows: (page) => page.getByRole('form', { name: fineTexts.letter.title }),
    script: /^LetterForm/,
  },
  {
    path: pages.adminOperations,
    isMember: true,
    act: failToDraw,
    shows: (page) => page.getByRole('heading', { name: site.unexpected }),
    // The page says so anyway.
    isRobust: true,
    script: /^report-error/,
  },
  {
    path: pages.admin,
    isMember: true,
    act: (page) => remember(page, waitingFlag, 'yes'),
    // Photos wait for the next visit.
    shows: (page) => page.getByRole('heading', { level: 1 }),
    isRobust: true,
    script: /^photo-queue/,
  },
];
// Only rentals whose turn it is have a form there.
for (const [step, some] of [
  ['hand-over', someRental],
  ['return', someLateRental],
] as const)
  actions.push({
    path: pages.admin,
    isMember: true,
    act: async (page) => {
      const { path } = await some(page.request);
      await page.goto(`${path}/${step}`);
    },
    shows: (page) => page.getByRole('radiogroup').first(),
    script:
      step === 'return'
        ? /^(ReturnForm|use-take-back)/
        : /^(HandOverForm|use-hand-over|SwapVehicle|unusual)/,
  });
const day = 24 * 60;
const isAction = (at: Visit | Action): at is Action => 'act' in at;

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

/** Visits a page once more in a browser that remembers something. */
async function remember(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate((entry) => localStorage.setItem(...entry), [name, value] as const);
  await page.reload();
}

async function logInByPasskey(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.credentials.get = () =>
      Promise.reject(new DOMException('The user cancelled', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: auth.passkey.login }).click();
}

async function logInWithSecondFactor(page: Page): Promise<void> {
  const secondFactor = { challenge: 'some', options: null };
  const json = { status: 401, code: 'second_factor_needed', message: 'One more', secondFactor };
  await page.route(callsOf(login), (route) => route.fulfill({ status: 401, json }));
  await page.getByLabel(site.fields.email).fill(demoLogins.administrator.email);
  await page.getByLabel(site.fields.password, { exact: true }).fill('Any-Password-1!');
  await page.getByRole('button', { name: auth.login, exact: true }).click();
}

/** Moves a booking by a step, which asks first. */
async function moveOnTimeline(page: Page): Promise<void> {
  const { vehicle } = await someRental(page.request, 2 * day, 2 * day + 120);
  await page.goto(weekOf(vehicle, inDays(0)));
  await reserved(page).press(' ');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

async function findDriver(page: Page): Promise<void> {
  const { vehicle } = await someLateRental(page.request);
  await page.getByLabel('Licence plate').fill(vehicle.licencePlate!);
  await page.getByLabel('Date').fill(inDays(-1));
  await page.getByLabel('Time').fill('23:30');
  await page.getByRole('button', { name: 'Find out' }).click();
}

/** Lets the next number that the screen writes fail. */
async function failToDraw(page: Page): Promise<void> {
  await page.getByRole('table').waitFor();
  await page.evaluate(() =>
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: null }),
  );
  await page.getByRole('button', { name: catalogues.en.operations.refresh }).click();
}

/** Documents cannot show the name. */
async function bookAsWang(page: Page): Promise<void> {
  await page.route(callsOf(currentUser), async (route) => {
    const answer = await route.fetch();
    const user = (await answer.json()) as object;
    await route.fulfill({ json: { ...user, firstName: '小明', lastName: '王' } });
  });
  await page.reload();
}

async function typePassword(page: Page): Promise<void> {
  // The other form's field is in the page too.
  const password = page.getByLabel('Password', { exact: true }).filter({ visible: true });
  const load = page.waitForRequest(/password-strength/);
  await password.fill('abc');
  await password.blur();
  await load;
}

/** Opens an address and scrolls through it, so that it loads everything it shows. */
async function visit(page: Page, at: Visit | Action): Promise<void> {
  await page.goto(at.path, { waitUntil: 'load' });
  // Some pages redirect at once.
  await expect(async () => {
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView());
  }).toPass();
  if (isAction(at)) await at.act(page);
}

/** The names of the scripts that a visit loads. */
async function scriptsOf(page: Page, at: Visit | Action): Promise<Set<string>> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/_astro\/([^/]+\.js)/.exec(request.url()) ?? [];
    if (name) names.add(name);
  });
  await visit(page, at);
  if (isAction(at)) await expect(at.shows(page).first()).toBeVisible();
  for (let time = 0; time < 2; time += 1) {
    await expect(page.locator('astro-island[ssr], .loading:visible')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
  }
  return names;
}

/** Whether a page reports that a script is lost, or does without it. */
async function reportsLoss(page: Page, at: Visit | Action): Promise<boolean> {
  const checks =
    isAction(at) && at.isRobust
      ? expect(at.shows(page)).toBeVisible()
      : Promise.all([
          expect(page.getByText(at.isGerman ? german.chunkFailed : notice).first()).toBeVisible(),
          expect(
            page
              .getByRole('button', { name: at.isGerman ? german.reload : 'Reload the page' })
              .first(),
          ).toBeVisible(),
          expect(page.locator('.loading:visible')).toHaveCount(0),
        ]);
  return checks.then(
    () => true,
    () => false,
  );
}

/** Runs four at a time, since each mostly waits; the results come in the order of the items. */
async function runInParallel<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await run(item);
  };
  await Promise.all([work(), work(), work(), work()]);
  return results;
}

/** A visitor, and an administrator, who sees everything that a customer does. */
async function contextsOf(browser: Browser, token: string) {
  const newContexts = async (locale: string) => {
    const [visitor, member] = await Promise.all([
      browser.newContext({ locale }),
      browser.newContext({ locale }),
    ]);
    await member.addInitScript((value) => localStorage.setItem('token', value), token);
    return { visitor, member };
  };
  const english = await newContexts(locales.en);
  const german = await newContexts(locales.de);
  return ({ isGerman, isMember }: Visit): BrowserContext =>
    (isGerman ? german : english)[isMember ? 'member' : 'visitor'];
}

/** Where each script is needed: in the first visit of the list that loads it, unless an action claims it. */
function visitsByScript(loaded: readonly (readonly [Visit | Action, Set<string>])[]) {
  const needed = new Map<string, Visit | Action>();
  for (const [at, names] of loaded)
    for (const name of names)
      if (!needed.has(name) || (isAction(at) && at.script?.test(name))) needed.set(name, at);
  return needed;
}

test('a lost script is reported, whichever it is, with a way to reload', async ({
  browser,
  request,
}) => {
  test.setTimeout(1_200_000);
  const contextOf = await contextsOf(browser, await tokenOf(request, demoLogins.administrator));
  const inPage = async <Result>(at: Visit | Action, run: (page: Page) => Promise<Result>) => {
    const page = await contextOf(at).newPage();
    page.setDefaultTimeout(15_000);
    return run(page).finally(() => page.close());
  };

  const loaded = await runInParallel(
    [...visits, ...actions],
    async (at) => [at, await inPage(at, (page) => scriptsOf(page, at))] as const,
  );
  const needed = visitsByScript(loaded);
  expect([...builtScripts()].filter((name) => !needed.has(name))).toEqual([]);

  const results = await runInParallel([...needed], ([name, at]) =>
    inPage(at, async (page) => {
      await page.route(`**/_astro/${name}*`, (route) => route.abort());
      // What the action presses may be lost, too.
      await visit(page, at).catch(() => undefined);
      return { name, path: at.path, isReported: await reportsLoss(page, at) };
    }),
  );
  expect(results.filter(({ isReported }) => !isReported)).toEqual([]);
});
