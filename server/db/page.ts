import { sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/wire/paging.ts';
import type { Queue } from './index.ts';
import { pageParts, type Range, type RowSource } from './page-parts.ts';

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
interface List<Selected extends Columns> extends Pick<
  RowSource,
  'table' | 'shown' | 'countsHidden' | 'total'
> {
  /** The columns to select; `id` is the table's. */
  columns: Selected;
  /** Another table, with one row for each of these. */
  join?: { table: PgTable; on: SQL };
}

/** Which of its rows. */
type Selection = Pick<RowSource, 'by' | 'where' | 'count' | 'isFoundOnce'>;

interface PageRequest extends Pick<PageQuery, 'page' | 'size' | 'direction'>, Selection {
  /** Values for placeholders in the list's columns. */
  values?: Record<string, unknown>;
}

type Value<Selected> = Selected extends Column
  ? GetColumnData<Selected>
  : Selected extends SQL<infer Data>
    ? Data
    : never;
export type RowOf<Selected> = { [Name in keyof Selected]: Value<Selected[Name]> };

/** Reads one page of a list. */
export async function selectPage<Selected extends Columns>(
  queue: Queue,
  list: List<Selected>,
  { page, size, direction, values = {}, ...selection }: PageRequest,
): Promise<Page<RowOf<Selected>>> {
  const range = { direction, size: sql`${size}`, offset: sql`${page * size}` };
  return pageOf(await pageStatement(queue, list, selection, range).prepare('').execute(values));
}

/** The statement of a page, whose rows `pageOf` reads: finds the ids first, and then all else of few rows. */
export function pageStatement(
  queue: Queue,
  { columns, join, ...list }: List<Columns>,
  selection: Selection,
  range: Range,
) {
  const { table } = list;
  const { parts, total, ids, order } = pageParts(queue, { ...list, ...selection }, range);
  const statement = queue
    .with(...parts)
    .select({ ...columns, total: total.value })
    .from(total)
    .leftJoin(ids, sql`true`)
    .leftJoin(table, sql`${table.id} = ${ids.id}`)
    .$dynamic();
  return (join ? statement.leftJoin(join.table, join.on) : statement).orderBy(...order);
}

/** Past the last page there is a row with the total alone. */
export function pageOf<Row>(result: (Record<string, unknown> & { total: number })[]): Page<Row> {
  const rows = result.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]));
  return { total: result[0]!.total, rows: rows as Row[] };
}
