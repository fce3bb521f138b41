import { sql } from 'drizzle-orm';
import type { Driver } from '../../contract/reservations/driver.ts';
import { perRentalField, type RentalFieldName } from '../../contract/reservations/rental-fields.ts';
import { stateOf } from '../../contract/reservations/reservation-states.ts';
import { reservationNumber } from '../../contract/reservations/reservation-number.ts';
import { vehicleToWire } from '../../contract/reservations/reservations.ts';
import { pick } from '../db/pick.ts';
import { reservations, users } from '../db/schema/index.ts';
import { toWallTime } from '../time/wall-times.ts';
import { rentedFleetJson, rentedVehicleJson, type VehicleAnswer } from '../vehicles/index.ts';
import { linesOf, pricedColumns, type Priced } from './lines.ts';
import { amountDue, depositHeld, due } from './amounts.ts';
import { overdueBefore, type AmountSettings } from './conditions.ts';
import { vatPercentOf, type TaxSettings } from './vat.ts';

const { pickedUpAt, returnedAt, noShowAt } = reservations;

/** The columns of what is asked about a rental. */
export const rentalColumns = perRentalField((name) => reservations[name]) as Pick<
  typeof reservations,
  RentalFieldName
>;

const columns = {
  ...pick(reservations, 'id', 'userId', 'vehicleId'),
  ...rentalColumns,
  ...pick(reservations, 'status', 'totalPrice', 'currency', 'vatPercent'),
  pickedUpAt,
  returnedAt,
  noShowAt,
};

/** What a reservation's answer is made of. In one object: Drizzle takes half as long to read it as two. */
export const answerColumns = {
  ...columns,
  amountDue,
  ...pricedColumns,
  vehicle: rentedVehicleJson,
};

/** The customer's name; empty when it was erased. */
export const customerName = sql<string>`(
  select trim(first_name || ' ' || last_name) from ${users} where ${users.id} = ${reservations.userId})`;

/** Null for a person, and when it was erased. */
export const companyOfCustomer = sql<string | null>`(
  select company_name from ${users} where ${users.id} = ${reservations.userId})`;

/** Empty when it was erased. */
export const customerPhone = sql<string>`(
  select phone_number from ${users} where ${users.id} = ${reservations.userId})`;

/** Who drives; nobody once the customer's personal data was erased: then only the fines desk reads it. */
export const shownDrivers = sql<Driver[]>`case when exists (
  select from ${users} where ${users.id} = ${reservations.userId} and ${users.erasedAt} is not null
) then '[]' else ${reservations.drivers} end`;

export const customerBlocked = sql<boolean>`(
  select blocked from ${users} where ${users.id} = ${reservations.userId})`;

/** The same for staff, who see the licence plate, and that a reservation lost its vehicle. */
export const staffColumns = {
  ...answerColumns,
  vehicle: rentedFleetJson,
  vehicleMissing: reservations.vehicleMissing,
};

export const amountColumns = { ...staffColumns, due, depositHeld };

/** What an administrator's list says besides. */
export const listedColumns = {
  ...amountColumns,
  customer: customerName,
  companyName: companyOfCustomer,
  customerBlocked,
};

export interface ReservationRow
  extends Pick<typeof reservations.$inferSelect, keyof typeof columns>, Omit<Priced, 'returnedAt'> {
  amountDue: number;
  vehicle: VehicleAnswer;
}

/** Written out, because a page of reservations is what customers ask for most. */
const rentalAnswer = (rental: ReservationRow, zone: string): Record<RentalFieldName, string> => ({
  pickUpLocation: rental.pickUpLocation,
  dropOffLocation: rental.dropOffLocation,
  pickUpTime: toWallTime(rental.pickUpTime, zone),
  dropOffTime: toWallTime(rental.dropOffTime, zone),
});

const wallTime = (time: Date | null, zone: string) => time && toWallTime(time, zone);

/** A reservation as the wire has it, with wall-clock times of the company's place. */
export const reservationAnswer = (
  reservation: ReservationRow,
  settings: TaxSettings,
  zone = settings.timeZone,
) => ({
  id: reservation.id,
  number: reservationNumber(reservation.id),
  userId: reservation.userId,
  ...rentalAnswer(reservation, zone),
  status: reservation.status,
  totalPrice: reservation.totalPrice,
  amountDue: reservation.amountDue,
  currency: reservation.currency,
  vatPercent: vatPercentOf(reservation, settings),
  lines: linesOf(reservation, settings),
  pickedUpAt: wallTime(reservation.pickedUpAt, zone),
  returnedAt: wallTime(reservation.returnedAt, zone),
  noShowAt: wallTime(reservation.noShowAt, zone),
  ...vehicleToWire(reservation.vehicle),
});

type Amounts = { vehicleMissing: boolean; due: number; depositHeld: number };

/** The same for staff, without what depends on the customer or on the time. */
export const amountsAnswer = (row: ReservationRow & Amounts, settings: TaxSettings) => ({
  ...reservationAnswer(row, settings),
  vehicleMissing: row.vehicleMissing,
  open: row.due,
  depositHeld: row.depositHeld,
});

/** The same in an administrator's list. */
export const listedAnswer = (
  row: ReservationRow &
    Amounts & { customer: string; companyName: string | null; customerBlocked: boolean },
  settings: TaxSettings & AmountSettings,
  now: Date,
) => ({
  ...amountsAnswer(row, settings),
  customer: row.customer,
  companyName: row.companyName,
  customerBlocked: row.customerBlocked,
  state: stateOf(row, now),
  isOverdue:
    row.due > 0 && (row.returnedAt ?? row.noShowAt ?? row.dropOffTime) < overdueBefore(settings),
});
