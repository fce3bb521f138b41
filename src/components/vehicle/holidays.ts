import { getHolidays } from 'feiertagejs';
import type { federalStates } from '../../content/schemas/places.ts';
import { addDays } from '../../../contract/values/add-days.ts';

/** Years from that of the build: rentals lie within two years, and a site is built more often than it is forgotten. */
const years = 5;

/** The date of a day in the content. */
export const dayOf = (day: Date): string => day.toISOString().slice(0, 10);

/** The public holidays of a federal state, those of a single town left out; several in a row are one entry. */
export function holidaysOf(
  state: (typeof federalStates)[number],
  first = new Date().getUTCFullYear(),
): { from: string; until: string }[] {
  const days = Array.from({ length: years }, (_, index) => getHolidays(first + index, state))
    .flat()
    .map(({ dateString }) => dateString)
    .toSorted();
  const closed: { from: string; until: string }[] = [];
  for (const day of days) {
    const last = closed.at(-1);
    if (last && day <= addDays(last.until, 1)) last.until = day;
    else closed.push({ from: day, until: day });
  }
  return closed;
}
