import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** All lengths are points, 72 to an inch. A4 upright. */
export const page = { width: 595.28, height: 841.89, left: 62, right: 62, bottom: 760 };
export const contentWidth = page.width - page.left - page.right;
/** Space between two columns, and where the second one begins. */
export const between = 28;
export const secondColumn = (contentWidth + between) / 2;
/** Where the text begins: below an address, on a first page without one, and on the others. */
export const top = { address: 218, first: 172, later: 76 };

/** The site's tokens in its light scheme. */
export const colours = {
  ink: '#0e1b26',
  soft: '#51606b',
  line: '#dcdfda',
  lineStrong: '#7d8a91',
  signal: '#c8430a',
  petrol: '#0b5d6c',
};

/** The twelve fibres of a bundle in the order of DIN VDE 0888. */
export const fibres = [
  ...['#d2322b', '#2f8f4e', '#2767b2', '#e8b41c', '#dbd9d0', '#8d979d'],
  ...['#85573a', '#72489a', '#22a2a5', '#1a2732', '#e7731d', '#e28aa5'],
];

export type FontName = 'text' | 'strong' | 'display';

const files: Record<FontName, string> = {
  text: '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  strong: '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
  display: '@expo-google-fonts/familjen-grotesk/600SemiBold/FamiljenGrotesk_600SemiBold.ttf',
};
export const fontNames = Object.keys(files) as FontName[];

const { resolve } = createRequire(import.meta.url);
const opened = new Map<FontName, Font>();

/** A font, opened once for all documents: its kerning takes longer to read than a document to draw. */
export const openFont = (name: FontName): Font =>
  opened.getOrInsertComputed(name, () => {
    const font = create(readFileSync(resolve(files[name]))) as Font;
    // A glyph keeps the character that it was first asked for. Asked for as a part of another glyph it would
    // have none, and readers could not copy or search it.
    for (const character of font.characterSet)
      if (!isLigature(character)) font.glyphForCodePoint(character);
    return font;
  });

/** Ligatures of Latin letters stand for the letters that they are written with. */
const isLigature = (character: number) => character >= 0xfb00 && character <= 0xfb06;

export interface TextStyle {
  font: FontName;
  /** Points; lines are `leading` apart. */
  size: number;
  leading: number;
  colour: string;
}

const style = (
  size: number,
  leading: number,
  font: FontName = 'text',
  colour = colours.ink,
): TextStyle => ({ font, size, leading, colour });

export const styles = {
  title: style(24, 29, 'display'),
  heading: style(12.5, 17, 'display'),
  lead: style(10.5, 15),
  text: style(9.5, 13.5),
  strong: style(9.5, 13.5, 'strong'),
  moment: style(11.5, 15.5, 'strong'),
  label: style(8, 13.5, 'text', colours.soft),
  link: style(9.5, 13.5, 'text', colours.petrol),
  notice: style(11, 15.5, 'strong', colours.signal),
  total: style(12, 17, 'strong'),
  small: style(7.5, 10.5, 'text', colours.soft),
  terms: style(7.8, 10.7),
  termsHeading: style(8.2, 11.5, 'strong'),
};
