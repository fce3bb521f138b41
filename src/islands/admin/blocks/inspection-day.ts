import { addDays } from '../../../../contract/values/times.ts';

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

/** Days between a planned inspection and the day on which it is due. */
const reserve = 7;

/** A working day for an inspection: a week before it is due, or the next one from tomorrow on. */
export function inspectionDay(dueOn: string, today: string): string {
  const [aimed, earliest] = [addDays(dueOn, -reserve), addDays(today, 1)];
  let day = aimed > earliest ? aimed : earliest;
  while (isWeekend(day)) day = addDays(day, 1);
  return day;
}
