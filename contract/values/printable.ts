import type { z } from 'zod';
import { coded } from './common.ts';
import { key } from '../texts/message-key.ts';

/** What the fonts of documents can draw, as parts of a character class: Latin, Greek, Cyrillic. A test compares it with the fonts. */
const covered = [
  ' -~\xa0-\xac\xae-\u017f\u018f\u0192\u01a0\u01a1\u01af\u01b0\u01cd-\u01dc\u01fa-\u01ff\u0218-\u021b',
  '\u0237\u0259\u02bb\u02bc\u02c6\u02c7\u02d8-\u02dd\u0300-\u0304\u0306-\u030c\u0312\u0315',
  '\u031b\u0323\u0326-\u0328\u037e\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f',
  '\u0462\u0463\u046a\u046b\u0472-\u0475\u0490-\u04c2\u04cf-\u04d9\u04dc-\u04e9\u04ee-\u04f9',
  '\u0524\u0525\u0e3f\u1e80-\u1e85\u1e9e\u1ea0-\u1ef9\u2000-\u200a\u2010-\u2015\u2018-\u201a',
  '\u201c-\u201e\u2020-\u2022\u2026\u202f\u2030\u2032\u2033\u2039\u203a\u2044\u2070\u2074-\u2079',
  '\u2080-\u2089\u20a1\u20a4\u20a6\u20a8-\u20ae\u20b1\u20b2\u20b4\u20b5\u20b8-\u20ba\u20bd',
  '\u20bf\u2113\u2116\u2122\u2126\u212e\u2150\u2151\u2153-\u215e\u2190-\u2199\u21a9\u21aa\u21b0-\u21b3',
  '\u21b6\u21b7\u21ba\u21bb\u21c4\u21c6\u2202\u2206\u220f\u2211\u2212\u2215\u2219\u221a\u221e',
  '\u222b\u2236\u2248\u2260\u2264\u2265\u25ca\u2713\u274c\u2b0e-\u2b11\ufb01\ufb02',
].join('');

/** A character with its accents. */
const character = /\P{M}\p{M}*|\p{M}+/gu;
const missing = new RegExp(`[^\n${covered}]`, 'u');
const blank = /^[\s\p{Cc}]/u;

const visible = (text: string) =>
  text.normalize('NFC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

const isMissing = (part: string) => missing.test(part) && !blank.test(part);

/** The characters of a text that documents cannot show, each once. */
export const unprintable = (text: string): string[] => [
  ...new Set(visible(text).match(character)?.filter(isMissing)),
];

export const isPrintable = (text: string): boolean => unprintable(text).length === 0;

/** Of a name, what cannot be spelt in Latin letters either, such as emoji. */
export const symbolsIn = (name: string): string[] =>
  unprintable(name).filter((part) => /[\p{S}\p{Co}\p{Cn}]/u.test(part));

/** The text as documents show it: with a question mark for each character that their fonts lack. */
export const toPrintable = (text: string): string =>
  visible(text.toWellFormed()).replaceAll(character, (part) =>
    missing.test(part) ? (blank.test(part) ? ' ' : '?') : part,
  );

interface Named {
  firstName: string;
  lastName: string;
  /** Missing where the host does not know it. */
  latinName?: string | null | undefined;
}

/** Whether documents need another spelling of somebody's name. */
export const needsLatinName = ({ firstName, lastName }: Named): boolean =>
  !isPrintable(firstName + lastName);

/** Whether they need one that is not known. */
export const lacksLatinName = (person: Named): boolean =>
  person.latinName !== undefined && !person.latinName && needsLatinName(person);

/** Refuses what documents cannot show, and names it. `find` lists those characters. */
export const printed = <Schema extends z.ZodType<string>>(schema: Schema, find = unprintable) =>
  schema.refine(
    (value) => find(value).length === 0,
    coded('unprintable_characters', ({ input }) =>
      key('common.unprintable', { characters: find(String(input)).slice(0, 5).join(' ') }),
    ),
  );
