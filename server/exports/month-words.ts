import type { Language } from '../../contract/texts/language.ts';
import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { lineTexts as englishLines } from '../../contract/texts/en/lines.ts';
import { lineInWords } from '../../contract/texts/line-in-words.ts';
import type { InWords } from './month-report.ts';

const texts = {
  en: { heads: english, lines: englishLines, locale: 'en-US', day: 'yyyy-mm-dd' },
  de: { heads: german, lines: germanLines, locale: 'de-DE', day: 'dd.mm.yyyy' },
};

/** How a report is written in a language. */
export function wordsOf(language: Language) {
  const { lines, heads, locale, day } = texts[language];
  const { report } = heads;
  const inWords: InWords = (line, currency) => {
    const money = new Intl.NumberFormat(locale, { style: 'currency', currency });
    const words = lineInWords(lines, line, money.format(line.unitPrice));
    return words === 'rental' ? report.rental : words;
  };
  const kindOf = (kind: string): string =>
    (lines.kinds as Partial<Record<string, string>>)[kind] ?? report.rental;
  return {
    heads,
    inWords,
    kindOf,
    percent: (value: number) => value.toLocaleString(locale),
    /** Formats of days and wall times. */
    day,
    moment: `${day} hh:mm`,
  };
}
export type Words = ReturnType<typeof wordsOf>;
