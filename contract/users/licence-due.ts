import { limits } from '../values/limits.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** The last day on which a driving licence need not be seen again; both `YYYY-MM-DD`. In a shorter month its last day. */
export function licenceSeenUntil(seenOn: string): string {
  const [year = 0, month = 1, day = 1] = seenOn.split('-').map(Number);
  const months = year * 12 + month - 1 + limits.licenceMonths;
  const then = { year: Math.floor(months / 12), month: months % 12 };
  const lastDay = new Date(Date.UTC(then.year, then.month + 1, 0)).getUTCDate();
  return `${then.year}-${two(then.month + 1)}-${two(Math.min(day, lastDay))}`;
}

/** Whether a licence that was last seen on this day, or never, is to be seen. */
export const isLicenceDue = (seenOn: string | null | undefined, today: string): boolean =>
  seenOn == null || licenceSeenUntil(seenOn) < today;
