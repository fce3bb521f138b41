import { and, asc, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { messageSorts } from '../../contract/messages-admin.ts';
import type { contactForm } from '../../contract/messages.ts';
import type { Database } from '../db/index.ts';
import { selectPage, type Page, type PageQuery } from '../db/page.ts';
import { contactMessages } from '../db/schema.ts';
import { holdsWords, wordsOf } from '../db/search.ts';
import { messageColumns as columns, type MessageRow } from './columns.ts';

interface Filter {
  search?: string | undefined;
  unread?: boolean | undefined;
}
type MessagePage = PageQuery<(typeof messageSorts)[number]> & Filter;

const { id, subject, readAt, searchText } = contactMessages;

const pages = { name: 'messages', table: contactMessages, columns };

export function messageQueries(db: Database) {
  return {
    async list(): Promise<MessageRow[]> {
      return db.select(columns).from(contactMessages).orderBy(asc(subject), asc(id));
    },

    page: (query: MessagePage): Promise<Page<MessageRow>> =>
      selectPage(db, pages, { ...query, by: contactMessages[query.sort], where: matching(query) }),

    /** How many nobody has opened. */
    async unread(): Promise<number> {
      const [row] = await db.select({ count: count() }).from(contactMessages).where(isNull(readAt));
      return row!.count;
    },

    async find(messageId: number): Promise<MessageRow | null> {
      const [row] = await db.select(columns).from(contactMessages).where(eq(id, messageId));
      return row ?? null;
    },

    /** A message, which counts as read from now on. */
    async open(messageId: number): Promise<MessageRow | null> {
      const [row] = await db
        .update(contactMessages)
        .set({ readAt: sql`coalesce(${readAt}, now())` })
        .where(eq(id, messageId))
        .returning(columns);
      return row ?? null;
    },

    async create(message: z.output<typeof contactForm>): Promise<void> {
      await db.insert(contactMessages).values(message);
    },

    /** False when there was no such message. */
    async remove(messageId: number): Promise<boolean> {
      const rows = await db.delete(contactMessages).where(eq(id, messageId)).returning({ id });
      return rows.length > 0;
    },
  };
}

const matching = ({ search = '', unread }: Filter): SQL | undefined =>
  and(
    holdsWords(searchText, wordsOf(search)),
    unread === undefined ? undefined : unread ? isNull(readAt) : isNotNull(readAt),
  );
