import { expect, test, type Page } from '@playwright/test';
import { setOwnDrivers } from '../../contract/counter/drivers.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { asAdministrator } from './administrator.ts';
import { callsOf } from './api.ts';
import { fuel, kilometres, someRental, toast, unfold } from './at-counter.ts';
import { rented } from './rented.ts';

const driver = (page: Page, number: number) =>
  page.getByRole('group', { name: `Driver ${number}`, exact: true });
const name = (page: Page, number: number) => driver(page, number).getByLabel('First and last name');
const seen = (page: Page, number: number) => driver(page, number).getByRole('checkbox');
const add = (page: Page) => page.getByRole('button', { name: /^Add (a|another) driver$/ });
const save = (page: Page) => page.getByRole('button', { name: 'Apply drivers' });

test('a customer names drivers, and nothing typed is lost', async ({ page }) => {
  const { id } = await rented(page);
  const path = `/user/reservations/${id}`;
  await page.goto(path);
  await add(page).click();
  await expect(name(page, 1)).toBeFocused();
  await save(page).click();
  await expect(name(page, 1)).toHaveAccessibleDescription('Please enter the name of the driver');
  await expect(name(page, 1)).toBeFocused();
  await name(page, 1).fill('Jana Fuchs');
  await driver(page, 1).getByLabel('Driving licence class').selectOption('C1');
  await add(page).click();
  await name(page, 2).fill('Emre Aydın');
  await expectAccessible(page, [390, 1440]);

  await page.route(callsOf(setOwnDrivers), (route) => route.abort());
  await save(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(name(page, 2)).toHaveValue('Emre Aydın');
  await page.unrouteAll();
  await page.reload();
  await expect(name(page, 2)).toHaveValue('Emre Aydın');

  await driver(page, 1).getByRole('button', { name: 'Remove Jana Fuchs' }).click();
  await expect(add(page)).toBeFocused();
  await expect(name(page, 1)).toHaveValue('Emre Aydın');
  await save(page).click();
  await expect(toast(page, 'The drivers were saved')).toBeVisible();
  await page.reload();
  await expect(name(page, 1)).toHaveValue('Emre Aydın');
  await expect(save(page)).toBeDisabled();
});

test('an administrator names drivers, and sees their licences at the hand-over', async ({
  page,
}) => {
  const { path } = await someRental(page.request);
  await asAdministrator(page);
  await page.goto(path);
  await unfold(page, 'Drivers');
  await expect(page.getByRole('form', { name: 'Drivers' })).toContainText(
    'documents name the customer',
  );
  await add(page).click();
  await name(page, 1).fill('Jana Fuchs');
  await save(page).click();
  await expect(toast(page, 'The drivers were saved')).toBeVisible();
  await expectAccessible(page, [390, 1440]);

  await page.goto(`${path}/hand-over`);
  await expect(name(page, 1)).toHaveValue('Jana Fuchs');
  await seen(page, 1).check();
  await kilometres(page).fill('18300');
  await fuel(page, '7/8').check();
  await expectAccessible(page, [390, 1440]);
  await page.getByRole('button', { name: 'Hand over' }).click();
  await expect(page).toHaveURL(path);
  await unfold(page, 'Drivers');
  await expect(seen(page, 1)).toHaveAccessibleDescription(/^Last seen on /);
});
