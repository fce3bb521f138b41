export type Cell = string | number | boolean | Date | null;

export interface Column<Row> {
  header: string;
  /** Characters. */
  width: number;
  /** Excel's number format. */
  format?: string;
  cell: (row: Row) => Cell;
}

export interface SheetRow {
  cells: Cell[];
  /** It sums up rows above. */
  isTotal: boolean;
}

/** A table to be written while its rows are read. */
export interface Sheet {
  /** At most 31 characters. */
  name: string;
  columns: Omit<Column<never>, 'cell'>[];
  rows: AsyncIterator<SheetRow>;
}

/** A table of rows; totals come last. */
export function sheetOf<Row>(
  name: string,
  columns: Column<Row>[],
  rows: AsyncIterable<Row>,
  isTotal: (row: Row) => boolean = () => false,
): Sheet {
  async function* inCells() {
    for await (const row of rows)
      yield { cells: columns.map(({ cell }) => cell(row)), isTotal: isTotal(row) };
  }
  return { name, columns, rows: inCells() };
}

/** The sheet, once its first row is read: what fails until then is an error answer, not half a file. */
export async function begun({ rows, ...sheet }: Sheet): Promise<Sheet> {
  const first = await rows.next();
  async function* all() {
    for (let row = first; !row.done; row = await rows.next()) yield row.value;
  }
  return { ...sheet, rows: all() };
}

/** Formats of a wall time and of a day, as Excel writes them. */
export const momentFormat = 'yyyy-mm-dd hh:mm';
export const dayFormat = 'yyyy-mm-dd';
export const amountFormat = '#,##0.00';

/** Excel's format of an amount, with separators in the reader's language: `$1,368.00`, `1.368,00 €`. */
export function moneyFormat(currency: string): string {
  const [symbol] = new Intl.NumberFormat('en', { style: 'currency', currency })
    .formatToParts(0)
    .filter(({ type }) => type === 'currency');
  return currency === 'USD' ? '"$"#,##0.00' : `#,##0.00 "${symbol!.value}"`;
}
