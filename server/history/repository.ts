import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import type {
  HistoryEntry,
  historyFilters,
  HistoryKind,
  historySorts,
} from '../../contract/office/history.ts';
import { limits } from '../../contract/values/limits.ts';
import type { Database } from '../db/index.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { blocks, history, users, vehicles } from '../db/schema/index.ts';
import { snapshotCache } from '../load/snapshots.ts';
import { startOfDay } from '../time/wall-times.ts';

/** As staff name a vehicle: `vehicleName` of the contract. */
const vehicleName = sql`concat_ws(', ', one.model, nullif(one.licence_plate, ''))`;
const nameOf = sql`nullif(trim(one.first_name || ' ' || one.last_name), '')`;

/** Who it was, with the name of today. */
const by = sql<HistoryEntry['by']>`case when ${history}.actor is not null then json_build_object(
  'id', ${history}.actor, 'name', (select ${nameOf} from ${users} as one where one.id = ${history}.actor),
  'key', ${history}.key_name) end`;

/** What the record is called today; of a block, while it is there, its vehicle. */
const subject = sql<string | null>`case ${history}.kind
  when 'vehicle' then (select ${vehicleName} from ${vehicles} as one where one.id = ${history}.subject_id)
  when 'block' then (select ${vehicleName} from ${vehicles} as one join ${blocks} as block on block.vehicle_id = one.id
    where block.id = ${history}.subject_id)
  when 'user' then (select ${nameOf} from ${users} as one where one.id = ${history}.subject_id) end`;

const vehicleIn = (side: 'from' | 'to') =>
  sql`(${history}.changes -> 'vehicle_id' ->> ${sql.raw(`'${side}'`)})::integer`;
/** What the vehicles are called today between which a record moved. */
const models = sql<HistoryEntry['vehicles']>`(
  select json_object_agg(one.id, ${vehicleName}) from ${vehicles} as one
  where one.id in (${vehicleIn('from')}, ${vehicleIn('to')}))`;

const { id, at, kind, subjectId, action, changes } = history;
const columns = { id, at, kind, by, action, changes, vehicles: models };
const pages = {
  table: history,
  columns: { ...columns, subjectId, subject },
  // What was counted before, and what came since.
  total: sql`${sql.placeholder('counted')}::bigint
    + (select count(*) from ${history} where ${history}.id > ${sql.placeholder('upTo')}::bigint)`,
};

/** Up to this many rows are counted for each page. */
const defaultThreshold = 10_000;

type HistoryPage = PageQuery<(typeof historySorts)[number]> & FilterOf<typeof historyFilters>;
export type HistoryRow = Awaited<ReturnType<ReturnType<typeof historyQueries>['of']>>[number];

/** With more than `threshold` changes a page does not count them all again; what was purged in the last minute is in its total. */
export function historyQueries(db: Database, zone: string, threshold = defaultThreshold) {
  const cached = snapshotCache<{ counted: number; upTo: number }>();
  const count = async () => {
    const [all] = await db
      .select({
        counted: sql<number>`count(*)`.mapWith(Number),
        upTo: sql<number>`coalesce(max(${id}), 0)`.mapWith(Number),
      })
      .from(history);
    return all!;
  };
  const countedBefore = async () => {
    const { value } = await cached('all', count);
    return value.counted > threshold ? value : { counted: 0, upTo: 0 };
  };

  return {
    /** A record's, newest first. */
    of: (of: HistoryKind, subject: number) =>
      db
        .select(columns)
        .from(history)
        .where(and(eq(kind, of), eq(subjectId, subject)))
        .orderBy(desc(id))
        .limit(limits.history),

    /** Of all records, or those that were changed by somebody, on some days by the clock in `zone`, or are of one kind. */
    page: async (query: HistoryPage) => {
      const { from, until } = query;
      const where = allOf<typeof historyFilters>({
        kind: query.kind && eq(kind, query.kind),
        subjectId: query.subjectId === undefined ? undefined : eq(subjectId, query.subjectId),
        by: query.by === undefined ? undefined : eq(history.actor, query.by),
        from: from ? gte(at, startOfDay(from, zone)) : undefined,
        until: until ? lt(at, startOfDay(until, zone, 1)) : undefined,
      });
      return selectPage(db, pages, {
        ...query,
        // Ids are in chronological order, and have an index.
        by: id,
        where,
        ...(!where && { values: await countedBefore() }),
      });
    },
  };
}
