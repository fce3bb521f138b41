import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { addDays } from '../../contract/values/times.ts';
import { catalogues } from '../support/catalogues.ts';
import { asAdministrator, someCustomer, someReservation, someVehicle } from './administrator.ts';
import { freeDate } from './customer.ts';

const { admin, finder, lists } = catalogues.en;
const { selection, views } = lists;

test('a view is saved and found again; its rows are chosen, downloaded and cancelled', async ({
  page,
}) => {
  const [customer, vehicle] = [await someCustomer(page.request), await someVehicle(page.request)];
  const ids: number[] = [];
  for (const days of [0, 1])
    ids.push(
      await someReservation(page.request, {
        user: customer.id,
        vehicle: vehicle.id,
        date: addDays(freeDate(), days),
      }),
    );
  await asAdministrator(page);
  await page.goto('/admin/reservations');
  await page.getByLabel(finder.words).fill(customer.email);
  await expect(page).toHaveURL(/search=greta/);
  const name = `Greta ${ids[0]}`;
  await page.getByRole('button', { name: views.manage }).click();
  await page.getByLabel(views.name).fill(name);
  await page.getByRole('button', { name: views.save }).click();
  await expect(page.getByText(views.saved(name))).toBeVisible();
  await page.goto('/admin/reservations');
  const view = page.getByRole('link', { name, exact: true });
  await view.click();
  await expect(view).toHaveAttribute('aria-current', 'true');
  await expect(page.getByLabel(finder.words)).toHaveValue(customer.email);

  await page.getByRole('checkbox', { name: selection.page }).check();
  await expect(page.getByText(selection.count(2))).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: selection.csv }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(3);

  await page.getByRole('button', { name: selection.cancel, exact: true }).click();
  const question = page.getByRole('alertdialog', { name: selection.cancelQuestion(2) });
  for (const id of ids) await expect(question).toContainText(reservationNumber(id));
  await question.getByRole('button', { name: selection.cancelConfirm(2) }).click();
  await expect(page.getByText(selection.cancelled(2))).toBeVisible();
  await expect(page.getByText(admin.noneMatch(admin.noReservations))).toBeVisible();

  await page.getByRole('button', { name: views.manage }).click();
  await page.getByRole('button', { name: views.renameThis(name) }).click();
  const newName = `${name} now`;
  await page.getByLabel(views.newName(name)).fill(newName);
  await page.getByRole('button', { name: admin.save, exact: true }).click();
  await expect(page.getByText(views.renamed(newName))).toBeVisible();
  await expect(page.getByRole('button', { name: views.renameThis(newName) })).toBeFocused();
  await page.getByRole('button', { name: views.remove(newName) }).click();
  await expect(page.getByText(views.removed(newName))).toBeVisible();
  await page.getByRole('button', { name: views.done }).click();
  await expect(view).toHaveCount(0);
});
