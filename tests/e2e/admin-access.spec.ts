import { expect, test } from '@playwright/test';
import { asAdministrator, setRoles, someCustomer } from './administrator.ts';
import { loggedIn, storedToken, storeToken, tokenOf } from './customer.ts';

test('anonymous visitors are sent to the forbidden page', async ({ page }) => {
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
});

test('customers are sent to the forbidden page', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/admin/vehicles/1');
  await expect(page).toHaveURL('/unauthorized');
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
    await expect(page).toHaveTitle(new RegExp(`^${heading} \\|`));
    const link = page.getByRole('navigation').getByRole('link', { name: heading, exact: true });
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
});

test('an address that names nothing says so', async ({ page }) => {
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

test('a role that is lost inside leads out at the next call', async ({ page, request }) => {
  const user = await someCustomer(request);
  await setRoles(request, user, ['Administrator']);
  await storeToken(page, await tokenOf(request, user));
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();

  // Another host may keep the session: its calls then answer 403.
  await page.route('**/api/car/visitors/**', (route) =>
    route.fulfill({ status: 403, json: { message: 'You are not allowed to do this' } }),
  );
  await setRoles(request, user, ['Customer']);
  await page.getByRole('link', { name: 'Contact Messages' }).click();
  await expect(page).toHaveURL(/\/auth\?/);
  await storeToken(page, await tokenOf(request, user));
  await page.goto('/admin/users');
  await expect(page).toHaveURL('/unauthorized');
});

test('a call that is forbidden looks whether the role is still there', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), roles: ['Customer'] } });
  });
  await page.route('**/api/contactmessage/**', (route) =>
    route.fulfill({ status: 403, json: { message: 'You are not allowed to do this' } }),
  );
  await page.getByRole('link', { name: 'Contact Messages' }).click();
  await expect(page).toHaveURL('/unauthorized');
});

test('a server that does not answer is said, with a way to try again', async ({ page }) => {
  await asAdministrator(page);
  await page.route('**/api/user', (route) => route.abort());
  await page.goto('/admin/users');
  await expect(page.getByRole('alert')).toContainText('The server cannot be reached');
  await page.unrouteAll();
  await page.route('**/api/user/auth/pages*', (route) => route.fulfill({ status: 500 }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Users could not be loaded');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the navigation is a drawer that closes behind the choice', async ({ page }) => {
    await asAdministrator(page);
    await page.goto('/admin/users');
    await page.getByRole('button', { name: 'Menu' }).tap();
    const drawer = page.getByRole('dialog', { name: 'Admin Panel' });
    await drawer.getByRole('link', { name: 'Vehicles' }).tap();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/admin/vehicles');
    await page.getByLabel('Sort by').selectOption('Price/hour');
    await expect(page).toHaveURL(/sort=pricePerHour/);
  });
});
