import { eq, sql, type Placeholder, type SQL } from 'drizzle-orm';
import type {
  Bar,
  LaneBlock,
  LaneTransfer,
  timelineFilters,
} from '../../contract/reservations/timeline.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import type { Queue } from '../db/index.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { pick } from '../db/pick.ts';
import {
  blocks,
  isInService,
  isOut,
  isShown,
  occupancies,
  reservations,
  users,
  vehicles,
} from '../db/schema/index.ts';
import { isTransfer } from './in-the-way.ts';
import { inspectionFrom, isNamed } from '../vehicles/index.ts';

/** A part of the timeline: from `start` to before `end`. */
interface View {
  start: Date;
  end: Date;
}

type Instant = string | Placeholder;

const viewOf = (start: Instant, end: Instant) => sql`tstzrange(${start}, ${end}, '[)')`;

/** A vehicle's reservations from a time to another one, both ISO instants. */
export function barsOf(start: Instant, end: Instant) {
  const view = viewOf(start, end);
  return sql<Bar[]>`(
    select coalesce(json_agg(json_build_object(
      'id', bar.id, 'userId', bar.user_id, 'customer', trim(customer.first_name || ' ' || customer.last_name),
      'companyName', customer.company_name,
      'pickUpTime', bar.pick_up_at, 'dropOffTime', bar.drop_off_at, 'status', bar.status,
      'pickedUpAt', bar.picked_up_at, 'returnedAt', bar.returned_at, 'vehicleMissing', bar.vehicle_missing
    ) order by bar.pick_up_at, bar.id), '[]')
    from (${openIn(view)} union all ${lateIn(view)} union all ${missingIn(view)} union all ${doneIn(view)}) as bar
    join ${users} as customer on customer.id = bar.user_id
  )`;
}

const isIn = (view: SQL) =>
  sql`tstzrange(${reservations.pickUpTime}, ${reservations.dropOffTime}, '[)') && ${view}`;

/** Found by their occupancies, which also have the time after the drop-off. */
const openIn = (view: SQL) => sql`
  select ${reservations}.* from ${occupancies}
  join ${reservations} on ${reservations.id} = ${occupancies.reservationId}
  where ${occupancies.vehicleId} = ${vehicles.id} and ${occupancies.kind} = 'reservation' and ${occupancies.during} && ${view} and ${isIn(view)}`;

/** Handed over, not brought back, and in view only since the drop-off. */
const lateIn = (view: SQL) => sql`
  select * from ${reservations}
  where ${reservations.vehicleId} = ${vehicles.id} and ${isOut} and not ${isIn(view)}
    and tstzrange(${reservations.dropOffTime}, greatest(${reservations.dropOffTime}, now()), '[)') && ${view}`;

/** They occupy nothing, and are few. */
const missingIn = (view: SQL) => sql`
  select * from ${reservations}
  where ${reservations.vehicleMissing} and ${reservations.vehicleId} = ${vehicles.id} and ${isIn(view)}`;

/** They have an index of their own over vehicle and time, so the status is written out. */
const doneIn = (view: SQL) => sql`
  select * from ${reservations}
  where ${reservations.vehicleId} = ${vehicles.id} and ${reservations.status} = 'DONE' and ${isShown} and ${isIn(view)}`;

/** A vehicle's blocks from a time to another one, both ISO instants. */
function blocksOf(start: Instant, end: Instant) {
  const { id, from, until, reason, note, version, vehicleId } = blocks;
  // A statement of its own keeps its columns' tables, which Drizzle drops from those that it selects.
  const inView = sql`
    select coalesce(json_agg(json_build_object(
      'id', ${id}, 'from', ${from}, 'until', ${until}, 'reason', ${reason}, 'note', ${note}, 'version', ${version}
    ) order by ${from}, ${id}), '[]')
    from ${blocks} where ${vehicleId} = ${vehicles.id} and tstzrange(${from}, ${until}) && ${viewOf(start, end)}`;
  return sql<LaneBlock[]>`(${inView})`;
}

/** When a vehicle is brought home, from a time to another one, both ISO instants. */
function transfersOf(start: Instant, end: Instant) {
  const { id, dropOffLocation, pickUpLocation } = reservations;
  const inView = sql`
    select coalesce(json_agg(json_build_object(
      'reservationId', ${id}, 'from', lower(${occupancies.during}), 'until', upper(${occupancies.during}),
      'fromPlace', ${dropOffLocation}, 'toPlace', ${pickUpLocation}
    ) order by lower(${occupancies.during})), '[]')
    from ${occupancies} join ${reservations} on ${id} = ${occupancies.reservationId}
    where ${occupancies.vehicleId} = ${vehicles.id} and ${isTransfer} and ${occupancies.during} && ${viewOf(start, end)}`;
  return sql<LaneTransfer[]>`(${inView})`;
}

const [viewStart, viewEnd] = [sql.placeholder('start'), sql.placeholder('end')];

const pages = {
  table: vehicles,
  shown: isInService,
  columns: {
    ...pick(vehicles, 'id', 'model', 'category', 'homePlace'),
    ...pick(vehicles, 'licencePlate', 'inspectionDueOn', 'safetyCheckDueOn', 'dues'),
    inspectionFrom,
    bars: barsOf(viewStart, viewEnd),
    blocks: blocksOf(viewStart, viewEnd),
    transfers: transfersOf(viewStart, viewEnd),
  },
};

/** A page of the vehicles, each with its reservations and blocks in view, in one statement. */
export async function timelinePage(
  queue: Queue,
  query: PageQuery<'model' | 'id' | 'category' | 'homePlace'> & FilterOf<typeof timelineFilters>,
  { start, end }: View,
) {
  const { homePlace, search = '', category } = query;
  const { rows, total } = await selectPage(queue, pages, {
    ...query,
    by: vehicles[query.sort],
    where: allOf<typeof timelineFilters>({
      homePlace: homePlace === undefined ? undefined : eq(vehicles.homePlace, homePlace),
      search: isNamed(search),
      category: category && eq(vehicles.category, category),
    }),
    isFoundOnce: Boolean(search),
    values: { start: start.toISOString(), end: end.toISOString() },
  });
  const lanes = rows.map(({ bars, blocks: laneBlocks, transfers, ...vehicle }) => ({
    vehicle,
    reservations: bars,
    blocks: laneBlocks,
    transfers,
  }));
  return { rows: lanes, total };
}
