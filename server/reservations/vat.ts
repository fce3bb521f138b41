import type { Config } from '../config.ts';
import { toWallTime } from '../time/wall-times.ts';

export type TaxSettings = Pick<Config, 'timeZone' | 'business' | 'vatRates'>;

interface Ending {
  dropOffTime: Date;
  returnedAt?: Date | null;
}

/** The rate of tax, in percent, that was decided for a day, `YYYY-MM-DD`; null before the first day of all that were decided. */
const decidedOn = (day: string, { vatRates }: Pick<Config, 'vatRates'>): number | null =>
  vatRates.findLast(({ validFrom }) => validFrom <= day)?.percent ?? null;

const lastDay = ({ dropOffTime, returnedAt }: Ending, zone: string): string =>
  toWallTime(returnedAt ?? dropOffTime, zone).slice(0, 10);

/** The rate of tax in force on a day, `YYYY-MM-DD`, in percent. */
export const vatPercentOn = (day: string, settings: TaxSettings): number =>
  decidedOn(day, settings) ?? settings.business.vatPercent;

/** The rate of tax in what is rented until then, in percent. */
export const vatPercentUntil = (dropOffTime: Date, settings: TaxSettings): number =>
  vatPercentOn(lastDay({ dropOffTime }, settings.timeZone), settings);

/** The rate of a reservation by its end, in percent, whatever held at booking; null where the company's own applies. */
export const vatPercentOf = (
  { vatPercent, ...ending }: Ending & { vatPercent: number | null },
  settings: TaxSettings,
): number | null =>
  // Most companies never decided about another rate.
  settings.vatRates.length === 0
    ? vatPercent
    : (decidedOn(lastDay(ending, settings.timeZone), settings) ?? vatPercent);
