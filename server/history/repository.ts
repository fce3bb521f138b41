import { and, desc, eq, sql } from 'drizzle-orm';
import type { Direction } from '../../contract/common.ts';
import type { HistoryEntry, HistoryKind } from '../../contract/history.ts';
import { limits } from '../../contract/limits.ts';
import type { Database } from '../db/index.ts';
import { selectPage } from '../db/page.ts';
import { history, users, vehicles } from '../db/schema/index.ts';

const nameOf = sql`nullif(trim(one.first_name || ' ' || one.last_name), '')`;

/** Who it was, with the name of today. */
const by = sql<HistoryEntry['by']>`case when ${history}.actor is not null then json_build_object(
  'id', ${history}.actor, 'name', (select ${nameOf} from ${users} as one where one.id = ${history}.actor)) end`;

/** What the record is called today. */
const subject = sql<string | null>`case ${history}.kind
  when 'vehicle' then (select one.model from ${vehicles} as one where one.id = ${history}.subject_id)
  when 'user' then (select ${nameOf} from ${users} as one where one.id = ${history}.subject_id) end`;

const { id, at, kind, subjectId, action, changes } = history;
const columns = { id, at, kind, by, action, changes };
const pages = { name: 'history', table: history, columns: { ...columns, subjectId, subject } };

export type HistoryRow = Awaited<ReturnType<ReturnType<typeof historyQueries>['of']>>[number];

export function historyQueries(db: Database) {
  return {
    /** A record's, newest first. */
    of: (of: HistoryKind, subject: number) =>
      db
        .select(columns)
        .from(history)
        .where(and(eq(kind, of), eq(subjectId, subject)))
        .orderBy(desc(id))
        .limit(limits.history),

    /** Of all records or those of one kind. */
    page: (query: { page: number; size: number; direction: Direction; kind?: HistoryKind }) =>
      selectPage(db, pages, {
        ...query,
        // Ids are in chronological order, and have an index.
        by: id,
        // This list has no counter of its rows: a condition makes the page count them.
        where: query.kind ? eq(kind, query.kind) : sql`true`,
      }),
  };
}
