/** The flags of England, Scotland and Wales: the only emoji built from otherwise hidden characters. */
const flag = String.raw`\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}`;

/** What Persian, Indic scripts and emoji join by two characters that are hidden elsewhere. */
const joined = String.raw`(?!\p{Script=Latin})\p{L}|[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;

/** What nobody sees, such as the marks that an address book puts around a number. */
const hidden = new RegExp(String.raw`(${flag}|(?<=${joined})[\u200c\u200d])|\p{Cf}`, 'gu');

const withoutHidden = (text: string): string => text.replaceAll(hidden, '$1');

/** A single-line text without what is hidden, and with plain blanks; trimmed. */
export const toLine = (text: string): string => withoutHidden(text).replaceAll(/\s/g, ' ').trim();

/** A multi-line text without what is hidden, and with plain blanks and line breaks; trimmed. */
export const toText = (text: string): string =>
  withoutHidden(text)
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

/** Whether a text has no control characters and no lone surrogates. */
export const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}]/u.test(text);

/** Whether a text shows anything at all: Hangul fillers and the Braille blank count as letters and symbols, but do not. */
export const isVisible = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
