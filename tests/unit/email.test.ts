import { domainToUnicode } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { key } from '../../contract/texts/message-key.ts';
import { email, toAscii } from '../../contract/values/email.ts';
import { limits } from '../../contract/values/limits.ts';
import { emailAnswer, toReadable } from '../../contract/values/readable-email.ts';

const schema = email('auth.email');
const fault = (value: string) => schema.safeParse(value).error?.issues[0]?.message;

describe('an e-mail address', () => {
  test.each([
    ...[
      'erika@example.com',
      'Erika.Mustermann@Example.COM',
      'm&a1@firma.example',
      "o'brien@a.example",
    ],
    ...[
      'a+b@a.example',
      '#!$%*/=?^`{|}~-@a.example',
      `${'x'.repeat(64)}@a.example`,
      'a@xn--mller-kva.example',
    ],
    ...['a@b.xn--p1ai', '1@2.de'],
  ])('stays as it is: %s', (value) => expect(schema.parse(value)).toBe(value));

  test.each([
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['Info@MÜLLER.example', 'Info@xn--mller-kva.example'],
    [' \u200bzw1@kunde.example\u00a0', 'zw1@kunde.example'],
  ])('is stored as mail servers know it: %j', (typed, stored) =>
    expect(schema.parse(typed)).toBe(stored),
  );

  test.each([
    '',
    ' ',
    'greta',
    'erika@',
    '@a.example',
    'a@b',
    'a@@b.de',
    'a..b@c.de',
    '.a@c.de',
    'a(b)@c.de',
    '=?utf-8?q?a?=@c.de',
    '=?utf-8*de?q?a?=@c.de',
  ])('is none: %j', (value) => expect(fault(value)).toBe('auth.email'));

  test.each([`${'x'.repeat(65)}@a.example`, 'müller@a.example', 'a b@a.example'])(
    'is told what is wrong before the @: %s',
    (value) => expect(fault(value)).toBe('common.emailName'),
  );

  test.each([
    'x1@sub-.kunde.example',
    'a@-b.de',
    'a@b_c.de',
    'a@b.c',
    'a@1.2.3.4',
    'a@kunde,de',
    'a@kunde..de',
    `a@${'x'.repeat(64)}.de`,
  ])('is told what is wrong after the @: %s', (value) =>
    expect(fault(value)).toBe('common.emailDomain'),
  );

  test('is not looked up when it is too long for one', () => {
    const long = `a@${'ü'.repeat(limits.email)}.de`;
    expect(toAscii(long)).toBe(long);
    expect(fault(long)).toBe(key('common.tooLong', { maximum: limits.email }));
  });

  test('is stored as it was stored', () => {
    const unit = fc.constantFrom(...'aäßéı1@.-_+&xn-- ');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (typed) => {
        const { data } = schema.safeParse(`a@${typed}.example`);
        if (data !== undefined) expect(schema.parse(data)).toBe(data);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an e-mail address is shown', () => {
  test('as it was written', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abzäöüßéñøłșı19'), minLength: 1 });
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        const written = `Info@a${one}.${other}.example`;
        expect(toReadable(toAscii(written))).toBe(written);
        expect(domainToUnicode(toAscii(written).slice(5))).toBe(written.slice(5));
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ...['erika@example.com', 'a@xn--a.example', 'a@xn--999999999.example', 'a@xn--.example'],
    // Cyrillic letters that look like those of a well-known company.
    ...['a@xn--80ak6aa92e.example', 'a@xn--wgv71a.example', 'xn--mller-kva', ''],
  ])('as it is stored if it could be mistaken: %s', (stored) =>
    expect(emailAnswer.parse(stored)).toBe(stored),
  );

  test('whatever another host sends', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'az019-.@n') }), (code) => {
        expect(typeof toReadable(`a@xn--${code}`)).toBe('string');
      }),
      { numRuns: 1000 },
    );
  });
});
