import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../a11y/looks.ts';
import {
  asAdministrator,
  someCustomer,
  someMessage,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { inDays } from './customer.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The least size of a touch target in CSS pixels. */
const target = 44;
const heightOf = async (element: Locator) => (await element.boundingBox())!.height;

test('a screen chosen in the menu gets the focus, even the current one', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin/users');
  const menu = page.getByRole('button', { name: 'Menu' });
  const drawer = page.getByRole('dialog');
  await menu.click();
  await drawer.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page).toHaveURL('/admin/vehicles');
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await menu.click();
  await drawer.getByRole('link', { name: 'Vehicles' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await menu.click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('touch targets are large enough', async ({ page, request }) => {
  const { id: user } = await someCustomer(request);
  const vehicle = await someVehicle(request);
  await someReservation(request, { user, vehicle: vehicle.id, date: inDays(2) });
  const subject = await someMessage(request);
  await asAdministrator(page);
  await page.goto('/admin');
  const main = page.getByRole('main');
  const answer = main.getByRole('link', { name: /^Answer: / }).first();
  expect(await heightOf(answer)).toBeGreaterThanOrEqual(target);
  for (const name of ['Pick-ups', 'Open amounts']) {
    const head = main.getByRole('link', { name, exact: true });
    expect(await heightOf(head), name).toBeGreaterThanOrEqual(target);
  }

  await page.goto(`/admin/reservations/timeline?search=${vehicle.model}`);
  const plated = `${vehicle.model} ${vehicle.licencePlate}`;
  for (const [name, exact] of [
    [plated, true],
    [/^Greta Muster/, false],
    [`Book ${vehicle.model}`, false],
  ] as const) {
    const link = main.getByRole('link', { name, exact });
    expect(await heightOf(link.first()), String(name)).toBeGreaterThanOrEqual(target);
  }

  await page.goto('/admin/contact-messages');
  await page.getByRole('link', { name: subject }).click();
  const copy = page.getByRole('button', { name: 'Copy ida@example.com' });
  expect(await heightOf(copy)).toBeGreaterThanOrEqual(target);
});

test('free time on the timeline can be tapped', async ({ page, request }) => {
  const { id: user } = await someCustomer(request);
  const vehicle = await someVehicle(request);
  for (const day of [0, 8, 17, 30, 83])
    await someReservation(request, { user, vehicle: vehicle.id, date: inDays(700 - 83 + day) });
  await asAdministrator(page);
  const from = inDays(700 - 83);
  await page.goto(`/admin/reservations/timeline?days=84&from=${from}&search=${vehicle.model}`);
  await expect(page.getByRole('link', { name: /Greta Muster/ })).toHaveCount(5);
  await expectAccessible(page, [390, 928, 1440]);
});

test('names on the timeline stand in their bar or in free time', async ({ page }) => {
  await asAdministrator(page);
  for (const width of [320, 390, 768, 1440])
    for (const days of [7, 28]) {
      await page.setViewportSize({ width, height: 2400 });
      await page.goto(`/admin/reservations/timeline?days=${days}`);
      await expect(page.locator('[data-lane] [data-place]').first()).toBeVisible();
      expect(await page.evaluate(misplacedNames), `${days} days at ${width} px`).toEqual([]);
    }
});

/** The names on the timeline that leave their bar or lane, or lie on another bar. */
function misplacedNames(): string[] {
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const isOn = (name: DOMRect, bar: DOMRect) =>
    name.left < bar.right &&
    name.right > bar.left &&
    name.top < bar.bottom &&
    name.bottom > bar.top;
  const isIn = (name: DOMRect, around: DOMRect) =>
    name.left >= around.left && name.right <= around.right + 1;
  return [...document.querySelectorAll<HTMLElement>('[data-lane] [data-place]')]
    .filter((name) => {
      const [bar, lane] = [name.parentElement!, name.closest('[data-lane]')!];
      const others = [
        ...lane.querySelectorAll('[data-reserved], [data-block], [data-transfer]'),
      ].filter((other) => other !== bar);
      const around = name.dataset.place === 'inside' ? bar : lane;
      return (
        !isIn(boxOf(name), boxOf(around)) || others.some((other) => isOn(boxOf(name), boxOf(other)))
      );
    })
    .map((name) => name.textContent);
}

test('long values make no screen wider than its window', async ({ page, request }) => {
  const { id: user } = await someCustomer(request);
  const vehicle = await someVehicle(request, 'Wort'.repeat(25).slice(0, 80));
  await someReservation(request, { user, vehicle: vehicle.id, date: inDays(2) });
  await asAdministrator(page);
  for (const path of [
    `reservations/timeline?search=${vehicle.model}`,
    `reservations/timeline?view=table&search=${vehicle.model}`,
    `reservations?carId=${vehicle.id}`,
    'vehicles?sort=id&direction=DESC',
    `users/${user}`,
  ]) {
    await page.goto(`/admin/${path}`);
    const named = page.getByRole('link', { name: vehicle.model });
    await expect(named.or(page.getByRole('cell', { name: vehicle.model })).first()).toBeVisible();
    for (const width of [320, 390, 700, 930, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await isWide(page), `${path} at ${width} px`).toBe(false);
    }
  }
});

for (const [path, items] of Object.entries({
  users: [/^Download Users/, 'Import'],
  vehicles: [/^Download List/, 'Import', 'Change prices'],
  reservations: [/^Download Reservations/, 'Timeline'],
}))
  test(`the list of ${path} begins on the upper half`, async ({ page }) => {
    await asAdministrator(page);
    await page.goto(`/admin/${path}`);
    const main = page.getByRole('main');
    await expect(main.locator('tbody tr').first()).toBeVisible();
    // Views that other tests saved take lines of their own.
    await main.evaluate((element) => {
      for (const view of [...element.querySelectorAll<HTMLElement>('nav a')].slice(2))
        view.style.display = 'none';
    });
    expect((await main.locator('tbody tr').first().boundingBox())!.y).toBeLessThan(400);
    await main
      .locator('header')
      .getByRole('button', { name: /^More: / })
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(items);
    await page.keyboard.press('Escape');
    const order = page.getByLabel('Sort by');
    await expect(order).toBeHidden();
    await page.getByText(/^Filters/).click();
    await expect(order).toBeVisible();
  });

test('icons grow with the text and are never squashed', async ({ page }) => {
  await asAdministrator(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  // Without icons on narrow screens, two buttons fit side by side.
  await page.setViewportSize({ width: 1000, height: 844 });
  await page.goto('/admin/reservations');
  const icon = page.getByRole('main').getByText('New Reservation').locator('svg');
  expect((await icon.boundingBox())!.width).toBe(40);
});

const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
