import { expect } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { exportReservations, exportVehicles } from '../../contract/exports.ts';
import { languageNames, languages } from '../../contract/language.ts';
import { catalogues, locales } from '../support/catalogues.ts';
import { test } from '../support/euro-site.ts';
import { asAdministrator, administratorToken, setPrice, someVehicle } from './administrator.ts';
import { send } from './api.ts';
import { bookAndRead } from './booking-journey.ts';
import { loggedIn } from './customer.ts';

// All tests share one site.
test.describe.configure({ mode: 'serial' });

const selling = {
  en: {
    ...{ perHour: '€456.00/hour', total: '€1,368.00', tax: 'incl. 19 % VAT' },
    payment: 'You pay when you pick up the vehicle. No card is needed to book.',
    order: 'Book with obligation to pay',
  },
  de: {
    ...{ perHour: '456,00 €/Std.', total: '1.368,00 €', tax: 'inkl. 19 % MwSt.' },
    payment: 'Sie bezahlen bei der Abholung. Zum Buchen brauchen Sie keine Karte.',
    order: 'Zahlungspflichtig buchen',
  },
};

for (const language of languages)
  test.describe(`in ${languageNames[language]}`, () => {
    test.use({ locale: locales[language] });
    const { site, admin } = catalogues[language];

    test('a customer books without a card and reads the reservation', async ({ page }) => {
      await loggedIn(page);
      await bookAndRead(page, {
        ...{ language, ...selling[language], hasCard: false, currency: 'Euro' },
      });
    });

    test('an administrator sees euros', async ({ page, request }) => {
      const vehicle = await someVehicle(request);
      await setPrice(request, vehicle, 1368);
      await asAdministrator(page);
      await page.goto('/admin');
      await expect(page.getByText(admin.revenue).locator('..')).toContainText('€');
      await page.goto('/admin/vehicles?sort=pricePerHour&direction=DESC');
      const row = page.getByRole('row').filter({ hasText: vehicle.model });
      await expect(row).toContainText(selling[language].total);
      await page.goto('/admin/reservations');
      await expect(page.getByRole('table')).toContainText('€');
      await expect(page.getByRole('main')).not.toContainText('$');
      await expect(page.getByRole('columnheader', { name: site.rental.price })).toBeVisible();
    });
  });

test('search engines are told the price in euros, with its tax', async ({ page, request }) => {
  const { id } = await someVehicle(request);
  await page.goto(`/solutions/${id}`);
  const data = page.locator('script[type="application/ld+json"][data-vehicle]');
  await expect(data).toHaveCount(1);
  expect(JSON.parse((await data.textContent())!)).toMatchObject({
    offers: {
      ...{ price: 12.5, priceCurrency: 'EUR' },
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
