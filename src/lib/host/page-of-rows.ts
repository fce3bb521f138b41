import type { Direction } from '../../../contract/wire/paging.ts';

export interface RowPage<Row> {
  content: Row[];
  totalElements: number;
}

interface PageQuery<Row> {
  /** 0-based. */
  page: number;
  size: number;
  sort: keyof Row;
  direction: Direction;
}

/** Sorts and cuts a page out of all rows, for bare hosts. */
export function pageOfRows<Row extends { id: number }>(
  rows: readonly Row[],
  { page, size, sort, direction }: PageQuery<Row>,
): RowPage<Row> {
  const sign = direction === 'ASC' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => sign * compare(a[sort], b[sort]) || a.id - b.id);
  return { content: sorted.slice(page * size, (page + 1) * size), totalElements: rows.length };
}

/** Compares numbers by value and anything else as text; missing values come first. */
const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a ?? '').localeCompare(String(b ?? ''), 'de');
