import { isStaffWith } from '../../contract/wire/rights.ts';
import type { Database } from '../db/index.ts';
import { history } from '../db/schema/index.ts';
import { findLogin } from './accounts.ts';
import { passkeyQueries } from './passkeys.ts';

/** A recovery code for one of the staff who has lost all others, which the history tells; null when there is nobody. */
export async function letIn(db: Database, email: string): Promise<string | null> {
  const user = await findLogin(db, { email });
  if (!user || !isStaffWith(user.roles)) return null;
  return db.transaction(async (tx) => {
    await tx
      .insert(history)
      .values({ kind: 'user', subjectId: user.id, action: 'changed', changes: { let_in: {} } });
    return passkeyQueries(tx).addCode(user.id);
  });
}
