import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { DataOfCustomer } from '../../contract/office/own-data.ts';
import { catalogues } from '../support/catalogues.ts';
import {
  asAdministrator,
  beginEdit,
  someCustomer,
  someReservation,
  someVehicle,
} from './administrator.ts';
import { freeDate, storeToken, tokenOf } from './customer.ts';
import { bookNow, check, choose, pay } from './booking-form.ts';

const { admin, customers, messages } = catalogues.en;

test('a customer is blocked with a note, cannot book, and is merged with another record', async ({
  page,
  browser,
}) => {
  const [kept, other, vehicle] = [
    await someCustomer(page.request),
    await someCustomer(page.request),
    await someVehicle(page.request),
  ];
  await someReservation(page.request, { user: other.id, vehicle: vehicle.id, date: freeDate() });
  await asAdministrator(page);
  await page.goto(`/admin/users/${kept.id}`);
  await beginEdit(page);
  const { data, merge, record } = customers;
  await page.getByLabel(data.note).fill('Hat zweimal nicht gezahlt');
  await page.getByLabel(data.blocked).check();
  await page.getByLabel(data.licenceClass).selectOption('BE');
  await page.getByRole('button', { name: admin.update }).click();
  await expect(page.getByText(messages.users.updated)).toBeVisible();

  const customer = await browser.newPage();
  await storeToken(customer, await tokenOf(page.request, kept));
  await customer.goto(`/solutions/${vehicle.id}`);
  await choose(customer, [freeDate(), '19:00'], [freeDate(), '20:00']);
  await check(customer).click();
  await pay(customer);
  await bookNow(customer).click();
  await expect(
    customer.getByText(/You cannot book online at present|Sie können zurzeit nicht online buchen/),
  ).toBeVisible();
  await customer.close();

  await page.goto(`/admin/users/${kept.id}`);
  await expect(page.getByText(admin.blocked, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: merge.open }).click();
  const dialog = page.getByRole('dialog', { name: merge.title });
  await dialog.getByRole('combobox', { name: merge.other }).fill(other.email);
  await dialog.getByRole('option').first().click();
  await expect(dialog.getByText(merge.reservations(1, 1))).toBeVisible();
  await dialog.getByRole('button', { name: merge.confirm, exact: true }).click();
  await expect(page.getByText(merge.done('Greta Muster'))).toBeVisible();
  await expect(page.getByText(customers.totals.counted('1', '1'))).toBeVisible();
  await beginEdit(page);
  await expect(page.getByLabel(data.note)).toHaveValue('Hat zweimal nicht gezahlt');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: record.download }).click();
  const saved = JSON.parse(await readFile(await (await download).path(), 'utf8')) as DataOfCustomer;
  expect(saved.user.note).toBe('Hat zweimal nicht gezahlt');
  expect(saved.reservations).toMatchObject([{ vehicle: vehicle.model }]);
  await page.goto(`/admin/users/${other.id}`);
  await page.getByRole('link', { name: customers.toMerged }).click();
  await expect(page).toHaveURL(`/admin/users/${kept.id}`);
});
