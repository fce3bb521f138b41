import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { reservationSorts } from '../../contract/reservations/reservations.ts';
import type { Queue } from '../db/index.ts';
import { orderBy } from '../db/page-parts.ts';
import type { PageQuery } from '../db/page.ts';
import { pick } from '../db/pick.ts';
import { rowsToRead } from '../http/page-answer.ts';
import { isShown, reservations, users, vehicles } from '../db/schema/index.ts';
import { answerColumns, shownDrivers } from './columns.ts';
import { agreedColumns } from './lines.ts';

export type ReservationPage = PageQuery<(typeof reservationSorts)[number]>;
export type ReservationOrder = Pick<ReservationPage, 'sort' | 'direction'>;

const ofVehicle = eq(vehicles.id, reservations.vehicleId);

const select = <Columns extends typeof answerColumns>(db: Queue, columns: Columns) =>
  db.select(columns).from(reservations).innerJoin(vehicles, ofVehicle);

/** Whether the customer's personal data was erased. */
const isOfErased = sql<boolean>`exists (
  select from ${users} where ${users.id} = ${reservations.userId} and ${users.erasedAt} is not null)`;

/** One of them with its version. */
export const versionedStatement = (db: Queue, where: SQL | undefined) =>
  select(db, {
    ...answerColumns,
    agreed: agreedColumns,
    ...pick(reservations, 'transferHours', 'vehicleMissing', 'version', 'termsHash'),
    drivers: shownDrivers,
    orderNumber: reservations.orderNumber,
    costCentre: reservations.costCentre,
    isOfErased,
    licencePlate: vehicles.licencePlate,
  }).where(and(isShown, where));

export const listStatement = (db: Queue, order: ReservationOrder, where: SQL | undefined) =>
  select(db, answerColumns)
    .where(and(isShown, where))
    .orderBy(...orderBy(reservations[order.sort], reservations.id, order))
    .limit(rowsToRead);

export const reservationPages = {
  table: reservations,
  shown: isShown,
  columns: answerColumns,
  join: { table: vehicles, on: ofVehicle },
};
