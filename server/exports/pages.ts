import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/common.ts';
import { orderBy } from '../db/page-parts.ts';

/** Rows per statement. A cursor would hold the embedded database's only connection. */
const pageSize = 1000;

/** The order of rows: by a column, then by id. */
export interface Order {
  by: PgColumn;
  id: PgColumn;
  direction: Direction;
}

/** What a page of rows is asked for. */
export interface Asked {
  /** Only the rows behind the last page's; undefined at first. */
  behind: SQL | undefined;
  order: SQL[];
  limit: number;
  /** To be selected with each row: where it stands in the order. */
  place: SQL<string>;
}

/** All rows in an order, read page by page. */
export async function* inPages<Row extends { id: number; place: string }>(
  order: Order,
  page: (asked: Asked) => Promise<Row[]>,
): AsyncGenerator<Row> {
  const asked = {
    order: orderBy(order.by, order.id, order),
    limit: pageSize,
    // As text: a JavaScript date has no microseconds.
    place: sql<string>`${order.by}::text`,
  };
  let rows = await page({ ...asked, behind: undefined });
  yield* rows;
  while (rows.length === pageSize) {
    rows = await page({ ...asked, behind: behind(order, rows.at(-1)!) });
    yield* rows;
  }
}

function behind({ by, id, direction }: Order, last: { id: number; place: string }): SQL {
  const place = sql`${last.place}::text::${sql.raw(by.getSQLType())}`;
  const beyond = sql.raw(direction === 'DESC' ? '<' : '>');
  return sql`(${by}, ${id}) ${beyond} (${place}, ${last.id}::integer)`;
}
