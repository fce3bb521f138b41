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

/** A value with each of its texts changed. */
export function changeTexts<Value>(value: Value, change: (text: string) => string): Value {
  const changed = (part: unknown): unknown => {
    if (typeof part === 'string') return change(part);
    if (Array.isArray(part)) return part.map(changed);
    if (Object.prototype.toString.call(part) !== '[object Object]') return part;
    return Object.fromEntries(
      Object.entries(part as object).map(([name, inner]) => [name, changed(inner)]),
    );
  };
  return changed(value) as Value;
}
