import { sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { users } from '../db/schema/index.ts';

/**
 * Whether a user is the only administrator. Locks until the transaction ends, so that two administrators cannot demote each
 * other at once.
 */
export async function isLastAdministrator(tx: Database, id: number): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.roles}, 0)`);
  const administrators = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`'Administrator' = any(${users.roles})`)
    .limit(2);
  return administrators.length === 1 && administrators[0]!.id === id;
}
