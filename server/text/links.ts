import { changeTexts, plain } from './plain.ts';

/** What mail programs make links of by themselves: addresses with a scheme, and names of hosts. */
const link =
  /\p{L}+:\/\/\S+|\bwww\.\S+|(?<![@\p{L}\d.-])(?:[\p{L}\d-]+\.)+[a-z]{2,}(?::\d+)?(?:\/\S*)?(?![\p{L}\d])/giu;

// What is hidden would part a link here, and not where it is read.
export const withoutLinks = (text: string, replacement: string): string =>
  plain(text).replaceAll(link, replacement);

/** Whether a name would read as an address, by which strangers could advertise in our mails. */
export const hasLink = (name: string): boolean => /[@/\\]/.test(name) || name.search(link) >= 0;

/** What joins the parts of an address that a program may take for a link. */
const joint = /(?<=\S)[.:\u3002\uff0e\uff61](?=[\p{L}/])/gu;

/**
 * What strangers typed, for whoever's address it may be that they gave: all can be read, and nothing is a link. `z.B.` becomes
 * `z. B.`, `https://a.example` becomes `https: //a. example`.
 */
export const unlinked = <Value>(value: Value): Value =>
  changeTexts(value, (text) => plain(text).replaceAll(joint, '$& '));
