import { expect, test } from '@playwright/test';
import { asAdministrator, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { inDays } from './customer.ts';
import { callsOf } from './api.ts';
import { getDashboard } from '../../contract/office/dashboard.ts';

test('the dashboard shows tasks, figures of the fleet and a chart', async ({ page }) => {
  await asAdministrator(page);
  await page.goto('/admin');
  for (const heading of ['Late returns', 'Pick-ups', 'Returns', 'Unanswered messages'])
    await expect(page.getByRole('heading', { name: new RegExp(`^${heading}`) })).toBeVisible();
  await expect(page.getByText('On the road now')).toBeVisible();
  for (const chart of ['Reservations per day', 'Revenue per day', 'Utilisation per vehicle']) {
    await expect(page.getByRole('img', { name: chart })).toBeVisible();
    const card = page.getByRole('heading', { name: chart }).locator('..');
    await card.getByText('Show as a table').click();
    await expect(card.getByRole('table', { name: chart }).getByRole('row').nth(1)).toBeVisible();
  }
  await page
    .getByRole('heading', { name: /^Late returns/ })
    .locator('..')
    .getByRole('listitem')
    .first()
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/admin\/reservations\/\d+$/);
});

test('further tasks are a link to the whole list', async ({ page }) => {
  await asAdministrator(page);
  await page.route(callsOf(getDashboard), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { today: { lateReturns: unknown[]; counts: object } };
    const { lateReturns, counts } = body.today;
    const many = Array.from({ length: 50 }, (_, id) => ({ ...(lateReturns[0] as object), id }));
    const today = { ...body.today, lateReturns: many, counts: { ...counts, lateReturns: 1144 } };
    await route.fulfill({ response: answer, json: { ...body, today } });
  });
  await page.goto('/admin');
  await expect(page.getByRole('heading', { name: 'Late returns 1,144' })).toBeVisible();
  await page.getByRole('link', { name: 'and 1,138 more: Late returns' }).click();
  await expect(page).toHaveURL(/due=lateReturns&sort=dropOffTime&direction=ASC$/);
  await expect(page.getByLabel('Due today')).toHaveValue('lateReturns');
  await expect(page.getByRole('table', { name: 'Reservations' })).toBeVisible();
});

test('a category that one network nearly booked out leads to its newest reservations', async ({
  page,
}) => {
  await asAdministrator(page);
  await page.route(callsOf(getDashboard), async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { today: object };
    const today = { ...body.today, hoardedCategories: ['van', null] };
    await route.fulfill({ response: answer, json: { ...body, today } });
  });
  await page.goto('/admin');
  const without =
    'Check: One network booked more than half within a day: vehicles without a category';
  await expect(page.getByRole('link', { name: without })).toBeVisible();
  await page
    .getByRole('link', { name: 'Check: One network booked more than half within a day: Van' })
    .click();
  await expect(page).toHaveURL(/category=van&state=open&sort=id&direction=DESC$/);
  await expect(page.getByLabel('Category')).toHaveValue('van');
  await expect(page.getByLabel('State')).toHaveValue('open');
});

test('bars of the timeline link to reservations, free time to a booking', async ({
  page,
  request,
}) => {
  const { id: user } = await someCustomer(request);
  const vehicle = await someVehicle(request);
  const id = await someReservation(request, { user, vehicle: vehicle.id, date: inDays(3) });
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  await page.getByRole('link', { name: 'Timeline' }).click();
  await page.getByLabel('Search').fill(vehicle.model);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('listitem').filter({ has: page.locator('[data-lane]') })).toHaveCount(
    1,
  );
  const bar = page.getByRole('link', { name: /Greta Muster/ });
  await expect(bar).toHaveCount(1);
  await bar.click();
  await expect(page).toHaveURL(`/admin/reservations/${id}`);
  await page.goBack();

  await page.getByLabel('Zoom').selectOption('4 weeks');
  await expect(page).toHaveURL(/days=28/);
  await bar.focus();
  await expect(page.locator('[data-tip]')).toHaveText(/^Greta Muster, .*, To pick up$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-tip]')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: `Book ${vehicle.model}` }).last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/reservations\/new\?/);
  await expect(page.getByRole('combobox', { name: 'Vehicle' })).toHaveValue(vehicle.model);
  await expect(page.getByLabel('Pick-up date')).toHaveValue(inDays(3));
  await page.goBack();

  await page.getByLabel('View').selectOption('Table');
  await expect(page.getByRole('table', { name: 'Timeline' }).getByRole('row')).toHaveCount(2);
  await page.getByLabel('View').selectOption('Chart');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(bar).toHaveCount(1);
});

test('clicking free time books from the day under the pointer', async ({ page, request }) => {
  const vehicle = await someVehicle(request);
  await asAdministrator(page);
  await page.goto(`/admin/reservations/timeline?search=${vehicle.model}&from=${inDays(40)}`);
  const free = page.getByRole('link', { name: `Book ${vehicle.model}` });
  const box = (await free.boundingBox())!;
  await free.click({ position: { x: (box.width * 3.5) / 14, y: box.height / 2 } });
  await expect(page.getByLabel('Pick-up date')).toHaveValue(inDays(43));
});
