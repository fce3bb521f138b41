import { findLogin } from '../../server/auth/accounts.ts';
import { sessionQueries } from '../../server/auth/sessions.ts';
import type { Executor } from '../../server/db/index.ts';

/** Creates a session for a user without the slow log-in, and returns its token. */
export async function newSession(db: Executor, userId: number): Promise<string> {
  const login = await findLogin(db, { id: userId });
  return (await sessionQueries(db).create(login!))!;
}
