import { sql, type SQL } from 'drizzle-orm';
import { startOfDay, toWallTime } from '../time/wall-times.ts';

/**
 * The first instant of the years that are kept: this year and the `years` before it, because the law counts from the end of
 * a year. Null if all are.
 */
export function startOfKeptYears(years: number, now: Date, zone: string): Date | null {
  if (years === 0) return null;
  const year = Number(toWallTime(now, zone).slice(0, 4));
  return startOfDay(`${year - years}-01-01`, zone);
}

/** The condition that a row's instant lies before the years that are kept. */
export function isNoLongerKept(instant: SQL, years: number, zone: string): SQL {
  const start = startOfKeptYears(years, new Date(), zone);
  return start ? sql`${instant} < ${start.toISOString()}` : sql`false`;
}
