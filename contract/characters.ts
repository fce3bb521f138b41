/** Control characters, lone surrogates, and format characters that reorder or hide text; names need only the joiners below. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** The flags of England, Scotland and Wales: the only emoji built from otherwise hidden characters. */
const flag = /\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}/gu;

/**
 * What nobody sees, such as the marks that an address book puts around a number. Persian, Indic scripts and emoji need two
 * joiners, always after a character they can join.
 */
const joining = String.raw`(?:(?!\p{Script=Latin})\p{L}|[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])`;
const invisible = new RegExp(
  String.raw`(${flag.source})|(?<=${joining})([\u200c\u200d])|(?=\p{Cf})\p{Default_Ignorable_Code_Point}`,
  'gu',
);

const withoutInvisible = (text: string): string => text.replaceAll(invisible, '$1$2');

/** A single-line text without what is invisible, and with plain blanks; trimmed. */
export const toLine = (text: string): string =>
  withoutInvisible(text).replaceAll(/\s/g, ' ').trim();

/** A multi-line text without what is invisible, and with plain blanks and line breaks; trimmed. */
export const toText = (text: string): string =>
  withoutInvisible(text)
    .replaceAll(/[\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();

/** Whether a text has only visible characters, spaces and joiners; line breaks and tabs are refused. */
export const isPlain = (text: string): boolean => !hidden.test(text.replace(flag, ''));

/** Whether a text shows anything at all: Hangul fillers and the Braille blank count as letters and symbols, but do not. */
export const isVisible = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
