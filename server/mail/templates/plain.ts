/** Control characters, lone surrogates, and format characters that reorder or hide text; names need only the joiners. */
const hidden = /(?!\n)[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;

/** A text in which everything can be seen. Keeps line breaks. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(hidden, '');

/** The same in one line, for headers. */
export const inOneLine = (text: string): string => plain(text).replaceAll(/\s+/g, ' ').trim();

/** All texts of a value without what cannot be seen. */
export const allPlain = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' ? plain(part) : part,
  ) as Value;
