import { afterEach, expect, test, vi } from 'vitest';
import { defaultBusiness } from '../../contract/site/business.ts';
import { moneyFormat } from '../../server/exports/sheet.ts';
import { submitLabel } from '../../src/islands/account/ChangePreview.tsx';
import { orderLabel } from '../../src/islands/booking/BookingForm.tsx';
import { productData } from '../../src/islands/booking/product-data.ts';
import { price, pricePer, vatNote } from '../../src/lib/texts/format.ts';
import { renderIn } from '../../src/lib/texts/language.ts';
import { vehicleOf } from '../support/vehicles.ts';

vi.mock('../../src/lib/site/business.ts', () => ({
  business: { currency: 'EUR', vatPercent: 19, payment: 'pick-up', orderLabels: {} },
}));

afterEach(() => renderIn('en'));

test.each([
  ['en', '€1,368.00', '€12.50/hour', 'incl. 19\u00a0% VAT'],
  ['de', '1.368,00\u00a0€', '12,50\u00a0€/Std.', 'inkl. 19\u00a0% MwSt.'],
] as const)('amounts in euros, %s', (language, total, perHour, tax) => {
  renderIn(language);
  expect([price(1368), pricePer(12.5, 'hour'), vatNote()]).toEqual([total, perHour, tax]);
});

const euros = { ...defaultBusiness, currency: 'EUR' };
const labels = { de: 'Kostenpflichtig bestellen' };

test.each([
  ['en', defaultBusiness, 'Book Now'],
  ['en', euros, 'Book with obligation to pay'],
  ['en', { ...euros, orderLabels: labels }, 'Book with obligation to pay'],
  ['de', defaultBusiness, 'Zahlungspflichtig buchen'],
  ['de', euros, 'Zahlungspflichtig buchen'],
  ['de', { ...euros, orderLabels: labels }, 'Kostenpflichtig bestellen'],
] as const)('%s: the button that books says what it costs', (language, business, label) => {
  renderIn(language);
  expect(orderLabel(business)).toBe(label);
});

test.each([
  ['en', 19.5, 'Change with obligation to pay, €19.50 more'],
  ['en', -1368, 'Change, €1,368.00 less'],
  ['en', 0, 'Change, no difference'],
  ['en', null, 'Change'],
  ['de', 19.5, 'Zahlungspflichtig ändern, 19,50\u00a0€ mehr'],
  ['de', -1368, 'Ändern, 1.368,00\u00a0€ weniger'],
  ['de', 0, 'Ändern, gleicher Preis'],
] as const)('%s: so does the button that changes, by %j', (language, difference, label) => {
  renderIn(language);
  expect(submitLabel('all', difference)).toBe(label);
});

test('search engines are told the currency and that prices include the tax', () => {
  const euro = { price: 12.5, priceCurrency: 'EUR' };
  expect(
    productData(vehicleOf({ id: 7 }), 'https://www.musternetz.example/solutions/7', undefined),
  ).toMatchObject({
    offers: { ...euro, priceSpecification: { ...euro, valueAddedTaxIncluded: true } },
  });
});

test.each([
  ['USD', '"$"#,##0.00'],
  ['EUR', '#,##0.00 "€"'],
  ['CHF', '#,##0.00 "CHF"'],
])('a workbook in %s', (currency, format) => {
  expect(moneyFormat(currency)).toBe(format);
});
