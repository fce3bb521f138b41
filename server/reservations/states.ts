import { and, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { ReservationState, StateFilter } from '../../contract/reservation-states.ts';
import { isOpen, reservations } from '../db/schema/index.ts';
import { unseenInstant } from '../db/unseen.ts';

const { status, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt } = reservations;

type Known = Pick<
  typeof reservations.$inferSelect,
  'status' | 'pickUpTime' | 'dropOffTime' | 'pickedUpAt' | 'returnedAt' | 'noShowAt'
>;

/** What a rental's vehicle and customer are doing. */
export function stateOf(known: Known, now: Date): ReservationState {
  if (known.status === 'CANCELLED') return known.noShowAt ? 'noShow' : 'cancelled';
  if (known.status === 'DONE') return known.returnedAt ? 'returned' : 'closed';
  if (known.pickedUpAt) return known.dropOffTime < now ? 'late' : 'out';
  return known.pickUpTime < now ? 'missed' : 'toPickUp';
}

const isWaiting = and(isOpen, isNull(pickedUpAt));
// As in the index `reservations_out`.
const isOut = and(isNotNull(pickedUpAt), isNull(returnedAt), isOpen);
const isDone = sql`${status} = 'DONE'`;
const isCancelled = sql`${status} = 'CANCELLED'`;

/** The condition that a reservation is in a state; the same as `stateOf` says. */
export function isInState(state: StateFilter, instant: Date): SQL {
  const now = unseenInstant(instant);
  return {
    open: isOpen,
    toPickUp: and(isWaiting, gte(pickUpTime, now)),
    missed: and(isWaiting, lt(pickUpTime, now)),
    out: and(isOut, gte(dropOffTime, now)),
    late: and(isOut, lt(dropOffTime, now)),
    returned: and(isDone, isNotNull(returnedAt)),
    closed: and(isDone, isNull(returnedAt)),
    noShow: and(isCancelled, isNotNull(noShowAt)),
    cancelled: and(isCancelled, isNull(noShowAt)),
  }[state]!;
}
