import { expect, test } from '@playwright/test';
import {
  inDays,
  loggedIn,
  logIn,
  registered,
  storedToken,
  storeToken,
  vehicles,
} from './customer.ts';
import { ask, callsOf, send, urlOf } from './api.ts';
import { currentUser } from '../../contract/users/users.ts';
import { logout } from '../../contract/users/logout.ts';

test('logout asks first, then ends the session on the server too', async ({ page, request }) => {
  await loggedIn(page);
  const token = await storedToken(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Greta Muster' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to logout?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await storedToken(page)).toBe(token);

  await page.getByRole('button', { name: 'Greta Muster' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await expect
    .poll(async () => (await send(request, currentUser, { token: token! })).status())
    .toBe(401);
});

test('a log-out leaves no input to the next user', async ({ page, request }) => {
  const [vehicle] = await vehicles(request);
  await loggedIn(page);
  await page.goto(`/solutions/${vehicle?.id}`);
  const day = page.getByLabel('Pick-up date');
  await day.fill(inDays(30));
  await page.reload();
  await expect(day).toHaveValue(inDays(30));
  await page.getByRole('button', { name: 'Greta Muster' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');

  await loggedIn(page);
  await page.goto(`/solutions/${vehicle?.id}`);
  await expect(day).toBeEnabled();
  await expect(day).toHaveValue('');
});

test('the menu links to profile and reservations, for customers without the admin panel', async ({
  page,
}) => {
  await loggedIn(page);
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Greta Muster' });
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText([
    ...['Profile', 'Reservations', 'Deutsch', 'Logout'],
  ]);
  await page.getByRole('menuitem', { name: 'Reservations' }).click();
  await expect(page).toHaveURL('/user/reservations');
  await menu.click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/user');
});

test('an expired token is removed: silently on a public page, with a log-in on a guarded one', async ({
  page,
}) => {
  await storeToken(page, 'no-longer-known');
  await page.goto('/about');
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  await storeToken(page, 'no-longer-known');
  await page.goto('/user');
  await expect(page).toHaveURL(/\/auth\?type=login&from=%2Fuser/);
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  expect(await storedToken(page)).toBeNull();
});

test('a session that ends meanwhile leads to the log-in', async ({ page, request }) => {
  await loggedIn(page);
  await page.goto('/user');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
  await ask(request, logout, { token: (await storedToken(page))! });
  await page.getByRole('link', { name: 'Reservations', exact: true }).click();
  await expect(page).toHaveURL(/\/auth\?type=login&from=%2Fuser%2Freservations/);
});

test('two tabs stay in step', async ({ page, context }) => {
  await loggedIn(page);
  await page.goto('/');
  const second = await context.newPage();
  await second.goto('/user');
  await expect(second.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Greta Muster' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
  await expect(second).toHaveURL(/\/auth/);
  await expect(second.getByRole('form', { name: 'Login' })).toBeVisible();

  // Likewise, logging in in one logs in both.
  const customer = await loggedIn(page);
  await expect(second.getByRole('button', { name: customer.firstName })).toBeVisible();
});

test('an answer aborted by leaving the page ends no session', async ({ page }) => {
  await loggedIn(page);
  await page.addInitScript((url) => {
    const { fetch } = window;
    window.fetch = async (...request) => {
      const answer = await fetch(...request);
      const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError('gone')) });
      return answer.url.endsWith(url) ? new Response(broken, answer) : answer;
    };
  }, urlOf(currentUser));
  await page.goto('/user');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  expect(await storedToken(page)).not.toBeNull();
});

test('an unavailable server ends no session and offers a retry', async ({ page }) => {
  await loggedIn(page);
  const token = await storedToken(page);
  await page.route(callsOf(currentUser), (route) => route.fulfill({ status: 503 }));
  await page.goto('/user');
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side');
  expect(await storedToken(page)).toBe(token);

  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('form', { name: 'Update Profile' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('a public page offers a retry and the account all the same', async ({ page }) => {
  await loggedIn(page);
  await page.route(callsOf(currentUser), (route) => route.fulfill({ status: 503 }));
  await page.goto('/about');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Profile' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0);
  const again = header.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(again).toBeEnabled();

  await page.unrouteAll();
  await again.click();
  await expect(header.getByRole('button', { name: 'Greta Muster' })).toBeFocused();
  await expect(again).toBeHidden();
});

test('what was typed into the profile is there after the session has ended, for its user only', async ({
  page,
  request,
}) => {
  const customer = await loggedIn(page);
  await page.goto('/user');
  const profile = page.getByRole('form', { name: 'Update Profile' });
  const email = page.getByRole('form', { name: 'Change email' });
  const type = async (address: string) => {
    await profile.getByLabel('Address').fill(address);
    await email.getByLabel('New email').fill('neu@example.com');
    await email.getByLabel('Password', { exact: true }).fill('Geheim-12345!');
    await send(request, logout, { token: (await storedToken(page))! });
    await profile.getByRole('button', { name: 'Update Profile' }).click();
    await expect(page).toHaveURL(/\/auth/);
  };
  await type('Muffenweg 3');
  await logIn(page, customer);
  await expect(page).toHaveURL('/user');
  await expect(profile.getByLabel('Address')).toHaveValue('Muffenweg 3');
  await expect(email.getByLabel('New email')).toHaveValue('neu@example.com');
  await expect(email.getByLabel('Password', { exact: true })).toHaveValue('');
  await profile.getByRole('button', { name: 'Update Profile' }).click();
  await expect(page.getByText('Your profile was updated')).toBeVisible();

  await type('Muffenweg 4');
  await logIn(page, await registered(request));
  await expect(page).toHaveURL('/user');
  await expect(profile.getByLabel('Address')).toHaveValue('Spleißweg 12');
  await expect(email.getByLabel('New email')).toHaveValue('');
});
