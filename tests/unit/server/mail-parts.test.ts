import { describe, expect, test } from 'vitest';
import {
  inHeader,
  inOneLine,
  plain,
  hasLink,
  unlinked,
  withoutLinks,
} from '../../../server/text/plain.ts';

describe('plain', () => {
  test.each([
    ['Ida\r\nBcc: a@b.example', 'Ida\nBcc: a@b.example'],
    ['a\u0000b\u202ec\u2066d\ufeff', 'abcd'],
    ['a\tb', 'a b'],
    ['می\u200cخواهم 👩\u200d🔧', 'می\u200cخواهم 👩\u200d🔧'],
  ])('%j', (text, expected) => expect(plain(text)).toBe(expected));

  test('fits into a header in one line', () => {
    expect(inOneLine(' Ida\r\n\u2028 Muster\u00a0')).toBe('Ida Muster');
  });

  test('is no encoded word in a header', () => {
    expect(inHeader('=?utf-8?q?www=2Eevil=2Eexample?=')).not.toMatch(/=\?.*\?=/);
    expect(inHeader('a = b?')).toBe('a = b?');
  });
});

describe('links of strangers', () => {
  test.each([
    'https://x.example/a?b',
    'www.x.example',
    'x.example',
    'x.example/path',
    'a.b.example:8080/x',
    'javascript://x',
    'x\u3002example',
    'x.рф',
    '192.0.2.7',
    '192.0.2.7:80/x',
  ])('%s is removed', (link) => {
    expect(withoutLinks(`Sieh ${link} an`, '…')).toBe('Sieh … an');
    expect(hasLink(link)).toBe(true);
  });

  test.each(['z. B. um 10.30 Uhr', 'Nr. 5', 'ida@example.com', 'Ende. Danach 1.000 kg', '2,5 t'])(
    '%s stays',
    (text) => expect(withoutLinks(text, '…')).toBe(text),
  );

  test('are found although something hidden parts them', () => {
    expect(withoutLinks('Sieh evil\u2066.exam\u00adple/a an', '…')).toBe('Sieh … an');
  });

  test.each([
    ['https://x.example/a?b', 'https: //x. example/a?b'],
    ['www.x.example', 'www. x. example'],
    ['x.\u200bexample', 'x. example'],
    ['ida@x.example', 'ida@x. example'],
    ['mailto:ida@x', 'mailto: ida@x'],
    ['x\u3002example', 'x\u3002 example'],
    ['192.0.2.7:80/x', '192. 0.2.7:80/x'],
    ['um 10:30, 1.000 kg, Nr. 5', 'um 10:30, 1.000 kg, Nr. 5'],
    ['12.03.2027 für 1.234.567,50 €', '12.03.2027 für 1.234.567,50 €'],
    ['Dr.Meier in St.Pauli', 'Dr. Meier in St. Pauli'],
  ])('of %s nothing is a link any more', (text, shown) => {
    const at = new Date();
    const told = unlinked({ places: [text], at, price: 1.5, note: null, of: { text } });
    expect(told).toEqual({ places: [shown], at, price: 1.5, note: null, of: { text: shown } });
  });

  test('are found in wide letters, too', () => {
    expect(hasLink('Gewinn auf ｘ．ｅｘａｍｐｌｅ')).toBe(true);
  });

  test.each(['Jürgen Großkötter', 'J. R. Meier', "O'Neil", 'Anne-Marie'])('%s is a name', (name) =>
    expect(hasLink(name)).toBe(false),
  );
});
