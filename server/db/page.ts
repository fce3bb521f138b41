import { asc, count, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { PageQuery } from '../page.ts';
import type { Database } from './index.ts';

interface Rows {
  table: PgTable;
  id: PgColumn;
  where: SQL | undefined;
  order: SQL[];
}

/** How many rows, after how many others. */
export interface Part {
  size: number | Placeholder;
  offset: number | Placeholder;
}

export const partOf = ({ page, size }: Pick<PageQuery, 'page' | 'size'>): Part => ({
  size,
  offset: page * size,
});

/**
 * By one column, and by the id where it is equal, so that no row is on two pages. Both in one direction, so that one index
 * over them gives either order.
 */
export const orderBy = (
  column: PgColumn,
  id: PgColumn,
  { direction }: Pick<PageQuery, 'direction'>,
) => [column, id].map((by) => (direction === 'DESC' ? desc(by) : asc(by)));

/**
 * The two halves of a statement that reads one page: `total` has one row, `ids` those of the page. Left-joined they give
 * the total even past the last page.
 */
export function pageParts(db: Database, rows: Rows, { size, offset }: Part) {
  const { table, id, where, order } = rows;
  const total = db
    .select({ value: count().as('value') })
    .from(table)
    .where(where)
    .as('total');
  const ids = db
    .select({ id: sql<number>`${id}`.as('page_id') })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset)
    .as('ids');
  return { total, ids };
}
