import { minutesLater } from '../../lib/api/clock.ts';

/** Hours that pass, or days by the clock on the wall. */
export interface Step {
  hours: number;
  days: number;
}

/** By how much a rental is usually extended. */
export const steps: readonly Step[] = [
  { hours: 1, days: 0 },
  { hours: 3, days: 0 },
  { hours: 0, days: 1 },
];

/** The wall time (`YYYY-MM-DDTHH:mm`) a step after another. */
export function later(wallTime: string, { hours, days }: Step): string {
  const minute = wallTime.slice(0, 16);
  const asUtc = Date.parse(`${minute}Z`) + days * 86_400_000;
  if (Number.isNaN(asUtc)) return minute;
  return minutesLater(new Date(asUtc).toISOString().slice(0, 16), hours * 60);
}
