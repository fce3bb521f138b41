import { sql, type SQL } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { paymentKinds, paymentMethods } from '../../../contract/counter/payment-kinds.ts';
import { keptFees } from '../../../contract/reservations/lines.ts';
import { createdAt, inList, instant, maxAmount, money, rangeCheck } from './columns.ts';
import { invoices } from './invoices.ts';
import { reservationLines, reservations } from './reservations.ts';
import { users } from './users.ts';

/** Money that administrators noted for a reservation, in its currency. */
export const payments = pgTable(
  'payments',
  {
    /** Chosen by who notes it, so that a repeated request adds nothing. */
    id: uuid('id').primaryKey(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    kind: text('kind', { enum: paymentKinds }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    amount: money('amount').notNull(),
    at: instant('at').notNull(),
    /** Empty without one, and once the customer's personal data was erased. */
    note: text('note').notNull().default(''),
    /** The invoice or claim that what is kept of a deposit pays first; null without one. */
    invoiceId: integer('invoice_id').references(() => invoices.id),
    /** The administrator; null once the account is gone. */
    recordedBy: integer('recorded_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('payments_reservation').on(table.reservationId),
    index('payments_invoice')
      .on(table.invoiceId)
      .where(sql`${table.invoiceId} is not null`),
    index('payments_at').on(table.at, table.id),
    check('payments_kind', sql`${table.kind} in (${inList(paymentKinds)})`),
    check('payments_of_invoice', sql`${table.invoiceId} is null or ${table.kind} = 'deposit_kept'`),
    check('payments_method', sql`${table.method} in (${inList(paymentMethods)})`),
    rangeCheck(
      'payments',
      [table.at, table.createdAt],
      sql`${table.amount} > 0 and ${table.amount} <= ${maxAmount}`,
    ),
  ],
);

/** Whether a reservation documents a sale, which tax law wants kept: it took place, or was charged or paid for all the same. */
export const isReceipt: SQL = sql`(${reservations.status} = 'DONE'
  or exists (select from ${reservationLines} as line where line.reservation_id = ${reservations.id} and line.kind in (${inList(keptFees)}))
  or exists (select from ${payments} as payment where payment.reservation_id = ${reservations.id}))`;
