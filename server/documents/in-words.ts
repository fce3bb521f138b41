import type { Language } from '../../contract/texts/language.ts';
import type { ReservationLine } from '../../contract/reservations/lines.ts';
import { lineInParts, lineInWords } from '../../contract/texts/line-in-words.ts';
import { timesInWords } from '../time/in-words.ts';
import { counterTexts as germanCounter } from '../../contract/texts/de/counter.ts';
import { damagePlaceTexts as germanPlaces } from '../../contract/texts/de/damage-places.ts';
import { invoiceTexts as germanInvoices } from '../../contract/texts/de/invoices.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { documentTexts as german } from '../../contract/texts/de/documents.ts';
import { vehicleTexts as germanVehicles } from '../../contract/texts/de/vehicles.ts';
import { counterTexts as englishCounter } from '../../contract/texts/en/counter.ts';
import { damagePlaceTexts as englishPlaces } from '../../contract/texts/en/damage-places.ts';
import { invoiceTexts as englishInvoices } from '../../contract/texts/en/invoices.ts';
import { lineTexts as englishLines } from '../../contract/texts/en/lines.ts';
import { documentTexts as english } from '../../contract/texts/en/documents.ts';
import { vehicleTexts as englishVehicles } from '../../contract/texts/en/vehicles.ts';
import type { Translation } from '../../contract/texts/translation.ts';

type Texts = Translation<
  typeof english & {
    invoices: typeof englishInvoices;
    lines: typeof englishLines;
    vehicles: typeof englishVehicles;
    places: typeof englishPlaces;
  }
> & {
  /** By eighths of a tank. */
  fuelLevels: readonly string[];
};

/** What documents say, by language. */
export const textsOfDocuments: Record<Language, Texts> = {
  en: {
    ...english,
    invoices: englishInvoices,
    lines: englishLines,
    vehicles: englishVehicles,
    places: englishPlaces,
    fuelLevels: englishCounter.fuelLevels,
  },
  de: {
    ...german,
    invoices: germanInvoices,
    lines: germanLines,
    vehicles: germanVehicles,
    places: germanPlaces,
    fuelLevels: germanCounter.fuelLevels,
  },
};

const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

/** How a document writes amounts and times. */
export interface Words {
  texts: Texts;
  /** `$1,368.00` or `1.368,00 $` */
  money: (amount: number) => string;
  /** `19` or `7.5` */
  percent: (value: number) => string;
  /** A line of a price: `3 hours × $12.50`. */
  line: (line: ReservationLine) => string;
  /** The same in two parts: `Rental` and `3 hours × $12.50`. */
  lineParts: (line: ReservationLine) => { name: string; description: string };
  moment: (instant: Date) => { day: string; time: string };
  /** `2 January 2030` */
  date: (instant: Date) => string;
  /** The same of a day, `YYYY-MM-DD`. */
  day: (day: string) => string;
  /** A text for a value of the contract, such as `diesel`. */
  choice: (value: string) => string;
}

export function inWords(language: Language, timeZone: string, currency: string): Words {
  const texts = textsOfDocuments[language];
  const locale = locales[language];
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const number = new Intl.NumberFormat(locale);
  const { date, dayAndTime } = timesInWords(language, timeZone);
  return {
    texts,
    money: (amount) => money.format(amount).replace('-', '−'),
    percent: (value) => number.format(value),
    line: (line) => {
      const words = lineInWords(texts.lines, line, money.format(line.unitPrice));
      return line.kind === 'rental' ? `${texts.rental}, ${words}` : words;
    },
    lineParts: (line) => lineInParts(texts.lines, line, money.format(line.unitPrice), texts.rental),
    moment: dayAndTime,
    date,
    // Noon in UTC is the same day in the company's zone.
    day: (day) => date(new Date(`${day}T12:00:00Z`)),
    choice: (value) => (texts.vehicles.choices as Partial<Record<string, string>>)[value] ?? value,
  };
}
