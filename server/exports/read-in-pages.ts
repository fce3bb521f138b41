import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/wire/paging.ts';
import { orderBy } from '../db/page-parts.ts';
import { sortKey } from '../db/sort-key.ts';

/** Rows per statement: twice as many take half as much memory again. A cursor would occupy the embedded database's only connection. */
const pageSize = 500;

/** Rows are ordered by a column, then by id. */
export interface Order {
  by: PgColumn;
  id: PgColumn;
  direction: Direction;
}

/** What selects one page. */
export interface PageParts {
  /** The condition that a row follows the previous page; undefined for the first. */
  after: SQL | undefined;
  order: SQL[];
  limit: number;
  /** The row's value of the order, to be selected with it. */
  position: SQL<string>;
}

/** Reads all rows in order, page by page. */
export async function* readInPages<Row extends { id: number; position: string }>(
  order: Order,
  readPage: (parts: PageParts) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const parts = {
    order: orderBy(order.by, order.id, order),
    limit: pageSize,
    // As text, because JavaScript's dates have no microseconds.
    position: sql<string>`${sortKey(order.by)}::text`,
  };
  let rows = await readPage({ ...parts, after: undefined });
  yield* rows;
  while (rows.length === pageSize) {
    rows = await readPage({ ...parts, after: isAfter(order, rows.at(-1)!) });
    yield* rows;
  }
}

function isAfter({ by, id, direction }: Order, last: { id: number; position: string }): SQL {
  const position = sql`${last.position}::text::${sql.raw(by.getSQLType())}`;
  const operator = sql.raw(direction === 'DESC' ? '<' : '>');
  return sql`(${sortKey(by)}, ${id}) ${operator} (${position}, ${last.id}::integer)`;
}
