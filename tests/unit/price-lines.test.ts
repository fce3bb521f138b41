import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceLines, type Rates } from '../../contract/reservations/price.ts';

const lines = (hours: number, rates: Rates) =>
  priceLines(hours, rates).map(({ quantity, unit, unitPrice }) => [quantity, unit, unitPrice]);
const total = (hours: number, rates: Rates) =>
  priceLines(hours, rates).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

const van = { pricePerHour: 19.5, pricePerDay: 129, pricePerWeek: 690 };

describe('price lines', () => {
  test.each([
    [3, [[3, 'hour', 19.5]]],
    [6, [[6, 'hour', 19.5]]],
    // Seven hours would be dearer than a day.
    [7, [[1, 'day', 129]]],
    [
      26,
      [
        [1, 'day', 129],
        [2, 'hour', 19.5],
      ],
    ],
    [5 * 24, [[5, 'day', 129]]],
    [5 * 24 + 3, [[1, 'week', 690]]],
    [168, [[1, 'week', 690]]],
    [
      169,
      [
        [1, 'week', 690],
        [1, 'hour', 19.5],
      ],
    ],
  ])('of %i hours', (hours, expected) => {
    expect(lines(hours, van)).toEqual(expected);
  });

  test('without caps are hours, however many', () => {
    expect(lines(500, { pricePerHour: 10 })).toEqual([[500, 'hour', 10]]);
    expect(lines(500, { pricePerHour: 10, pricePerDay: null, pricePerWeek: null })).toEqual([
      [500, 'hour', 10],
    ]);
  });

  test('name no cap that saves nothing', () => {
    expect(lines(26, { pricePerHour: 1, pricePerDay: 24 })).toEqual([[26, 'hour', 1]]);
    expect(lines(24 * 8, { pricePerHour: 10, pricePerDay: 50, pricePerWeek: 400 })).toEqual([
      [8, 'day', 50],
    ]);
  });

  const amount = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);
  const rates = fc.record({
    pricePerHour: amount,
    pricePerDay: fc.option(amount),
    pricePerWeek: fc.option(amount),
  });

  test('never cost less for longer, nor more than the hours', () => {
    fc.assert(
      fc.property(rates, fc.integer({ min: 1, max: 2500 }), (some, hours) => {
        expect(total(hours, some)).toBeLessThanOrEqual(total(hours + 1, some));
        expect(total(hours, some)).toBeLessThanOrEqual(hours * Math.round(some.pricePerHour * 100));
      }),
    );
  });
});
