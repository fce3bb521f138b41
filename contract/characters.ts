/** Controls, halves of characters, and what reorders or hides the text around it; of those, names need only the joiners below. */
const hidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;

/** Persian, Indic scripts and emoji need these two, always after something to join. */
const strayJoiner = /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]/u;

/** The flags of England, Scotland and Wales, the only emoji that hold characters which are hidden elsewhere. */
const flag = /\u{1f3f4}[\u{e0061}-\u{e007a}]+\u{e007f}/gu;

/** Whether a text holds only characters that a reader sees, spaces and joiners; line breaks and tabs are refused. */
export function isPlain(text: string): boolean {
  const rest = text.replace(flag, '');
  return !hidden.test(rest) && !strayJoiner.test(rest);
}

/** Whether a text shows anything at all: fillers and the blank of Braille are letters and symbols that do not. */
export const isVisible = (text: string): boolean =>
  /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
