import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, text } from '../../contract/values/common.ts';
import { searchWords } from '../../contract/wire/paging.ts';

const name = line('auth.firstName');
const message = text('contact.body');
const fault = (schema: typeof name, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** Characters that are invisible, or change how their neighbours look. */
const invisible = [
  ...'\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067',
  ...'\u2068\u2069\ufeff\ufff9\u{e0041}',
];
const controls = [...'\u0000\u0007\u001b\u007f\u0085\u009b'];
const blanks = [...'\u00a0\u1680\u2000\u2007\u2009\u202f\u205f\u3000'];
/** Letters and symbols by class, blanks by appearance. */
const fillers = ['\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\u034f', '\ufe0f', '\u17b4'];

describe('a text', () => {
  test.each([
    'Erika Mustermann',
    "Seán O'Brien-Łukasz",
    'Nguyễn Thị Hạnh',
    'Jose\u0301',
    'محمد عبد الله',
    'می\u200cخواهم',
    'ക്രിസ്റ്റീന മോഹന്\u200d',
    'क्\u200dषेत्र',
    'לוי',
    '김민준',
    '𠮷野家',
    'Straße 5, 2. Stock',
    'Familie 👩🏽\u200d🚒👨\u200d👩\u200d👧',
    '❤\ufe0f\u200d🔥 🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    '12345',
    '–',
  ])('of a real person passes: %s', (value) => {
    expect(name.parse(value)).toBe(value);
    expect(message.parse(value)).toBe(value);
  });

  test('of invisible characters counts as missing', () => {
    const blank = fc.string({
      unit: fc.constantFrom(...invisible, ...fillers, '\u200c', '\u200d', ' ', '\u00a0', '\u3000'),
    });
    fc.assert(
      fc.property(blank, (value) => {
        expect(fault(name, value)).toBe('auth.firstName');
        expect(fault(message, value)).toBe('contact.body');
      }),
    );
  });

  const around = fc.stringMatching(/^[\p{L}\p{N}]{1,20}$/u);

  test('loses what nobody sees, wherever it was pasted', () => {
    fc.assert(
      fc.property(around, fc.constantFrom(...invisible), around, (one, mark, other) => {
        for (const schema of [name, message, searchWords]) {
          expect(schema.parse(`${one}${mark}${other}`)).toBe(`${one}${other}`);
          expect(schema.parse(`${mark}${one}${other}${mark}`)).toBe(`${one}${other}`);
        }
      }),
    );
  });

  test('has a plain blank for every other one', () => {
    fc.assert(
      fc.property(around, fc.constantFrom(...blanks), around, (one, blank, other) => {
        expect(name.parse(`${one}${blank}${other}${blank}`)).toBe(`${one} ${other}`);
        expect(message.parse(`${one}${blank}${other}${blank}`)).toBe(`${one} ${other}`);
      }),
    );
  });

  const anyCharacter = fc.nat(0x10_ff_ff).map((code) => String.fromCodePoint(code));

  test('that is clean stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (value) => {
        for (const schema of [name, message]) {
          const { data } = schema.safeParse(value);
          if (data !== undefined) expect(schema.parse(data)).toBe(data);
        }
      }),
    );
  });

  test('with a control character is refused, wherever it is', () => {
    fc.assert(
      fc.property(around, fc.constantFrom(...controls), around, (one, bad, other) => {
        const value = `${one}${bad}${other}`;
        expect(fault(name, value)).toBe('common.badCharacters');
        expect(fault(message, value)).toBe('common.badCharacters');
      }),
    );
  });

  test.each([
    ['Max\u200d\u200dMuster', 'MaxMuster'],
    ['Max \u200dMuster', 'Max Muster'],
    ['1\u200c2', '12'],
  ])('loses a joiner that joins nothing: %j', (value, plain) =>
    expect(name.parse(value)).toBe(plain),
  );

  test('keeps line breaks in multi-line fields only', () => {
    const value = 'Guten Tag,\r\n\tich habe eine Frage.';
    expect(message.parse(value)).toBe(value);
    expect(message.parse('Guten Tag,\u2028hallo')).toBe('Guten Tag,\nhallo');
    expect(name.parse('Musterweg 1\nMusterstadt')).toBe('Musterweg 1 Musterstadt');
  });
});
