import { parseCsv } from 'hucre/csv';
import type { Row } from './table.ts';

/** Excel's own way to name the separator, in a line before the table. */
const separatorLine = /^sep=(.)\r?\n/;

const separators = [';', '\t', ',', '|'];
/** Characters by which the separator is found. */
const beginning = 20_000;

/**
 * The rows of CSV, with commas, semicolons, tabs or bars between cells. Texts that an export keeps from being formulas, by a quote
 * before them, are as they were.
 */
export function readCsv(text: string): Row[] {
  const named = separatorLine.exec(text);
  const table = named ? text.slice(named[0].length) : text;
  const delimiter = named?.[1] ?? separatorOf(table.slice(0, beginning));
  const before = named ? 1 : 0;
  return parseCsv(table, { delimiter, unescapeFormulae: true }).map((cells, index) => ({
    number: index + 1 + before,
    cells,
  }));
}

/** The separator that makes the most cells: those of decimals, and in texts, are fewer. */
function separatorOf(text: string): string {
  const counts = separators.map((delimiter) => parseCsv(text, { delimiter }).flat().length);
  return separators[counts.indexOf(Math.max(...counts))]!;
}
