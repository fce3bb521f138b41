import { sumOf, type ReservationLine } from '../../../../contract/lines.ts';
import type { Preview } from './use-preview.ts';

const ofRental = (lines: readonly ReservationLine[]) =>
  sumOf(lines.filter(({ kind }) => kind === 'rental'));

/** What a return adds: to the rental itself, where it was longer than agreed, and by lines of their own. */
export function addedBy(
  { lines, addedLines }: Pick<Preview, 'lines' | 'addedLines'>,
  before: readonly ReservationLine[],
): { late: number; extras: ReservationLine[] } {
  const cents = Math.round((ofRental(lines) - ofRental(before)) * 100);
  return { late: cents / 100, extras: addedLines.filter(({ kind }) => kind !== 'rental') };
}
