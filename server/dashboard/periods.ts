import { startOfDay } from '../time/wall-times.ts';

/** The periods of the dashboard, each from its first instant up to but not including its second. */
export interface Periods {
  now: Date;
  today: [Date, Date];
  /** 30 days, today included, and the 30 days before. */
  last: [Date, Date];
  previous: [Date, Date];
  /** 12 weeks from a Monday, this week included. */
  weeks: [Date, Date];
}

export function periodsOf(now: Date, zone: string): Periods {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const monday = 1 - today.dayOfWeek;
  const at = (days: number) => startOfDay(today.toString(), zone, days);
  return {
    now,
    today: [at(0), at(1)],
    last: [at(-29), at(1)],
    previous: [at(-59), at(-29)],
    weeks: [at(monday - 77), at(monday + 7)],
  };
}
