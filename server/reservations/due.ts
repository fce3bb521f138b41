import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { Due } from '../../contract/reservations-admin.ts';
import { isOpen, reservations } from '../db/schema.ts';

const { pickUpAt, dropOffAt } = reservations;

/** The open reservations that each kind of today's work is about. `today` begins with its first instant and ends before its second. */
export const dueConditions = (now: Date, today: [Date, Date]): Record<Due, SQL> => ({
  pickUps: and(isOpen, gte(pickUpAt, today[0]), lt(pickUpAt, today[1]))!,
  returns: and(isOpen, gte(dropOffAt, now), lt(dropOffAt, today[1]))!,
  lateReturns: and(isOpen, lt(dropOffAt, now))!,
});
