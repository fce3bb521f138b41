import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { ChangeCursor } from '../../contract/wire/changes.ts';
import type { Database } from '../db/index.ts';
import type { RowOf } from '../db/page.ts';
import { changes, type ChangeKind } from '../db/schema/own-use.ts';
import { locks } from '../db/transaction-locks.ts';

/** Records of which other programs keep copies. */
interface Copied<Selected extends Record<string, PgColumn | SQL>> {
  kind: ChangeKind;
  table: PgTable & { id: PgColumn };
  columns: Selected;
  /** Which of them there are at all: others are told of as deleted. */
  shown?: SQL;
  /** Another table, with one row for each of these. */
  join?: { table: PgTable; on: SQL };
}

/** Records as they are now, and when each was changed last; `row` is null if it is gone. Told are changes before `until`. */
export interface Changes<Row> {
  until: number;
  changes: { id: number; changedAt: Date; cursor: ChangeCursor; row: Row | null }[];
  hasMore: boolean;
}

type Selection<Selected> = RowOf<Selected> & {
  id: number | null;
  changeId: number;
  changedAt: Date;
  changedMicros: number;
};

const microsecond = sql`interval '1 microsecond'`;
const toMicros = (instant: SQL | PgColumn) =>
  sql`(extract(epoch from ${instant}) * 1000000)::bigint`;
const toInstant = (micros: number) =>
  sql`(timestamptz 'epoch' + ${micros}::bigint * ${microsecond})`;

/**
 * Up to `size` changes after the cursor, in the order of time, and whether there are more. Answers none of a transaction that is
 * still under way, nor what came later: each change is answered, sooner or later, and after all that were answered before.
 */
export async function selectChanges<Selected extends Record<string, PgColumn | SQL>>(
  db: Database,
  { kind, table, columns, shown, join }: Copied<Selected>,
  after: ChangeCursor,
  size: number,
): Promise<Changes<RowOf<Selected>>> {
  const until = await findHorizon(db);
  const statement = db
    .select({
      ...columns,
      // By names that no column has.
      changeId: changes.subjectId,
      changedAt: changes.changedAt,
      changedMicros: toMicros(changes.changedAt).mapWith(Number),
    })
    .from(changes)
    .leftJoin(table, and(eq(table.id, changes.subjectId), shown))
    .$dynamic();
  const rows: Record<string, unknown>[] = await (
    join ? statement.leftJoin(join.table, join.on) : statement
  )
    .where(
      and(
        eq(changes.kind, kind),
        sql`(${changes.changedAt}, ${changes.subjectId}) > (${toInstant(after.micros)}, ${after.id}::integer)`,
        sql`${changes.changedAt} < ${toInstant(until)}`,
      ),
    )
    .orderBy(asc(changes.changedAt), asc(changes.subjectId))
    .limit(size + 1);
  return {
    until,
    hasMore: rows.length > size,
    changes: (rows as Selection<Selected>[])
      .slice(0, size)
      .map(({ changeId, changedAt, changedMicros, ...row }) => ({
        id: changeId,
        changedAt,
        cursor: { micros: changedMicros, id: changeId },
        row: row.id === null ? null : (row as unknown as RowOf<Selected>),
      })),
  };
}

/** One of these records as it is now; null if it is gone. */
export async function selectCopied<Selected extends Record<string, PgColumn | SQL>>(
  db: Database,
  { table, columns, shown, join }: Copied<Selected>,
  id: number,
): Promise<RowOf<Selected> | null> {
  const statement = db
    .select(columns as Record<string, PgColumn | SQL>)
    .from(table)
    .$dynamic();
  const [row] = await (join ? statement.leftJoin(join.table, join.on) : statement).where(
    and(eq(table.id, id), shown),
  );
  return (row ?? null) as RowOf<Selected> | null;
}

/**
 * The time, in microseconds, before which every change is visible from now on: the start of the oldest transaction that has noted one
 * and goes on (`note_change`). Who begins later takes their time later. A statement of its own, before the one that reads: what ends
 * between the two is visible to that.
 */
async function findHorizon(db: Database): Promise<number> {
  const started = sql`timestamptz '2020-01-01 00:00Z' + objid::bigint * interval '1 second'`;
  const { rows } = await db.execute<{ micros: string }>(sql`
    select ${toMicros(sql`least(statement_timestamp(), min(${started}))`)} as micros
    from pg_locks where locktype = 'advisory' and classid = ${locks.change} and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`);
  return Number(rows[0]!.micros);
}
