import { expect, test } from '@playwright/test';
import { asAdministrator, someReservation, someCustomer, someVehicle } from './administrator.ts';
import { loggedIn, logIn, freeDate, storeToken, tokenOf } from './customer.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole card or row of a list can be tapped', async ({ page, request }) => {
    const customer = await someCustomer(request);
    const vehicle = await someVehicle(request);
    const date = freeDate();
    const id = await someReservation(request, { user: customer.id, vehicle: vehicle.id, date });
    await storeToken(page, await tokenOf(request, customer));
    await page.goto('/user/reservations');
    // The link's area covers the text, so the browser decides what the tap hits.
    const tap = (role: 'article' | 'listitem', text: string) =>
      page
        .getByRole(role)
        .filter({ hasText: vehicle.model })
        .getByText(text)
        .first()
        .click({ force: true });
    await tap('article', 'Fulda');
    await expect(page).toHaveURL(`/user/reservations/${id}`);

    await asAdministrator(page);
    await page.goto(`/admin/users/${customer.id}`);
    await tap('listitem', vehicle.model);
    await expect(page).toHaveURL(`/admin/reservations/${id}`);
  });
});

test('the contact page lists four ways, each with an icon', async ({ page }) => {
  await page.goto('/contact');
  const items = page.getByRole('main').getByRole('listitem');
  await expect(items.locator('svg')).toHaveCount(4);
  for (const word of ['Anschrift', 'Telefon', 'E-Mail', 'Öffnungszeiten'])
    await expect(items.filter({ hasText: word })).toHaveCount(1);
  const yard = items.filter({ hasText: 'Bauhof Nord' });
  await expect(yard).toContainText('Mo–Fr 06:30–17:00');
  await expect(yard.getByRole('link')).toHaveAttribute('href', /^https:\/\/maps\.example/);
});

test('directions work without the map too', async ({ page }) => {
  await page.route('https://maps.example/**', (route) => route.abort());
  await page.goto('/contact');
  const link = page.getByRole('link', { name: 'Karte in neuem Tab öffnen' });
  await expect(link).toHaveAttribute('href', /^https:\/\/maps\.example/);
  await page.getByRole('button', { name: 'Karte laden' }).click();
  await expect(link).toBeVisible();
});

test('leaving unsaved changes of the profile asks first', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user');
  const profile = page.getByRole('form', { name: 'Update Profile' });
  await profile.getByLabel('Last name').fill('Musterfrau');
  const dialog = page.waitForEvent('dialog');
  const click = page.getByRole('main').getByRole('link', { name: 'Reservations' }).click();
  await (await dialog).dismiss();
  await click.catch(() => undefined);
  await expect(page).toHaveURL('/user');
  await expect(profile.getByLabel('Last name')).toHaveValue('Musterfrau');
});

test('"All vehicles" returns to the previous page of the list', async ({ page }) => {
  await page.goto('/vehicles?page=2');
  await page.getByRole('region', { name: 'Vehicles' }).scrollIntoViewIfNeeded();
  await page.locator('article a').first().click();
  await expect(page).toHaveURL(/\/solutions\/\d+$/);
  await page.getByRole('link', { name: 'All vehicles' }).click();
  await expect(page).toHaveURL('/vehicles?page=2');
});

test('after a log-in, going back leads to the page before the vehicle', async ({ page }) => {
  const customer = await loggedIn(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about');
  await page.goto('/solutions/1');
  await page.getByRole('link', { name: 'Log in to book' }).click();
  await logIn(page, customer);
  await expect(page).toHaveURL('/solutions/1#booking');
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a printed page has no menu or footer', async ({ page }) => {
  await loggedIn(page);
  await page.goto('/user/reservations');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Impressum' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Greta Muster' })).toBeHidden();
});

test('a clicked tab shows no focus ring, one reached by keyboard does', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const ring = (tab: string) =>
    page
      .getByRole('tab', { name: tab })
      .evaluate((element) => [
        element === document.activeElement,
        element.matches(':focus-visible'),
      ]);
  await page.getByRole('tab', { name: 'Register' }).click();
  expect(await ring('Register')).toEqual([true, false]);
  await expect(page.getByRole('form', { name: 'Register' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => ring('Login')).toEqual([true, true]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no loading vehicles are announced', async ({ page }) => {
    await page.goto('/solutions');
    await expect(page.locator('.notice').getByRole('link', { name: '+49' })).toBeVisible();
    await expect(page.locator('.card__media').first()).toBeHidden();
  });
});
