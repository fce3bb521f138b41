import { expect, test } from '@playwright/test';
import { demoLogins } from '../../server/demo/logins.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { titleOf } from '../../src/lib/texts/title.ts';
import { asAdministrator, setRoles, someCustomer } from './administrator.ts';
import { loggedIn, logIn, storedToken, storeToken, tokenOf } from './customer.ts';
import { callsOf, send } from './api.ts';
import { currentUser, pageUsers } from '../../contract/users/users.ts';
import { pageMessages } from '../../contract/office/messages-admin.ts';
import { listVehicles, pageVehicles, getVehicle } from '../../contract/vehicles/vehicles.ts';

test('an expired session leads to the log-in and back to the requested page', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL('/auth?type=login&from=%2Fadmin');
  await storeToken(page, 'no-longer-known');
  await page.goto('/admin/users?page=2');
  await expect(page).toHaveURL(/\/auth\?type=login&from=%2Fadmin%2Fusers/);
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, demoLogins.administrator);
  await expect(page).toHaveURL('/admin/users?page=2');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('a customer learns that the page is forbidden and may log in as somebody else', async ({
  page,
  request,
}) => {
  const customer = await loggedIn(page);
  const token = (await storedToken(page))!;
  await page.goto('/admin/vehicles?page=2');
  await expect(page).toHaveURL('/unauthorized');
  await expect(page.getByRole('button', { name: customer.firstName })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Login' })).toBeHidden();
  await expect(page.getByRole('main').getByText('To the administration')).toBeHidden();
  await page.getByRole('button', { name: 'Log in as another user' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await logIn(page, demoLogins.administrator);
  await expect(page).toHaveURL('/admin/vehicles?page=2');
  const old = await send(request, currentUser, { token });
  expect(old.status()).toBe(401);
});

for (const locale of ['de-DE', 'en-US'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('who works here goes on to the administration from the forbidden page', async ({
      page,
    }) => {
      await page.goto('/');
      await storeToken(page, await tokenOf(page.request, demoLogins.counter));
      await page.goto('/admin/settings');
      await expect(page).toHaveURL('/unauthorized');
      const actions = page.getByRole('main').locator('a, button').filter({ visible: true });
      await expect(actions.first()).toHaveText(/To the administration|Zur Verwaltung/);
      await expectAccessible(page, [320, 1440]);
      await actions.first().click();
      await expect(page).toHaveURL('/admin');
    });
  });

test('the forbidden page offers anonymous visitors the log-in', async ({ page }) => {
  await page.goto('/unauthorized');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth?type=login');
});

test('every section has its address, title and place in the navigation', async ({ page }) => {
  await asAdministrator(page);
  for (const [path, heading] of [
    ['/admin', 'Dashboard'],
    ['/admin/users', 'Users'],
    ['/admin/vehicles', 'Vehicles'],
    ['/admin/reservations', 'Reservations'],
    ['/admin/contact-messages', 'Contact Messages'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(titleOf(heading));
    const link = page.getByRole('navigation').getByRole('link', { name: heading, exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  // What the site was built of.
  await expect(
    page.getByRole('navigation').getByText(/^Version \d+\.\d+\.\d+( \([\da-f]{12}\))?$/),
  ).toBeVisible();
});

test('an unknown address says that nothing was found', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/no/such/screen');
  await expect(page.getByRole('heading', { name: 'Opps! Something went wrong' })).toBeVisible();
  await page.goto('/admin/users/999999');
  await expect(page.getByText('There is no such user')).toBeVisible();
});

test('Web Site leaves the area; logout asks first', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to logout?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Web Site' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/admin/users');
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).toBeNull();
});

test('a user who loses the role leaves the area at the next call', async ({ page, request }) => {
  const user = await someCustomer(request);
  await setRoles(request, user, ['Administrator']);
  await storeToken(page, await tokenOf(request, user));
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();

  // Another host may keep the session and answer 403.
  await page.route(callsOf(listVehicles, pageVehicles, getVehicle), (route) =>
    route.fulfill({ status: 403, json: { message: 'You are not allowed to do this' } }),
  );
  await setRoles(request, user, ['Customer']);
  await page.getByRole('link', { name: 'Contact Messages' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await storeToken(page, await tokenOf(request, user));
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
});

test('a forbidden call checks whether the user still has the role', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.route(callsOf(currentUser), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), roles: ['Customer'] } });
  });
  await page.route(callsOf(pageMessages), (route) =>
    route.fulfill({ status: 403, json: { message: 'You are not allowed to do this' } }),
  );
  await page.getByRole('link', { name: 'Contact Messages' }).click();
  await expect(page).toHaveURL('/unauthorized');
  // The page there asks who it is, too.
  await page.unrouteAll({ behavior: 'wait' });
});

test('an unreachable server is reported, with a way to try again', async ({ page }) => {
  await asAdministrator(page);
  await page.route(callsOf(currentUser), (route) => route.abort());
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/could not be loaded/);
  await expect(page.getByRole('link', { name: /Admin Panel/ })).toHaveAttribute('href', '/admin');
  await expect(page.getByRole('link', { name: 'Web Site' })).toBeVisible();
  await expectAccessible(page, [320, 390, 1440]);
  await page.unrouteAll();
  await page.route(callsOf(pageUsers), (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Users could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the navigation is a drawer that closes after a choice', async ({ page }) => {
    await asAdministrator(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
    await drawer.getByRole('link', { name: 'Vehicles' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/admin/vehicles');
    await page.getByText('Filters', { exact: true }).tap();
    await page.getByLabel('Sort by').selectOption('Price/hour');
    await expect(page).toHaveURL(/sort=pricePerHour/);
  });
});

test("if a screen's script is lost, the navigation remains and a retry is offered", async ({
  page,
}) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.route(/_astro\/VehiclesScreen/, (route) => route.abort());
  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();

  await page.getByRole('link', { name: 'Vehicles' }).click();
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await expect(page.getByRole('heading', { name: 'Loading chunk failed' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Vehicles' })).toBeVisible();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('a script that is lost twice is fetched by a reload', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.route(/_astro\/VehiclesScreen/, (route) => route.abort());
  await page.getByRole('link', { name: 'Vehicles' }).click();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.getByRole('table', { name: 'Vehicles' })).toBeVisible();
});

test('a failed download is reported even if the server is unreachable', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.route('**/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Download Users' }).click();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
});

for (const { role, sections, forbidden } of [
  {
    role: 'Counter',
    sections: ['Dashboard', 'Users', 'Vehicles', 'Reservations', 'Contact Messages'],
    forbidden: ['/admin/settings', '/admin/invoices', '/admin/vehicles/new'],
  },
  {
    role: 'Accounting',
    sections: [
      ...['Dashboard', 'Users', 'Vehicles', 'Reservations'],
      ...['Invoices', 'Open amounts', 'Monthly report'],
    ],
    forbidden: ['/admin/contact-messages', '/admin/reservations/timeline', '/admin/history'],
  },
]) {
  test(`${role} sees its sections, without a refused call, and no others`, async ({
    page,
    request,
  }) => {
    const user = await someCustomer(request);
    await setRoles(request, user, ['Customer', role]);
    await storeToken(page, await tokenOf(request, user));
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    const lists = page.getByRole('navigation').getByRole('list');
    const links = lists.filter({ hasNot: page.getByRole('button') }).getByRole('link');
    await expect(links).toHaveText(sections);
    for (const name of sections) {
      await links.getByText(name, { exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    await page.goto('/admin/reservations/1');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    for (const path of forbidden) {
      await page.goto(path);
      await expect(page).toHaveURL('/unauthorized');
    }
  });
}
