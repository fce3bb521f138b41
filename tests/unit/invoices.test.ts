import { describe, expect, test } from 'vitest';
import '../support/load-texts.ts';
import { restOf } from '../../src/islands/admin/invoices/Invoices.tsx';
import { missingSentences } from '../../src/islands/admin/invoices/MissingData.tsx';

describe('what is on no invoice', () => {
  test.each([
    ['all before the first', 50, [], 50],
    ['nothing once it is issued', 50.1, [['open', 50.1]], 0],
    ['what was added later', 65.3, [['paid', 50.1]], 15.2],
    ['less than nothing where the invoice says too much', 50, [['open', 65]], -15],
    [
      'all again once it is cancelled',
      50,
      [
        ['cancelled', 50],
        ['cancelled', -50],
      ],
      50,
    ],
  ] as const)('%s', (_, due, issued, rest) => {
    expect(
      restOf(
        due,
        issued.map(([state, gross]) => ({ state, gross })),
      ),
    ).toBe(rest);
  });
});

test('what is missing is said by who enters it', () => {
  expect(
    missingSentences([
      { field: 'city', where: 'customer' },
      { field: 'taxNumber', where: 'company' },
      { field: 'zipCode', where: 'customer' },
    ]),
  ).toEqual([
    'The company’s details on this website lack: tax number or VAT ID.',
    'The customer’s record lacks: town, postcode.',
  ]);
  expect(missingSentences([])).toEqual([]);
});
