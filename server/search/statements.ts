import { and, asc, desc, eq, gte, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { limits } from '../../contract/values/limits.ts';
import { wishes, type searchSorts, type Wishes } from '../../contract/reservations/search.ts';
import { callFunction } from '../db/call-function.ts';
import { toDate } from '../db/schema/columns.ts';
import type { Queue } from '../db/index.ts';
import type { Slot } from '../../contract/reservations/quote.ts';
import type { PageQuery } from '../db/page.ts';
import { isInService, occupancies, vehicles } from '../db/schema/index.ts';
import { sortKey } from '../db/sort-key.ts';
import {
  isFree,
  isReady,
  occupiedBy,
  totalPriceOf,
  type RentalValues,
} from '../reservations/index.ts';
import { equal, fromEquals, vehicleJson } from '../vehicles/index.ts';

export type SearchQuery = Wishes & PageQuery<(typeof searchSorts)[number]>;

/** Which vehicles are found: those free for a time, these and the taken ones, or all without a time. */
type View = 'free' | 'all' | 'timeless';

export interface Search extends Pick<SearchQuery, 'sort' | 'direction'> {
  /** Which wishes to meet; their values are placeholders of the same names. */
  wishes: (keyof Wishes)[];
  view: View;
  withPlates: boolean;
  /** Whether equal vehicles are one row. */
  grouped: boolean;
  /** `limit … offset …`. */
  range: SQL;
}

export const wishNames = Object.keys(wishes.shape) as (keyof Wishes)[];

/** Without times, prices are for one hour. */
const anHour = { hours: 1 };

/** Until when others have a vehicle during a rental; null if they do not, infinite if nobody knows. */
export const lastTaken = (vehicle: typeof vehicles, rental: RentalValues) => sql`(
  select max(coalesce(upper(${occupancies.during}), 'infinity')) from ${occupancies}
  where ${occupancies.vehicleId} = ${vehicle.id} and ${occupancies.during} && ${occupiedBy(rental, vehicle)})`;

// In hours, because a day of an interval is one by the clock of the database's zone.
const lengthOf = ({ pickUpTime, dropOffTime }: RentalValues) =>
  sql`make_interval(secs => extract(epoch from ${dropOffTime}::timestamptz - ${pickUpTime}::timestamptz)::double precision)`;

/** When a vehicle can be had next for as long as a rental, from its pick-up or another instant on; null if nobody knows. */
export const nextFreeOf = (
  vehicle: typeof vehicles,
  rental: RentalValues,
  zone: string,
  from: unknown = rental.pickUpTime,
) =>
  callFunction('next_free', {
    vehicle,
    from,
    length: lengthOf(rental),
    notReadyHours: rental.notReadyHours,
    today: rental.today,
    timeZone: zone,
    transferHours: rental.transferHours,
  });

/** The statements of searches and quotes for a rental in a time zone. */
export function searchStatements(db: Queue, rental: RentalValues, zone: string) {
  const availableOf = (vehicle: typeof vehicles) =>
    sql<boolean>`(${isFree(db, vehicle.id, rental, vehicle)} and ${isReady(rental, vehicle)})`;
  const available = availableOf(vehicles);
  const totalPrice = totalPriceOf(rental);
  const length = lengthOf(rental);
  const nextStartOf = (vehicle: typeof vehicles) => nextFreeOf(vehicle, rental, zone);
  const nextFree = sql`case when not ${available} then ${nextStartOf(vehicles)} end`.mapWith(
    toDate,
  );
  const slotFrom = (start: SQL) => sql<Slot | null>`(
    select json_build_object('pickUpTime', ${wallTime(sql`start`, zone)}, 'dropOffTime', ${wallTime(sql`start + ${length}`, zone)})
    from (select ${start} as start) next where start is not null)`;
  const takenUntilOf = (vehicle: typeof vehicles) =>
    sql`nullif(${lastTaken(vehicle, rental)}, 'infinity')`;
  const takenUntil = takenUntilOf(vehicles).mapWith(toDate);
  /** The least value among the first of a vehicle's equals. */
  const leastOf = (value: SQL) =>
    sql`(select min(value) from (select ${value} as value ${fromEquals} order by ${equal.id} limit ${sql.raw(`${limits.equalVehicles}`)}) as least)`;
  /** Of equal vehicles the first that is free, which stands for all, or the first; how many there are, and how many of them are free. */
  const groupsOf = (isTimed: boolean, where?: SQL) => sql`(
    select distinct on (equality) id, available, count(*) over equals as of, count(*) filter (where available) over equals as free
    from (
      select ${vehicles.id}, ${isTimed ? available : sql`true`} as available,
        ${callFunction('equality_of', { vehicle: vehicles })} as equality
      from ${vehicles} where ${where}) as each
    window equals as (partition by equality)
    order by equality, available desc, id) as groups`;
  const counted = (count: SQL) => sql`least(${count}, ${sql.raw(`${limits.equalVehicles}`)})`;

  return {
    /** As JSON of the answer: reading it only to write it again would take longer than finding it. */
    matches({ wishes: wished, view, withPlates, grouped, sort, direction, range }: Search) {
      const isTimed = view !== 'timeless';
      const price = isTimed ? totalPrice : totalPriceOf(anHour);
      // Drizzle's own `limit` takes no SQL.
      const [first, last] = orderOf({ sort, direction }, price);
      const total = isTimed ? totalPrice : sql<null>`null`;
      const isFound = grouped ? sql<boolean>`groups.available` : available;
      const next = grouped
        ? sql`case when not ${isFound} then ${leastOf(nextStartOf(equal))} end`
        : nextFree;
      const json = vehicleJson({
        available: view === 'all' ? isFound : sql<boolean>`true`,
        totalPrice: total,
        nextFree: view === 'all' ? slotFrom(next) : sql<null>`null`,
        ...(withPlates && { licencePlate: sql<string | null>`${vehicles.licencePlate}` }),
      });
      const group = sql`json_build_object('vehicle', ${json}, 'free', ${counted(sql`groups.free`)},
        'of', ${counted(sql`groups.of`)}, 'totalPrice', ${total})`;
      const isWished = and(isInService, ...wished.map((name) => wishOf(name, price)));
      const found = db
        .select({ json: sql<string>`${grouped ? group : json}::text` })
        .from(vehicles)
        .$dynamic();
      if (grouped) found.innerJoin(groupsOf(isTimed, isWished), sql`groups.id = ${vehicles.id}`);
      return found
        .where(and(grouped ? undefined : isWished, view === 'free' ? isFound : undefined))
        .orderBy(first, sql`${last} ${range}`);
    },

    quote: (vehicleId: Placeholder) =>
      db
        .select({ vehicle: vehicleJson({}), available, totalPrice, takenUntil, nextFree })
        .from(vehicles)
        .where(and(eq(vehicles.id, vehicleId), isInService)),

    /** Whether one of a vehicle's equals can be had; if not, when the next of them can. */
    quoteEquals: (vehicleId: Placeholder) =>
      db
        .select({
          available: sql<boolean>`exists (select ${fromEquals} and ${availableOf(equal)})`,
          takenUntil: sql`${leastOf(takenUntilOf(equal))}`.mapWith(toDate),
          nextFree: sql`${leastOf(nextStartOf(equal))}`.mapWith(toDate),
        })
        .from(vehicles)
        .where(eq(vehicles.id, vehicleId)),

    /** When each slot of `asked` begins if its vehicle, or an equal one, is free in it; else when that is free next. */
    nextOfEach(anyEqual: boolean, asked: SQL) {
      const slot = { ...rental, pickUpTime: sql`asked.pick_up`, dropOffTime: sql`asked.drop_off` };
      const startOf = (vehicle: typeof vehicles) => sql`(
        select case when until is distinct from 'infinity' then
          ${nextFreeOf(vehicle, rental, zone, sql`coalesce(until, ${slot.pickUpTime})`)} end
        from (select ${lastTaken(vehicle, slot)} as until) as taken)`;
      const start = anyEqual ? leastOf(startOf(equal)) : startOf(vehicles);
      return db
        .select({
          place: sql`asked.place`.mapWith(Number),
          start: sql`${start}`.mapWith(toDate),
        })
        .from(sql`${asked} with ordinality as asked (id, pick_up, drop_off, place)`)
        .innerJoin(vehicles, sql`${vehicles.id} = asked.id`);
    },

    alternatives: (vehicleId: Placeholder) =>
      db
        .select({ vehicle: vehicleJson({ totalPrice }) })
        .from(
          sql`${callFunction('alternatives_to', {
            vehicleId,
            categories: sql`${sql.placeholder('categories')}::text[]`,
            from: rental.pickUpTime,
            until: rental.dropOffTime,
            hours: rental.hours,
            notReadyHours: rental.notReadyHours,
            today: rental.today,
            count: limits.alternatives,
            transferHours: rental.transferHours,
          })} with ordinality as found (id, place)`,
        )
        .innerJoin(vehicles, sql`${vehicles.id} = found.id`)
        .orderBy(sql`found.place`),
  };
}

/** When a vehicle is taken; one row of nulls where it is not. */
export const takenStatement = (
  db: Queue,
  { id, from, until }: Record<'id' | 'from' | 'until', Placeholder>,
) =>
  db
    .select({
      homePlace: vehicles.homePlace,
      from: sql`lower(${occupancies.during})`.mapWith(toDate),
      until: sql`upper(${occupancies.during})`.mapWith(toDate),
    })
    .from(vehicles)
    .leftJoin(
      occupancies,
      sql`${occupancies.vehicleId} = ${vehicles.id} and ${occupancies.during} && tstzrange(${from}, ${until})`,
    )
    .where(and(eq(vehicles.id, id), isInService))
    .orderBy(sql`lower(${occupancies.during})`);

/** When none of a vehicle's equals is free between two instants; one row of nulls where one always is. */
export const allTakenStatement = (
  db: Queue,
  { id, from, until }: Record<'id' | 'from' | 'until', Placeholder>,
) => {
  const taken = sql`select range_agg(${occupancies.during}) from ${occupancies}
    where ${occupancies.vehicleId} = ${equal.id} and ${occupancies.during} && tstzrange(${from}, ${until})`;
  const allTaken = sql`select range_intersect_agg(coalesce((${taken}), '{}')) ${fromEquals}`;
  return db
    .select({
      homePlace: vehicles.homePlace,
      from: sql`lower(span)`.mapWith(toDate),
      until: sql`upper(span)`.mapWith(toDate),
    })
    .from(vehicles)
    .leftJoin(sql`lateral unnest((${allTaken})) as span`, sql`true`)
    .where(and(eq(vehicles.id, id), isInService))
    .orderBy(sql`lower(span)`);
};

const wallTime = (instant: SQL, zone: string) =>
  sql`to_char((${instant}) at time zone ${zone}::text, 'YYYY-MM-DD"T"HH24:MI:SS')`;

function wishOf(name: keyof Wishes, price: SQL): SQL {
  const value = sql.placeholder(name);
  switch (name) {
    case 'homePlace':
      return or(isNull(vehicles.homePlace), eq(vehicles.homePlace, value))!;
    case 'seats':
      return gte(vehicles.seats, value);
    case 'towBar':
      return eq(vehicles.towBar, true);
    case 'licenceClass':
      return sql`${vehicles.licenceClass} = any(${sql.placeholder('licences')}::text[])`;
    case 'maxPrice':
      return sql`${price} <= ${value}::numeric`;
    default:
      return eq(vehicles[name], value);
  }
}

function orderOf(
  { sort, direction }: Pick<SearchQuery, 'sort' | 'direction'>,
  price: SQL,
): [SQL, SQL] {
  const by = {
    model: sortKey(vehicles.model),
    price,
    seats: vehicles.seats,
    payloadKg: vehicles.payloadKg,
  };
  const order = direction === 'DESC' ? desc : asc;
  // Whoever sorts by payload does not look for vehicles without one.
  return [
    sort === 'payloadKg' ? sql`${order(by[sort])} nulls last` : order(by[sort]),
    order(vehicles.id),
  ];
}
