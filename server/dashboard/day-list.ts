import { and, asc, eq, gt, isNull, lt, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { limits } from '../../contract/values/limits.ts';
import type { Database } from '../db/index.ts';
import { isMissing, isOut, occupancies, reservations, vehicles } from '../db/schema/index.ts';
import {
  companyOfCustomer,
  customerName,
  customerPhone,
  depositHeld,
  due,
  isInState,
  isPickedUpIn,
  isReturnedIn,
  isTransfer,
  transferColumns,
} from '../reservations/index.ts';
import { toDate } from '../db/schema/columns.ts';

const { status, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt, deposit } = reservations;

const columns = {
  id: reservations.id,
  status,
  pickUpTime,
  dropOffTime,
  pickedUpAt,
  returnedAt,
  noShowAt,
  pickUpLocation: reservations.pickUpLocation,
  dropOffLocation: reservations.dropOffLocation,
  vehicleId: vehicles.id,
  model: vehicles.model,
  licencePlate: vehicles.licencePlate,
  customer: customerName,
  companyName: companyOfCustomer,
  phone: customerPhone,
  due,
  deposit,
  depositHeld,
  currency: reservations.currency,
};

/** The last time before its pick-up at which a reservation's vehicle comes back from another one, and whether it has. */
const former = sql`
  select coalesce(former.returned_at, former.drop_off_at) as at, former.returned_at is not null as is_back
  from ${reservations} as former
  where former.vehicle_id = ${reservations.vehicleId} and former.id <> ${reservations.id} and former.status <> 'CANCELLED'
    and not former.vehicle_missing and former.hidden_at is null
    and coalesce(former.returned_at, former.drop_off_at) <= ${pickUpTime}
  order by 1 desc limit 1`;

/** A day from its first instant up to but not including its last; `before` is the first of the day before. */
interface Day {
  start: Date;
  end: Date;
  before: Date;
  now: Date;
  place: string | undefined;
  /** Those of the company. */
  places: readonly { slug: string; name: string }[];
}

export type DayEntry = Awaited<ReturnType<typeof listDay>>['pickUps'][number];

/** What is to be done on a day; of each kind at most as many as a page has. */
export async function listDay(db: Database, { start, end, before, now, place, places }: Day) {
  const names = places.map(({ name }) => name.toLowerCase());
  const home = places.find(({ name }) => name.toLowerCase() === place?.toLowerCase());
  const isAt = (column: PgColumn): SQL | undefined =>
    place === undefined
      ? undefined
      : or(
          sql`lower(${column}) = lower(${place})`,
          // At none of the company's places, so at that of the vehicle.
          home && and(eq(vehicles.homePlace, home.slug), notInArray(sql`lower(${column})`, names)),
        );
  const pickedUpHere = isAt(reservations.pickUpLocation);
  const returnedHere = isAt(reservations.dropOffLocation);
  const isLate = and(isOut, lt(dropOffTime, now))!;
  const rows = (where: SQL | undefined, order: SQL) =>
    db
      .select(columns)
      .from(reservations)
      .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
      .where(where)
      .orderBy(asc(order), asc(reservations.id))
      .limit(limits.page.maxSize);
  const isPickUp = and(isPickedUpIn([start, end]), not(isMissing), pickedUpHere);
  const [from, until] = [now > start && now < end ? now : start, end];
  const [pickUps, returns, late, missed, missing, toPrepare, transfers] = await Promise.all([
    rows(isPickUp, sql`coalesce(${pickedUpAt}, ${pickUpTime})`),
    rows(
      and(isReturnedIn([start, end]), not(isMissing), not(isLate), returnedHere),
      sql`coalesce(${returnedAt}, ${dropOffTime})`,
    ),
    now < end ? rows(and(isLate, returnedHere), sql`${dropOffTime}`) : [],
    now < end
      ? rows(and(isInState('missed', now), lt(pickUpTime, start), pickedUpHere), sql`${pickUpTime}`)
      : [],
    rows(
      and(isMissing, lt(pickUpTime, end), gt(dropOffTime, start), pickedUpHere),
      sql`${pickUpTime}`,
    ),
    db
      .select({
        ...columns,
        backAt: sql<Date>`former.at`.mapWith((value) => toDate(value)!),
        isBack: sql<boolean>`former.is_back`,
      })
      .from(reservations)
      .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
      .innerJoin(
        sql`lateral (${former}) as former`,
        sql`former.at >= ${before.toISOString()}::timestamptz`,
      )
      .where(and(isPickUp, isNull(pickedUpAt)))
      .orderBy(asc(pickUpTime), asc(reservations.id))
      .limit(limits.page.maxSize),
    db
      .select({ ...columns, ...transferColumns })
      .from(occupancies)
      .innerJoin(reservations, eq(reservations.id, occupancies.reservationId))
      .innerJoin(vehicles, eq(vehicles.id, occupancies.vehicleId))
      .where(
        and(
          isTransfer,
          sql`${occupancies.during} && tstzrange(${from.toISOString()}, ${until.toISOString()})`,
          or(pickedUpHere, returnedHere),
        ),
      )
      .orderBy(sql`lower(${occupancies.during})`, asc(reservations.id))
      .limit(limits.page.maxSize),
  ]);
  return { pickUps, returns, late, missed, missing, toPrepare, transfers };
}
