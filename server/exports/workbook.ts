import type { FastifyReply } from 'fastify';
import { workbookType } from '../../contract/office/exports.ts';

export type Cell = string | number | boolean | Date | null;

export interface Column<Row> {
  header: string;
  /** Characters. */
  width: number;
  /** Excel's number format. */
  format?: string;
  cell: (row: Row) => Cell;
}

/** Excel's format of a wall time. */
export const momentFormat = 'yyyy-mm-dd hh:mm';

/** Excel's format of a day. */
export const dayFormat = 'yyyy-mm-dd';

/** Excel's format of an amount, with separators in the reader's language: `$1,368.00`, `1.368,00 €`. */
export function moneyFormat(currency: string): string {
  const [symbol] = new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(0)
    .filter(({ type }) => type === 'currency');
  return currency === 'USD' ? '"$"#,##0.00' : `#,##0.00 "${symbol!.value}"`;
}

/** Streams rows as an Excel workbook. A failure before the first row becomes an error answer. */
export async function sendWorkbook<Row>(
  reply: FastifyReply,
  name: string,
  columns: Column<Row>[],
  rows: AsyncGenerator<Row>,
): Promise<FastifyReply> {
  const first = await rows.next();
  // Loaded on demand: only administrators need it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  const workbook = writeXlsxStream(cells(columns, first, rows), {
    name,
    columns: columns.map(({ header, width, format }) => ({ header, width, numFmt: format })),
    freezePane: { rows: 1 },
  });
  return reply
    .type(workbookType)
    .header('content-disposition', `attachment; filename=${name}.xlsx`)
    .header('cache-control', 'no-store')
    .send(workbook);
}

async function* cells<Row>(
  columns: Column<Row>[],
  first: IteratorResult<Row>,
  rest: AsyncGenerator<Row>,
): AsyncGenerator<Cell[]> {
  const toCells = (row: Row) => columns.map(({ cell }) => removeForbidden(cell(row)));
  if (first.done) return;
  yield toCells(first.value);
  for await (const row of rest) yield toCells(row);
}

/** Removes characters that XML forbids: a single one makes the workbook unreadable. */
const removeForbidden = (value: Cell): Cell =>
  typeof value === 'string'
    ? value.toWellFormed().replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    : value;
