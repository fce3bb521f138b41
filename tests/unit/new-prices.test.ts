import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changesBy,
  newPrice,
  steps,
  type PriceRule,
  emptyRule,
  isWrong,
  ruleOf,
  type RuleForm,
} from '../../src/islands/admin/vehicles/new-prices.ts';
import { vehicleOf } from '../support/vehicles.ts';

const rule = (changed: Partial<PriceRule> & { hour?: number | null } = {}): PriceRule => ({
  direction: 'up',
  measure: 'percent',
  step: 0.5,
  by: { pricePerHour: changed.hour ?? null, pricePerDay: null, pricePerWeek: null },
  ...changed,
});
const hourly = (price: number, changed: Parameters<typeof rule>[0]) =>
  newPrice(price, 'pricePerHour', rule(changed));

describe('a new price', () => {
  test.each([
    [12.5, { hour: 10 }, 14],
    [12.5, { hour: 10, step: 0.1 }, 13.8],
    [12.5, { hour: 10, step: 0.01 }, 13.75],
    // Half a step goes up.
    [10, { hour: 2.5 }, 10.5],
    [19.99, { hour: 1.1, step: 0.01 }, 20.21],
    [12.5, { hour: 4, direction: 'down' }, 12],
    [12.5, { hour: 1.25, measure: 'amount', step: 0.01 }, 13.75],
    [12.5, { hour: 2, measure: 'amount', direction: 'down' }, 10.5],
    // 1.1 + 2.2 in binary is a little more than 3.3.
    [1.1, { hour: 2.2, measure: 'amount', step: 0.1 }, 3.3],
  ] as const)('of %f by %o is %f', (price, changed, expected) => {
    expect(hourly(price, changed)).toBe(expected);
  });

  test('is at least one step, and at most what may be stored', () => {
    expect(hourly(3, { hour: 100, direction: 'down' })).toBe(0.5);
    expect(hourly(3, { hour: 7, measure: 'amount', direction: 'down', step: 0.01 })).toBe(0.01);
    expect(hourly(9000, { hour: 50 })).toBe(10_000);
  });

  test('stays as it is, even unrounded, without a change', () => {
    expect(hourly(12.34, { hour: null })).toBe(12.34);
    expect(hourly(12.34, { hour: 0 })).toBe(12.34);
  });

  test('is always a multiple of the step, in whole cents', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(
        cents,
        cents.filter((by) => by <= 200),
        fc.constantFrom(...steps),
        fc.constantFrom('percent' as const, 'amount' as const),
        fc.constantFrom('up' as const, 'down' as const),
        (price, hour, step, measure, direction) => {
          const result = hourly(price, { hour, step, measure, direction });
          expect(Math.round(result * 100) % Math.round(step * 100)).toBe(0);
          expect(Number(result.toFixed(2))).toBe(result);
          expect(result).toBeGreaterThanOrEqual(0.01);
        },
      ),
    );
  });
});

describe('the changes of a rule', () => {
  const [car, van] = [
    vehicleOf({ id: 1, pricePerHour: 10, pricePerDay: 80, pricePerWeek: null }),
    vehicleOf({ id: 2, pricePerHour: 20, pricePerDay: null, pricePerWeek: null }),
  ];

  test('leave out the vehicles that keep all prices', () => {
    const by = { pricePerHour: null, pricePerDay: 10, pricePerWeek: 10 };
    expect(changesBy(rule({ by }), [car, van])).toEqual([
      {
        vehicle: car,
        from: { pricePerHour: 10, pricePerDay: 80, pricePerWeek: null },
        to: { pricePerHour: 10, pricePerDay: 88, pricePerWeek: null },
      },
    ]);
  });

  test('are none of an empty form', () => {
    expect(changesBy(ruleOf(emptyRule)!, [car, van])).toEqual([]);
  });
});

describe('the form of a rule', () => {
  test('reads numbers as people write them', () => {
    const by = (form: Partial<RuleForm>) => ruleOf({ ...emptyRule, ...form })?.by;
    const percent = { pricePerHour: ' 2,5 ', pricePerDay: '5 %' };
    expect(by(percent)).toEqual({ pricePerHour: 2.5, pricePerDay: 5, pricePerWeek: null });
    const amount = { pricePerHour: '2,50 €', pricePerDay: '1,200.50', pricePerWeek: '1.368' };
    expect(by({ ...amount, measure: 'amount' })).toEqual({
      pricePerHour: 2.5,
      pricePerDay: 1200.5,
      pricePerWeek: 1368,
    });
  });

  test('waits for the decimals', () => {
    expect(isWrong({ ...emptyRule, pricePerHour: '2.' }, 'pricePerHour')).toBe(false);
  });

  test.each([
    ['-5', 'percent'],
    ['ten', 'percent'],
    ['1.368', 'percent'],
    ['5 €', 'percent'],
    ['5%', 'amount'],
    ['1.250', 'amount'],
  ] as const)('takes %s for no number of %s', (pricePerHour, measure) => {
    const form = { ...emptyRule, pricePerHour, measure };
    expect([isWrong(form, 'pricePerHour'), ruleOf(form)]).toEqual([true, null]);
  });
});
