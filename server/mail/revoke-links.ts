import { and, eq, exists, gt, inArray, ne, not, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mailReasons } from '../../contract/mail-reasons.ts';
import type { Database } from '../db/index.ts';
import { isWaiting, mails, mailTokens, users } from '../db/schema/index.ts';
import type { Mail } from './outbox.ts';

/**
 * Ends the user's links but those that confirm the present address, and mails with such links that were not sent yet: who
 * asked for them may have been somebody else.
 */
export async function revokeLinks(db: Database, userId: number): Promise<void> {
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

/**
 * Whether a link may still go to the recipient of its mail: not to an address that the account has no more, and not to a new
 * one that was asked for before the account was changed. Otherwise a mail sent again would hand over the account.
 * The account stays as it is until the transaction ends.
 */
export async function mayCarryLink(
  db: Database,
  { id, template, recipient, userId }: Pick<Mail, 'id' | 'template' | 'recipient' | 'userId'>,
): Promise<boolean> {
  const isOwn = sql`lower(${users.email}) = lower(${recipient})`;
  const isChangedSince = exists(
    db
      .select({ id: mails.id })
      .from(mails)
      .where(and(eq(mails.userId, users.id), gt(mails.id, id), inArray(mails.template, ofChanges))),
  );
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, userId ?? 0),
        template === 'address-confirmation' ? not(isChangedSince) : isOwn,
      ),
    )
    .for('share');
  return row !== undefined;
}

/** Mails that tell of another address or password. */
const ofChanges = ['address-changed', 'password-changed'] as const;

/** Mails whose links let choose a password or another address. */
const withLinks = ['invitation', 'password-reset', 'address-confirmation'] as const;
