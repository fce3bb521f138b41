import { and, count, eq, gt, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type {
  ContactMessage,
  messageFilters,
  messageSorts,
} from '../../contract/office/messages-admin.ts';
import type { contactForm } from '../../contract/wire/messages.ts';
import { type Actor, keyIdOf, userIdOf } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { orderBy } from '../db/page-parts.ts';
import { selectPage, type Page, type PageQuery } from '../db/page.ts';
import { apiKeys, contactMessages, users } from '../db/schema/index.ts';
import { containsWords, splitWords } from '../db/search.ts';
import { rowsToRead } from '../http/page-answer.ts';
import { messageColumns as columns, type MessageRow } from './columns.ts';

type Filter = FilterOf<typeof messageFilters>;
type MessagePage = PageQuery<(typeof messageSorts)[number]> & Filter;

const { id, subject, readAt, answeredAt, doneAt, searchText } = contactMessages;

/** Neither answered nor closed without an answer. */
const isWaiting = sql`(${isNull(answeredAt)} and ${isNull(doneAt)})`;

const messageList = { table: contactMessages, columns };

export function messageQueries(db: Database) {
  return {
    async list(): Promise<MessageRow[]> {
      return db
        .select(columns)
        .from(contactMessages)
        .orderBy(...orderBy(subject, id, { direction: 'ASC' }))
        .limit(rowsToRead);
    },

    page: (query: MessagePage): Promise<Page<MessageRow>> =>
      selectPage(db, messageList, {
        ...query,
        by: contactMessages[query.sort],
        where: conditionOf(query),
        isFoundOnce: Boolean(query.search),
      }),

    /** The number of messages that nobody has opened. */
    async countUnread(): Promise<number> {
      const [row] = await db.select({ count: count() }).from(contactMessages).where(isNull(readAt));
      return row!.count;
    },

    async find(messageId: number): Promise<MessageRow | null> {
      const [row] = await db.select(columns).from(contactMessages).where(eq(id, messageId));
      return row ?? null;
    },

    /** Finds a message and marks it as read. */
    async open(messageId: number): Promise<MessageRow | null> {
      const [row] = await db
        .update(contactMessages)
        .set({ readAt: sql`coalesce(${readAt}, now())` })
        .where(eq(id, messageId))
        .returning(columns);
      return row ?? null;
    },

    async create(
      message: z.output<typeof contactForm>,
      kind: ContactMessage['kind'],
    ): Promise<{ id: number; createdAt: Date }> {
      const { createdAt } = contactMessages;
      const rows = await db
        .insert(contactMessages)
        .values({ ...message, kind })
        .returning({ id, createdAt });
      return rows[0]!;
    },

    /** Stores an answer; null if there is one, and when there is no such message. */
    async answer(messageId: number, answer: string, actor: Actor): Promise<MessageRow | null> {
      const [row] = await db
        .update(contactMessages)
        .set({
          answer,
          answeredAt: sql`now()`,
          doneAt: null,
          answeredBy: userIdOf(actor),
          answeredByKey: sql`(select ${apiKeys.name} from ${apiKeys} where ${apiKeys.id} = ${keyIdOf(actor)})`,
          readAt: sql`coalesce(${readAt}, now())`,
        })
        .where(and(eq(id, messageId), isNull(answeredAt)))
        .returning(columns);
      return row ?? null;
    },

    /** Closes a message without an answer, or opens it again; null if it was answered, and when there is none. */
    async close(messageId: number, isDone: boolean): Promise<MessageRow | null> {
      const [row] = await db
        .update(contactMessages)
        .set({
          doneAt: isDone ? sql`coalesce(${doneAt}, now())` : null,
          readAt: sql`coalesce(${readAt}, now())`,
        })
        .where(and(eq(id, messageId), isNull(answeredAt)))
        .returning(columns);
      return row ?? null;
    },

    /** The messages next to one by their time, and the account with its e-mail address; null without. */
    async around({ id: messageId, email }: MessageRow) {
      const { rows } = await db.execute<{
        newerId: number | null;
        olderId: number | null;
        customerId: number | null;
      }>(sql`
        select (select min(${id}) from ${contactMessages} where ${gt(id, messageId)}) as "newerId",
          (select max(${id}) from ${contactMessages} where ${lt(id, messageId)}) as "olderId",
          (select min(${users.id}) from ${users} where lower(${users.email}) = lower(${email})) as "customerId"`);
      return rows[0]!;
    },

    /** False when there is no such message. */
    async remove(messageId: number): Promise<boolean> {
      const rows = await db.delete(contactMessages).where(eq(id, messageId)).returning({ id });
      return rows.length > 0;
    },
  };
}

const conditionOf = ({ search = '', kind, unread, unanswered }: Filter): SQL | undefined =>
  allOf<typeof messageFilters>({
    search: containsWords(searchText, splitWords(search)),
    kind: kind && eq(contactMessages.kind, kind),
    unread: isMissing(readAt, unread),
    unanswered: unanswered === undefined ? undefined : unanswered ? isWaiting : not(isWaiting),
  });

/** Whether a moment has yet to come, if that matters. */
function isMissing(moment: PgColumn, filter: boolean | undefined): SQL | undefined {
  if (filter === undefined) return undefined;
  return filter ? isNull(moment) : isNotNull(moment);
}
