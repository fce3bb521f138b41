/** Approximate widths in pixels. */
const [letterWidth, barPadding] = [7, 22];

/** The width of a text in pixels, without padding. */
export const widthOf = (text: string): number => text.length * letterWidth;

/** The longest form of a name that fits into `pixels`: full, `E. Mustermann`, `EM`, or empty. */
export function shortName(name: string, pixels: number): string {
  const words = name.split(/\s+/).filter(Boolean);
  const initials = words.map((word) => [...word][0]);
  const forms = [name, `${initials[0]}. ${words.at(-1)}`, initials.join('')];
  return forms.find((form) => fittingText(form, pixels)) ?? '';
}

/** A text if it fits into `pixels`, else none. */
export const fittingText = (text: string, pixels: number): string =>
  widthOf(text) + barPadding <= pixels ? text : '';
