import fc from 'fast-check';
import * as rules from 'libphonenumber-js/min';
import { Mask } from 'maska';
import { describe, expect, test } from 'vitest';
import {
  phoneNumber,
  phoneNumberAtCounter,
  storedForm,
} from '../../contract/values/phone-number.ts';
import { phoneMask } from '../../src/lib/forms/masks.ts';

const fault = (value: string) => phoneNumber.safeParse(value).error?.issues[0]?.message;
const stored = (value: string) => storedForm(phoneNumber.parse(value), rules);

describe('a telephone number', () => {
  test.each([
    ['(555) 555-0199', '(555) 555-0199'],
    ['555-555-0199', '(555) 555-0199'],
    ['5555550199', '(555) 555-0199'],
  ])('of ten digits without a leading 0 has the specified form: %s', (typed, number) =>
    expect(stored(typed)).toBe(number),
  );

  test.each([
    ['0171 2345678', '+49 171 2345678'],
    ['01712345678', '+49 171 2345678'],
    ['0171-2345678', '+49 171 2345678'],
    ['0171 / 23 45 678', '+49 171 2345678'],
    ['0711/1234567', '+49 711 1234567'],
    ['0711.123.4567', '+49 711 1234567'],
    ['0711 1234567-0', '+49 711 12345670'],
    ['(030) 901820', '+49 30 901820'],
    ['030 901820', '+49 30 901820'],
    ['(0) 171 2345678', '+49 171 2345678'],
    ['0171\u20112345678', '+49 171 2345678'],
    ['０１７１　２３４５６７８', '+49 171 2345678'],
  ])('with a leading 0 is German: %s', (typed, number) => expect(stored(typed)).toBe(number));

  test.each([
    ['+49 171 2345678', '+49 171 2345678'],
    [' +49\u00a030  123456 ', '+49 30 123456'],
    ['+4930123456', '+4930123456'],
    ['+4901712345678', '+491712345678'],
    ['+49171 2345678', '+49171 2345678'],
    ['+49 (0) 711 1234567', '+49 711 1234567'],
    ['+49 (0)711/123456-7', '+49 711 123456 7'],
    ['+49(0)7111234567', '+49 711 1234567'],
    ['+49 0711 1234567', '+49 711 1234567'],
    ['+49-171-2233445', '+49 171 2233445'],
    ['(+49) 171 2345678', '+49 171 2345678'],
    ['0049 171 2345678', '+49 171 2345678'],
    ['00491712345678', '+491712345678'],
    ['\u202d+49 711 1234567\u202c', '+49 711 1234567'],
    ['\uff0b49 711 1234567', '+49 711 1234567'],
    ['+1 (415) 555-2671', '+1 415 555 2671'],
    ['+43 (0)660 1234567', '+43 660 1234567'],
    ['0041 (0)79 123 45 67', '+41 79 123 45 67'],
    ['+39 (0)6 1234567', '+39 0 6 1234567'],
  ])('with + or 00 is international, in its own groups: %s', (typed, number) =>
    expect(stored(typed)).toBe(number),
  );

  test.each(['', ' ', '(', '0171', '0555 123', '110', '(555) 555-019'])(
    'is not finished: %j',
    (value) => {
      expect(fault(value)).toBe('auth.phoneNumber');
      const atCounter = phoneNumberAtCounter.safeParse(value).error?.issues[0]?.message;
      expect(atCounter).toBe(/\d/.test(value) ? 'auth.phoneForm' : 'auth.phoneNumber');
    },
  );

  test.each([
    '491712345678',
    '+0171 2345678',
    '+1234567',
    '+1234567890123456',
    '01712345678901234',
    '0171 2345678 Büro',
    '(555) 555-01990',
    '0171 2345678, 0172 2345678',
    '+49 171 +49 172',
  ])('is told how to be written: %s', (value) => expect(fault(value)).toBe('auth.phoneForm'));

  test.each(['+1 555 555 01', '001 555 555 012345'])(
    'that no number of its country is as long as is not stored: %s',
    (value) => expect(stored(value)).toBeNull(),
  );

  const signs = fc.string({
    unit: fc.constantFrom(...'0123456789+ ()-/.\u00a0\u202d'),
    maxLength: 25,
  });

  test('is stored as it was stored', () => {
    fc.assert(
      fc.property(signs, (typed) => {
        const { data } = phoneNumber.safeParse(typed);
        const first = data === undefined ? null : storedForm(data, rules);
        if (first !== null) expect(stored(first)).toBe(first);
      }),
      { numRuns: 2000 },
    );
  });

  test('loses no digit but the zeros that are not dialled from abroad', () => {
    const digits = (text: string) => text.replaceAll(/\D/g, '');
    fc.assert(
      fc.property(signs, (typed) => {
        const { data } = phoneNumber.safeParse(typed);
        if (data === undefined) return;
        const national = digits(data).replace(/^49/, '');
        expect(digits(typed)).toContain(data.startsWith('+49') ? national : digits(data).slice(-7));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('the mask', () => {
  const mask = new Mask({ mask: phoneMask as (typed: string) => string });
  const type = (keys: string) => [...keys].reduce((shown, key) => mask.masked(shown + key), '');

  test.each([
    ['5555550199', '(555) 555-0199'],
    ['call me', 'call me'],
  ])('shows %s as %s', (typed, shown) => expect(type(typed)).toBe(shown));

  test.each([
    ...['0711 123456', '01712345678', '0171/2345678', '(030) 901820', '017', '0049 171 2345678'],
    ...['+49 171 2345678', '+49 (0) 711 1234567', '+1 (415) 555-2671'],
  ])('leaves %s alone, typed or pasted', (number) => {
    expect(type(number)).toBe(number);
    expect(mask.masked(number)).toBe(number);
  });

  const keys = fc.string({ unit: fc.constantFrom(...'0123456789+ ()-/.x'), maxLength: 25 });
  const kept = (value: string) => value.replaceAll(/[\s()/.-]/g, '');

  test('loses no digit, letter or sign, typed or pasted', () => {
    fc.assert(
      fc.property(keys, (typed) => {
        expect(kept(type(typed))).toBe(kept(typed));
        expect(kept(mask.masked(typed))).toBe(kept(typed));
      }),
    );
  });

  test('changes nothing that begins with 0 or +', () => {
    fc.assert(
      fc.property(fc.constantFrom('0', '+'), keys, (first, rest) => {
        expect(type(first + rest)).toBe(first + rest);
        expect(mask.masked(first + rest)).toBe(first + rest);
      }),
    );
  });

  test('leaves stored numbers alone', () => {
    fc.assert(
      fc.property(keys, (typed) => {
        const { data } = phoneNumber.safeParse(typed);
        if (data !== undefined) expect(mask.masked(data)).toBe(data);
      }),
    );
  });
});
