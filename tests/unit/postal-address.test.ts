import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { company, location } from '../../contract/users/person.ts';
import { countryName, postalLine, postalLines } from '../../contract/users/postal-address.ts';
import { languages } from '../../contract/texts/language.ts';
import { countryCodes } from '../../contract/values/countries.ts';
import { leitwegId } from '../../contract/values/leitweg-id.ts';

const de = { language: 'de', home: 'DE' } as const;
const jana = { name: 'Jana Brandt', address: 'Hafenstraße 12', zipCode: '28195', city: 'Bremen' };

describe('a postal address', () => {
  test('is written as on an envelope', () => {
    expect(postalLines(jana, de)).toEqual(['Jana Brandt', 'Hafenstraße 12', '28195 Bremen']);
  });

  test('begins with the company', () => {
    const [first, second] = postalLines({ ...jana, companyName: 'Muster GmbH' }, de);
    expect([first, second]).toEqual(['Muster GmbH', 'Jana Brandt']);
  });

  test('never splits what was typed', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 4, maxLength: 4 }), (typed) => {
        const [companyName, name, address, city] = typed.map((text) => `x${text}, ${text}x`);
        const lines = postalLines({ companyName, name, address, city }, de);
        expect(lines).toEqual([companyName, name, address, city]);
      }),
    );
  });

  test.each([
    ['DE', []],
    [null, []],
    ['', []],
    ['AT', ['Österreich']],
    ['CH', ['Schweiz']],
  ])('names a country that is foreign to the company: %j', (country, named) => {
    expect(postalLines({ ...jana, country }, de).slice(3)).toEqual(named);
  });

  test('names the own country abroad, and each one in the language of who reads', () => {
    const toGermany = postalLines({ ...jana, country: 'DE' }, { language: 'en', home: 'AT' });
    expect(toGermany.at(-1)).toBe('Germany');
  });

  test('from before the town was asked for is what there is', () => {
    const { city, ...former } = jana;
    expect(postalLine(former, de)).toBe('Jana Brandt, Hafenstraße 12, 28195');
    expect(postalLine({ ...former, city: '' }, de)).toBe('Jana Brandt, Hafenstraße 12, 28195');
    expect(postalLines({ address: null, zipCode: '' }, de)).toEqual([]);
  });
});

describe('countries', () => {
  test('are those of ISO 3166-1, each with a name', () => {
    const codes = countryCodes();
    expect(codes).toHaveLength(249);
    for (const code of ['AT', 'CH', 'DE', 'GB', 'RS', 'ZW']) expect(codes).toContain(code);
    for (const language of languages)
      for (const code of codes) expect(countryName(code, language)).not.toBe(code);
  });

  test('are taken by their codes only, and need not be said', () => {
    const country = (value: unknown) => location.country.safeParse(value);
    expect(country(' at ').data).toBe('AT');
    expect([country('').data, country(null).data, country(undefined).data]).toEqual([
      null,
      null,
      undefined,
    ]);
    for (const wrong of ['A', 'XX', 'EU', 'UK', 'DD', 'YU', 'XK', 'ZZ', 'AUT', 'Österreich'])
      expect(country(wrong).error?.issues[0]?.message).toBe('auth.country');
  });
});

const fault = (value: string) => leitwegId.safeParse(value).error?.issues[0]?.message;

describe('a Leitweg-ID', () => {
  test.each(['04011000-1234512345-06', '991-33333TEST-33', '992-90009-96', '991-03730-19'])(
    'of an authority stays as it is: %s',
    (id) => expect(leitwegId.parse(id)).toBe(id),
  );

  test.each([
    ['991-33333test-33', '991-33333TEST-33'],
    [' 992\u201390009\u201396 ', '992-90009-96'],
    ['992 - 90009 - 96', '992-90009-96'],
  ])('is read as it is written: %j', (typed, id) => expect(leitwegId.parse(typed)).toBe(id));

  test.each(['', '992', '992-96-', '1-03730-19', '9929000996', '992-9/0-96', '992-90009-9'])(
    'has another form: %j',
    (id) => expect(fault(id)).toBe('auth.leitwegId'),
  );

  test.each(['992-90009-69', '992-90008-96', '929-90009-96'])('has mistyped digits: %s', (id) =>
    expect(fault(id)).toBe('auth.leitwegIdDigits'),
  );

  const sign = fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const coarse = fc.stringMatching(/^\d{2,12}$/);
  const fine = fc.array(sign, { minLength: 1, maxLength: 30 }).map((signs) => signs.join(''));
  /** As KoSIT computes them: 98 less what dividing by 97 leaves of the number with two zeros. */
  const checkDigits = (body: string) => {
    const digits = [...body].map((letter) => parseInt(letter, 36)).join('');
    const rest = [...`${digits}00`].reduce((left, digit) => (left * 10 + Number(digit)) % 97, 0);
    return String(98 - rest).padStart(2, '0');
  };

  test('with its check digits is taken, whatever it is, and with any others refused', () => {
    fc.assert(
      fc.property(coarse, fine, fc.nat(99), (office, desk, other) => {
        const right = checkDigits(office + desk);
        expect(fault(`${office}-${desk}-${right}`)).toBeUndefined();
        const wrong = String(other).padStart(2, '0');
        fc.pre(Number(wrong) % 97 !== Number(right) % 97);
        expect(fault(`${office}-${desk}-${wrong}`)).toBe('auth.leitwegIdDigits');
      }),
    );
  });

  test('may be left out, as the address for invoices', () => {
    expect([company.leitwegId.parse(''), company.invoiceEmail.parse('')]).toEqual([null, null]);
    expect(company.invoiceEmail.safeParse('rechnung').error?.issues[0]?.message).toBe(
      'auth.invoiceEmail',
    );
  });
});
