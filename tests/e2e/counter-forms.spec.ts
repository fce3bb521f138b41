import { expect, test } from '@playwright/test';
import { logout } from '../../contract/users/logout.ts';
import { handOver, previewReturn } from '../../contract/counter/counter.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { asAdministrator } from './administrator.ts';
import { ask, callsOf } from './api.ts';
import {
  fuel,
  kilometres,
  makePastDue,
  preview,
  someLateRental,
  someRental,
  story,
} from './at-counter.ts';
import { logIn, storedToken } from './customer.ts';
import { tabTo } from './keys.ts';

test('what was typed survives a failed request, a reload and the end of the session', async ({
  page,
}) => {
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(`${path}/hand-over`);
  await kilometres(page).fill('18300');
  await fuel(page, '1/2').check();
  await page.getByRole('switch').click();
  const submit = page.getByRole('button', { name: 'Hand over' });
  const expectTyped = async () => {
    await expect(kilometres(page)).toHaveValue('18300');
    await expect(page.getByRole('radio', { name: '1/2' })).toBeChecked();
    await expect(page.getByRole('switch')).toBeChecked();
  };

  await page.route(callsOf(handOver), (route) => route.abort());
  await submit.click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expectTyped();
  await page.unrouteAll();

  await page.reload();
  await expectTyped();

  await ask(page.request, logout, { token: (await storedToken(page))! });
  await submit.click();
  await expect(page.getByText('Your session has ended. Please log in again')).toBeVisible();
  await logIn(page, demoLogins.administrator);
  await page.waitForURL(`**${path}/hand-over`);
  await expectTyped();
  await submit.click();
  await expect(page).toHaveURL(path);
  await page.goto(`${path}/hand-over`);
  await expect(page.getByText('The vehicle is handed over already.')).toBeVisible();
});

test('a price that changed meanwhile is shown before it counts', async ({ page }) => {
  const { path } = await someLateRental(page.request);
  await asAdministrator(page);
  await page.goto(`${path}/return`);
  // What the page was told is no longer true.
  await page.route(callsOf(previewReturn), async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    const json = (await answer.json()) as object;
    return route.fulfill({
      response: answer,
      json: { ...json, totalPrice: 120, difference: 28.5 },
    });
  });
  await kilometres(page).fill('18400');
  await fuel(page, 'full').check();
  await expect(preview(page)).toContainText('$120.00');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByText('The total was $120.00 and is $129.00 now.')).toBeVisible();
  await page.getByRole('button', { name: 'Take back' }).click();
  await expect(page).toHaveURL(path);
});

test('a vehicle that is past due is handed over with a reason only', async ({ page }) => {
  const rental = await someRental(page.request);
  await asAdministrator(page);
  await makePastDue(page.request, rental.vehicle);
  await page.goto(rental.path);
  await expect(story(page)).toContainText('It may be handed over only with a reason.');
  await story(page).getByRole('link', { name: 'Hand over' }).click();
  await kilometres(page).fill('18300');
  await fuel(page, 'full').check();
  await page.getByRole('button', { name: 'Hand over' }).click();
  const reason = page.getByLabel('Why it is handed over nevertheless');
  await expect(reason).toBeFocused();
  await reason.fill('Fahrt zur Prüfung');
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page.getByRole('region', { name: 'Hand-over' })).toContainText('Fahrt zur Prüfung');
});

test('a hand-over that happened earlier is recorded by keyboard alone', async ({ page }) => {
  // Agreed for yesterday, so that midnight is not too early.
  const { path } = await someRental(page.request, -24 * 60);
  await asAdministrator(page);
  await page.goto(path);
  await tabTo(page, 'Hand over');
  await page.keyboard.press('Enter');
  await expect(kilometres(page)).toBeFocused();
  await page.keyboard.type('18300');
  await tabTo(page, 'empty');
  for (let level = 0; level < 6; level += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '3/4' })).toBeChecked();
  await tabTo(page, 'Driving licence seen');
  await page.keyboard.press('Space');
  await tabTo(page, 'It happened earlier');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Time');
  await page.keyboard.type('1200AM');
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('00:00');
  await tabTo(page, 'Hand over');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('main')).toBeFocused();
  const recorded = page.getByRole('region', { name: 'Hand-over' });
  for (const part of ['3/4', ', 00:00']) await expect(recorded).toContainText(part);
});

test("today's lists lead to the steps with one click", async ({ page }) => {
  const { path, vehicle } = await someLateRental(page.request);
  await asAdministrator(page);
  await page.goto('/admin');
  const late = page.getByRole('heading', { name: /^Late returns/ }).locator('..');
  const steps = late.getByRole('link', { name: /^Take back: / });
  await expect(steps.first()).toBeVisible();
  // The list shows the first six.
  await page.goto(`${path}/return`);
  await expect(page.getByText(vehicle.model)).toBeVisible();
  await page.goBack();
  await steps.first().click();
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+\/return$/);
});

test('targets are large enough for gloves', async ({ page }) => {
  const { path } = await someRental(page.request);
  await page.setViewportSize({ width: 390, height: 844 });
  await asAdministrator(page);
  await page.goto(`${path}/hand-over`);
  const controls = [
    kilometres(page),
    ...(await page.getByRole('radio').all()),
    page.getByRole('switch').locator('..'),
    page.getByText('It happened earlier'),
    page.getByRole('button', { name: 'Hand over' }),
  ];
  for (const control of controls) {
    const box = (await control.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(54);
  }
});
