import { and, asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { idInNumber } from '../../contract/reservations/reservation-number.ts';
import { mostOfKind } from '../../contract/office/search-all.ts';
import type { Queue } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import {
  contactMessages,
  isOut,
  isShown,
  reservations,
  users,
  vehicles,
} from '../db/schema/index.ts';
import { containsWords, splitWords, matchingUsers } from '../db/search.ts';
import { customerName } from '../reservations/index.ts';
import { matchingVehicles, vehicleState } from '../vehicles/index.ts';

/** One more than are shown tells whether there are more. */
const size = mostOfKind + 1;
/** Of so many customers reservations are searched for; fewer are shown. */
const mostCustomers = 20;

/** The reservation with this number, and the latest of these customers, each read from an index. */
export const reservationsStatement = (db: Queue, search: string, customerIds: number[]) =>
  db
    .select({
      id: reservations.id,
      customer: customerName,
      model: vehicles.model,
      licencePlate: vehicles.licencePlate,
      ...pick(reservations, 'pickUpTime', 'dropOffTime', 'status'),
      ...pick(reservations, 'pickedUpAt', 'returnedAt', 'noShowAt'),
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .where(
      and(isShown, sql`${reservations.id} = any(array(${reservationIds(search, customerIds)}))`),
    )
    // First the one with this number, then what is still open.
    .orderBy(
      desc(sql`${reservations.id} = ${idInNumber(search) ?? 0}::integer`),
      desc(sql`${reservations.status} = 'CREATED'`),
      desc(reservations.pickUpTime),
      desc(reservations.id),
    )
    .limit(size);

/** Who has a vehicle now, or was to have it. A statement of its own keeps its columns' tables. */
const customerNow = sql<string | null>`(${sql`
  select ${customerName} from ${reservations}
  where ${reservations.vehicleId} = ${vehicles.id} and (${isOut}
    or ${reservations.status} = 'CREATED' and now() between ${reservations.pickUpTime} and ${reservations.dropOffTime})
  order by ${isOut} desc, ${reservations.pickUpTime} limit 1`})`;

/** The statements that find the other records, one for each kind. `today` is the day at the company's place. */
export const findStatements = (db: Queue, search: string, today: string) => ({
  customers: db
    .select({
      id: users.id,
      name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
      ...pick(users, 'companyName', 'email', 'phoneNumber', 'blocked'),
    })
    .from(users)
    .where(and(isNull(users.erasedAt), matchingUsers({ search })))
    .orderBy(asc(users.firstName), asc(users.id))
    .limit(mostCustomers),

  vehicles: db
    .select({
      ...pick(vehicles, 'id', 'model', 'licencePlate'),
      state: vehicleState,
      customer: customerNow,
    })
    .from(vehicles)
    .where(matchingVehicles({ search }, today))
    .orderBy(asc(vehicles.model), asc(vehicles.id))
    .limit(size),

  messages: db
    .select(pick(contactMessages, 'id', 'subject', 'name', 'createdAt'))
    .from(contactMessages)
    .where(containsWords(contactMessages.searchText, splitWords(search)))
    .orderBy(desc(contactMessages.id))
    .limit(size),
});

function reservationIds(search: string, customerIds: number[]): SQL {
  const id = idInNumber(search);
  const ofCustomers = sql`
    select latest.id from unnest(${sql.param(customerIds)}::integer[]) as customer (id),
    lateral (
      select ${reservations.id} from ${reservations} where ${reservations.userId} = customer.id
      order by ${reservations.pickUpTime} desc, ${reservations.id} desc limit ${size}) as latest`;
  return id === null ? ofCustomers : sql`select ${id}::integer union all ${ofCustomers}`;
}
