import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';
import { invoiceKinds, type InvoiceContent } from '../../../contract/money/invoice-content.ts';
import { blobs } from './blobs.ts';
import {
  bytes,
  createdAt,
  id,
  inList,
  instant,
  money,
  orderIndexes,
  searchText,
} from './columns.ts';
import { reservations } from './reservations.ts';

/** The numbers that begin alike, such as `RE-2027-`. Who issues locks the row, so that there is no gap and none twice. */
export const invoiceSeries = pgTable('invoice_series', {
  prefix: text('prefix').primaryKey(),
  lastNumber: integer('last_number').notNull(),
  /** Of what got the last number: the next one continues the chain. */
  lastHash: bytes('last_hash').notNull(),
  /** Since a restore later numbers may have left the house: none is given until somebody says which was the last. Null of all others. */
  unconfirmedSince: instant('unconfirmed_since'),
  /** When its invoices were deleted, whose years of retention were over; and by whom. */
  releasedAt: instant('released_at'),
  releasedBy: integer('released_by'),
});

/** Numbers that left the house, and whose invoices a restore did not bring back. Triggers refuse every change. */
export const invoiceGaps = pgTable(
  'invoice_gaps',
  {
    prefix: text('prefix')
      .notNull()
      .references(() => invoiceSeries.prefix),
    /** The first and the last of them. */
    from: integer('from_number').notNull(),
    to: integer('to_number').notNull(),
    notedAt: instant('noted_at').notNull().defaultNow(),
    /** The administrator, who may be gone since; null for the command that restores. */
    notedBy: integer('noted_by'),
  },
  (table) => [
    primaryKey({ columns: [table.prefix, table.from] }),
    check('invoice_gaps_order', sql`${table.from} <= ${table.to}`),
  ],
);

/** As it was issued: triggers refuse every change. What was wrong is cancelled by another row. */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    prefix: text('prefix')
      .notNull()
      .references(() => invoiceSeries.prefix),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    /** What it cancels; null of all others. */
    cancelsId: integer('cancels_id').references((): AnyPgColumn => invoices.id),
    issuedAt: instant('issued_at').notNull().defaultNow(),
    /** The administrator, who may be gone since; null for the system. */
    issuedBy: integer('issued_by'),
    issuedOn: date('issued_on').notNull(),
    dueOn: date('due_on').notNull(),
    content: jsonb('content').$type<InvoiceContent>().notNull(),
    number: text('number')
      .notNull()
      .generatedAlwaysAs(sql`content ->> 'number'`),
    kind: text('kind', { enum: invoiceKinds })
      .notNull()
      .generatedAlwaysAs(sql`content ->> 'kind'`),
    gross: money('gross')
      .notNull()
      .generatedAlwaysAs(sql`(content ->> 'gross')::numeric`),
    /** Number, reservation, customer and what they want to read on it. */
    searchText: searchText(
      `(content ->> 'number')`,
      `(content ->> 'reservation')`,
      `(content #>> '{buyer,companyName}')`,
      `(content #>> '{buyer,name}')`,
      `(content ->> 'orderNumber')`,
    ),
    /** The hash of the one before it in its series; empty of the first. Its own is SHA-256 of that and the content as text. */
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    unique('invoices_number').on(table.number),
    unique('invoices_cancels').on(table.cancelsId),
    index('invoices_reservation').on(table.reservationId),
    ...orderIndexes('invoices', table.id, [table.issuedOn, table.dueOn, table.gross]),
    check('invoices_kind', sql`${table.kind} in (${inList(invoiceKinds)})`),
    check(
      'invoices_cancellation',
      sql`(${table.kind} = 'cancellation') = (${table.cancelsId} is not null)`,
    ),
    check(
      'invoices_hash',
      sql`${table.hash} = sha256(${table.previousHash} || convert_to(${table.content}::text, 'UTF8'))`,
    ),
  ],
);

/**
 * What stands on an invoice or claim that was not cancelled: the lines of a reservation, and its rental as line 0. Each stands on one at
 * most.
 */
export const invoicedLines = pgTable(
  'invoiced_lines',
  {
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id),
    /** May be gone since: then the invoice has to be cancelled. */
    lineId: integer('line_id').notNull(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    amount: money('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reservationId, table.lineId] }),
    index('invoiced_lines_invoice').on(table.invoiceId),
  ],
);

/**
 * What is paid of each invoice and claim that was not cancelled, and what is still open: the function `settle_invoices` alone writes
 * that.
 */
export const invoiceBalances = pgTable(
  'invoice_balances',
  {
    invoiceId: integer('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    paid: money('paid').notNull(),
    open: money('open').notNull(),
    /** When the customer was last reminded, the day at the company's place. */
    remindedOn: date('reminded_on'),
  },
  (table) => [
    index('invoice_balances_open')
      .on(table.invoiceId)
      .where(sql`${table.open} > 0`),
  ],
);

const invoiceFileKinds = ['pdf', 'xml'] as const;

/** What was drawn of an invoice's content, once: triggers refuse every change. */
export const invoiceFiles = pgTable(
  'invoice_files',
  {
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    kind: text('kind', { enum: invoiceFileKinds }).notNull(),
    blobHash: bytes('blob_hash')
      .notNull()
      .references(() => blobs.hash),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.invoiceId, table.kind] }),
    index('invoice_files_blob').on(table.blobHash),
    check('invoice_files_kind', sql`${table.kind} in (${inList(invoiceFileKinds)})`),
  ],
);
