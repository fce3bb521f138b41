import { eq, sql, type SQL } from 'drizzle-orm';
import type { Status } from '../../contract/reservations.ts';
import { contains } from '../db/contains.ts';
import type { Database } from '../db/index.ts';
import { pageParts, partOf } from '../db/page.ts';
import { reservations, users, vehicles } from '../db/schema.ts';
import type { Page, PageQuery } from '../db/page.ts';

/** A part of the timeline: from `start` to before `end`, of the vehicles whose model holds `search`. */
interface View {
  start: Date;
  end: Date;
  search?: string | undefined;
}

interface Bar {
  id: number;
  userId: number;
  customer: string;
  /** ISO instants. */
  pickUpAt: string;
  dropOffAt: string;
  status: Status;
}
interface Lane {
  vehicle: { id: number; model: string };
  reservations: Bar[];
}

/** A page of the vehicles, each with its reservations in view, in one statement. */
export async function timelinePage(
  db: Database,
  query: PageQuery<'model' | 'id'>,
  view: View,
): Promise<Page<Lane>> {
  const rows = await timelineStatement(db, query, view);
  const lanes = rows.flatMap(({ vehicle, bars }) =>
    vehicle ? { vehicle, reservations: bars } : [],
  );
  return { total: rows[0]!.total, rows: lanes };
}

export function timelineStatement(
  db: Database,
  query: PageQuery<'model' | 'id'>,
  { start, end, search }: View,
) {
  const where = search ? contains(vehicles.model, search) : undefined;
  const source = { table: vehicles, where, by: vehicles[query.sort] };
  const { total, ids, order } = pageParts(db, source, partOf(query));
  const view = sql`tstzrange(${start.toISOString()}, ${end.toISOString()}, '[)')`;
  const bars = sql<Bar[]>`(
    select coalesce(json_agg(json_build_object(
      'id', bar.id, 'userId', bar.user_id, 'customer', ${users.firstName} || ' ' || ${users.lastName},
      'pickUpAt', bar.pick_up_at, 'dropOffAt', bar.drop_off_at, 'status', bar.status
    ) order by bar.pick_up_at, bar.id), '[]')
    from (${inView('CREATED', view)} union all ${inView('DONE', view)}) as bar
    join ${users} on ${users.id} = bar.user_id
  )`;
  return db
    .with(total, ids)
    .select({ total: total.value, vehicle: { id: vehicles.id, model: vehicles.model }, bars })
    .from(total)
    .leftJoin(ids, sql`true`)
    .leftJoin(vehicles, eq(vehicles.id, ids.id))
    .orderBy(...order);
}

/** Each status has an index of its own over vehicle and time, so its name is written out. */
const inView = (status: 'CREATED' | 'DONE', view: SQL) => sql`
  select * from ${reservations}
  where ${reservations.vehicleId} = ${vehicles.id} and ${reservations.status} = ${sql.raw(`'${status}'`)}
    and tstzrange(${reservations.pickUpAt}, ${reservations.dropOffAt}, '[)') && ${view}`;
