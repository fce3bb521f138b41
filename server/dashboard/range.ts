import type { z } from 'zod';
import { countDays, type FigureStep, type getFigures } from '../../contract/figures.ts';
import { addDays } from '../../contract/times.ts';

/** Days, `YYYY-MM-DD`, all included. */
export interface Range {
  from: string;
  until: string;
  previousFrom: string;
  previousUntil: string;
}

/** The earlier range has as many days and ends the day before, unless it is named. */
export function rangeOf(query: z.output<typeof getFigures.query>): Range {
  const { from, until, previousUntil = addDays(from, -1) } = query;
  const { previousFrom = addDays(previousUntil, 1 - countDays(from, until)) } = query;
  return { from, until, previousFrom, previousUntil };
}

/** As fine as fits a chart. */
export function stepOf({ from, until }: Pick<Range, 'from' | 'until'>): FigureStep {
  const days = countDays(from, until);
  if (days <= 45) return 'day';
  return days <= 200 ? 'week' : 'month';
}
