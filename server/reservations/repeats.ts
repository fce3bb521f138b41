import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { bookingRequests } from '../db/bookkeeping.ts';
import type { Outcome } from './outcome.ts';

/** A request to book as a repeat of it is known by. */
export interface KeyedRequest {
  /** Who sent it. */
  callerId: number;
  key: string;
  fingerprint: Buffer;
}

/** What two requests have in common when they ask for the same. */
export const fingerprintOf = (asked: unknown): Buffer =>
  createHash('sha256').update(JSON.stringify(asked)).digest();

/** Refusals that one user may have remembered: nobody shall fill the table by what is free to ask. */
const mostRefusals = 100;

export function repeatQueries(db: Database) {
  const { userId, key, fingerprint, refusal } = bookingRequests;
  const value = sql.placeholder;
  const first = db
    .select({ refusal, isSame: sql<boolean>`${fingerprint} = ${value('fingerprint')}` })
    .from(bookingRequests)
    .where(and(eq(userId, value('callerId')), eq(key, value('key'))))
    .prepare('booking_request_find');

  return {
    /** The part of a booking's statement that remembers its request. */
    remembered: db.$with('remembered').as(
      db
        .insert(bookingRequests)
        .values({
          userId: value('callerId'),
          key: value('key'),
          fingerprint: value('fingerprint'),
        })
        .returning({ key }),
    ),

    /** How the first request with this key ended; null when there was none. */
    async find(request: KeyedRequest): Promise<Outcome | null> {
      const [row] = await first.execute({ ...request });
      if (!row) return null;
      return row.isSame ? (row.refusal ?? 'written') : 'other request';
    },

    /** Remembers that a request was refused. */
    async keep(request: KeyedRequest, outcome: Outcome): Promise<void> {
      await db.execute(sql`
        insert into ${bookingRequests} (user_id, key, fingerprint, refusal)
        select ${request.callerId}, ${request.key}, ${request.fingerprint}, ${outcome}
        where ${mostRefusals} > (
          select count(*) from ${bookingRequests}
          where ${userId} = ${request.callerId} and ${refusal} is not null)
        on conflict do nothing`);
    },
  };
}
