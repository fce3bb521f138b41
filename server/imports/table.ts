import type { ErrorCode } from '../../contract/values/errors.ts';

/** A cell as the file has it: text from CSV, also numbers, dates (in UTC) and truth values from Excel. */
export type Cell = string | number | boolean | Date | null;

export interface Row {
  /** As spreadsheets count; the first is 1. */
  number: number;
  cells: Cell[];
}

/** Why a file is not imported. */
export interface Fault {
  fault: Extract<ErrorCode, 'not_a_table' | 'too_many_rows' | 'no_headings'>;
}

/** Whether a row has nothing in it but separators. */
export const isEmpty = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));
