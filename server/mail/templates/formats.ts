import type { Business } from '../../../contract/business.ts';
import type { Language } from '../../../contract/language.ts';

const dayLocales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
const numberLocales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

export type Formats = ReturnType<typeof formatsOf>;

/** Writes instants, given in ISO 8601, by the clock at the company's place, and amounts. */
export function formatsOf(language: Language, timeZone: string, business: Business) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(dayLocales[language], { timeZone, ...options });
    return (instant: string | Date): string => made.format(new Date(instant));
  };
  const date = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const weekdayAndDate = format({ weekday: 'long', ...date });
  const clock = format({ hour: '2-digit', minute: '2-digit' });
  const clockWithZone = format({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  const oClock = language === 'de' ? '\u00a0Uhr' : '';
  const numbers = new Intl.NumberFormat(numberLocales[language]);

  return {
    /** `2 January 2030` or `2. Januar 2030` */
    day: format(date),
    /** `Wednesday, 2 January 2030, 10:00` or `Mittwoch, 2. Januar 2030, 10:00 Uhr` */
    moment: (instant: string | Date) => `${weekdayAndDate(instant)}, ${clock(instant)}${oClock}`,
    /** With the time zone, for readers who may be elsewhere. */
    zonedMoment: (instant: string | Date) =>
      `${weekdayAndDate(instant)}, ${clockWithZone(instant)}`,
    /** `$1,368.00` or `1.368,00 €`; in the company's currency unless another one was agreed. */
    money: (amount: number, agreed: string | null) =>
      new Intl.NumberFormat(numberLocales[language], {
        style: 'currency',
        currency: agreed ?? business.currency,
      }).format(amount),
    number: (count: number): string => numbers.format(count),
  };
}
