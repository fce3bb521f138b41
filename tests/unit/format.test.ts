import { expect, test } from 'vitest';
import { amount, price, pricePerHour } from '../../src/lib/format.ts';

test('M10: amounts and counts have separators', () => {
  expect([0, 12.5, 1368, 28_743, 1_234_567.891].map(price)).toEqual([
    ...['$0.00', '$12.50', '$1,368.00', '$28,743.00', '$1,234,567.89'],
  ]);
  expect(pricePerHour(12.5)).toBe('$12.50/hour');
  expect([0, 999, 1000, 1_234_567].map(amount)).toEqual(['0', '999', '1,000', '1,234,567']);
});
