import { findLogin } from '../../server/auth/accounts.ts';
import { createSession } from '../../server/auth/sessions.ts';
import type { Database } from '../../server/db/index.ts';

/** Creates a session for a user without the slow log-in, and returns its token. */
export async function newSession(db: Database, userId: number): Promise<string> {
  const login = await findLogin(db, { id: userId });
  return (await createSession(db, login!))!;
}
