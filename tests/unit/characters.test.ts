import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { line, text } from '../../contract/common.ts';

const name = line('auth.firstName');
const message = text('contact.body');
const fault = (schema: typeof name, value: string) =>
  schema.safeParse(value).error?.issues[0]?.message;

/** Characters that are invisible, or change how their neighbours look. */
const invisible = [
  ...'\u00ad\u061c\u180e\u200b\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2061\u2066\u2067',
  ...'\u2068\u2069\ufeff\ufff9\u{e0041}',
];
const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\u009b', '\u2028', '\u2029'];
/** Letters and symbols by class, blanks by appearance. */
const fillers = ['\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\u034f', '\ufe0f', '\u17b4'];

describe('F16: a text', () => {
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
    'Straße 5, 2.\u00a0Stock',
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

  test('with a hidden character is refused, wherever it is', () => {
    const around = fc.stringMatching(/^[\p{L}\p{N}]{1,20}$/u);
    fc.assert(
      fc.property(around, fc.constantFrom(...invisible, ...controls), around, (one, bad, other) => {
        const value = `${one}${bad}${other}`;
        expect(fault(name, value)).toBe('common.badCharacters');
        expect(fault(message, value)).toBe('common.badCharacters');
      }),
    );
  });

  test.each(['Max\u200d\u200dMuster', 'Max \u200dMuster', '1\u200c2'])(
    'with a joiner that joins nothing is refused: %j',
    (value) => expect(fault(name, value)).toBe('common.badCharacters'),
  );

  test('has line breaks only in multi-line fields', () => {
    const value = 'Guten Tag,\r\n\tich habe eine Frage.';
    expect(message.parse(value)).toBe(value);
    expect(fault(name, value)).toBe('common.badCharacters');
  });
});
