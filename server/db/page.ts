import { createHash } from 'node:crypto';
import { eq, sql, type Column, type GetColumnData, type SQL } from 'drizzle-orm';
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Direction } from '../../contract/common.ts';
import { limits } from '../../contract/limits.ts';
import type { Lane } from './index.ts';
import { pageParts, type Part } from './page-parts.ts';

export interface PageQuery<Sort extends string = string> {
  page: number;
  size: number;
  sort: Sort;
  direction: Direction;
}

/** Rows of one page and how many there are on all pages. */
export interface Page<Row> {
  rows: Row[];
  total: number;
}

type Columns = Record<string, PgColumn | SQL> & { id: PgColumn };

/** A list that is read page by page. */
interface List<Selected extends Columns> {
  /** Begins the names of its statements. */
  name: string;
  table: PgTable & { id: PgColumn };
  /** What is read of each row; `id` is the table's. */
  columns: Selected;
  /** Another table that has one row for each of these. */
  join?: { table: PgTable; on: SQL };
  /** Whether the same plan is good for all of its pages, so that PostgreSQL is kept from planning each of them anew. */
  isPlannedOnce?: boolean;
}

interface Wanted extends Pick<PageQuery, 'page' | 'size' | 'direction'> {
  /** What the list is put in order by. */
  by: PgColumn;
  where?: SQL | undefined;
  /** Of placeholders among the list's columns. */
  values?: Record<string, unknown>;
}

type Value<Selected> = Selected extends Column
  ? GetColumnData<Selected>
  : Selected extends SQL<infer Data>
    ? Data
    : never;
type Row<Selected> = { [Name in keyof Selected]: Value<Selected[Name]> };

/**
 * Reads one page of a list. All pages of one order and one kind of condition are the same prepared statement: to build and
 * to plan it takes longer than to run it.
 */
export async function selectPage<Selected extends Columns>(
  lane: Lane,
  list: List<Selected>,
  { page, size, direction, by, where, values }: Wanted,
): Promise<Page<Row<Selected>>> {
  const condition = where && dialect.sqlToQuery(where);
  const isScreen = size === limits.page.screen;
  const key = [list.name, list.isPlannedOnce, by.name, direction, isScreen, condition?.sql].join(
    ' ',
  );
  const statement = prepared(lane, key, (name) => {
    const offset = sql.placeholder('offset');
    const part = {
      direction,
      // What the site asks for. Of a written number the planner knows how few rows it has to join.
      size: isScreen ? sql.raw(`${size}`) : sql.placeholder('size'),
      // The planner does not look into a subquery for a value that makes another plan seem slightly cheaper.
      offset: list.isPlannedOnce ? sql`(select ${offset}::bigint)` : offset,
    };
    const conditionOf = condition && withPlaceholders(condition);
    return pageStatement(lane, list, { by, where: conditionOf, part }).prepare(name);
  });
  const given = { ...values, ...condition?.params, size, offset: page * size };
  const rows = await statement.execute(given);
  // Past the last page there is one row, with nothing but the total.
  const found = rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row]));
  return { total: rows[0]!.total, rows: found as Row<Selected>[] };
}

const dialect = new PgDialect();

function pageStatement(
  lane: Lane,
  { table, columns, join }: List<Columns>,
  { by, where, part }: { by: PgColumn; where: SQL | undefined; part: Part },
) {
  const { total, ids, order } = pageParts(lane, { table, where, by }, part);
  const statement = lane
    .with(total, ids)
    .select({ ...columns, total: total.value })
    .from(total)
    .leftJoin(ids, sql`true`)
    .leftJoin(table, eq(table.id, ids.id))
    .$dynamic();
  return (join ? statement.leftJoin(join.table, join.on) : statement).orderBy(...order);
}

type Prepared = ReturnType<ReturnType<typeof pageStatement>['prepare']>;

/** Statements that each connection of a lane keeps; those of further kinds are not prepared. */
const most = 100;
const known = new WeakMap<Lane, Map<string, Prepared>>();

/** Prepares a statement when it is first asked for. */
function prepared(lane: Lane, key: string, prepare: (name: string) => Prepared): Prepared {
  const statements = known.getOrInsertComputed(lane, () => new Map<string, Prepared>());
  const statement = statements.get(key);
  if (statement) return statement;
  if (statements.size >= most) return prepare('');
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 16);
  const made = prepare(`${key.split(' ', 1)[0]}_page_${hash}`);
  statements.set(key, made);
  return made;
}

/** A condition whose values are given later, each by its number. */
function withPlaceholders(condition: { sql: string; params: unknown[] }): SQL {
  const [first, ...others] = condition.sql.split(/\$\d+/);
  if (others.length !== condition.params.length) throw new Error('A condition holds a `$1` itself');
  const rest = others.map((part, place) => sql`${sql.placeholder(`${place}`)}${sql.raw(part)}`);
  return sql.join([sql.raw(first!), ...rest]);
}
