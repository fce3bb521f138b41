import { and, asc, desc, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/wire/paging.ts';
import type { Queue } from './index.ts';
import { rowCount } from './row-counts.ts';
import { sortKey } from './sort-key.ts';

/** Rows to be read page by page. */
export interface RowSource {
  table: PgTable & { id: PgColumn };
  where?: SQL | undefined;
  /** The number of rows that meet it, where that can be had faster than by counting them; with the hidden if `countsHidden`. */
  count?: SQL | undefined;
  /** Whether no index helps to find the rows, as with words: then all are found once, for the page and for their number. */
  isFoundOnce?: boolean | undefined;
  /** Which rows there are at all; the rows' count knows only these. */
  shown?: SQL | undefined;
  /** Whether few are hidden, which are counted by themselves: then an index without that column can count the others. */
  countsHidden?: boolean | undefined;
  /** The number of all rows, for a table whose rows no trigger counts. */
  total?: SQL | undefined;
  /** The column they are ordered by. */
  by: PgColumn;
}

/** Which rows of the order. */
export interface Range {
  direction: Direction;
  size: number | Placeholder | SQL;
  offset: number | Placeholder | SQL;
}

/**
 * Orders by a column, then by id, so that no row is on two pages. Both have the same direction, so that one index serves
 * either order.
 */
export const orderBy = (column: PgColumn, id: PgColumn, { direction }: Pick<Range, 'direction'>) =>
  [sortKey(column), id].map((by) => (direction === 'DESC' ? desc(by) : asc(by)));

type Counted = Omit<RowSource, 'by' | 'isFoundOnce'>;

/** The number of rows that are shown, as a statement with the column `value`. */
export function countRows({ table, where, count, shown, countsHidden, total }: Counted): SQL {
  if (!where) return sql`select ${total ?? rowCount(table)} as value`;
  const counted = (condition: SQL | undefined) =>
    sql`(select count(*) from ${table} where ${condition})`;
  if (!shown || !countsHidden) return sql`select ${count ?? counted(and(shown, where))} as value`;
  return sql`select ${count ?? counted(where)} - ${counted(and(sql`not (${shown})`, where))} as value`;
}

/**
 * The parts of a statement that reads one page: `total` has one row, `ids` those of the page. Left-joined and ordered by
 * `order` they give the total even past the last page.
 */
export function pageParts(db: Queue, rows: RowSource, range: Range) {
  const matches = db.$with('found', {}).as(selectFound(rows));
  const isFoundOnce = rows.isFoundOnce && rows.where;
  const total = db
    .$with('total', { value: sql<number>`value`.mapWith(Number).as('value') })
    .as(isFoundOnce ? sql`select count(*) as value from found` : countRows(rows));
  const ids = db
    .$with('ids', { id: sql<number>`page_id`.as('page_id') })
    .as(isFoundOnce ? selectFromFound(range) : selectIds(rows, range));
  return {
    parts: isFoundOnce ? [matches, total, ids] : [total, ids],
    total,
    ids,
    order: orderBy(rows.by, rows.table.id, range),
  };
}

const selectFound = ({ table, where, by, shown }: RowSource) => sql`
  select ${table.id} as page_id, ${sortKey(by)} as key from ${table} where ${and(shown, where)}`;

function selectFromFound({ direction, size, offset }: Range): SQL {
  const way = sql.raw(direction);
  return sql`select page_id from found order by key ${way}, page_id ${way} limit ${size} offset ${offset}`;
}

const selectIds = (rows: RowSource, range: Range): SQL =>
  rows.where ? selectFromStart(rows, range) : selectFromEitherEnd(rows, range);

/**
 * Without a condition the number of rows is known, so that pages beyond the middle are read from the end: the last is as quick
 * as the first.
 */
function selectFromEitherEnd(rows: RowSource, range: Range): SQL {
  const { direction, size, offset } = range;
  const ofTotal = (expression: SQL) => sql`(select ${expression} from total)`;
  const isLate = sql`value < 2 * ${offset}::bigint`;
  const remaining = sql`value - ${offset}::bigint`;
  const early = selectFromStart({ ...rows, where: ofTotal(sql`not ${isLate}`) }, range);
  const late = selectFromStart(
    { ...rows, where: ofTotal(isLate) },
    {
      direction: direction === 'ASC' ? 'DESC' : 'ASC',
      size: ofTotal(sql`greatest(0, least(${size}::bigint, ${remaining}))`),
      offset: ofTotal(sql`greatest(0, ${remaining} - ${size}::bigint)`),
    },
  );
  // The limit again, for the planner: it cannot know that one of them has no rows.
  return sql`select page_id from (${early} union all ${late}) as either_way limit ${size}`;
}

const selectFromStart = ({ table, where, by, shown }: RowSource, range: Range): SQL => sql`(
  select ${table.id} as page_id from ${table} ${(shown ?? where) && sql`where ${and(shown, where)}`}
  order by ${sql.join(orderBy(by, table.id, range), sql`, `)} limit ${range.size} offset ${range.offset})`;
