import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import {
  isSwitchedOn,
  mailTokens,
  staffInvitations,
  users,
  type tokenPurposes,
} from '../db/schema/index.ts';

export type Purpose = (typeof tokenPurposes)[number];

/** For how many hours a link works. */
export const tokenHours: Record<Purpose | 'staff', number> = {
  staff: 7 * 24,
  reset: 1,
  confirm: 7 * 24,
  invitation: 7 * 24,
};

export const hashToken = (token: string) => createHash('sha256').update(token).digest();

/** Makes a token for a link in a mail to this address. Only its hash is stored. */
export async function newToken(
  db: Database,
  { userId, purpose, email }: { userId: number; purpose: Purpose; email: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(mailTokens).values({
    hash: hashToken(token),
    userId,
    purpose,
    email,
    expiresAt: sql`now() + make_interval(hours => ${tokenHours[purpose]})`,
  });
  return token;
}

/** The same for an invitation to work for the company, whose former codes end; null when it was withdrawn or has ended. */
export async function newInvitationCode(db: Database, id: number): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const rows = await db
    .update(staffInvitations)
    .set({ codeHash: hashToken(token) })
    .where(and(eq(staffInvitations.id, id), gt(staffInvitations.expiresAt, sql`now()`)))
    .returning({ id: staffInvitations.id });
  return rows.length > 0 ? token : null;
}

/** A link that works, and whose it is. */
export interface Link {
  purpose: Purpose;
  /** The address that it was sent to. */
  email: string;
  owner: typeof users.$inferSelect;
}

const isLive = (token: string, purposes: Purpose[]) =>
  and(
    eq(mailTokens.hash, hashToken(token)),
    gt(mailTokens.expiresAt, sql`now()`),
    inArray(mailTokens.purpose, purposes),
    isNull(users.erasedAt),
    isSwitchedOn,
    eq(users.builtIn, false),
    // Who had an address before its owner changed it chooses no password, and a change that was withdrawn is not confirmed.
    or(
      sql`lower(${mailTokens.email}) = lower(${users.email})`,
      and(
        eq(mailTokens.purpose, 'confirm'),
        sql`lower(${mailTokens.email}) = lower(${users.pendingEmail})`,
      ),
    ),
  );

/** What a token would allow now; null if it is unknown, used or expired. */
export async function findLink(
  db: Database,
  token: string,
  purposes: Purpose[],
): Promise<Link | null> {
  const [row] = await linkQuery(db, token, purposes);
  return row ?? null;
}

/**
 * Uses up a token, in the transaction of what it allows, and with it the user's other ones of its purpose; null if it is
 * unknown, used or expired. The user stays locked until the transaction ends.
 */
export async function useToken(
  db: Database,
  token: string,
  purposes: Purpose[],
): Promise<Link | null> {
  const link = await lockLink(db, token, purposes);
  if (!link) return null;
  const { owner, purpose } = link;
  const used = await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.userId, owner.id), eq(mailTokens.purpose, purpose)))
    .returning({ hash: mailTokens.hash });
  // Whoever waited for the lock finds the token used.
  return used.some((row) => row.hash.equals(hashToken(token))) ? link : null;
}

/**
 * What a token that confirms an address allows, with its user locked until the transaction ends; null if it is unknown or
 * expired. It stays: a second visit confirms what is confirmed, so that no mail scanner spoils the link for its reader.
 */
export async function findConfirmation(db: Database, token: string): Promise<Link | null> {
  // Whoever waited for the lock reads again what is left.
  return (await lockLink(db, token, ['confirm'])) && findLink(db, token, ['confirm']);
}

async function lockLink(db: Database, token: string, purposes: Purpose[]): Promise<Link | null> {
  const [link] = await linkQuery(db, token, purposes).for('update', { of: users });
  return link ?? null;
}

const linkQuery = (db: Database, token: string, purposes: Purpose[]) =>
  db
    .select({ purpose: mailTokens.purpose, email: mailTokens.email, owner: users })
    .from(mailTokens)
    .innerJoin(users, eq(users.id, mailTokens.userId))
    .where(isLive(token, purposes));
