import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { Due } from '../../contract/reservations-admin.ts';
import { isOpen, reservations } from '../db/schema.ts';

const { pickUpTime, dropOffTime } = reservations;

/** The open reservations that each kind of today's work is about. `today` begins with its first instant and ends before its second. */
export const dueConditions = (now: Date, today: [Date, Date]): Record<Due, SQL> => ({
  pickUps: and(isOpen, gte(pickUpTime, today[0]), lt(pickUpTime, today[1]))!,
  returns: and(isOpen, gte(dropOffTime, now), lt(dropOffTime, today[1]))!,
  lateReturns: and(isOpen, lt(dropOffTime, now))!,
});
