/** Control characters, lone surrogates, and format characters that reorder or hide text; names need only the joiners below. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** Persian, Indic scripts and emoji need these two, always after a character they can join. */
const strayJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** The flags of England, Scotland and Wales: the only emoji built from otherwise hidden characters. */
const flag = /\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}/gu;

/** Whether a text has only visible characters, spaces and joiners; line breaks and tabs are refused. */
export function isPlain(text: string): boolean {
  const rest = text.replace(flag, '');
  return !hidden.test(rest) && !strayJoiner.test(rest);
}

/** Whether a text shows anything at all: Hangul fillers and the Braille blank count as letters and symbols, but do not. */
export const isVisible = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
