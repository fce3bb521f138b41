import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isValidExpireDate, paymentForm, paymentMessages } from '../../contract/payment.ts';

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
  ])('%s on %s: %s', (value, today, valid) => {
    expect(isValidExpireDate(value, today)).toBe(valid);
  });

  test('refuses anything but a month and a year', () => {
    fc.assert(
      fc.property(fc.string(), (value) => {
        fc.pre(!/^(0[1-9]|1[0-2])\/\d\d$/.test(value));
        expect(isValidExpireDate(value, '2000-01-01')).toBe(false);
      }),
    );
    for (const value of ['00/39', '13/39', '1/39', '12/2039', '12-39'])
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
    ['cardNumber', '', paymentMessages.cardNumber],
    ['cardNumber', '4111 1111 1111 111', paymentMessages.cardNumber],
    ['nameOnCard', '  ', paymentMessages.nameOnCard],
    ['expireDate', '', paymentMessages.expireDate],
    ['expireDate', '12/29', paymentMessages.expireDateInvalid],
    ['expireDate', '1', paymentMessages.expireDateInvalid],
    ['cvc', '', paymentMessages.cvc],
    ['cvc', 'abc', paymentMessages.cvcNotNumber],
    ['cvc', '12', paymentMessages.cvc],
    ['cvc', '1000', paymentMessages.cvc],
    ['contract', false, paymentMessages.contract],
    ['contract', undefined, paymentMessages.contract],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([`${field}: ${message}`]);
  });
});
