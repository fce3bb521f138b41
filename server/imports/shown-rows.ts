import type { ImportAnswer } from '../../contract/office/imports.ts';
import type { Imported } from './read-rows.ts';

/** The first rows tell whether the columns are understood. */
const first = 20;
const most = 200;

/** A table's first rows, and the first ones of those that a reader has to look at. */
export function shownRows(rows: Imported['rows'], named: number[]): ImportAnswer['shown'] {
  const wanted = new Set(named);
  return rows
    .filter(({ number }, index) => index < first || wanted.has(number))
    .slice(0, most)
    .map(({ number, cells }) => ({ row: number, cells }));
}
