import type { Language } from '../../../contract/texts/language.ts';
import type { Per, Unit } from '../../../contract/values/vehicle-field.ts';
import { business } from '../site/business.ts';
import { currentLanguage } from './language.ts';
import { vehicleTexts } from './vehicle-texts.ts';

const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

/** Makes a format once for each language. */
function inLanguage<Format>(make: (locale: string) => Format): () => Format {
  const formats: Partial<Record<Language, Format>> = {};
  return () => {
    const language = currentLanguage();
    return (formats[language] ??= make(locales[language]));
  };
}

const moneys = new Map<string, () => Intl.NumberFormat>();

/** The format of a currency; the company's unless another one was agreed. */
function money(agreed?: string | null): Intl.NumberFormat {
  const currency = agreed ?? business.currency;
  const cacheEntry = moneys.get(currency);
  const format =
    cacheEntry ??
    inLanguage((locale) => new Intl.NumberFormat(locale, { style: 'currency', currency }));
  if (!cacheEntry) moneys.set(currency, format);
  return format();
}
const shortNumber = inLanguage((locale) => new Intl.NumberFormat(locale));
const whole = inLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** An amount: `$1,368.00`, `1.368,00 $` or `−5,50 $`; of the company's currency unless another one was agreed. */
export const price = (amount: number, agreed?: string | null): string =>
  money(agreed).format(amount).replace('-', '−');

/** A round amount at an axis: `$1,200` or `1.200 $`. */
export const roundPrice = (amount: number): string => price(amount).replace(/[.,]00(?!\d)/, '');

/** Parts of a price in one line, each unbroken: `2 days × $99.00, 3 hours × $12.50`. */
export const inOneLine = (parts: string[]): string =>
  parts.map((part) => part.replaceAll(' ', '\u00a0')).join(', ');

/** A difference of amounts: `+ $19.50` or `− $5.50`. */
export const difference = (amount: number, agreed?: string | null): string =>
  `${amount < 0 ? '−' : '+'}\u00a0${price(Math.abs(amount), agreed)}`;

/** The currency's sign: `$`. */
export const currencySign = (agreed?: string | null): string =>
  money(agreed)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')!.value;

/** A count: `1,312` or `1.312`. */
export const countText = (count: number): string => whole().format(count);

/** A price of a started hour or of something else: `$12.50/hour` or `12,50 $/Std.`. */
export const pricePer = (amount: number, per: Per): string =>
  vehicleTexts().per[per](price(amount));

/** A number with its unit: `1,200 kg` or `10,5 m³`. */
export const withUnit = (amount: number, unit: Exclude<Unit, 'years'>): string =>
  `${shortNumber().format(amount)}\u00a0${vehicleTexts().units[unit]}`;

/** `incl. 19 % VAT`; empty if prices include none. The company's unless another one was agreed. */
export const vatNote = (agreed?: number | null): string => {
  const percent = agreed ?? business.vatPercent;
  return percent > 0 ? vehicleTexts().withVat(shortNumber().format(percent)) : '';
};

/** A share from 0 to 1, in whole percent: `42 %`. */
export const percent = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

// A wall time is read and written as if it were UTC.
const options = { timeZone: 'UTC' } as const;
const clock = { hour: '2-digit', minute: '2-digit' } as const;
const dayAndMonth = { ...options, ...clock, day: '2-digit', month: '2-digit' } as const;
const germanShort = inLanguage(() => new Intl.DateTimeFormat('de-DE', dayAndMonth));
const germanInList = inLanguage(
  () => new Intl.DateTimeFormat('de-DE', { ...dayAndMonth, weekday: 'short', year: '2-digit' }),
);
const inSentence = inLanguage((locale) =>
  locale === 'de-DE'
    ? new Intl.DateTimeFormat(locale, { ...dayAndMonth, weekday: 'short', year: 'numeric' })
    : new Intl.DateTimeFormat('en-GB', {
        ...options,
        ...clock,
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
      }),
);

/** Another host's time of another form stays as it is. */
function formatted(wallTime: string, format: () => Intl.DateTimeFormat, unit = ''): string {
  const time = new Date(`${wallTime.slice(0, 16)}Z`);
  return Number.isNaN(time.getTime()) ? wallTime : format().format(time) + unit;
}

/** `2030-01-02 10:00`. */
const asSpecified = (wallTime: string): string => wallTime.slice(0, 16).replace('T', ' ');
const isGerman = (): boolean => currentLanguage() === 'de';

/** A wall time of the wire, `2030-01-02T10:00:00`: `2030-01-02 10:00` as specified, or `Mi., 02.01.2030, 10:00 Uhr`. */
export const dateTime = (wallTime: string): string =>
  isGerman() ? sentenceTime(wallTime) : asSpecified(wallTime);

/** A wall time in running text: `Wed, 2 Jan 2030, 10:00` or `Mi., 02.01.2030, 10:00 Uhr`. */
export const sentenceTime = (wallTime: string): string =>
  formatted(wallTime, inSentence, isGerman() ? '\u00a0Uhr' : '');

/** A wall time in a list: `2030-01-02 10:00` or `Mi., 02.01.30, 10:00`. */
export const listTime = (wallTime: string): string =>
  isGerman() ? formatted(wallTime, germanInList) : asSpecified(wallTime);

/** A wall time without its year: `01-02 10:00` or `02.01., 10:00`. */
export const shortDateTime = (wallTime: string): string =>
  isGerman() ? formatted(wallTime, germanShort) : asSpecified(wallTime).slice(5);

/** A day, `2030-01-02`: `2030-01-02` or `02.01.2030`. */
export const date = (day: string): string =>
  isGerman() ? day.split('-').toReversed().join('.') : day;

/** The days between two wall times: `2030-01-02 – 2030-01-05`, or the one day. */
export function dayRange(from: string, until: string): string {
  const [first, last] = [date(from.slice(0, 10)), date(until.slice(0, 10))];
  return first === last ? first : `${first} – ${last}`;
}

/** A day without its year: `01-02` or `02.01.` */
export const shortDate = (day: string): string =>
  isGerman() ? `${day.slice(8)}.${day.slice(5, 7)}.` : day.slice(5);

const sentenceDays = inLanguage(
  (locale) =>
    // British English has the order of `sentenceTime`.
    new Intl.DateTimeFormat(locale === 'en-US' ? 'en-GB' : locale, {
      ...options,
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
);
/** A day in running text: `Mon, 26 Jul 2027` or `Mo., 26. Juli 2027`. */
export const sentenceDay = (day: string): string => sentenceDays().format(new Date(day));

/** The weekday of a day, `2030-01-02`: `Wed` or `Mi`. */
export const weekday = dayFormat({ weekday: 'short' });
/** Its month: `Jan`. */
export const month = dayFormat({ month: 'short' });
/** Its month and year: `January 2030` or `Januar 2030`. */
export const monthAndYear = dayFormat({ month: 'long', year: 'numeric' });

function dayFormat(parts: Intl.DateTimeFormatOptions) {
  const format = inLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, ...parts }));
  return (day: string): string => format().format(new Date(day));
}
