import type { Language } from '../../contract/language.ts';
import type { Cell, Column } from './workbook.ts';

/** What programs would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text in quotes, so that separators and line breaks stay in its cell. One that looks like a formula stays a text. */
const quoted = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/**
 * Rows as CSV, the way spreadsheets of that language open it: German ones expect semicolons, and commas in numbers. Begins
 * with a mark by which they know UTF-8.
 */
export function csvOf<Row>(columns: Column<Row>[], rows: Row[], language: Language): string {
  const isGerman = language === 'de';
  const separator = isGerman ? ';' : ',';
  const point = isGerman ? ',' : '.';
  const written = ({ format }: Column<Row>, cell: Cell): string => {
    if (cell === null) return '';
    if (cell instanceof Date) return cell.toISOString().slice(0, 10);
    if (typeof cell !== 'number') return quoted(String(cell));
    return (format ? cell.toFixed(2) : String(cell)).replace('.', point);
  };
  const head = columns.map(({ header }) => quoted(header));
  const lines = rows.map((row) => columns.map((column) => written(column, column.cell(row))));
  return `\uFEFF${[head, ...lines].map((cells) => `${cells.join(separator)}\r\n`).join('')}`;
}
