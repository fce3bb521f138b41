import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Due } from '../../contract/reservations-admin.ts';
import type { Status } from '../../contract/reservations.ts';
import { reservations } from '../db/schema.ts';
import { startOfDay, toWallTime } from '../time/wall-times.ts';
import { dueConditions } from './due.ts';

/** Which reservations are wanted; what is not said does not matter. */
export interface Filter {
  vehicleId?: number | undefined;
  status?: Status | undefined;
  /** Days, `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  until?: string | undefined;
  due?: Due | undefined;
}

export function matching(
  { vehicleId, status, from, until, due }: Filter,
  zone: string,
): SQL | undefined {
  return and(
    vehicleId === undefined ? undefined : eq(reservations.vehicleId, vehicleId),
    status && eq(reservations.status, status),
    from ? gt(reservations.dropOffTime, startOfDay(from, zone)) : undefined,
    until ? lt(reservations.pickUpTime, startOfDay(until, zone, 1)) : undefined,
    due && isDue(due, new Date(), zone),
  );
}

function isDue(due: Due, now: Date, zone: string): SQL {
  const today = toWallTime(now, zone).slice(0, 10);
  return dueConditions(now, [startOfDay(today, zone), startOfDay(today, zone, 1)])[due];
}
