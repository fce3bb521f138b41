import { and, eq, sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/wire/paging.ts';
import { limits } from '../../contract/values/limits.ts';
import type { Lane } from './index.ts';
import { countRows, orderBy, pageParts, type Range } from './page-parts.ts';
import { preparedOnce } from './prepared-once.ts';
import { unseen } from './unseen.ts';

export interface PageQuery<Sort extends string = string> {
  page: number;
  size: number;
  sort: Sort;
  direction: Direction;
}

/** The rows of one page, and the number of rows on all pages. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

type Columns = Record<string, PgColumn | SQL> & { id: PgColumn };

/** A list that is read page by page. */
interface List<Selected extends Columns> {
  /** The prefix of its statements' names. */
  name: string;
  table: PgTable & { id: PgColumn };
  /** The columns to select; `id` is the table's. */
  columns: Selected;
  /** Another table, with one row for each of these. */
  join?: { table: PgTable; on: SQL };
  /** Which rows there are at all; the rows' count knows only these. */
  shown?: SQL;
  /** Whether few are not shown, of which there is an index. */
  countsHidden?: boolean;
  /** The number of all rows, for a table whose rows no trigger counts. */
  total?: SQL;
  /** Whether one plan is good for all pages, so that PostgreSQL is kept from planning each of them again. */
  hasGenericPlan?: boolean;
}

interface PageRequest extends Pick<PageQuery, 'page' | 'size' | 'direction'> {
  /** The column to order by. */
  by: PgColumn;
  where?: SQL | undefined;
  /** The number of rows that meet it, where that can be had faster than by counting them; with the hidden if `countsHidden`. */
  count?: SQL | undefined;
  /** Whether no index helps to find the rows, as with words: then all are read once, for the page and for their number. */
  scans?: boolean;
  /** Values for placeholders in the list's columns. */
  values?: Record<string, unknown>;
}

type Value<Selected> = Selected extends Column
  ? GetColumnData<Selected>
  : Selected extends SQL<infer Data>
    ? Data
    : never;
type Row<Selected> = { [Name in keyof Selected]: Value<Selected[Name]> };

/** Pages that skip fewer rows are read from the start, without asking which end is nearer. */
const nearRows = 1000;

/** Reads one page of a list. */
export async function selectPage<Selected extends Columns>(
  lane: Lane,
  list: List<Selected>,
  request: PageRequest,
): Promise<Page<Row<Selected>>> {
  const isNear = request.page * request.size < nearRows;
  // A search for punctuation has no words, so there is nothing to find.
  const scans = request.scans && request.where;
  const build = scans ? scanStatement : isNear ? nearStatement : null;
  const near = build ? await readPage(lane, list, request, build) : [];
  if (build && near.length === 0 && request.page === 0) return { total: 0, rows: [] };
  // Past the last page only the other statement has a row: one with the total alone.
  const page = near.length > 0 ? near : await readPage(lane, list, request, farStatement);
  const rows = page.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]));
  return { total: page[0]!.total, rows: rows as Row<Selected>[] };
}

/**
 * All pages with one order and one kind of condition share a prepared statement: building and planning it takes longer than
 * running it.
 */
async function readPage(
  lane: Lane,
  list: List<Columns>,
  { page, size, direction, by, where, count, values }: PageRequest,
  build: typeof nearStatement | typeof scanStatement | typeof farStatement,
) {
  const conditions = [where ?? [], count ?? []].flat().map((part) => dialect.sqlToQuery(part));
  const isSitesSize = size === limits.page.screen;
  const isFirst = page === 0 && !list.hasGenericPlan;
  const options = [
    list.hasGenericPlan,
    by.name,
    direction,
    isSitesSize,
    isFirst,
    ...conditions.map(({ sql: text }) => text),
  ];
  const key = [build.name, ...options].join(' ');
  const statement = preparedOnce(lane, `${list.name}_page`, key, (name) => {
    const offset = isFirst ? sql.raw('0') : sql.placeholder('offset');
    const range = {
      direction,
      // What the site requests most. From literals the planner knows how few rows it has to join.
      size: isSitesSize ? sql.raw(`${size}`) : sql.placeholder('size'),
      offset: list.hasGenericPlan ? unseen(sql`${offset}::bigint`) : offset,
    };
    const [condition, counting] = withPlaceholders(conditions);
    const wanted = { where: condition, count: counting };
    return build(lane, list, { by, ...wanted, range }).prepare(name);
  });
  const params = conditions.flatMap((condition) => condition.params);
  return statement.execute({ ...values, ...params, size, offset: page * size });
}

const dialect = new PgDialect();

interface Parts {
  by: PgColumn;
  where: SQL | undefined;
  count?: SQL | undefined;
  range: Range;
}

/** For the first pages: reads the list from its start. Answers no row past the last page. */
export function nearStatement(
  lane: Lane,
  { table, columns, join, shown, countsHidden, total: all }: List<Columns>,
  { by, where, count, range }: Parts,
) {
  const counted = countRows({ table, where, count, shown, countsHidden, total: all });
  const total = sql<number>`(${counted})`.mapWith(Number);
  const statement = lane
    .select({ ...columns, total })
    .from(table)
    .where(and(shown, where))
    .$dynamic();
  const [first, last] = orderBy(by, table.id, range);
  // Drizzle's own `limit` takes no SQL.
  const end = sql`${last} limit ${range.size} offset ${range.offset}`;
  return (join ? statement.innerJoin(join.table, join.on) : statement).orderBy(first!, end);
}

/** For conditions that no index helps with: finds and counts the rows at once. Answers no row past the last page. */
function scanStatement(
  lane: Lane,
  { table, columns, join, shown }: List<Columns>,
  { by, where, range }: Parts,
) {
  const order = orderBy(by, table.id, range);
  const matching = lane
    .$with('matching', {
      id: sql<number>`page_id`.as('page_id'),
      value: sql<number>`value`.mapWith(Number).as('value'),
    })
    .as(
      sql`(select ${table.id} as page_id, count(*) over () as value from ${table} where ${and(shown, where)}
      order by ${sql.join(order, sql`, `)} limit ${range.size} offset ${range.offset})`,
    );
  const statement = lane
    .with(matching)
    .select({ ...columns, total: matching.value })
    .from(matching)
    .innerJoin(table, eq(table.id, matching.id))
    .$dynamic();
  return (join ? statement.innerJoin(join.table, join.on) : statement).orderBy(...order);
}

/** For all pages: finds the ids first, from the nearer end. */
function farStatement(
  lane: Lane,
  { table, columns, join, shown, countsHidden, total: all }: List<Columns>,
  { by, where, count, range }: Parts,
) {
  const source = { table, where, count, by, shown, countsHidden, total: all };
  const { total, ids, order } = pageParts(lane, source, range);
  const statement = lane
    .with(total, ids)
    .select({ ...columns, total: total.value })
    .from(total)
    .leftJoin(ids, sql`true`)
    .leftJoin(table, eq(table.id, ids.id))
    .$dynamic();
  return (join ? statement.leftJoin(join.table, join.on) : statement).orderBy(...order);
}

/** Conditions with a placeholder for each value, numbered through all of them. */
function withPlaceholders(conditions: { sql: string; params: unknown[] }[]): SQL[] {
  let number = 0;
  return conditions.map((condition) => {
    const [first, ...others] = condition.sql.split(/\$\d+/);
    if (others.length !== condition.params.length)
      throw new Error('A condition contains a literal `$1`');
    const rest = others.map((part) => sql`${sql.placeholder(`${number++}`)}${sql.raw(part)}`);
    return sql.join([sql.raw(first!), ...rest]);
  });
}
