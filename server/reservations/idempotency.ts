import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/index.ts';
import { bookingRequests } from '../db/schema/own-use.ts';
import { reservations } from '../db/schema/index.ts';
import type { TaxSettings } from './vat.ts';
import { linesOf, pricedColumns } from './lines.ts';
import { resultOf, type CreateResult } from './outcome.ts';

/** A request to book as a repeat of it is known by. */
export interface KeyedRequest {
  /** Who sent it. */
  callerId: number;
  key: string;
  /** What two requests have in common when they ask for the same. */
  fingerprint: Buffer;
}

export const keyedRequest = (key: string, callerId: number, asked: object): KeyedRequest => ({
  key,
  callerId,
  fingerprint: createHash('sha256').update(JSON.stringify(asked)).digest(),
});

/** Finds how the first request with this key ended; null when there was none. */
export function findRepeat({ read }: Pick<Executor, 'read'>, settings: TaxSettings) {
  const { userId, key, fingerprint, ...columns } = bookingRequests;
  const { pickUpTime, dropOffTime } = reservations;
  const value = sql.placeholder;
  const first = read
    .select({
      refusal: columns.refusal,
      reservationId: columns.reservationId,
      totalPrice: columns.totalPrice,
      priced: { pickUpTime, dropOffTime, ...pricedColumns },
      isSame: sql<boolean>`${fingerprint} = ${value('fingerprint')}`,
    })
    .from(bookingRequests)
    .leftJoin(reservations, eq(reservations.id, columns.reservationId))
    .where(and(eq(userId, value('callerId')), eq(key, value('key'))))
    .prepare('booking_request_find');

  return async (request: KeyedRequest): Promise<CreateResult | null> => {
    const [row] = await first.execute({ ...request });
    if (!row) return null;
    if (!row.isSame) return resultOf('other request');
    const { reservationId, totalPrice, priced } = row;
    const outcome = row.refusal ?? 'written';
    return {
      outcome,
      reservationId,
      totalPrice,
      lines: priced ? linesOf(priced, settings) : [],
      wait: null,
    };
  };
}
