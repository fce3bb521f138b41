import { and, asc, eq, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/index.ts';
import { reservations, users, vehicles } from '../db/schema/index.ts';
import { pricedColumns } from '../reservations/index.ts';

const ended = sql<Date>`coalesce(${reservations.returnedAt}, ${reservations.dropOffTime})`;

const isWithin = (column: PgColumn, from: Date, until: Date) =>
  and(gte(column, from), lt(column, until));

/** The reservations that ended between two instants, by their end, as they are priced. */
export const endedReservations = (db: Database, from: Date, until: Date) =>
  db
    .select({
      id: reservations.id,
      status: reservations.status,
      pickUpTime: reservations.pickUpTime,
      dropOffTime: reservations.dropOffTime,
      returnedAt: reservations.returnedAt,
      totalPrice: reservations.totalPrice,
      currency: reservations.currency,
      customer: sql<string>`coalesce(${reservations.customerName}, case when ${users.erasedAt} is null
        then ${users.firstName} || ' ' || ${users.lastName} end, '')`,
      vehicle: vehicles.model,
      licencePlate: vehicles.licencePlate,
      ...pricedColumns,
    })
    .from(reservations)
    .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
    .innerJoin(users, eq(users.id, reservations.userId))
    // Not by `ended`, of which there is no index.
    .where(
      or(
        isWithin(reservations.returnedAt, from, until),
        and(isNull(reservations.returnedAt), isWithin(reservations.dropOffTime, from, until)),
      ),
    )
    .orderBy(asc(ended), asc(reservations.id));

export type Ended = Awaited<ReturnType<typeof endedReservations>>[number];
