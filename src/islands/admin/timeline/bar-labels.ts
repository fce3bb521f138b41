import type { Part } from './view.ts';

/** Approximate widths in pixels. */
const [letterWidth, barPadding, gap] = [7, 18, 8];

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

/** Shorter ones: its last word, `Hohenstein-W.` of a long double name, and its initials. */
export function shorterOf(name: string): string[] {
  const last = name.split(/\s+/).at(-1)!;
  const double = /(\S{4,}-\S)\S{4,}$/.exec(name)?.[1];
  return [last, ...(double ? [`${double}.`] : []), initialsOf(name)];
}

/** The longest form that fits into each bar, else the shortest beside it, else what is shorter; by the bars' keys. `width` is the lane's in pixels. */
export function labelsOf(bars: readonly NamedBar[], width: number): Map<string, BarLabel> {
  const labels = new Map<string, BarLabel>();
  const sorted = bars.toSorted((bar, other) => bar.start - other.start);
  /** Where the bars and labels before end. */
  let taken = 0;
  sorted.forEach(({ key, start, end, forms, shorter = [] }, index) => {
    const next = sorted[index + 1]?.start ?? 1;
    const within = Math.min(end, next) - start;
    const fits = (text: string, space: number, padding: number) =>
      text.length * letterWidth + padding <= space * width;
    const placeOf = (text: string): BarLabel['place'] | null => {
      if (fits(text, within, barPadding)) return 'inside';
      if (fits(text, next - end, 2 * gap)) return 'after';
      return fits(text, start - taken, 2 * gap) ? 'before' : null;
    };
    const inside = forms.find((form) => fits(form, within, barPadding));
    const text = inside ?? [forms.at(-1)!, ...shorter].find(placeOf);
    const place = text === undefined ? null : placeOf(text);
    if (text !== undefined && place) labels.set(key, { text, place });
    const reach = text && place === 'after' ? (text.length * letterWidth + gap) / width : 0;
    taken = Math.max(taken, end + reach);
  });
  return labels;
}
