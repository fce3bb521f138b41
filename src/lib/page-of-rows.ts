import type { Direction } from '../../contract/common.ts';

export interface RowPage<Row> {
  content: Row[];
  totalElements: number;
}

interface Wanted<Row> {
  /** 0-based. */
  page: number;
  size: number;
  sort: keyof Row;
  direction: Direction;
}

/** The page that was asked for, of rows that a host sent all at once. */
export function pageOfRows<Row extends { id: number }>(
  rows: readonly Row[],
  { page, size, sort, direction }: Wanted<Row>,
): RowPage<Row> {
  const sign = direction === 'ASC' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => sign * compare(a[sort], b[sort]) || a.id - b.id);
  return { content: sorted.slice(page * size, (page + 1) * size), totalElements: rows.length };
}

/** Numbers by their size, anything else as text; what is missing comes first. */
const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one ?? '').localeCompare(String(other ?? ''));
