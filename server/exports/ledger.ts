import { and, asc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays } from '../../contract/values/add-days.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { invoices, payments, reservations, users, vehicles } from '../db/schema/index.ts';
import { isToInvoice } from '../billing/index.ts';
import { pricedColumns } from '../reservations/index.ts';
import { startOfDay } from '../time/wall-times.ts';

/** Days, `YYYY-MM-DD`, both included. */
export interface Span {
  from: string;
  until: string;
}

/** The days of a month, `YYYY-MM`. */
export const monthSpan = (month: string): Span => ({
  from: `${month}-01`,
  until: Temporal.PlainYearMonth.from(month)
    .add({ months: 1 })
    .toPlainDate({ day: 1 })
    .subtract({ days: 1 })
    .toString(),
});

/** Reads rows day by day: a statement for each, so that none is long and a period may have any number of rows. */
export async function* byDay<Row>(
  { from, until }: Span,
  read: (day: string) => Promise<Row[]>,
): AsyncGenerator<Row> {
  for (let day = from; day <= until; day = addDays(day, 1)) yield* await read(day);
}

/** Of who is erased nobody is told the name. */
const isErased = sql`${users.erasedAt} is not null`;
const movement = sql`case payment.kind when 'payment' then payment.amount when 'refund' then -payment.amount else 0 end`;

const customerName = sql<string>`case when ${isErased} then '' else
  coalesce(${reservations.customerCompany}, ${reservations.customerName}, ${users.firstName} || ' ' || ${users.lastName}) end`;

/** What of the accounts a day has, at the company's place. */
export function ledger(db: Database, zone: string) {
  const within = (column: PgColumn, day: string) =>
    and(gte(column, startOfDay(day, zone)), lt(column, startOfDay(day, zone, 1)));
  return {
    invoicesOn: (day: string) =>
      db
        .select({
          id: invoices.id,
          content: invoices.content,
          userId: reservations.userId,
          isErased: sql<boolean>`${isErased}`,
          /** What had been noted as paid before the reservation's first invoice, which this one is; else 0. */
          advance: sql<number>`case when exists (
            select from ${invoices} as earlier where earlier.reservation_id = ${reservations.id} and earlier.id < ${invoices.id}) then 0
          else coalesce((select sum(${movement}) from ${payments} as payment
            where payment.reservation_id = ${reservations.id} and payment.created_at < ${invoices.issuedAt}), 0) end`.mapWith(
            Number,
          ),
        })
        .from(invoices)
        .innerJoin(reservations, eq(reservations.id, invoices.reservationId))
        .innerJoin(users, eq(users.id, reservations.userId))
        .where(eq(invoices.issuedOn, day))
        .orderBy(asc(invoices.id)),

    /** Invoices as they were issued, whoever was erased since: by them the chain of hashes is checked. */
    documentsOn: (day: string) =>
      db
        .select({
          content: invoices.content,
          text: sql<string>`${invoices.content}::text`,
          ...pick(invoices, 'issuedAt', 'issuedBy', 'previousHash', 'hash'),
        })
        .from(invoices)
        .where(eq(invoices.issuedOn, day))
        .orderBy(asc(invoices.id)),

    paymentsOn: (day: string) =>
      db
        .select({
          ...pick(payments, 'id', 'at', 'kind', 'method', 'amount', 'note', 'reservationId'),
          userId: reservations.userId,
          currency: reservations.currency,
          customer: customerName,
          /** The oldest invoice or claim that was not cancelled; null without one. */
          invoice: sql<string | null>`(
          select live.number from ${invoices} as live where live.reservation_id = ${reservations.id} and live.cancels_id is null
            and not exists (select from ${invoices} as taking_back where taking_back.cancels_id = live.id)
          order by live.id limit 1)`,
          /** Whether it was noted before the reservation's first invoice. */
          isAdvance: sql<boolean>`not exists (
          select from ${invoices} as issued where issued.reservation_id = ${reservations.id} and issued.issued_at <= ${payments.createdAt})`,
        })
        .from(payments)
        .innerJoin(reservations, eq(reservations.id, payments.reservationId))
        .innerJoin(users, eq(users.id, reservations.userId))
        .where(within(payments.at, day))
        .orderBy(asc(payments.at), asc(payments.createdAt), asc(payments.id)),

    /** What was paid before the return, and paid back, with what it is for. */
    advancesOn: (day: string) =>
      db
        .select({
          id: reservations.id,
          at: payments.at,
          amount:
            sql<number>`case ${payments.kind} when 'refund' then -${payments.amount} else ${payments.amount} end`.mapWith(
              Number,
            ),
          customer: customerName,
          ...pick(reservations, 'status', 'pickUpTime', 'dropOffTime', 'totalPrice', 'currency'),
          ...pricedColumns,
        })
        .from(payments)
        .innerJoin(reservations, eq(reservations.id, payments.reservationId))
        .innerJoin(users, eq(users.id, reservations.userId))
        .where(
          and(
            within(payments.at, day),
            inArray(payments.kind, ['payment', 'refund']),
            sql`(${reservations.returnedAt} is null or ${payments.at} < ${reservations.returnedAt})`,
          ),
        )
        .orderBy(asc(payments.at), asc(payments.createdAt), asc(payments.id)),

    /** What was returned and is on no invoice yet, or on one that no longer fits. */
    pendingOn: (day: string) =>
      db
        .select({
          id: reservations.id,
          customer: customerName,
          vehicle: vehicles.model,
          licencePlate: vehicles.licencePlate,
          returnedAt: reservations.returnedAt,
          currency: reservations.currency,
          gross: reservations.totalPrice,
          invoiced: sql<number>`${reservations.invoiced}`.mapWith(Number),
        })
        .from(reservations)
        .innerJoin(vehicles, eq(vehicles.id, reservations.vehicleId))
        .innerJoin(users, eq(users.id, reservations.userId))
        .where(and(isToInvoice, within(reservations.returnedAt, day)))
        .orderBy(asc(reservations.returnedAt), asc(reservations.id)),
  };
}

type Ledger = ReturnType<typeof ledger>;
export type InvoiceEntry = Awaited<ReturnType<Ledger['invoicesOn']>>[number];
export type PaymentEntry = Awaited<ReturnType<Ledger['paymentsOn']>>[number];
export type AdvanceEntry = Awaited<ReturnType<Ledger['advancesOn']>>[number];
export type PendingEntry = Awaited<ReturnType<Ledger['pendingOn']>>[number];
