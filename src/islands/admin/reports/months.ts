import { addMonths } from '../../../../contract/values/add-days.ts';

/** So many months up to that of a day, `YYYY-MM`, newest first. */
export const monthsUntil = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(day, -index).slice(0, 7));
