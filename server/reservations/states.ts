import { and, gte, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { StateFilter } from '../../contract/reservations/reservation-states.ts';
import { isOpen, isOut, reservations } from '../db/schema/index.ts';

const { status, pickUpTime, dropOffTime, pickedUpAt, returnedAt, noShowAt } = reservations;

const isWaiting = and(isOpen, isNull(pickedUpAt));
const isDone = sql`${status} = 'DONE'`;
const isCancelled = sql`${status} = 'CANCELLED'`;

/** The condition that a reservation is in a state; the same as the contract's `stateOf` says. */
export const isInState = (state: StateFilter, now: Date): SQL =>
  ({
    open: isOpen,
    toPickUp: and(isWaiting, gte(pickUpTime, now)),
    missed: and(isWaiting, lt(pickUpTime, now)),
    out: and(isOut, gte(dropOffTime, now)),
    late: and(isOut, lt(dropOffTime, now)),
    returned: and(isDone, isNotNull(returnedAt)),
    closed: and(isDone, isNull(returnedAt)),
    noShow: and(isCancelled, isNotNull(noShowAt)),
    cancelled: and(isCancelled, isNull(noShowAt)),
  })[state]!;
