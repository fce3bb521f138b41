import { expect, test, type Page } from '@playwright/test';
import { handOver, previewReturn } from '../../contract/counter.ts';
import { logout } from '../../contract/auth.ts';
import { demoLogins } from '../../server/demo/logins.ts';
import { asAdministrator } from './administrator.ts';
import { callsOf, ask } from './api.ts';
import { makePastDue, someLateRental, someRental } from './at-counter.ts';
import { logIn, storedToken } from './customer.ts';
import { tabTo } from './keys.ts';

const story = (page: Page) => page.getByRole('region', { name: 'The rental' });
const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text });
const kilometres = (page: Page) => page.getByLabel('Kilometres on the clock');
const fuel = (page: Page, level: string) =>
  page
    .getByRole('radiogroup', { name: 'Fuel in the tank' })
    .getByRole('radio', { name: level, exact: true });
const preview = (page: Page) => page.getByRole('region', { name: 'What the return adds' });

for (const [device, viewport] of Object.entries({
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
}))
  test.describe(`on a ${device}`, () => {
    test.use({ viewport, hasTouch: device === 'phone' });

    test('a vehicle is handed over, and that is undone', async ({ page }) => {
      const { path, vehicle, customer } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await expect(story(page)).toContainText('Not picked up');
      await expect(story(page)).toContainText(vehicle.licencePlate!);
      const call = story(page).getByRole('link', { name: customer.phoneNumber });
      await expect(call).toHaveAttribute('href', 'tel:5555550142');
      await expect(story(page).getByRole('link', { name: customer.email })).toBeVisible();
      await story(page).getByRole('link', { name: 'Hand over' }).click();
      await expect(page).toHaveURL(`${path}/hand-over`);
      await expect(kilometres(page)).toHaveAttribute('inputmode', 'numeric');
      await expect(kilometres(page)).toHaveAccessibleDescription('Last known: 18,250 km');

      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(kilometres(page)).toBeFocused();
      await expect(page.getByText('Please select how full the tank is')).toBeVisible();
      await kilometres(page).fill('18.300');
      await fuel(page, '7/8').check();
      await page.getByRole('switch', { name: 'Driving licence seen' }).click();
      await page.getByLabel('Note').fill('Kratzer hinten links');
      await page.getByRole('button', { name: 'Hand over' }).click();
      await expect(toast(page, 'Handed over to Greta Muster. Next: back by')).toBeVisible();

      await expect(page).toHaveURL(path);
      const recorded = page.getByRole('region', { name: 'Hand-over' });
      for (const part of ['18,300 km', '7/8', 'Seen', 'Kratzer hinten links'])
        await expect(recorded).toContainText(part);
      await expect(story(page)).toContainText('Due back');
      await expect(story(page).getByRole('link', { name: 'Take back' })).toBeVisible();

      await page.getByRole('button', { name: 'Undo hand-over' }).click();
      const question = page.getByRole('alertdialog', { name: 'Undo the hand-over?' });
      await question.getByRole('button', { name: 'Undo hand-over' }).click();
      await expect(toast(page, 'The hand-over is undone.')).toBeVisible();
      await expect(recorded).toHaveCount(0);
      await expect(story(page).getByRole('link', { name: 'Hand over' })).toBeVisible();
    });

    test('a vehicle comes back late with further kilometres, and that is undone', async ({
      page,
    }) => {
      const { path, vehicle } = await someLateRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await expect(story(page)).toContainText('Late');
      await expect(story(page)).toContainText('$91.50');
      await story(page).getByRole('link', { name: 'Take back' }).click();
      await expect(preview(page)).toContainText('Enter kilometres and fuel');
      await expect(kilometres(page)).toHaveAccessibleDescription('At hand-over: 18,300 km');

      await kilometres(page).fill('18299');
      await fuel(page, 'full').check();
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(kilometres(page)).toHaveAccessibleDescription(/At hand-over it was 18,300 km/);
      await kilometres(page).fill('18640');
      await expect(kilometres(page)).toHaveAccessibleDescription(/340 km driven/);
      for (const part of ['3 hours late', '$37.50', 'Further kilometres', '$10.00', '$139.00'])
        await expect(preview(page)).toContainText(part);
      await page.getByRole('button', { name: 'Take back' }).click();
      await expect(toast(page, `${vehicle.model} is back.`)).toBeVisible();

      await expect(page).toHaveURL(path);
      await expect(story(page)).toContainText('Returned');
      await expect(story(page)).toContainText('$139.00');
      const recorded = page.getByRole('region', { name: 'Return' });
      await expect(recorded).toContainText('18,640 km');
      await expect(recorded).toContainText('340 km driven');
      await expect(page.getByLabel('Status')).toHaveValue('DONE');

      await page.getByRole('button', { name: 'Undo return' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo return' }).click();
      await expect(story(page)).toContainText('Late');
      await expect(story(page)).toContainText('$91.50');
      await expect(page.getByLabel('Status')).toHaveValue('CREATED');
    });

    test('nobody comes, which costs a fee, and then somebody does', async ({ page }) => {
      const { path } = await someRental(page.request);
      await asAdministrator(page);
      await page.goto(path);
      await page.getByRole('button', { name: 'No-show' }).click();
      const dialog = page.getByRole('dialog', { name: 'Nobody came?' });
      await dialog.getByLabel('Fee in $').fill('1.368');
      await dialog.getByRole('button', { name: 'Record no-show' }).click();
      await expect(dialog.getByLabel('Fee in $')).toHaveAccessibleDescription(/could mean/);
      await dialog.getByLabel('Fee in $').fill('25,50');
      await dialog.getByRole('button', { name: 'Record no-show' }).click();
      await expect(toast(page, 'The no-show is recorded.')).toBeVisible();
      await expect(story(page)).toContainText('Nobody came.');
      await expect(story(page).getByText('To be paid').locator('..')).toContainText('$25.50');
      await expect(page.getByLabel('Status')).toHaveValue('CANCELLED');

      await page.getByRole('button', { name: 'Undo no-show' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Undo no-show' }).click();
      await expect(story(page).getByRole('link', { name: 'Hand over' })).toBeVisible();
      await expect(story(page)).not.toContainText('$25.50');
    });
  });

test('a discount is added to the price and removed', async ({ page }) => {
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await page.getByRole('button', { name: 'Add a line' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a line' });
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Amount in $')).toBeFocused();
  await dialog.getByLabel('Kind').selectOption('Discount');
  await dialog.getByLabel('Amount in $').fill('5');
  await dialog.getByLabel('What for').fill('Stammkunde');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(story(page)).toContainText('Discount: Stammkunde');
  await expect(story(page)).toContainText('-$5.00');
  await page.getByRole('button', { name: 'Remove Discount: Stammkunde' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(story(page).getByText('Discount: Stammkunde')).toHaveCount(0);
  await expect(story(page)).toBeFocused();
});

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
  await expect(preview(page)).toContainText('The total was $120.00 and is $129.00 now.');
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
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await tabTo(page, 'Hand over');
  await page.keyboard.press('Enter');
  await expect(kilometres(page)).toBeVisible();
  await tabTo(page, 'Kilometres on the clock');
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
