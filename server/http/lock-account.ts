import { eq } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { sessions, users } from '../db/schema/index.ts';
import type { Session } from './authenticate.ts';
import { unauthorized } from './errors.ts';

/**
 * Locks the account of a session until the transaction has made what opens it further. Throws a 401 when the session was ended
 * meanwhile, as it is with all that opens the account.
 */
export async function lockAccountOf(tx: Database, { tokenHash, user }: Session): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update');
  if ((await tx.$count(sessions, eq(sessions.tokenHash, tokenHash))) === 0) throw unauthorized();
}
