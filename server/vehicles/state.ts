import { sql, type SQL } from 'drizzle-orm';
import { announcedDays } from '../../contract/vehicles/vehicle-dues.ts';
import type { vehicleStates } from '../../contract/vehicles/vehicles.ts';
import { blocks, isOut, occupancies, reservations, vehicles } from '../db/schema/index.ts';

export interface VehicleState {
  kind: (typeof vehicleStates)[number];
  /** An ISO instant. */
  until: string | null;
}

const { dropOffTime } = reservations;

/** A statement of its own keeps its columns' tables, which Drizzle drops from those that it selects. */
const selected = <Data>(statement: SQL) => sql<Data>`(${statement})`;

/** What a vehicle does now. What is known of the vehicle itself comes before what was planned for it. */
export const vehicleState = selected<VehicleState>(sql`
  select json_build_object('kind', kind, 'until', until) from (
    select 0 as rank, 'retired' as kind, null::timestamptz as until where ${vehicles.retiredAt} is not null
    union all
    select 1, case when ${dropOffTime} < now() then 'late' else 'rented' end, ${dropOffTime}
      from ${reservations} where ${reservations.vehicleId} = ${vehicles.id} and ${isOut}
    union all
    select 2, case when ${occupancies.kind} = 'transfer' then 'transfer' when ${occupancies.blockId} is not null then 'blocked' when ${dropOffTime} > now() then 'rented' else 'preparing' end,
      case when ${occupancies.kind} <> 'transfer' and ${dropOffTime} > now() then ${dropOffTime} else upper(${occupancies.during}) end
      from ${occupancies} left join ${reservations} on ${reservations.id} = ${occupancies.reservationId}
      where ${occupancies.vehicleId} = ${vehicles.id} and ${occupancies.during} @> now()
    union all
    select 3, 'free', null
  ) as states order by rank limit 1`);

/**
 * When the next block for an inspection begins, or began if it has not ended: an ISO instant, or null. If it comes too late for
 * a due day, so does each later one: the first is all that needs to be known.
 */
export const inspectionFrom = selected<string | null>(sql`
  select to_json(min(${blocks.from})) from ${blocks}
  where ${blocks.vehicleId} = ${vehicles.id} and ${blocks.reason} = 'inspection' and coalesce(${blocks.until} > now(), true)`);

const { pickUpTime, bufferMinutes } = reservations;

// Each is a set of few vehicles, found once: asking for each vehicle what it does takes as long as there are vehicles.
const out = sql`select ${reservations.vehicleId} from ${reservations} where ${isOut}`;
const planned = sql`select ${reservations.vehicleId} from ${reservations}
  where ${reservations.status} = 'CREATED' and ${pickUpTime} <= now()`;
const blocked = sql`select ${blocks.vehicleId} from ${blocks}
  where ${blocks.from} <= now() and coalesce(${blocks.until} > now(), true)`;
const broughtHome = sql`select ${occupancies.vehicleId} from ${occupancies}
  where ${occupancies.kind} = 'transfer' and ${occupancies.during} @> now()`;
const lasting = sql`${dropOffTime} > now()`;
// A buffer is a day at most: the index of ends is read from there.
const prepared = sql`not ${lasting} and ${dropOffTime} > now() - interval '1 day'
  and ${dropOffTime} + make_interval(mins => ${bufferMinutes}) > now()`;

const isOneOf = (set: SQL) => sql`${vehicles.id} in (${set})`;
const isOutAndLate = isOneOf(sql`${out} and ${dropOffTime} < now()`);
const isPlannedNow = isOneOf(sql`${planned} and ${lasting}`);
const isPrepared = isOneOf(sql`${planned} and ${prepared}`);
const isBlocked = isOneOf(blocked);
const isBroughtHome = isOneOf(broughtHome);

/** The condition that `vehicleState` of a vehicle is of a kind; of one in service. */
export const isInState = (kind: Exclude<VehicleState['kind'], 'retired'>): SQL =>
  ({
    late: isOutAndLate,
    rented: sql`(${isOneOf(out)} and not ${isOutAndLate} or not ${isOneOf(out)} and ${isPlannedNow})`,
    preparing: sql`(not ${isOneOf(out)} and ${isPrepared})`,
    transfer: sql`(not ${isOneOf(out)} and ${isBroughtHome})`,
    blocked: sql`(not ${isOneOf(out)} and ${isBlocked})`,
    free: sql`(not ${isOneOf(out)} and not ${isPlannedNow} and not ${isPrepared} and not ${isBroughtHome} and not ${isBlocked})`,
  })[kind];

/** `today` is the day at the company's place. */
export const isDue = (today: string) =>
  sql`${vehicles.firstDueOn} <= ${today}::date + ${announcedDays}::integer`;
