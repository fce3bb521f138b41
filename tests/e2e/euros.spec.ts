import { expect } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { exportReservations, exportVehicles } from '../../contract/office/exports.ts';
import { languageNames, languages, type Language } from '../../contract/texts/language.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { test } from '../support/euro-site.ts';
import { asAdministrator, administratorToken, setPrice, someVehicle } from './administrator.ts';
import { send } from './api.ts';
import { someLateRental } from './at-counter.ts';
import { bookAndRead } from './booking-journey.ts';
import { loggedIn } from './customer.ts';
import { rented } from './rented.ts';

// All tests share one site.
test.describe.configure({ mode: 'serial' });

const selling = {
  en: {
    perHour: '€456.00/hour',
    total: '€1,368.00',
    tax: 'incl. 19 % VAT',
    payment: 'You pay when you pick up the vehicle. No card is needed to book.',
    order: 'Book with obligation to pay',
  },
  de: {
    perHour: '456,00 €/Std.',
    total: '1.368,00 €',
    tax: 'inkl. 19 % MwSt.',
    payment: 'Sie bezahlen bei der Abholung. Zum Buchen brauchen Sie keine Karte.',
    order: 'Zahlungspflichtig buchen',
  },
};

const euros: Record<Language, (amount: string) => string> = {
  en: (amount) => `€${amount}`,
  de: (amount) => `${amount.replace('.', ',')} €`,
};

for (const language of languages)
  test.describe(`in ${languageNames[language]}`, () => {
    test.use({ locale: locales[language] });
    const { site, admin, changes, prices, counter, dashboard } = catalogues[language];
    const inEuros = euros[language];

    test('a customer books without a card and reads the reservation', async ({ page }) => {
      await loggedIn(page);
      await bookAndRead(page, {
        language,
        ...selling[language],
        hasCard: false,
        currency: 'Euro',
      });
    });

    test('a return shows what the missing fuel costs, before it is recorded', async ({ page }) => {
      const { path } = await someLateRental(page.request);
      await asAdministrator(page);
      await page.goto(`${path}/return`);
      await page.getByLabel(counter.form.mileage).fill('18300');
      await page.getByRole('radio', { name: counter.fuelLevels[6], exact: true }).check();
      await expect(page.getByText(counter.fuelMissing(2))).toBeVisible();
      const added = page.getByRole('region', { name: counter.preview.title });
      await expect(added).toContainText(inEuros('25.00'));
      await expect(added).toContainText(inEuros('154.00'));
      await page.getByRole('button', { name: counter.steps.return }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('region', { name: counter.story })).toContainText(
        inEuros('154.00'),
      );
    });

    test('an administrator sees euros', async ({ page, request }) => {
      const vehicle = await someVehicle(request);
      await setPrice(request, vehicle, 1368);
      await asAdministrator(page);
      await page.goto('/admin');
      const revenue = page.getByText(dashboard.revenue, { exact: true }).first();
      await expect(revenue.locator('..')).toContainText('€');
      await page.goto('/admin/vehicles?sort=pricePerHour&direction=DESC');
      const row = page.getByRole('row').filter({ hasText: vehicle.model });
      await expect(row).toContainText(selling[language].total);
      await page.goto('/admin/reservations');
      await expect(page.getByRole('table')).toContainText('€');
      await expect(page.getByRole('main')).not.toContainText('$');
      await expect(page.getByRole('columnheader', { name: site.rental.price })).toBeVisible();
    });

    test('a customer sees in euros what a change costs', async ({ page }) => {
      const { id } = await rented(page);
      await page.goto(`/user/reservations/${id}/change`);
      await page.getByLabel(site.fields.dropOffTime).fill('20:30');
      const difference = changes.preview.more(inEuros('30.00'));
      const name = changes.submitToPay(changes.change, difference);
      await expect(page.getByRole('button', { name, exact: true })).toBeEnabled();
      await expect(page.getByRole('main')).toContainText(inEuros('130.00'));
      await expect(page.getByRole('main')).toContainText(site.conditions.lessDamage);
      await expect(page.getByRole('main')).not.toContainText('$');
    });

    test('an administrator sets a price by hand in euros', async ({ page }) => {
      const { id } = await rented(page);
      await asAdministrator(page);
      await page.goto(`/admin/reservations/${id}?begins=end`);
      const total = page.getByRole('status').filter({ hasText: admin.totalPrice });
      await page.getByLabel(site.fields.dropOffTime).fill('20:30');
      await expect(total).toContainText(
        prices.difference(`+ ${inEuros('30.00')}`, inEuros('130.00')),
      );
      await page.getByText(prices.byHand).click();
      await page.getByLabel(prices.wanted('€')).fill('120.50');
      await expect(total).toContainText(
        prices.difference(`+ ${inEuros('20.50')}`, inEuros('120.50')),
      );
      await expect(page.getByRole('main')).toContainText(
        prices.fromComputed(`− ${inEuros('9.50')}`, inEuros('130.00')),
      );
      await expect(page.getByRole('main')).not.toContainText('$');
    });
  });

test('search engines are told the price in euros, with its tax', async ({ page, request }) => {
  const { id } = await someVehicle(request);
  await page.goto(`/solutions/${id}`);
  const data = page.locator('script[type="application/ld+json"][data-vehicle]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent())!)).toMatchObject({
    offers: {
      price: 12.5,
      priceCurrency: 'EUR',
      priceSpecification: { price: 12.5, priceCurrency: 'EUR', valueAddedTaxIncluded: true },
    },
  });
});

for (const [name, endpoint] of Object.entries({ exportVehicles, exportReservations }))
  test(`the workbook of ${name} is in euros`, async ({ request }) => {
    const answer = await send(request, endpoint, { token: await administratorToken(request) });
    const { sheets } = await readXlsx(new Uint8Array(await answer.body()), { readStyles: true });
    const formats = [...sheets[0]!.cells!.values()].map(({ style }) => style?.numFmt);
    expect(formats).toContain('#,##0.00 "€"');
    expect(formats.filter((format) => format?.includes('$'))).toEqual([]);
  });
