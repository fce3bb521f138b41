import { expect, test } from '@playwright/test';
import { titleOf } from '../../src/lib/texts/title.ts';
import { loggedIn, vehicles } from './customer.ts';
import { callsOf } from './api.ts';
import { pageVehicles } from '../../contract/vehicles/vehicles.ts';
import { displayImage } from '../../contract/vehicles/images.ts';

test('the vehicles are listed with their facts, in pages', async ({ page, request }) => {
  const all = await vehicles(request);
  expect(all.length).toBeGreaterThanOrEqual(14);
  await page.goto('/vehicles');
  const links = page
    .getByRole('region', { name: 'Vehicles' })
    .getByRole('article')
    .getByRole('link');
  await expect(links.first()).toBeVisible();
  const first = page
    .getByRole('region', { name: 'Vehicles' })
    .getByRole('article')
    .filter({
      has: page.getByRole('link', { name: all[0]?.model ?? '', exact: true }),
    });
  await expect(first).toContainText(`$${all[0]?.pricePerHour.toFixed(2)}/hour`);
  await expect(first.locator('img')).toHaveJSProperty('complete', true);
  expect(
    await first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText('Page 2 of')).toBeVisible();
  await expect(first).toBeHidden();
  await expect(links.first()).toBeVisible();
  await page.goBack();
  await expect(first).toBeVisible();
});

test('the list below the services is loaded when it comes near', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/solutions', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /\/(api\/|_astro\/(client|react|VehicleList)\b)/.test(url))).toEqual(
    [],
  );
  const list = page.getByRole('region', { name: 'Vehicles' });
  await list.scrollIntoViewIfNeeded();
  await expect(list.getByRole('article').first()).toBeVisible();
  expect(asked.some((url) => callsOf(pageVehicles).test(url))).toBe(true);
});

test('a list that cannot be loaded says so and can be retried', async ({ page }) => {
  await page.route(callsOf(pageVehicles), (route) => route.abort());
  await page.goto('/vehicles');
  await expect(page.getByText('The vehicles could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(
    page.getByRole('region', { name: 'Vehicles' }).getByRole('article').first(),
  ).toBeVisible();
});

test('an empty fleet says so', async ({ page }) => {
  await page.route(callsOf(pageVehicles), (route) =>
    route.fulfill({ json: { content: [], totalElements: 0 } }),
  );
  await page.goto('/vehicles');
  await expect(page.getByText('No vehicles')).toBeVisible();
});

test('a vehicle that does not exist says so', async ({ page }) => {
  await page.goto('/solutions/999999');
  await expect(page.getByText('There is no such vehicle')).toBeVisible();
});

test('an error of the application shows its screen', async ({ page, request }) => {
  const [vehicle] = await vehicles(request);
  await page.addInitScript(() => {
    const fail = () => {
      throw new Error('made for this test');
    };
    // The built page's own script writes the price without Intl.
    Number.prototype.toLocaleString = fail;
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: fail });
  });
  await page.goto(`/solutions/${vehicle?.id}`);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});

test('anonymous visitors see a vehicle without React; a log-in in another tab adds the form', async ({
  page,
  context,
  request,
}) => {
  const [vehicle] = await vehicles(request);
  const scripts: string[] = [];
  page.on('request', (asked) => {
    if (/\/(client|react)\b.*\.js$/.test(asked.url())) scripts.push(asked.url());
  });
  await page.goto(`/solutions/${vehicle?.id}`);
  await expect(page.locator('.facts', { hasText: vehicle?.fuelType ?? '' }).first()).toBeVisible();
  await expect(page.getByText('Please login first')).toBeVisible();
  await expect(page).toHaveTitle(titleOf(vehicle!.model));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/solutions/${vehicle?.id}$`),
  );
  expect(scripts).toEqual([]);

  await loggedIn(await context.newPage());
  await expect(page.getByLabel('Pick-up location')).toBeEnabled();
  await expect(page.getByText('Please login first')).toBeHidden();
});

test('a vehicle with a broken image shows an icon instead', async ({ page, request }) => {
  const [vehicle] = await vehicles(request);
  await page.route(callsOf(displayImage), (route) => route.abort());
  await page.goto(`/solutions/${vehicle?.id}`);
  await expect(page.getByRole('heading', { name: vehicle?.model, level: 1 })).toBeVisible();
  await expect(page.locator('main article img')).toHaveCount(0);
});
