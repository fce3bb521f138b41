import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, inList, instant, money, rangeCheck } from './columns.ts';
import { reservations } from './reservations.ts';

// Tables for the servers' own use, which a backup leaves out.

/**
 * Booking requests with an Idempotency-Key, for as long as repeats are recognised. Without a foreign key, which would cost
 * each booking a look-up: a row lives for a day, and user ids are never reused.
 */
export const bookingRequests = pgTable(
  'booking_requests',
  {
    /** The sender, whoever the booking is for. */
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the request. */
    fingerprint: bytes('fingerprint').notNull(),
    /** Null for a booking. */
    refusal: text('refusal', {
      enum: ['taken', 'not ready', 'no vehicle', 'no user', 'too many open', 'price changed'],
    }),
    /** Null for a refusal. */
    reservationId: integer('reservation_id'),
    /** A price; null without such a vehicle. */
    totalPrice: money('total_price'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    rangeCheck('booking_requests', [table.createdAt]),
  ],
);

/**
 * From which network a customer booked, for a day: a keyed hash. Its key is in `settings`. The row goes with its reservation.
 */
export const networkBookings = pgTable(
  'network_bookings',
  {
    network: bytes('network').notNull(),
    reservationId: integer('reservation_id')
      .primaryKey()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('network_bookings_network').on(table.network, table.createdAt)],
);

/** Attempts of one caller at one thing, until `resetsAt`. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  /** Its column keeps a former name. */
  attempts: integer('tries').notNull(),
  resetsAt: instant('resets_at').notNull(),
});

/** What servers remember about this database, such as that it was seeded. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
});

/**
 * The number of rows in the counted tables, as changes to be added up: triggers add a row per statement, and housekeeping
 * compacts them. A single counter would make writes wait for each other.
 */
export const rowCounts = pgTable('row_counts', {
  table: text('table_name').notNull(),
  rows: integer('rows').notNull(),
});

/** What other programs keep copies of. */
export const changeKinds = ['reservation', 'vehicle', 'user', 'invoice'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/**
 * When each record was changed last, and those that are gone. The function `note_change` writes it, with the clock's time: order and
 * cursors of `server/changes/select-changes.ts` rely on that.
 */
export const changes = pgTable(
  'changes',
  {
    kind: text('kind', { enum: changeKinds }).notNull(),
    subjectId: integer('subject_id').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId] }),
    index('changes_by_time').on(table.kind, table.changedAt, table.subjectId),
    check('changes_kind', sql`${table.kind} in (${inList(changeKinds)})`),
  ],
);

/** A value that changes with each change of a table whose lists are cached. Triggers set it. */
export const tableStates = pgTable('table_states', {
  table: text('table_name').primaryKey(),
  state: uuid('state').notNull(),
});
