import { and, asc, desc, eq, gte, sql, type Placeholder, type SQL } from 'drizzle-orm';
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
import { vehicleJson } from '../vehicles/index.ts';

export type SearchQuery = Wishes & PageQuery<(typeof searchSorts)[number]>;

/** Which vehicles are found: those free for a time, these and the taken ones, or all without a time. */
export type View = 'free' | 'all' | 'timeless';

interface Search extends Pick<SearchQuery, 'sort' | 'direction'> {
  /** Which wishes to meet; their values are placeholders of the same names. */
  wishes: (keyof Wishes)[];
  view: View;
  withPlates: boolean;
  /** `limit … offset …`. */
  range: SQL;
}

export const wishNames = Object.keys(wishes.shape) as (keyof Wishes)[];

/** Without times, prices are for one hour. */
const anHour = { hours: 1 };

/** The statements of searches and quotes for a rental in a time zone. */
export function searchStatements(db: Queue, rental: RentalValues, zone: string) {
  const available = sql<boolean>`(${isFree(db, vehicles.id, rental)} and ${isReady(rental)})`;
  const totalPrice = totalPriceOf(rental);
  // In hours, because a day of an interval is one by the clock of the database's zone.
  const length = sql`make_interval(secs => extract(epoch from ${rental.dropOffTime}::timestamptz - ${rental.pickUpTime}::timestamptz)::double precision)`;
  const nextStart = callFunction('next_free', {
    vehicle: vehicles,
    from: rental.pickUpTime,
    length,
    notReadyHours: rental.notReadyHours,
    today: rental.today,
    timeZone: zone,
  });
  const nextFree = sql`case when not ${available} then ${nextStart} end`.mapWith(toDate);
  const nextSlot = sql<Slot | null>`(
    select json_build_object('pickUpTime', ${wallTime(sql`start`, zone)}, 'dropOffTime', ${wallTime(sql`start + ${length}`, zone)})
    from (select ${nextFree} as start) next where start is not null)`;
  const takenUntil = sql`(
    select nullif(max(coalesce(upper(${occupancies.during}), 'infinity')), 'infinity') from ${occupancies}
    where ${occupancies.vehicleId} = ${vehicles.id} and ${occupancies.during} && ${occupiedBy(rental)})`.mapWith(
    toDate,
  );

  return {
    /** As JSON of the answer: reading it only to write it again would take longer than finding it. */
    matches({ wishes: wished, view, withPlates, sort, direction, range }: Search) {
      const isTimed = view !== 'timeless';
      const price = isTimed ? totalPrice : totalPriceOf(anHour);
      // Drizzle's own `limit` takes no SQL.
      const [first, last] = orderOf({ sort, direction }, price);
      return db
        .select({
          json: sql<string>`${vehicleJson({
            available: view === 'all' ? available : sql<boolean>`true`,
            totalPrice: isTimed ? totalPrice : sql<null>`null`,
            nextFree: view === 'all' ? nextSlot : sql<null>`null`,
            ...(withPlates && { licencePlate: sql<string | null>`${vehicles.licencePlate}` }),
          })}::text`,
        })
        .from(vehicles)
        .where(
          and(
            isInService,
            ...wished.map((name) => wishOf(name, price)),
            view === 'free' ? available : undefined,
          ),
        )
        .orderBy(first, sql`${last} ${range}`);
    },

    quote: (vehicleId: Placeholder) =>
      db
        .select({ vehicle: vehicleJson({}), available, totalPrice, takenUntil, nextFree })
        .from(vehicles)
        .where(and(eq(vehicles.id, vehicleId), isInService)),

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

const wallTime = (instant: SQL, zone: string) =>
  sql`to_char((${instant}) at time zone ${zone}::text, 'YYYY-MM-DD"T"HH24:MI:SS')`;

function wishOf(name: keyof Wishes, price: SQL): SQL {
  const value = sql.placeholder(name);
  switch (name) {
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
