import type { Language } from '../../contract/language.ts';

const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE' };
const formats = new Map<string, Intl.DateTimeFormat>();

const format = (language: Language, timeZone: string) =>
  formats.getOrInsertComputed(
    `${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(locales[language], {
        ...{ timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
        ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
      }),
  );

/** An instant by the clock on the wall: the day, `Wednesday, 2 January 2030`, and the time with its zone, `10:00 (CET)`. */
export function momentInWords(
  instant: Date,
  timeZone: string,
  language: Language,
): { day: string; time: string } {
  const parts = format(language, timeZone).formatToParts(instant);
  const of = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((part) => part.type === type)?.value ?? '';
  const date = language === 'de' ? `${of('day')}.` : of('day');
  const clock = `${of('hour')}:${of('minute')}${language === 'de' ? '\u00a0Uhr' : ''}`;
  return {
    day: `${of('weekday')}, ${date}\u00a0${of('month')} ${of('year')}`,
    time: `${clock} (${of('timeZoneName')})`,
  };
}
