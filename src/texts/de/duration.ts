import { counting } from '../../../contract/texts/counting.ts';

const { plural } = counting('de');

/** A time of so many started hours: `2 Tage, 9 Std.`. */
export function duration(all: number): string {
  const [whole, left] = [Math.floor(all / 24), all % 24];
  const days = plural(whole, { one: '# Tag', other: '# Tage' });
  const hours = `${left}\u00a0Std.`;
  if (whole === 0) return hours;
  return left === 0 ? days : `${days}, ${hours}`;
}
