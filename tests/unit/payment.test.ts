import fc from 'fast-check';
import { Mask } from 'maska';
import { describe, expect, test } from 'vitest';
import { isValidExpireDate, paymentForm } from '../../contract/reservations/payment.ts';
import { cardMasks, securityCode } from '../../src/islands/booking/PaymentFields.tsx';

const two = (number: number) => String(number).padStart(2, '0');
const days = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2098-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('isValidExpireDate', () => {
  test('a month ends after its 28th', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.nat(99), days, (month, year, today) => {
        const last = Temporal.PlainDate.from({ year: 2000 + year, month, day: 28 });
        const over = Temporal.PlainDate.compare(last, today) < 0;
        expect(isValidExpireDate(`${two(month)}/${two(year)}`, today)).toBe(!over);
      }),
    );
  });

  test.each([
    ['02/30', '2030-02-28', true],
    ['02/30', '2030-03-01', false],
    ['01/30', '2030-01-29', false],
    ['1/30', '2030-01-28', true],
    ['1/30', '2030-01-29', false],
    ['01/2030', '2030-01-28', true],
    ['2030-01', '2030-01-28', true],
    ['2030-01', '2030-01-29', false],
    ['0130', '2030-01-28', true],
    ['01 / 30', '2030-01-28', true],
    ['12/2030', '2031-01-01', false],
  ])('%s on %s: %s', (value, today, valid) => {
    expect(isValidExpireDate(value, today)).toBe(valid);
  });

  test('refuses anything but a month and a year', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        fc.pre(!/\d/.test(value));
        expect(isValidExpireDate(value, '2000-01-01')).toBe(false);
      }),
    );
    for (const value of ['00/39', '0/39', '13/39', '012/39', '12/139', '12/1939', '1939-12'])
      expect(isValidExpireDate(value, '2000-01-01')).toBe(false);
  });
});

describe('paymentForm', () => {
  const good = {
    cardNumber: '4111 1111 1111 1111',
    nameOnCard: 'Greta Muster',
    expireDate: '12/39',
    cvc: '007',
    contract: true,
  };
  const messages = (change: object) => {
    const { error } = paymentForm('2030-01-01').safeParse({ ...good, ...change });
    return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  };

  test('accepts a complete card and the ticked contract', () => {
    expect(messages({})).toEqual([]);
  });

  test.each([
    ['cardNumber', '', 'payment.cardNumber'],
    ['cardNumber', '4111 1111 1111 111', 'payment.cardNumber'],
    ['cardNumber', '41', 'payment.cardNumber'],
    ['cardNumber', '4111 1111 1111 1112', 'payment.cardNumberInvalid'],
    ['cardNumber', '1234 5678 9012 3456', 'payment.cardNumberInvalid'],
    ['cardNumber', 'my card', 'payment.cardNumberInvalid'],
    ['nameOnCard', '  ', 'payment.nameOnCard'],
    ['expireDate', '', 'payment.expireDate'],
    ['expireDate', '12/29', 'payment.expireDateInvalid'],
    ['expireDate', '1', 'payment.expireDateInvalid'],
    ['cvc', '', 'payment.cvc'],
    ['cvc', 'abc', 'payment.cvcNotNumber'],
    ['cvc', '12', 'payment.cvc'],
    ['cvc', '1000', 'payment.cvc'],
    ['cvc', '10000', 'payment.cvc'],
    ['contract', false, 'payment.contract'],
    ['contract', undefined, 'payment.contract'],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([`${field}: ${message}`]);
  });

  test.each([
    ['Visa', '4111 1111 1111 1111', '123'],
    ['Visa of 19 digits', '4111 1111 1111 1111 110', '123'],
    ['Mastercard', '5555 5555 5555 4444', '123'],
    ['Mastercard of the new range', '2223 0031 2200 3222', '123'],
    ['American Express', '3782 822463 10005', '1234'],
    ['Diners Club', '3056 930902 5904', '123'],
    ['Discover', '6011 1111 1111 1117', '123'],
    ['JCB', '3530 1113 3330 0000', '123'],
    ['Maestro', '6759 6498 2643 8453', '123'],
  ])('accepts a card of %s', (_, cardNumber, cvc) => {
    expect(messages({ cardNumber, cvc })).toEqual([]);
  });

  test('American Express has a code of four digits', () => {
    expect(messages({ cardNumber: '3782 822463 10005' })).toEqual(['cvc: payment.cvc']);
  });

  test('a code that is not the card’s is told even while other fields are empty', () => {
    const others = { nameOnCard: '', expireDate: '', contract: false };
    expect(messages({ ...others, cvc: '1234' })).toContain('cvc: payment.cvc');
    expect(messages({ ...others, cardNumber: '37', cvc: '1234' })).not.toContain(
      'cvc: payment.cvc',
    );
  });
});

describe('the masks', () => {
  const { cardNumber, expireDate } = cardMasks;
  const expiry = (text: string) => new Mask(expireDate).masked(expireDate.preProcess(text));
  const number = (text: string) => new Mask({ mask: cardNumber }).masked(text);
  const typed = (masked: (text: string) => string, keys: string) =>
    [...keys].reduce((text, pressed) => masked(text + pressed), '');

  test.each([
    ['4111111111111111', '4111 1111 1111 1111'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['4111-1111-1111-1111', '4111 1111 1111 1111'],
    ['4111111111111111222', '4111 1111 1111 1111'],
    ['12345678901234567890', '1234 5678 9012 3456'],
    ['37828224631000599', '3782 822463 10005'],
    ['6759649826438453222', '6759 6498 2643 8453 222'],
  ])('group %s as %s', (keys, shown) => {
    expect(typed(number, keys)).toBe(shown);
  });

  test.each([
    ['0130', '01/30'],
    ['01/30', '01/30'],
    ['1/30', '1/30'],
    ['930', '9/30'],
    ['1230', '12/30'],
    ['01/2030', '01/30'],
    ['012030', '01/30'],
    ['1/2030', '1/30'],
  ])('read %s as %s', (keys, shown) => {
    expect(typed(expiry, keys)).toBe(shown);
  });

  test('read what a browser fills in at once', () => {
    for (const filled of ['2027-12', '12/2027', '12 / 2027', '122027', '1227', '12 / 27', '12-27'])
      expect(expiry(filled)).toBe('12/27');
  });

  test('give the security code as many digits as the card has, and let other characters be told', () => {
    const code = (number: string, text: string) =>
      new Mask({ mask: securityCode(() => number) as () => string }).masked(text);
    expect(code('', '1234')).toBe('123');
    expect(code('4111', '1234')).toBe('123');
    expect(code('3782', '12345')).toBe('1234');
    expect(code('4111', '12a')).toBe('12a');
  });
});
