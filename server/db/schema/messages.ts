import { isNull, sql } from 'drizzle-orm';
import { messageKinds } from '../../../contract/office/messages-admin.ts';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, inList, instant, orderIndexes, rangeCheck, searchText } from './columns.ts';
import { users } from './users.ts';

export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text('name').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    email: text('email').notNull(),
    kind: text('kind', { enum: messageKinds }).notNull().default('message'),
    createdAt: createdAt(),
    /** Null until an administrator opens it. */
    readAt: instant('read_at'),
    /** What an administrator answered by mail; null until then. */
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    /** Null once that administrator is gone, too. */
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** What the API key was called that answered for them; null for themselves. */
    answeredByKey: text('answered_by_key'),
    /** When an administrator closed it without an answer; null until then. */
    doneAt: instant('done_at'),
    searchText: searchText('subject', 'name', 'email', 'body'),
  },
  (table) => [
    ...orderIndexes('contact_messages', table.id, [table.subject, table.name, table.email]),
    index('contact_messages_unread').on(table.id).where(isNull(table.readAt)),
    index('contact_messages_unanswered').on(table.id).where(isNull(table.answeredAt)),
    index('contact_messages_endings')
      .on(table.id)
      .where(sql`${table.kind} = 'ending'`),
    check('contact_messages_kind', sql`${table.kind} in (${inList(messageKinds)})`),
    rangeCheck('contact_messages', [table.createdAt, table.readAt]),
  ],
);
