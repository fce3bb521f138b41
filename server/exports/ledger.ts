import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import { addDays } from '../../contract/values/add-days.ts';
import type { Database } from '../db/index.ts';
import { invoices, payments, reservations, users } from '../db/schema/index.ts';
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

/** What of the accounts a day has, at the company's place. */
export const ledger = (db: Database, zone: string) => ({
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

  paymentsOn: (day: string) =>
    db
      .select({
        id: payments.id,
        at: payments.at,
        kind: payments.kind,
        method: payments.method,
        amount: payments.amount,
        note: payments.note,
        reservationId: payments.reservationId,
        userId: reservations.userId,
        currency: reservations.currency,
        customer: sql<string>`case when ${isErased} then '' else
          coalesce(${reservations.customerCompany}, ${reservations.customerName}, ${users.firstName} || ' ' || ${users.lastName}) end`,
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
      .where(
        and(gte(payments.at, startOfDay(day, zone)), lt(payments.at, startOfDay(day, zone, 1))),
      )
      .orderBy(asc(payments.at), asc(payments.createdAt), asc(payments.id)),
});

type Ledger = ReturnType<typeof ledger>;
export type InvoiceEntry = Awaited<ReturnType<Ledger['invoicesOn']>>[number];
export type PaymentEntry = Awaited<ReturnType<Ledger['paymentsOn']>>[number];
