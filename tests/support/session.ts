import { findLogin } from '../../server/auth/accounts.ts';
import { sessionQueries } from '../../server/auth/sessions.ts';
import type { Executor } from '../../server/db/index.ts';

/** The token of a new session of a user, without the log-in that takes its time. */
export async function newSession(db: Executor, userId: number): Promise<string> {
  const login = await findLogin(db, { id: userId });
  return (await sessionQueries(db).create(login!))!;
}
