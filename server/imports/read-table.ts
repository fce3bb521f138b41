import { limits } from '../../contract/values/limits.ts';
import { decodeText } from './decode-text.ts';
import { isEmpty, type Fault, type Row } from './table.ts';

/** The rows of CSV or of an Excel workbook, without empty ones. Which of them it is, its content tells. */
export async function readTable(bytes: Uint8Array): Promise<Row[] | Fault> {
  const all = await read(bytes).catch(() => null);
  if (!all) return { fault: 'not_a_table' };
  const rows = all.filter(({ cells }) => !isEmpty(cells));
  const { rows: most, columns, characters } = limits.imports;
  const isTooLarge =
    rows.length > most + 1 ||
    rows.some(({ cells }) => cells.length > columns) ||
    charactersIn(rows) > characters;
  return isTooLarge ? { fault: 'too_many_rows' } : rows;
}

/** A workbook holds once what many of its cells show; whoever gets its rows, gets each. */
const charactersIn = (rows: readonly Row[]): number =>
  rows
    .flatMap(({ cells }) => cells)
    .reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0), 0);

async function read(bytes: Uint8Array): Promise<Row[] | null> {
  const isPacked = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isPacked) return (await import('./read-workbook.ts')).readWorkbook(bytes);
  const text = decodeText(bytes);
  return text === null ? null : (await import('./read-csv.ts')).readCsv(text);
}
