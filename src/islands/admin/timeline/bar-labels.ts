import type { Part } from './view.ts';

/** Approximate widths in pixels. */
const [barPadding, besidePadding] = [15, 12];
const letterWidth = (letter: string): number =>
  /[ .\-ijl]/.test(letter) ? 4 : /[mwMW]/.test(letter) ? 11 : /\p{Lu}/u.test(letter) ? 9 : 7;
const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);

/** A bar of a lane, and what it can say: from the longest form to the shortest. */
export interface NamedBar extends Part {
  key: string;
  forms: readonly string[];
  /** What is said where none of them has room, neither within the bar nor beside it. */
  shorter?: readonly string[];
}

/** What a bar says, within it or beside it. */
export interface BarLabel {
  text: string;
  place: 'inside' | 'after' | 'before';
}

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .join('');

/** What a family's name begins with. */
const particle =
  /^(al|da|das|de|del|della|den|der|des|di|do|dos|du|el|la|le|ten|ter|van|vom|von|zu|zum|zur)$/i;

/** The forms of a name: full, `E. von Muster`, `von Muster`. */
export function formsOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  if (words.length < 2) return [name];
  const first = words.findIndex((word, index) => index > 0 && particle.test(word));
  const family = words.slice(first < 0 || first === words.length - 1 ? -1 : first).join(' ');
  return [name, `${[...words[0]!][0]}. ${family}`, family];
}

/** Shorter ones: `v. Muster`, `Hohenstein-W.` of a long double name, and its initials. */
export function shorterOf(name: string): string[] {
  const family = formsOf(name)
    .at(-1)!
    .replace(/(?<!\S)\p{Ll}+(?= )/gu, ([letter]) => `${letter}.`);
  const double = /(\S{4,}-\S)\S{4,}$/.exec(name)?.[1];
  return [family, ...(double ? [`${double}.`] : []), initialsOf(name)];
}

/**
 * The longest form that fits into each bar, else the shortest beside it, else what is shorter; by the bars' keys. `width` is
 * the lane's in pixels. What stands before a bar covers the line at `now`, a share of the view, only if all else is too long.
 */
export function labelsOf(bars: readonly NamedBar[], width: number, now = 0): Map<string, BarLabel> {
  const labels = new Map<string, BarLabel>();
  const sorted = bars.toSorted((bar, other) => bar.start - other.start);
  /** Where the bars and labels before end. */
  let taken = 0;
  sorted.forEach(({ key, start, end, forms, shorter = [] }, index) => {
    const next = sorted[index + 1]?.start ?? 1;
    const within = Math.min(end, next) - start;
    const fits = (text: string, space: number, padding: number) =>
      widthOf(text) + padding <= space * width;
    const placeOf = (text: string, from = taken): BarLabel['place'] | null => {
      if (fits(text, within, barPadding)) return 'inside';
      if (fits(text, next - end, besidePadding)) return 'after';
      return fits(text, start - from, besidePadding) ? 'before' : null;
    };
    const inside = forms.find((form) => fits(form, within, barPadding));
    const outside = [forms.at(-1)!, ...shorter];
    const clear = now < start ? Math.max(taken, now) : taken;
    const text =
      inside ??
      outside.find((form) => placeOf(form, clear)) ??
      outside.find((form) => placeOf(form));
    const place = text === undefined ? null : placeOf(text);
    if (text !== undefined && place) labels.set(key, { text, place });
    const reach = text && place === 'after' ? (widthOf(text) + besidePadding) / width : 0;
    taken = Math.max(taken, end + reach);
  });
  return labels;
}
