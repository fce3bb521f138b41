import { sql, type SQL } from 'drizzle-orm';
import type { Driver } from '../../contract/reservations/driver.ts';
import type { Status } from '../../contract/reservations/reservations.ts';
import type { whoHadItSources } from '../../contract/office/who-had-it.ts';
import { type Actor, actorId } from '../db/actor.ts';
import { callFunction } from '../db/call-function.ts';
import type { Database } from '../db/index.ts';
import { history, reservations, users, vehicles } from '../db/schema/index.ts';
import { toDate } from '../db/schema/columns.ts';
import { customerAtBooking, type CustomerAtBooking } from '../reservations/index.ts';

export interface FoundVehicle {
  id: number;
  model: string;
  licencePlate: string | null;
}

/** A rental as it says who had its vehicle. */
export interface Stay {
  id: number;
  userId: number;
  status: Status;
  /** The name as at booking, where that was stored; the address as it is now, while there is one. */
  customer: CustomerAtBooking;
  drivers: Driver[];
  isErased: boolean;
  from: Date;
  /** Null while the vehicle is out. */
  until: Date | null;
  source: (typeof whoHadItSources)[number];
}

const changed = (side: 'from' | 'to') =>
  sql`(changes -> 'licence_plate' ->> ${sql.raw(`'${side}'`)})`;

/** The nearest change of a vehicle's plate before or after an instant, and what the plate was between. */
const plateChange = (side: 'from' | 'to', isNear: SQL, order: SQL) => sql`(
  select id, ${changed(side)} as plate from ${history}
  where kind = 'vehicle' and subject_id = one.id and changes -> 'licence_plate' is not null and ${isNear}
  order by ${order} limit 1)`;

/** The vehicles that had a licence plate, in any writing, at an instant; those in service then come first. */
export async function vehiclesWithPlate(
  db: Database,
  plate: string,
  at: Date,
): Promise<FoundVehicle[]> {
  const asked = sql`compact_plate(${plate}::text)`;
  const instant = sql`${at.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number; model: string; plate: string | null }>(sql`
    select id, model, plate from (
      select one.id, one.model, one.retired_at, case
        when before.id is not null then before.plate
        when after.id is not null then after.plate
        else one.licence_plate end as plate
      from ${vehicles} as one
      left join lateral ${plateChange('to', sql`at <= ${instant}`, sql`id desc`)} as before on true
      left join lateral ${plateChange('from', sql`at > ${instant}`, sql`id`)} as after on true
      where one.plate_key = ${asked} or one.id in (
        select subject_id from ${history} where kind = 'vehicle'
          and ${asked} in (compact_plate(${changed('from')}), compact_plate(${changed('to')})))
    ) as known
    where compact_plate(plate) = ${asked}
    order by (retired_at is null or retired_at > ${instant}) desc, id desc`);
  return rows.map(({ id, model, plate: licencePlate }) => ({ id, model, licencePlate }));
}

/** From the hand-over to the return where they were recorded, else as agreed. What was deleted counts if it had been handed over. */
const stays = (vehicleId: number) => sql`
  select stay.id, stay.user_id, stay.status, stay.drivers, customer.erased_at is not null as is_erased,
    ${customerAtBooking(sql`stay`, sql`customer`)} || case when customer.erased_at is null then ${callFunction('address_of', { customer: sql`customer` })} else '{}' end as customer,
    coalesce(picked_up_at, pick_up_at) as from_at,
    case when picked_up_at is null or status = 'DONE' then coalesce(returned_at, drop_off_at) else returned_at end as until_at,
    case when picked_up_at is null then 'agreed' else 'counter' end as source
  from ${reservations} as stay join ${users} as customer on customer.id = stay.user_id
  where vehicle_id = ${vehicleId} and status <> 'CANCELLED' and (hidden_at is null or picked_up_at is not null)`;

interface StayRow extends Record<string, unknown> {
  id: number;
  user_id: number;
  status: Status;
  customer: CustomerAtBooking;
  drivers: Driver[];
  is_erased: boolean;
  from_at: unknown;
  until_at: unknown;
  source: Stay['source'];
}

const stayOf = (row: StayRow | undefined): Stay | null =>
  row
    ? {
        ...row,
        userId: row.user_id,
        isErased: row.is_erased,
        from: toDate(row.from_at)!,
        until: toDate(row.until_at),
      }
    : null;

const isOnlyMinute = (at: Date) => at.getTime() % 60_000 === 0;

/** The rental that a vehicle was on at an instant; null for none. A whole minute also means the minute of the hand-over. */
export async function stayAt(db: Database, vehicleId: number, at: Date): Promise<Stay | null> {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const from = isOnlyMinute(at) ? sql`date_trunc('minute', from_at)` : sql`from_at`;
  // One that was recorded comes before one that was only agreed.
  const { rows } = await db.execute<StayRow>(sql`
    select * from (${stays(vehicleId)}) as known
    where ${from} <= ${instant} and coalesce(until_at > ${instant}, true)
    order by (from_at <= ${instant}) desc, source = 'counter' desc, from_at desc limit 1`);
  return stayOf(rows[0]);
}

/** The rentals before and after an instant at which nobody had the vehicle. */
export async function staysAround(db: Database, vehicleId: number, at: Date) {
  const instant = sql`${at.toISOString()}::timestamptz`;
  const one = async (where: SQL, order: SQL) => {
    const { rows } = await db.execute<StayRow>(
      sql`select * from (${stays(vehicleId)}) as known where ${where} order by ${order} limit 1`,
    );
    return stayOf(rows[0]);
  };
  return [
    await one(sql`until_at <= ${instant}`, sql`until_at desc`),
    await one(sql`from_at > ${instant}`, sql`from_at`),
  ];
}

/** Notes in the history of a reservation why its locked data was read, or a letter written. */
export async function noteDisclosure(
  db: Database,
  reservationId: number,
  actor: Actor,
  reasons: { disclosed?: string; letter?: string },
): Promise<void> {
  const told = Object.entries(reasons).map(([name, to]) => [name, { from: null, to }] as const);
  await db.insert(history).values({
    actor: actorId(actor),
    kind: 'reservation',
    subjectId: reservationId,
    action: 'changed',
    changes: Object.fromEntries(told),
  });
}
