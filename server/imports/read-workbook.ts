import { streamXlsxRows } from 'hucre/xlsx';
import { limits } from '../../contract/values/limits.ts';
import { isEmpty, type Row } from './table.ts';
import { unpackedSize } from './unpacked-size.ts';

/**
 * The rows of an Excel workbook's first sheet, up to the first one that is too many or too wide. Formulas are what they last
 * resulted in. Null if it unpacks to too much.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<Row[] | null> {
  if (unpackedSize(bytes) > limits.imports.unpacked) return null;
  const { rows: mostRows, columns } = limits.imports;
  const rows: Row[] = [];
  for await (const { index, values: cells } of streamXlsxRows(bytes)) {
    // Some programs write each row that a sheet can have.
    if (isEmpty(cells)) continue;
    rows.push({ number: index + 1, cells });
    if (rows.length > mostRows + 1 || cells.length > columns) break;
  }
  return rows;
}
