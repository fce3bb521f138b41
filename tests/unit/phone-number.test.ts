import fc from 'fast-check';
import { Mask } from 'maska';
import { describe, expect, test } from 'vitest';
import { phoneNumber } from '../../contract/phone-number.ts';
import { masks } from '../../src/lib/masks.ts';

const fault = (value: string) => phoneNumber.safeParse(value).error?.issues[0]?.message;

describe('C2: a telephone number', () => {
  test.each([
    ['(555) 555-0199', '(555) 555-0199'],
    ['+49 171 2345678', '+49 171 2345678'],
    [' +49\u00a030  123456 ', '+49 30 123456'],
    ['+12345678', '+12345678'],
    ['+123456789012345', '+123456789012345'],
  ])('passes: %s', (value, stored) => expect(phoneNumber.parse(value)).toBe(stored));

  test.each(['', ' ', '(', '0171', '(017) 123-456'])('is not finished: %j', (value) =>
    expect(fault(value)).toBe('auth.phoneNumber'),
  );

  test.each([
    '5555550199',
    '01712345678',
    '0049 171 2345678',
    '+0171 2345678',
    '+49 (0)171 2345678',
    '+1234567',
    '+1234567890123456',
    '0171 2345678 Büro',
    '(555) 555-01990',
  ])('is told how to be written: %s', (value) => expect(fault(value)).toBe('auth.phoneForm'));
});

describe('C2: the mask', () => {
  const mask = new Mask({ mask: masks.phoneNumber as (typed: string) => string });
  const type = (keys: string) => [...keys].reduce((shown, key) => mask.masked(shown + key), '');

  test.each([
    ['5555550199', '(555) 555-0199'],
    ['017', '(017'],
    ['0171 2345678', '01712345678'],
    ['+49 171 2345678', '+49 171 2345678'],
    ['call me', 'call me'],
  ])('shows %s as %s', (typed, shown) => expect(type(typed)).toBe(shown));

  test.each([
    ['0171 2345678', '0171 2345678'],
    ['030/1234567', '(030) 123-4567'],
    ['(0171) 234-5678', '(0171) 234-5678'],
  ])('shows a pasted %s as %s', (pasted, shown) => expect(mask.masked(pasted)).toBe(shown));

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

  test('leaves valid numbers alone', () => {
    const digits = fc.string({
      unit: fc.constantFrom(...'0123456789'),
      minLength: 7,
      maxLength: 14,
    });
    fc.assert(
      fc.property(digits, (rest) => {
        const number = `+4${rest}`;
        expect(mask.masked(phoneNumber.parse(number))).toBe(number);
      }),
    );
  });
});
