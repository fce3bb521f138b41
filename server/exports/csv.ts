import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvType } from '../../contract/office/exports.ts';
import type { Language } from '../../contract/texts/language.ts';
import { momentFormat, type Cell, type Column } from './workbook.ts';

/** What programs would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text in quotes, so that separators and line breaks stay in its cell. One that looks like a formula stays a text. */
const quoted = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A wall time or a day, which spreadsheets know as such. */
const moment = (wallTime: Date, hasTime: boolean): string =>
  wallTime
    .toISOString()
    .slice(0, hasTime ? 16 : 10)
    .replace('T', ' ');

/** How spreadsheets of a language read CSV: German ones expect semicolons, and commas in numbers. */
function writerOf<Row>(columns: Column<Row>[], language: Language) {
  const isGerman = language === 'de';
  const point = isGerman ? ',' : '.';
  const written = ({ format }: Column<Row>, cell: Cell): string => {
    if (cell === null) return '';
    if (cell instanceof Date) return moment(cell, format === momentFormat);
    if (typeof cell !== 'number') return quoted(String(cell));
    return (format ? cell.toFixed(2) : String(cell)).replace('.', point);
  };
  const line = (cells: string[]) => `${cells.join(isGerman ? ';' : ',')}\r\n`;
  return {
    // Begins with a mark by which they know UTF-8.
    head: `\uFEFF${line(columns.map(({ header }) => quoted(header)))}`,
    lineOf: (row: Row) => line(columns.map((column) => written(column, column.cell(row)))),
  };
}

/** Rows as CSV, the way spreadsheets of that language open it. */
export function csvOf<Row>(columns: Column<Row>[], rows: Row[], language: Language): string {
  const { head, lineOf } = writerOf(columns, language);
  return head + rows.map(lineOf).join('');
}

/** Sends CSV as a file. A failure before the first row becomes an error answer. */
export async function sendCsv<Row>(
  reply: FastifyReply,
  name: string,
  columns: Column<Row>[],
  rows: AsyncGenerator<Row>,
  language: Language,
): Promise<FastifyReply> {
  const { head, lineOf } = writerOf(columns, language);
  const first = await rows.next();
  async function* lines() {
    yield first.done ? head : head + lineOf(first.value);
    for await (const row of rows) yield lineOf(row);
  }
  return reply
    .type(`${csvType}; charset=utf-8`)
    .header('content-disposition', `attachment; filename=${name}.csv`)
    .header('cache-control', 'no-store')
    .send(Readable.from(lines()));
}
