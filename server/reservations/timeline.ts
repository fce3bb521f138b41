import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import type { Status } from '../../contract/reservations.ts';
import { contains } from '../db/contains.ts';
import type { Lane } from '../db/index.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { reservations, users, vehicles } from '../db/schema.ts';

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
  pickUpTime: string;
  dropOffTime: string;
  status: Status;
}

/** A vehicle's reservations from a time to another one, both ISO instants. */
export function barsOf(start: string | Placeholder, end: string | Placeholder) {
  const view = sql`tstzrange(${start}, ${end}, '[)')`;
  return sql<Bar[]>`(
    select coalesce(json_agg(json_build_object(
      'id', bar.id, 'userId', bar.user_id, 'customer', customer.first_name || ' ' || customer.last_name,
      'pickUpTime', bar.pick_up_at, 'dropOffTime', bar.drop_off_at, 'status', bar.status
    ) order by bar.pick_up_at, bar.id), '[]')
    from (${inView('CREATED', view)} union all ${inView('DONE', view)}) as bar
    join ${users} as customer on customer.id = bar.user_id
  )`;
}

/** Each status has an index of its own over vehicle and time, so its name is written out. */
const inView = (status: 'CREATED' | 'DONE', view: SQL) => sql`
  select * from ${reservations}
  where ${reservations.vehicleId} = ${vehicles.id} and ${reservations.status} = ${sql.raw(`'${status}'`)}
    and tstzrange(${reservations.pickUpTime}, ${reservations.dropOffTime}, '[)') && ${view}`;

const pages = {
  name: 'timeline',
  table: vehicles,
  columns: {
    id: vehicles.id,
    model: vehicles.model,
    bars: barsOf(sql.placeholder('start'), sql.placeholder('end')),
  },
};

/** A page of the vehicles, each with its reservations in view, in one statement. */
export async function timelinePage(
  lane: Lane,
  query: PageQuery<'model' | 'id'>,
  { start, end, search }: View,
) {
  const { rows, total } = await selectPage(lane, pages, {
    ...query,
    by: vehicles[query.sort],
    where: search ? contains(vehicles.model, search) : undefined,
    values: { start: start.toISOString(), end: end.toISOString() },
  });
  const read = rows.map(({ id, model, bars }) => ({ vehicle: { id, model }, reservations: bars }));
  return { rows: read, total };
}
