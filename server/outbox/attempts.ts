import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { isWaiting, mails, type webhookDeliveries } from '../db/schema/index.ts';

/** What waits to be sent, is tried again after pauses, and ends as sent or failed. */
type Outbox = typeof mails | typeof webhookDeliveries;
interface Tried {
  id: number;
  attempts: number;
}

/**
 * Seconds until the next attempt, after the first, second … one. Together some three days; then it has failed. A server
 * that dies while it sends leaves its claim, which another takes over after a minute; that, too, was an attempt.
 */
export const pauses = [
  5, 30, 120, 600, 1800, 3600, 7200, 14_400, 28_800, 43_200, 86_400, 86_400,
] as const;
export const claimSeconds = 60;

/** Takes what `due` selects, locked. No other server takes it within a minute. */
export function claimStatement<Table extends Outbox>(
  db: Database,
  table: Table,
  due: Parameters<ReturnType<Database['$with']>['as']>[0],
) {
  const found = db.$with('due').as(due as never);
  return db
    .with(found)
    .update(table as typeof mails)
    .set({
      dueAt: sql`now() + make_interval(secs => ${claimSeconds})`,
      attempts: sql`${table.attempts} + 1`,
    })
    .where(inArray(table.id, sql`(select id from due)`))
    .returning();
}

/** How attempts end. `more` are columns that only this outbox has. */
export function attemptsIn(db: Database, outbox: Outbox) {
  const table = outbox as typeof mails;
  /** Not if another server took it over, after a claim that lasted too long. */
  const isClaimed = ({ id, attempts }: Tried) =>
    and(eq(table.id, id), eq(table.attempts, attempts), isWaiting);

  return {
    async markSent(id: number, more: object = {}): Promise<void> {
      await db
        .update(table)
        .set({ sentAt: sql`now()`, reason: null, ...more })
        .where(and(eq(table.id, id), isWaiting));
    },

    /** Puts off what could not be sent; gives it up after the last pause, or if `isFinal`. Returns whether it did. */
    async postpone(
      tried: Tried,
      reason: string,
      isFinal: boolean,
      more: object = {},
    ): Promise<boolean> {
      const pause = isFinal ? undefined : pauses[tried.attempts - 1];
      const end =
        pause === undefined
          ? { failedAt: sql`now()` }
          : { dueAt: sql`now() + make_interval(secs => ${pause})` };
      await db
        .update(table)
        .set({ ...end, reason, ...more })
        .where(isClaimed(tried));
      return pause === undefined;
    },

    /** Gives back one whose attempt was cut short, for any server to take at once. It does not count. */
    async putBack(tried: Tried): Promise<void> {
      await db
        .update(table)
        .set({ dueAt: sql`now()`, attempts: tried.attempts - 1 })
        .where(isClaimed(tried));
    },
  };
}
