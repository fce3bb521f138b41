import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat, sumSplits } from '../../../server/exports/split-vat.ts';

const cents = (amount: number) => Math.round(amount * 100);
const amounts = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }).map((n) => n / 100);
const rates = fc.oneof(
  fc.constantFrom(0, 7, 19),
  fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100),
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
])('%d with %d %% of tax', (gross, percent, net, vat) => {
  expect(splitVat(gross, percent)).toEqual({ net, vat, gross });
});

test('net and tax are the gross amount, and the tax is right to half a cent', () => {
  fc.assert(
    fc.property(amounts, rates, (gross, percent) => {
      const split = splitVat(gross, percent);
      expect(cents(split.net) + cents(split.vat)).toBe(cents(gross));
      expect(cents(split.gross)).toBe(cents(gross));
      // vat × (100 + rate) and gross × rate, in hundredths of a percent, differ by half a cent's worth at most.
      const whole = 10_000n + BigInt(Math.round(percent * 100));
      const exact = BigInt(cents(gross)) * BigInt(Math.round(percent * 100));
      const off = BigInt(cents(split.vat)) * whole - exact;
      expect((off < 0n ? -off : off) * 2n <= whole).toBe(true);
    }),
  );
});

test('a negative amount is split as the positive one', () => {
  fc.assert(
    fc.property(amounts, rates, (gross, percent) => {
      const [plus, minus] = [splitVat(gross, percent), splitVat(-gross, percent)];
      expect(cents(minus.vat) + cents(plus.vat)).toBe(0);
    }),
  );
});

test('a sum is the sum of its lines', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(amounts, rates), { maxLength: 50 }), (lines) => {
      const splits = lines.map(([gross, percent]) => splitVat(gross / 1000, percent));
      const sum = sumSplits(splits);
      expect(cents(sum.net) + cents(sum.vat)).toBe(cents(sum.gross));
    }),
  );
});
