import { asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/common.ts';
import type { Lane } from './index.ts';
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
  size: number | Placeholder | SQL;
  offset: number | Placeholder | SQL;
}

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
export function pageParts(db: Lane, rows: Rows, part: Part) {
  const { total, ids } = rows.where ? counted(rows, part) : uncounted(rows, part);
  return {
    total: db.$with('total', { value: sql<number>`value`.mapWith(Number).as('value') }).as(total),
    ids: db.$with('ids', { id: sql<number>`page_id`.as('page_id') }).as(ids),
    order: orderBy(rows.by, rows.table.id, part),
  };
}

/** Of the rows that meet a condition. */
const counted = (rows: Rows, part: Part) => ({
  total: sql`select count(*) as value from ${rows.table} where ${rows.where}`,
  ids: read(rows, part),
});

/**
 * Of all rows: their number is known, and a page behind the middle is read from the end, so that the last takes no longer
 * than the first.
 */
function uncounted(rows: Rows, part: Part) {
  const { direction, size, offset } = part;
  const ofTotal = (expression: SQL) => sql`(select ${expression} from total)`;
  const isLate = sql`value < 2 * ${offset}::bigint`;
  const left = sql`value - ${offset}::bigint`;
  const early = read({ ...rows, where: ofTotal(sql`not ${isLate}`) }, part);
  const late = read(
    { ...rows, where: ofTotal(isLate) },
    {
      direction: direction === 'ASC' ? 'DESC' : 'ASC',
      size: ofTotal(sql`greatest(0, least(${size}::bigint, ${left}))`),
      offset: ofTotal(sql`greatest(0, ${left} - ${size}::bigint)`),
    },
  );
  return {
    total: sql`select ${rowsIn(rows.table)} as value`,
    // The limit once more, for the planner: it cannot know that one of them has no rows.
    ids: sql`select page_id from (${early} union all ${late}) as either_way limit ${size}`,
  };
}

const read = ({ table, where, by }: Rows, part: Part) => sql`(
  select ${table.id} as page_id from ${table} where ${where}
  order by ${sql.join(orderBy(by, table.id, part), sql`, `)} limit ${part.size} offset ${part.offset})`;
