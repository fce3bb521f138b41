import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { pages } from '../../contract/site/pages.ts';
import { expectAccessible } from '../a11y/looks.ts';
import { unusedPlate } from '../support/vehicles.ts';
import { asAdministrator, someCustomer, someVehicle } from './administrator.ts';

const choose = (page: Page, name: string, lines: string[]) =>
  page.getByLabel('File').setInputFiles({
    name,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\r\n'), 'latin1'),
  });

const summary = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Preview' }).getByRole('status').filter({ hasText: text });

test('a fleet is imported from a German table, after a look at it', async ({ page }) => {
  const known = await someVehicle(page.request);
  const model = `Größe ${unusedPlate()}`;
  const head =
    'Modell;Kennzeichen;Türen;Sitzplätze;Gepäck;Getriebe;Klima;Antrieb;Alter;Stundenpreis;Lack';
  const row = (plate: string, price: string) =>
    `${model};${plate};5;5;2;Schaltgetriebe;ja;Diesel;3;${price};rot`;
  const plate = unusedPlate();

  await asAdministrator(page);
  await page.goto(pages.adminVehicles);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import vehicles');

  await choose(page, 'Fuhrpark.csv', [head, row(plate, '12,50'), row(unusedPlate(), 'teuer')]);
  await expect(summary(page, 'Fuhrpark.csv: 2 rows')).toContainText('1 error');
  await expect(summary(page, 'These columns are not imported: Lack')).toBeVisible();
  const wrong = page.getByRole('cell', { name: /teuer/ });
  await expect(wrong).toContainText('Please enter price per hour');
  await expect(page.getByRole('button', { name: /^Import / })).toHaveCount(0);
  await expectAccessible(page, [390, 1440]);

  const table = [head, row(plate, '12,50'), row(known.licencePlate!.toLowerCase(), '13')];
  await choose(page, 'Fuhrpark.csv', table);
  await expect(summary(page, '1 row is known already')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Another vehicle in service has/ })).toBeVisible();

  await page.route('**/api/import/vehicles*', (route) => route.abort(), { times: 1 });
  const submit = page.getByRole('button', { name: 'Import 1 row' });
  await submit.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await submit.press('Enter');
  const done = page.getByRole('status').filter({ hasText: '1 vehicle was imported' });
  await expect(done).toBeFocused();
  await done.getByRole('link', { name: 'Show vehicles' }).click();
  await page.getByRole('searchbox').fill(plate);
  await expect(page.getByRole('link', { name: model })).toBeVisible();
});

for (const [target, address] of Object.entries({
  vehicles: pages.adminImportVehicles,
  customers: pages.adminImportCustomers,
}))
  for (const locale of ['en-US', 'de-DE'])
    test.describe(`in ${locale}`, () => {
      test.use({ locale });

      test(`every column of the sample for ${target} is known`, async ({ page }) => {
        await asAdministrator(page);
        await page.goto(address);
        const saved = page.waitForEvent('download');
        await page.getByRole('button', { name: /^Sample|^Muster/ }).click();
        const sample = await (await saved).path();
        await page.locator('input[type=file]').setInputFiles({
          name: 'sample.csv',
          mimeType: 'text/csv',
          buffer: await readFile(sample),
        });
        const found = page.getByRole('status').filter({ hasText: 'sample.csv' });
        await expect(found).toBeVisible();
        await expect(found).not.toContainText(/not imported|nicht importiert/);
      });
    });

test('customers are imported, and a file that is no table is refused', async ({ page }) => {
  const { email } = await someCustomer(page.request);
  const address = `neu-${unusedPlate().toLowerCase()}@example.com`;
  const head = 'Vorname;Nachname;E-Mail;Telefon;Straße;PLZ;Ort';
  const row = (of: string) => `Jörg;Weiß;${of};0641 1234567;Am Bahnhof 3;01067;Dresden`;

  await asAdministrator(page);
  await page.goto(pages.adminUsers);
  await page.getByRole('link', { name: 'Import' }).click();
  await choose(page, 'bild.csv', ['\u0089PNG\u0000\u0001']);
  await expect(page.getByLabel('File')).toHaveAccessibleDescription(/The file is no table/);

  await choose(page, 'Kunden.csv', [head, row(email), row(address)]);
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 customer was imported')).toBeVisible();
});
