import { eq, sql, type SQL } from 'drizzle-orm';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { Database } from '../db/index.ts';
import {
  isReceipt,
  isWaiting,
  isWithdrawn,
  mails,
  mailTokens,
  documents,
  reservations,
  users,
} from '../db/schema/index.ts';

/**
 * Which mails change as they grow old, and how. Once they ended they keep recipient and content for 30 days, in which
 * administrators can send them again. What has been due for four days nobody sends: each attempt puts off when it is due.
 */
export const ageing: Record<'purgedMails' | 'unsentMails', { condition: SQL; change: SQL }> = {
  purgedMails: {
    condition: sql`recipient is not null and coalesce(sent_at, failed_at) <= now() - interval '30 days'`,
    // A reason may name people, unless it is one of ours.
    change: sql`recipient = null, values = null, reason = case when ${isWithdrawn} then reason end`,
  },
  unsentMails: {
    condition: sql`${isWaiting} and due_at <= now() - interval '4 days'`,
    change: sql`failed_at = now(), reason = coalesce(reason, ${mailReasons.unsent})`,
  },
};

/**
 * Takes recipient and content from all mails to a user, and, if the address is known to be theirs, from those that go there for
 * nobody's account and those that tell the company of their messages; the waiting ones fail. Deletes links to the account, and the
 * documents of reservations that are no receipts. Mails that a server is sending right now still go out.
 */
export async function purgeMailsOf(db: Database, userId: number): Promise<void> {
  const address = sql`(select lower(email) from ${users} where id = ${userId} and email_confirmed_at is not null)`;
  await db.delete(mailTokens).where(eq(mailTokens.userId, userId));
  await db.execute(sql`
    update ${mails} set recipient = null, values = null,
      failed_at = case when ${isWaiting} then now() else failed_at end,
      reason = case when ${isWaiting} then ${mailReasons.erased} end
    where ${mails.userId} = ${userId} or ${mails.userId} is null and ${address} =
      lower(case ${mails.template} when 'message-arrived' then ${mails.values} ->> 'email' else ${mails.recipient} end)`);
  await db.execute(sql`
    delete from ${documents} where reservation_id in (
      select id from ${reservations} where ${reservations.userId} = ${userId} and not ${isReceipt})`);
}
