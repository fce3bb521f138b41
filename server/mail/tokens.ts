import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { mailTokens, type tokenPurposes } from '../db/schema.ts';

export type Purpose = (typeof tokenPurposes)[number];

/** For how many hours a link works. */
export const tokenHours: Record<Purpose, number> = {
  reset: 1,
  confirm: 7 * 24,
  invitation: 7 * 24,
};

const hash = (token: string) => createHash('sha256').update(token).digest();

/** Makes a token for a link in a mail to this address. Only its hash is stored. */
export async function newToken(
  db: Database,
  { userId, purpose, email }: { userId: number; purpose: Purpose; email: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(mailTokens).values({
    hash: hash(token),
    ...{ userId, purpose, email },
    expiresAt: sql`now() + make_interval(hours => ${tokenHours[purpose]})`,
  });
  return token;
}

/** Uses up a token, in the transaction of what it allows; null if it is unknown, used or expired. */
export async function useToken(
  db: Database,
  token: string,
): Promise<{ userId: number; purpose: Purpose; email: string } | null> {
  const [row] = await db
    .delete(mailTokens)
    .where(and(eq(mailTokens.hash, hash(token)), gt(mailTokens.expiresAt, sql`now()`)))
    .returning({
      userId: mailTokens.userId,
      purpose: mailTokens.purpose,
      email: mailTokens.email,
    });
  return row ?? null;
}
