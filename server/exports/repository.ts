import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Direction } from '../../contract/wire/paging.ts';
import type { userSorts } from '../../contract/users/users.ts';
import type { vehicleSorts } from '../../contract/vehicles/vehicles.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { isShown, reservations, users, vehicles } from '../db/schema/index.ts';
import {
  amountDue,
  customerAtBooking,
  depositHeld,
  due,
  paid,
  rentalColumns,
  shownDrivers,
  type ReservationOrder,
} from '../reservations/index.ts';
import { accountColumns } from '../auth/index.ts';
import { fleetColumns } from '../vehicles/index.ts';
import { readInPages } from './read-in-pages.ts';

interface Order<Sorts extends readonly string[]> {
  sort: Sorts[number];
  direction: Direction;
}

/** All rows, or those that meet a condition, in the given order. */
export function exportQueries(db: Database) {
  return {
    users: ({ sort, direction }: Order<typeof userSorts>, where?: SQL) =>
      readInPages(
        { by: users[sort], id: users.id, direction },
        ({ after, position, order, limit }) =>
          db
            .select({
              ...accountColumns,
              ...pick(users, 'blocked', 'licenceSeenAt', 'createdAt'),
              position,
            })
            .from(users)
            .where(and(where, after))
            .orderBy(...order)
            .limit(limit),
      ),

    vehicles: ({ sort, direction }: Order<typeof vehicleSorts>, where?: SQL) =>
      readInPages(
        { by: vehicles[sort], id: vehicles.id, direction },
        ({ after, position, order, limit }) =>
          db
            .select({ ...fleetColumns, position })
            .from(vehicles)
            .where(and(where, after))
            .orderBy(...order)
            .limit(limit),
      ),

    reservations: ({ sort, direction }: ReservationOrder, where?: SQL) =>
      readInPages(
        { by: reservations[sort], id: reservations.id, direction },
        ({ after, position, order, limit }) =>
          db
            .select({
              id: reservations.id,
              model: vehicles.model,
              licencePlate: vehicles.licencePlate,
              customer: sql<string | null>`case when ${users.erasedAt} is null
                then ${users.firstName} || ' ' || ${users.lastName} else concat_ws(', ', ${reservations.customerCompany}, ${reservations.customerName}) end`,
              booked: customerAtBooking(),
              email: sql<
                string | null
              >`case when ${users.erasedAt} is null then ${users.email} end`,
              ...rentalColumns,
              drivers: shownDrivers,
              ...pick(reservations, 'orderNumber', 'costCentre', 'status', 'totalPrice'),
              amountDue,
              paid,
              open: due,
              depositHeld,
              createdAt: reservations.createdAt,
              position,
            })
            .from(reservations)
            .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
            .innerJoin(users, eq(users.id, reservations.userId))
            .where(and(isShown, where, after))
            .orderBy(...order)
            .limit(limit),
      ),
  };
}

type Queries = ReturnType<typeof exportQueries>;
/** A row of one of the exports. */
export type ExportRow<Name extends keyof Queries> =
  ReturnType<Queries[Name]> extends AsyncGenerator<infer Row> ? Row : never;
