/** What mail programs make links of by themselves: addresses with a scheme, and hosts by name or number. */
const link =
  /(?<!\p{L})\p{L}+:\/\/\S+|\bwww\.\S+|(?<![@\p{L}\d.-])(?:[\p{L}\d-]+[.\u3002\uff0e\uff61])+\p{L}{2,}(?::\d+)?(?:\/\S*)?(?![\p{L}\d])|(?<![\d.])\d+(?:\.\d+){3}(?![\d.])(?::\d+)?(?:\/\S*)?/giu;

// What is hidden would part a link here, and not where it is read.
export const withoutLinks = (text: string, replacement: string): string =>
  plain(text).replaceAll(link, replacement);

/** Whether a name would read as an address, by which strangers could advertise in our mails. */
export function hasLink(name: string): boolean {
  // Wide letters are read as narrow ones.
  const narrow = name.normalize('NFKC');
  return /[@/\\]/.test(narrow) || narrow.search(link) >= 0;
}

/** What joins the parts of an address that a program may take for a link. */
const joint = /(?<=\S)[.:\u3002\uff0e\uff61](?=[\p{L}/])|(?<=\d)\.(?=\d+\.\d+\.\d)/gu;

/**
 * What strangers typed, for whoever's address it may be that they gave: all can be read, and nothing is a link. `z.B.` becomes
 * `z. B.`, `https://a.example` becomes `https: //a. example`.
 */
export const unlinked = <Value>(value: Value): Value =>
  changeTexts(value, (text) => plain(text).replaceAll(joint, '$& '));

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

/** The same where a program might take it for an encoded word (RFC 2047), and show what that hides. */
export const inHeader = (text: string): string => inOneLine(text).replaceAll('=?', '= ?');

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
