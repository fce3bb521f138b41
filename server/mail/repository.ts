import { and, eq, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm';
import type { mailFilters, mailSorts, MailState } from '../../contract/office/mails.ts';
import type { Database } from '../db/index.ts';
import { allOf, type FilterOf } from '../db/filters.ts';
import { selectPage, type Page, type PageQuery } from '../db/page.ts';
import { pick } from '../db/pick.ts';
import { isFailed, isWaiting, isWithdrawn, mails, users } from '../db/schema/index.ts';
import { containsWords, splitWords } from '../db/search.ts';
import type { Mail } from './outbox.ts';
import { ofAddresses } from './revoke-links.ts';

type Filter = FilterOf<typeof mailFilters>;
type MailPage = PageQuery<(typeof mailSorts)[number]> & Filter;

const { id, template, recipient, sentAt } = mails;
const columns = {
  ...pick(mails, 'id', 'template', 'language', 'recipient', 'reason', 'attempts'),
  ...pick(mails, 'createdAt', 'dueAt', 'sentAt', 'failedAt'),
};
const mailList = { table: mails, columns };

export type MailRow = Omit<Mail, 'messageId' | 'values' | 'userId' | 'reservationId' | 'occasion'>;

export function mailQueries(db: Database) {
  return {
    page: ({ sort, ...query }: MailPage): Promise<Page<MailRow>> =>
      selectPage(db, mailList, {
        ...query,
        // Ids are in chronological order, and have an index.
        by: sort === 'recipient' ? recipient : id,
        where: conditionOf(query),
      }),

    async find(mailId: number): Promise<Mail | null> {
      const [row] = await db.select().from(mails).where(eq(id, mailId));
      return row ?? null;
    },

    /** Makes a mail wait as if it was new; false once its content was purged. */
    async resend(mailId: number): Promise<boolean> {
      const rows = await db
        .update(mails)
        .set({
          // What a former address refused goes to the present one.
          recipient: sql`case when ${isFailed} and ${notInArray(template, [...ofAddresses])} then coalesce(
            (select nullif(${users.email}, '') from ${users} where ${users.id} = ${mails.userId}), ${recipient}) else ${recipient} end`,
          attempts: 0,
          dueAt: sql`now()`,
          sentAt: null,
          failedAt: null,
          reason: null,
        })
        .where(and(eq(id, mailId), isNotNull(recipient), isNotNull(mails.values)))
        .returning({ id });
      return rows.length > 0;
    },
  };
}

const conditions: Record<MailState, SQL> = {
  waiting: isWaiting,
  sent: isNotNull(sentAt),
  failed: isFailed,
  withdrawn: isWithdrawn,
};

const conditionOf = ({ state, search = '' }: Filter): SQL | undefined =>
  allOf<typeof mailFilters>({
    // Unlike other lists, this one has no counter of its rows: a condition makes the page count them.
    state: state ? conditions[state] : sql`true`,
    search: containsWords(sql`searchable(${recipient})`, splitWords(search)),
  });
