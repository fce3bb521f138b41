import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { webhookEvents, type WebhookEvent } from '../../../contract/office/webhook-events.ts';
import { createdAt, id, inList, instant } from './columns.ts';
import { isWaiting } from './mails.ts';

/** Other programs that are told what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    url: text('url').notNull(),
    events: text('events').array().$type<WebhookEvent[]>().notNull(),
    /** What signs its deliveries, which takes the secret itself: `whsec_` and base64. */
    secret: text('secret').notNull(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** When the first attempt failed after which none succeeded; null while they do. */
    failingSince: instant('failing_since'),
    /** When it was switched off because of that; null unless so. */
    switchedOffAt: instant('switched_off_at'),
  },
  (table) => [check('webhooks_off', sql`${table.switchedOffAt} is null or not ${table.active}`)],
);

/** What they are to be told, written in the transaction of what it tells, by triggers. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: integer('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Its `webhook-id`, under which each attempt sends it. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    event: text('event', { enum: webhookEvents }).notNull(),
    /** The record's id among those of its kind. Its fields are read when it is sent. */
    subject: text('subject').notNull(),
    createdAt: createdAt(),
    /** When to try next. A server that tries pushes it into the future, so that no other does meanwhile. */
    dueAt: instant('due_at').notNull().defaultNow(),
    attempts: integer('attempts').notNull().default(0),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    /** Why the last attempt failed, and what was answered to it. */
    reason: text('reason'),
    status: integer('status'),
  },
  (table) => [
    index('webhook_deliveries_due').on(table.webhookId, table.dueAt).where(isWaiting),
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    check('webhook_deliveries_event', sql`${table.event} in (${inList(webhookEvents)})`),
    check('webhook_deliveries_end', sql`num_nonnulls(${table.sentAt}, ${table.failedAt}) <= 1`),
  ],
);
