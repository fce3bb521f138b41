import { asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/common.ts';
import type { PageQuery } from '../page.ts';
import type { Database } from './index.ts';
import { rowsIn } from './row-counts.ts';

interface Rows {
  table: PgTable & { id: PgColumn };
  where?: SQL | undefined;
  /** What they are put in order by. */
  by: PgColumn;
}

/** How many rows, after how many others. */
export interface Part {
  direction: Direction;
  size: number | Placeholder;
  offset: number | Placeholder;
}

export const partOf = ({ direction, page, size }: PageQuery): Part => ({
  direction,
  size,
  offset: page * size,
});

/**
 * By one column, and by the id where it is equal, so that no row is on two pages. Both in one direction, so that one index
 * over them gives either order.
 */
export const orderBy = (column: PgColumn, id: PgColumn, { direction }: Pick<Part, 'direction'>) =>
  [column, id].map((by) => (direction === 'DESC' ? desc(by) : asc(by)));

/**
 * The parts of a statement that reads one page: `total` has one row, `ids` those of the page. Left-joined and put in
 * `order` they give the total even past the last page.
 */
export function pageParts(db: Database, rows: Rows, part: Part) {
  const { total, ids } = rows.where ? counted(rows, part) : uncounted(rows, part);
  return {
    total: db.$with('total', { value: sql<number>`value`.mapWith(Number).as('value') }).as(total),
    ids: db.$with('ids', { id: sql<number>`page_id`.as('page_id') }).as(ids),
    order: orderBy(rows.by, rows.table.id, part),
  };
}

/** Of the rows that meet a condition. */
function counted({ table, where, by }: Rows, { direction, size, offset }: Part) {
  const order = orderBy(by, table.id, { direction });
  return {
    total: sql`select count(*) as value from ${table} where ${where}`,
    ids: read({ table, where, order, limit: sql`${size}`, offset: sql`${offset}` }),
  };
}

/**
 * Of all rows: their number is known, and a page behind the middle is read from the end, so that the last takes no longer
 * than the first.
 */
function uncounted({ table, by }: Rows, { direction, size, offset }: Part) {
  const backwards = direction === 'ASC' ? 'DESC' : 'ASC';
  const ofTotal = (expression: SQL) => sql`(select ${expression} from total)`;
  const isLate = sql`value < 2 * ${offset}::bigint`;
  const left = sql`value - ${offset}::bigint`;
  const early = read({
    table,
    where: ofTotal(sql`not ${isLate}`),
    order: orderBy(by, table.id, { direction }),
    limit: sql`${size}`,
    offset: sql`${offset}`,
  });
  const late = read({
    table,
    where: ofTotal(isLate),
    order: orderBy(by, table.id, { direction: backwards }),
    limit: ofTotal(sql`greatest(0, least(${size}::bigint, ${left}))`),
    offset: ofTotal(sql`greatest(0, ${left} - ${size}::bigint)`),
  });
  return {
    total: sql`select ${rowsIn(table)} as value`,
    // The limit once more, for the planner: it cannot know that one of them has no rows.
    ids: sql`select page_id from (${early} union all ${late}) as either_way limit ${size}`,
  };
}

interface Reading {
  table: PgTable & { id: PgColumn };
  where: SQL | undefined;
  order: SQL[];
  limit: SQL;
  offset: SQL;
}

const read = ({ table, where, order, limit, offset }: Reading) => sql`(
  select ${table.id} as page_id from ${table} where ${where}
  order by ${sql.join(order, sql`, `)} limit ${limit} offset ${offset})`;
