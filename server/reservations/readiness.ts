import type { Config } from '../config.ts';
import { todayIn } from '../time/wall-times.ts';

/** What decides whether a vehicle that is late or past due can be picked up, as the function `is_ready` takes it. */
export interface Readiness {
  /** Pick-ups within so many hours are refused. */
  notReadyHours: number;
  /** The day at the company's place, `YYYY-MM-DD`. */
  today: string;
}

export const readinessNow = ({
  notReadyHours,
  timeZone,
}: Pick<Config, 'notReadyHours' | 'timeZone'>): Readiness => ({
  notReadyHours,
  today: todayIn(timeZone),
});
