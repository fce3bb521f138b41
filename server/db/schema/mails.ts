import { sql, type SQL } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../../contract/texts/language.ts';
import { withdrawnReasons } from '../../../contract/office/mail-reasons.ts';
import { mailTemplates } from '../../../contract/office/mail-templates.ts';
import { documentKinds } from '../../../contract/counter/document-kinds.ts';
import { blobHash } from './blobs.ts';
import { bytes, createdAt, id, inList, instant } from './columns.ts';
import { users } from './users.ts';
import { reservations } from './reservations.ts';

/** A mail that is neither sent nor given up. A literal, so that the planner uses the partial index. */
export const isWaiting: SQL = sql.raw('sent_at is null and failed_at is null');

/** A literal for the same reason. */
const isGivenUp = sql.raw('failed_at is not null and recipient is not null');

/** A mail that nobody needs any more. */
export const isWithdrawn: SQL = sql`failed_at is not null and reason in (${inList(withdrawnReasons)})`;

/** Any other mail that was given up, and can still be sent again. */
export const isFailed: SQL = sql`${isGivenUp} and (${isWithdrawn}) is not true`;

/**
 * The outbox: what to tell people by mail, written in the transaction of what it tells. A trigger writes those about reservations.
 * A mail waits until it was sent or has failed.
 */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    /** The left side of its Message-ID, under which each attempt sends it. */
    messageId: uuid('message_id').notNull().unique('mails_message_id').defaultRandom(),
    template: text('template', { enum: mailTemplates }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** Recipient, and what the template is filled with; null once they were purged. */
    recipient: text('recipient'),
    values: jsonb('values').$type<Record<string, unknown>>(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    reservationId: integer('reservation_id').references(() => reservations.id, {
      onDelete: 'set null',
    }),
    /** Names what happens once, so that it is told once; null for all else. */
    occasion: text('occasion').unique('mails_occasion'),
    createdAt: createdAt(),
    /** When to try next. A server that tries pushes it into the future, so that no other does meanwhile. */
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    /** Why the last attempt failed. */
    reason: text('reason'),
  },
  (table) => [
    index('mails_due').on(table.dueAt).where(isWaiting),
    index('mails_failed').on(table.id).where(isGivenUp),
    index('mails_user').on(table.userId),
    index('mails_reservation').on(table.reservationId),
    check('mails_template', sql`${table.template} in (${inList(mailTemplates)})`),
    check('mails_language', sql`${table.language} in (${inList(languages)})`),
    check('mails_end', sql`num_nonnulls(${table.sentAt}, ${table.failedAt}) <= 1`),
  ],
);

/** Documents that were sent. */
export const documents = pgTable(
  'papers',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    /** The `mails.message_id` that carried it: each attempt carries the same. Backups hold no mails, so nothing refers to one. */
    messageId: uuid('message_id').notNull(),
    kind: text('kind', { enum: documentKinds }).notNull(),
    language: text('language', { enum: languages }).notNull(),
    /** What it is drawn of; null where the PDF is stored: protocols, which may be signed, and all documents of release 0.9.0. */
    content: jsonb('content').$type<Record<string, unknown>>(),
    blobHash: blobHash(),
    bytes: bytes('bytes'),
    createdAt: createdAt(),
  },
  (table) => [
    index('papers_reservation').on(table.reservationId),
    index('papers_blob')
      .on(table.blobHash)
      .where(sql`${table.blobHash} is not null`),
    unique('papers_mail').on(table.messageId, table.kind),
    check('papers_kind', sql`${table.kind} in (${inList(documentKinds)})`),
    check(
      'papers_stored',
      sql`num_nonnulls(${table.content}, ${table.blobHash}, ${table.bytes}) = 1`,
    ),
    check('papers_language', sql`${table.language} in (${inList(languages)})`),
  ],
);
