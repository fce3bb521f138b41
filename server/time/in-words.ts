import type { Language } from '../../contract/texts/language.ts';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
const day = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;

export type TimesInWords = ReturnType<typeof make>;
const made = new Map<string, TimesInWords>();

/** Writes instants, dates or ISO 8601, by the clock on the wall in a zone, an IANA name. */
export const timesInWords = (language: Language, timeZone: string): TimesInWords =>
  made.getOrInsertComputed(`${language} ${timeZone}`, () => make(language, timeZone));

function make(language: Language, timeZone: string) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const { format } = new Intl.DateTimeFormat(locales[language], { timeZone, ...options });
    return (instant: string | Date): string => format(new Date(instant));
  };
  const oClock = language === 'de' ? '\u00a0Uhr' : '';
  const [inDay, atTime] = [format(day), format(clock)];
  const atZonedTime = format({ ...clock, timeZoneName: 'short' });
  const zone = new Intl.DateTimeFormat(locales[language], { timeZone, timeZoneName: 'short' });
  const zoneAt = (instant: Date) =>
    zone.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';

  return {
    /** `2 January 2030` or `2. Januar 2030` */
    date: format({ day: 'numeric', month: 'long', year: 'numeric' }),
    /** `Wednesday, 2 January 2030, 10:00` or `Mittwoch, 2. Januar 2030, 10:00 Uhr` */
    moment: (instant: string | Date) => `${inDay(instant)}, ${atTime(instant)}${oClock}`,
    /** With the zone, for readers who may be elsewhere: `Wednesday, 2 January 2030, 10:00 CET` */
    zonedMoment: (instant: string | Date) => `${inDay(instant)}, ${atZonedTime(instant)}`,
    /** `Wednesday, 2 January 2030` and `10:00 (CET)` or `10:00 Uhr (MEZ)` */
    dayAndTime: (instant: Date) => ({
      day: inDay(instant).replace(/(\d\.?) /, '$1\u00a0'),
      time: `${atTime(instant)}${oClock} (${zoneAt(instant)})`,
    }),
  };
}
