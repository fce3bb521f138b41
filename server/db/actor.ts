import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { callFunction } from './call-function.ts';
import type { Database } from './driver/executor.ts';

/** A user's id; null for the system. */
export type Actor = number | null;

/** Says who writes what follows in a transaction, for the history. */
export const actAs = (tx: Database, actor: Actor) =>
  tx.execute(sql`select set_config('rental.actor', ${actor === null ? '' : `${actor}`}, true)`);

/**
 * The same for one statement: an argument of the function that writes, with who writes. It is evaluated before the function
 * runs, and forgotten with the statement, whatever else travels over the connection.
 */
export const actedBy = (actor: Placeholder | SQL, argument: Placeholder | SQL): SQL =>
  callFunction('acted_by', { actor, argument });
