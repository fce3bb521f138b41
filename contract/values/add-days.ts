// Without zod, for scripts that do without it. Days are `YYYY-MM-DD`.

const toDay = (date: Date): string => date.toISOString().slice(0, 10);

/** A day, so many days later. */
export const addDays = (day: string, count: number): string =>
  toDay(new Date(Date.parse(day) + count * 86_400_000));

/** The same day of another month, or its last day. */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const sameDay = addDays(toDay(date), Number(day.slice(8)) - 1);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  const lastDay = toDay(date);
  return sameDay < lastDay ? sameDay : lastDay;
}

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;
