import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { sumTaxed, taxIn, taxOf } from '../../contract/money/tax.ts';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import { defaultBusiness } from '../../contract/site/business.ts';
import { priceBlocks } from '../../server/documents/blocks.ts';
import { inWords } from '../../server/documents/in-words.ts';
import { monthReport, type Ended } from '../../server/exports/month-report.ts';
import { taxNote } from '../../src/lib/rental/amount-due.ts';
import { documentFacts } from '../support/document-facts.ts';

vi.mock('../../src/lib/site/business.ts', () => ({
  business: { currency: 'EUR', vatPercent: 19, payment: 'pick-up', orderLabels: {} },
}));

const cents = (amount: number) => Math.round(amount * 100);
const total = (amounts: number[]) => amounts.reduce((sum, amount) => sum + cents(amount), 0);
const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map((n) => n / 100);
const rates = fc.oneof(
  fc.constantFrom(0, 7, 19),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
);
const documents = fc.array(
  fc.record({
    amount: fc.oneof(
      amounts,
      fc.integer({ min: -300, max: 300 }).map((n) => n / 100),
    ),
    vatPercent: fc.constantFrom(null, undefined, 0, 7, 19),
  }),
  { maxLength: 12 },
);

test.each([
  [119, 19, 100, 19],
  [107, 7, 100, 7],
  [10, 0, 10, 0],
  [0.01, 19, 0.01, 0],
  [0.03, 19, 0.03, 0],
  [0.04, 19, 0.03, 0.01],
  [37.5, 19, 31.51, 5.99],
  [-119, 19, -100, -19],
  [1, 100, 0.5, 0.5],
  [0.01, 100, 0, 0.01],
  [9_999_999_999.99, 19, 8_403_361_344.53, 1_596_638_655.46],
])('%d with %d %% of tax', (gross, vatPercent, net, tax) => {
  const { rates: all, lines } = taxOf([{ amount: gross }], vatPercent);
  expect(all).toEqual([{ vatPercent, net, tax, gross }]);
  expect(lines).toEqual([{ amount: gross, vatPercent, net, tax, gross }]);
});

test('the tax of an amount is right to half a cent', () => {
  fc.assert(
    fc.property(amounts, rates, (gross, percent) => {
      const [split] = taxOf([{ amount: gross }], percent).rates;
      expect(cents(split!.net) + cents(split!.tax)).toBe(cents(gross));
      // tax × (100 + rate) and gross × rate, in hundredths of a percent, differ by half a cent's worth at most.
      const whole = 10_000n + BigInt(Math.round(percent * 100));
      const exact = BigInt(cents(gross)) * BigInt(Math.round(percent * 100));
      const off = BigInt(cents(split!.tax)) * whole - exact;
      expect((off < 0n ? -off : off) * 2n <= whole).toBe(true);
    }),
  );
});

test('the parts of the lines are those of their rate, and each is right to a cent', () => {
  fc.assert(
    fc.property(documents, rates, (document, percent) => {
      const { rates: all, lines } = taxOf(document, percent);
      expect(lines.map(({ amount }) => amount)).toEqual(document.map(({ amount }) => amount));
      for (const { vatPercent, ...sums } of all) {
        const ofRate = lines.filter((line) => line.vatPercent === vatPercent);
        for (const name of ['net', 'tax', 'gross'] as const)
          expect(total(ofRate.map((line) => line[name]))).toBe(cents(sums[name]));
        for (const { amount, gross, net, tax } of ofRate) {
          expect(cents(net) + cents(tax)).toBe(cents(gross));
          expect(cents(gross)).toBe(cents(amount));
          const exact = (gross * vatPercent) / (100 + vatPercent);
          expect(Math.abs(tax - exact)).toBeLessThan(0.0100001 + Math.abs(exact) * 1e-12);
        }
      }
      expect(total(all.map(({ gross }) => gross))).toBe(
        total(document.map(({ amount }) => amount)),
      );
    }),
  );
});

test('what is taken back is taken back in the same parts', () => {
  fc.assert(
    fc.property(documents, rates, (document, percent) => {
      const back = document.map((line) => ({ ...line, amount: 0 - line.amount }));
      const [charged, cancelled] = [taxOf(document, percent), taxOf(back, percent)];
      for (const part of ['rates', 'lines'] as const)
        expect(cancelled[part].map(({ net, tax }) => [0 - net, 0 - tax])).toEqual(
          charged[part].map(({ net, tax }) => [net, tax]),
        );
    }),
  );
});

test('a sum is the sum of its parts', () => {
  fc.assert(
    fc.property(documents, rates, (document, percent) => {
      const { rates: all, lines } = taxOf(document, percent);
      expect(sumTaxed(all)).toEqual(sumTaxed(lines));
    }),
  );
});

const ten: ReservationLine = {
  kind: 'fee',
  quantity: 1,
  unit: 'flat',
  unitPrice: 10,
  amount: 10,
  vatPercent: 19,
  text: null,
};

test('twice 10.00 at 19 % contain 3.19 on paper, in the report and on the screen', () => {
  const lines = [ten, ten];
  const facts = { ...documentFacts(), lines, amountDue: 20, vatPercent: 19 };
  const words = inWords('en', 'Europe/Berlin', facts.currency);
  expect(priceBlocks(facts, words)[1]).toMatchObject({ notes: [{ amount: '€3.19' }] });

  const row = { id: 1, status: 'DONE', totalPrice: 20, currency: 'EUR', vatPercent: 19 };
  const times = { pickUpTime: new Date(0), dropOffTime: new Date(3_600_000) };
  const ended = { ...row, ...times, pricePerHour: null, extras: lines };
  const settings = { business: defaultBusiness, timeZone: 'Europe/Berlin', vatRates: [] };
  const report = monthReport('2030-01', [ended as unknown as Ended], settings, () => '');
  expect(report.sums).toEqual([{ currency: 'EUR', net: 16.81, vat: 3.19, gross: 20 }]);
  expect(report.lines.map(({ vat }) => vat)).toEqual([1.6, 1.59]);

  expect(taxNote(20, lines, { currency: 'EUR' })).toBe('incl. 19\u00a0% VAT (€3.19)');
});

test('tax is contained by its rate, and damages have none', () => {
  const line = { ...ten, amount: 119 };
  const damage = { ...line, kind: 'damage', amount: 500, vatPercent: 0 };
  const other = { ...line, amount: 107, vatPercent: 7 };
  const lines = [line, damage, other, { ...line, vatPercent: null }];
  const notes = (amount: number, of: typeof lines, percent = 19) =>
    taxIn(amount, of, percent).map(({ vatPercent, tax }) => [vatPercent, tax]);
  expect(notes(845, lines)).toEqual([
    [19, 38],
    [7, 7],
  ]);
  expect(notes(119, lines)).toEqual([[19, 19]]);
  expect(notes(119, [])).toEqual([[19, 19]]);
  expect(notes(119, [], 0)).toEqual([]);
});
