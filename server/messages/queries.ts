import { asc, eq, sql } from 'drizzle-orm';
import type { ContactMessage, messageSorts } from '../../contract/messages.ts';
import type { Database } from '../db/index.ts';
import { pageParts, partOf } from '../db/page.ts';
import { contactMessages } from '../db/schema.ts';
import type { Page, PageQuery } from '../page.ts';

type MessagePage = PageQuery<(typeof messageSorts)[number]>;

const { id, name, subject, body, email } = contactMessages;
const unread = sql<boolean>`${contactMessages.readAt} is null`;
const columns = { id, name, subject, body, email, unread };

export function messageQueries(db: Database) {
  return {
    async list(): Promise<ContactMessage[]> {
      return db.select(columns).from(contactMessages).orderBy(asc(subject), asc(id));
    },

    async page(query: MessagePage): Promise<Page<ContactMessage>> {
      const source = { table: contactMessages, by: contactMessages[query.sort] };
      const { total, ids, order } = pageParts(db, source, partOf(query));
      const rows = await db
        .with(total, ids)
        .select({ total: total.value, message: columns })
        .from(total)
        .leftJoin(ids, sql`true`)
        .leftJoin(contactMessages, eq(id, ids.id))
        .orderBy(...order);
      return { total: rows[0]!.total, rows: rows.flatMap(({ message }) => message ?? []) };
    },

    async find(messageId: number): Promise<ContactMessage | null> {
      const [row] = await db.select(columns).from(contactMessages).where(eq(id, messageId));
      return row ?? null;
    },

    /** A message, which counts as read from now on. */
    async open(messageId: number): Promise<ContactMessage | null> {
      const [row] = await db
        .update(contactMessages)
        .set({ readAt: sql`coalesce(${contactMessages.readAt}, now())` })
        .where(eq(id, messageId))
        .returning(columns);
      return row ?? null;
    },

    async create(message: Omit<ContactMessage, 'id' | 'unread'>): Promise<void> {
      await db.insert(contactMessages).values(message);
    },

    /** False when there was no such message. */
    async remove(messageId: number): Promise<boolean> {
      const rows = await db.delete(contactMessages).where(eq(id, messageId)).returning({ id });
      return rows.length > 0;
    },
  };
}
