import { expect, test, type Page } from '@playwright/test';
import {
  administratorToken,
  asAdministrator,
  someCustomer,
  someReservation,
  someVehicle,
} from '../e2e/administrator.ts';
import type { z } from 'zod';
import { getDashboard } from '../../contract/office/dashboard.ts';
import { saveView } from '../../contract/office/views.ts';
import { ask, callsOf } from '../e2e/api.ts';
import { freeDate, storeToken, tokenOf } from '../e2e/customer.ts';
import { expectNothingSideways } from './looks.ts';

const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(2);
const userText =
  /"(firstName|lastName|customer|companyName|address|model|pickUpLocation|dropOffLocation|name|subject|body)":"[^"]*"/g;

/** From now on, replaces all text that people wrote by one long word in the answers. */
async function withLongWords(page: Page) {
  await page.route('**/api/**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(userText, `"$1":"${word}"`);
    await route.fulfill({ response: answer, body });
  });
}

async function expectNothing(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [320, 640, 768, 928, 1024, 1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingSideways(page);
  }
}

test('long words on pages of visitors and customers', async ({ page }) => {
  const { request } = page;
  const customer = await someCustomer(request);
  const { id: vehicle } = await someVehicle(request);
  const id = await someReservation(request, { user: customer.id, vehicle, date: freeDate() });
  await storeToken(page, await tokenOf(request, customer));
  await withLongWords(page);
  for (const path of ['/about', '/solutions', '/solutions/1']) await expectNothing(page, path);
  for (const path of ['/user', '/user/reservations', `/user/reservations/${id}`, '/user/data'])
    await expectNothing(page, path);
});

test('long words on pages of administrators', async ({ page }) => {
  await asAdministrator(page);
  const view = { screen: 'reservations', name: 'Long word', query: '' } as const;
  await ask(page.request, saveView, { token: await administratorToken(page.request), body: view });
  await withLongWords(page);
  for (const path of [
    '/admin',
    '/admin/users',
    '/admin/users/2',
    '/admin/vehicles',
    '/admin/vehicles/2',
    '/admin/reservations',
    '/admin/reservations/15',
    '/admin/reservations/timeline?view=table',
    '/admin/contact-messages',
    '/admin/contact-messages/1',
  ])
    await expectNothing(page, path);
});

test('a dashboard of a busy day', async ({ page }) => {
  await asAdministrator(page);
  await page.route(callsOf(getDashboard), async (route) => {
    const answer = await route.fetch();
    const json = (await answer.json()) as { today: z.input<typeof getDashboard.answer>['today'] };
    const { today } = json;
    const [one] = today.lateReturns;
    today.pickUps = Array.from({ length: 7 }, (_, index) => ({ ...one!, id: 1000 + index }));
    today.returns = today.pickUps;
    await route.fulfill({ response: answer, json });
  });
  await expectNothing(page, '/admin');
});
