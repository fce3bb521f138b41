import type { Part } from './view.ts';

/** Approximate widths in pixels. */
const [letterWidth, barPadding, gap] = [7, 18, 8];

/** A bar of a lane, and what it can say: from the longest form to the shortest. */
export interface NamedBar extends Part {
  key: string;
  forms: readonly string[];
  /** Said within a bar that has no room beside it either. */
  initials?: string;
}

/** What a bar says, within it or beside it. */
export interface BarLabel {
  text: string;
  place: 'inside' | 'after' | 'before';
}

export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([letter = '']) => letter)
    .join('');

/** The forms of a name: full, `E. Mustermann`, `Mustermann`. */
export function formsOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  return words.length < 2 ? [name] : [name, `${[...words[0]!][0]}. ${last}`, last!];
}

/** The longest form that fits into each bar, else the shortest beside it; by the bars' keys. `width` is the lane's in pixels. */
export function labelsOf(bars: readonly NamedBar[], width: number): Map<string, BarLabel> {
  const labels = new Map<string, BarLabel>();
  const sorted = bars.toSorted((bar, other) => bar.start - other.start);
  /** Where the bars and labels before end. */
  let taken = 0;
  sorted.forEach(({ key, start, end, forms, initials = '' }, index) => {
    const next = sorted[index + 1]?.start ?? 1;
    const within = Math.min(end, next) - start;
    const fits = (text: string, space: number, padding: number) =>
      text.length * letterWidth + padding <= space * width;
    const inside = forms.find((form) => fits(form, within, barPadding));
    const text = inside ?? forms.at(-1)!;
    if (inside !== undefined) labels.set(key, { text, place: 'inside' });
    else if (fits(text, next - end, 2 * gap)) labels.set(key, { text, place: 'after' });
    else if (fits(text, start - taken, 2 * gap)) labels.set(key, { text, place: 'before' });
    else if (fits(initials, within, barPadding))
      labels.set(key, { text: initials, place: 'inside' });
    const isAfter = labels.get(key)?.place === 'after';
    const reach = isAfter ? end + (text.length * letterWidth + gap) / width : end;
    taken = Math.max(taken, reach);
  });
  return labels;
}
