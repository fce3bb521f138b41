import { and, desc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { Database } from '../db/index.ts';
import { isFailed, isWaiting, mails, mailTokens, users } from '../db/schema/index.ts';
import { pauses } from '../outbox/index.ts';
import type { Mail } from './outbox.ts';

/**
 * Ends the user's links but those that confirm the present address, and mails with such links that were not sent yet: who
 * asked for them may have been somebody else.
 */
export async function revokeLinks(db: Database, userId: number): Promise<void> {
  await setPendingEmail(db, userId, null);
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  const isOther = (address: PgColumn) => sql`lower(${address}) <> lower(${user?.email ?? ''})`;
  await db
    .delete(mailTokens)
    .where(
      and(
        eq(mailTokens.userId, userId),
        or(ne(mailTokens.purpose, 'confirm'), isOther(mailTokens.email)),
      ),
    );
  await db
    .update(mails)
    .set({ failedAt: sql`now()`, reason: mailReasons.changed })
    .where(
      and(
        ...[eq(mails.userId, userId), isWaiting],
        or(
          inArray(mails.template, withLinks),
          and(eq(mails.template, 'welcome'), isOther(mails.recipient)),
        ),
      ),
    );
}

/** About a change of an address: each is for the one that it went to. */
export const ofAddresses = ['address-confirmation', 'address-changing', 'address-changed'] as const;

/** Gives the user's mails that wait for a former address the present one. What failed gets it when it is sent again. */
export async function redirectUnsent(
  db: Database,
  { userId, from, to }: { userId: number; from: string; to: string },
): Promise<void> {
  const isFormer = sql`lower(${mails.recipient}) = lower(${from})`;
  await db
    .update(mails)
    .set({ recipient: to })
    .where(
      and(
        ...[eq(mails.userId, userId), isFormer, isWaiting],
        notInArray(mails.template, [...ofAddresses]),
      ),
    );
}

/** Whether the last mail to a user's address was refused for good: not for a mail server out of order, which takes all attempts. */
export async function isRefusedAt(db: Database, userId: number, email: string): Promise<boolean> {
  const [last] = await db
    .select({
      isRefused: sql<boolean>`${isFailed} and ${mails.attempts} <= ${pauses.length} and ${notInArray(mails.reason, Object.values(mailReasons))}`,
    })
    .from(mails)
    .where(
      and(
        eq(mails.userId, userId),
        sql`lower(${mails.recipient}) = lower(${email})`,
        sql`coalesce(${mails.sentAt}, ${mails.failedAt}) is not null`,
      ),
    )
    .orderBy(desc(mails.id))
    .limit(1);
  return last?.isRefused === true;
}

/** Makes links to this other address work, and no longer those to one before it; null for none. */
export async function setPendingEmail(
  db: Database,
  userId: number,
  pendingEmail: string | null,
): Promise<void> {
  const mayBeSet = pendingEmail === null ? isNotNull(users.pendingEmail) : isNull(users.erasedAt);
  await db
    .update(users)
    .set({ pendingEmail })
    .where(and(eq(users.id, userId), mayBeSet));
}

/**
 * Whether a link may still go to the recipient of its mail: not to an address that the account has no more, and not to a new
 * one that no longer waits. Otherwise a mail sent again would hand over the account. The account stays as it is until the
 * transaction ends.
 */
export async function mayCarryLink(
  db: Database,
  { template, recipient, userId }: Pick<Mail, 'template' | 'recipient' | 'userId'>,
): Promise<boolean> {
  const address = template === 'address-confirmation' ? users.pendingEmail : users.email;
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId ?? 0), sql`lower(${address}) = lower(${recipient})`))
    .for('share');
  return row !== undefined;
}

/** Mails whose links let choose a password or another address. */
const withLinks = ['invitation', 'password-reset', 'address-confirmation'] as const;
