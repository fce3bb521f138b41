import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { callFunction } from './call-function.ts';
import type { Database } from './driver/executor.ts';

/** Who writes: a user by their id, an API key for the user who made it, or null for the system. */
export type Actor = number | { userId: number; keyId: number } | null;

/** The user, also of a key. */
export const userIdOf = (actor: Actor): number | null =>
  typeof actor === 'object' ? (actor?.userId ?? null) : actor;

/** The key; null for a user themselves. */
export const keyIdOf = (actor: Actor): number | null =>
  typeof actor === 'object' ? (actor?.keyId ?? null) : null;

/** As `acted_by` takes it: a key's id is negative, until `name_key` writes down its name. */
export const actorId = (actor: Actor): number | null =>
  typeof actor === 'object' && actor ? -actor.keyId : userIdOf(actor);

/** Says who writes what follows in a transaction, for the history. */
export const actAs = (tx: Database, actor: Actor) =>
  tx.execute(sql`select set_config('rental.actor', ${String(actorId(actor) ?? '')}, true)`);

/**
 * The same for one statement: an argument of the function that writes, with who writes. It is evaluated before the function
 * runs, and forgotten with the statement, whatever else travels over the connection.
 */
export const actedBy = (actor: Placeholder | SQL, argument: Placeholder | SQL): SQL =>
  callFunction('acted_by', { actor, argument });
