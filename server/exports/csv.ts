import type { FastifyReply } from 'fastify';
import { csvType } from '../../contract/office/exports.ts';
import type { Language } from '../../contract/texts/language.ts';
import { sendFile } from './send-file.ts';
import { begun, dayFormat, type Cell, type Sheet } from './sheet.ts';
import { inChunks } from './zip.ts';

/** What programs would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** A text in quotes, so that separators and line breaks stay in its cell. One that looks like a formula stays a text. */
const quoted = (text: string): string =>
  `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

/** A wall time or a day in its column's format, which spreadsheets know as such. */
function moment(wallTime: Date, format = dayFormat): string {
  const [day, time] = wallTime.toISOString().split('T') as [string, string];
  const [year, month, date] = day.split('-') as [string, string, string];
  return format
    .replace('hh:mm', time.slice(0, 5))
    .replace('yyyy', year)
    .replace('mm', month)
    .replace('dd', date);
}

/** A sheet as CSV, the way spreadsheets of a language read it: German ones expect semicolons, and commas in numbers. */
export async function* csvOf({ columns, rows }: Sheet, language: Language): AsyncGenerator<string> {
  const isGerman = language === 'de';
  const written = ({ format }: Sheet['columns'][number], cell: Cell): string => {
    if (cell === null) return '';
    if (cell instanceof Date) return moment(cell, format);
    if (typeof cell !== 'number') return quoted(String(cell));
    return (format ? cell.toFixed(2) : String(cell)).replace('.', isGerman ? ',' : '.');
  };
  const line = (cells: string[]) => `${cells.join(isGerman ? ';' : ',')}\r\n`;
  // Begins with a mark by which they know UTF-8.
  yield `\uFEFF${line(columns.map(({ header }) => quoted(header)))}`;
  for (let row = await rows.next(); !row.done; row = await rows.next())
    yield line(row.value.cells.map((cell, index) => written(columns[index]!, cell)));
}

/** Sends CSV as a file. A failure before the first row becomes an error answer. */
export async function sendCsv(
  reply: FastifyReply,
  name: string,
  sheet: Sheet,
  language: Language,
): Promise<FastifyReply> {
  return sendFile(reply, {
    name: `${name}.csv`,
    type: `${csvType}; charset=utf-8`,
    chunks: inChunks(csvOf(await begun(sheet), language)),
  });
}
