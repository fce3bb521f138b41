import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company } from '../../contract/users/person.ts';
import { vatId } from '../../contract/values/vat-id.ts';

const fault = (value: string) => vatId.safeParse(value).error?.issues[0]?.message;

describe('a VAT id', () => {
  test.each([
    ...['ATU12345678', 'BE0123456789', 'BG123456789', 'CHE123456789MWST', 'CY12345678X'],
    ...['CZ12345678', 'DE136695976', 'DK12345678', 'EE123456789', 'EL123456789', 'ESX1234567X'],
    ...['FI12345678', 'FRXX123456789', 'GB123456789', 'HR12345678901', 'HU12345678'],
    ...['IE1234567FA', 'IT12345678901', 'LT123456789012', 'LU12345678', 'LV12345678901'],
    ...['MT12345678', 'NL123456789B01', 'PL1234567890', 'PT123456789', 'RO12', 'SE123456789012'],
    ...['SI12345678', 'SK1234567890', 'XI123456789'],
  ])('of its country stays as it is: %s', (id) => expect(vatId.parse(id)).toBe(id));

  test.each([
    ['de 136 695 976', 'DE136695976'],
    ['DE-136.695.976', 'DE136695976'],
    ['\u202dDE\u00a0136695976\u202c', 'DE136695976'],
    ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
    ['NL 1234.56.789.B01', 'NL123456789B01'],
    ['GR123456789', 'EL123456789'],
  ])('is read as it is written: %s', (typed, id) => expect(vatId.parse(typed)).toBe(id));

  test.each(['', '136695976', '12/345/67890'])('lacks its country: %j', (id) =>
    expect(fault(id)).toBe('auth.vatId'),
  );

  test.each([
    ...[
      'DE1',
      'DE12345678',
      'DE1366959760',
      'AB1',
      'US123456789',
      'ATU1234567',
      'DE',
      'Deutschland',
    ],
    ...['ES123456789', 'NL123456789012', 'FR12345678', 'DE13669597X'],
  ])('has not the form of its country: %s', (id) => expect(fault(id)).toBe('auth.vatIdForm'));

  test.each(['DE136695975', 'DE136695967', 'DE123456789', 'DE000000001'])(
    'has a mistyped digit: %s',
    (id) => expect(fault(id)).toBe('auth.vatIdDigits'),
  );

  test('of Germany is found out with any single digit mistyped', () => {
    fc.assert(
      fc.property(fc.nat(8), fc.nat(9), (place, digit) => {
        const digits = [...'136695976'];
        fc.pre(digits[place] !== String(digit));
        digits[place] = String(digit);
        expect(fault(`DE${digits.join('')}`)).toBe('auth.vatIdDigits');
      }),
    );
  });

  test('may be left out, and says what is wrong in the form', () => {
    expect(company.vatId.parse('')).toBeNull();
    expect(company.vatId.safeParse('DE1').error?.issues[0]?.message).toBe('auth.vatIdForm');
  });
});
