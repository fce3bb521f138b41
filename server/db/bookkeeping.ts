import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, instant, money, possible } from './columns.ts';

// What servers note for themselves. The tables of the business are in schema.ts.

/**
 * Requests to book that came with an Idempotency-Key, as long as a repeat of them is known. No foreign key, which would
 * cost each booking a look-up: a row lives a day, and no user's id is given twice.
 */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    /** Who sent it, for whomever. */
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of what was asked for. */
    fingerprint: bytes('fingerprint').notNull(),
    /** Null when it was booked. */
    refusal: text('refusal', {
      enum: ['taken', 'no vehicle', 'no user', 'too many open', 'price changed'],
    }),
    /** What was booked; null when it was refused. */
    reservationId: integer('reservation_id'),
    /** Dollars; null when there was no such vehicle. */
    totalPrice: money('total_price'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    possible('booking_requests', [table.createdAt]),
  ],
);

/** Tries of one caller at one thing, until `resetsAt`. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  tries: integer('tries').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** What a server has to remember about this database, such as that it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/**
 * How many rows the counted tables hold, as changes to be summed up: triggers add one for each statement, and the
 * housekeeping makes one of many. A single number to be raised would make writes wait for each other.
 */
export const rowCounts = pgTable('row_counts', {
  table: text('table_name').notNull(),
  rows: integer('rows').notNull(),
});
