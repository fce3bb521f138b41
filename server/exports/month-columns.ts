import type { Language } from '../../contract/texts/language.ts';
import { exportTexts as german } from '../../contract/texts/de/exports.ts';
import { lineTexts as germanLines } from '../../contract/texts/de/lines.ts';
import { exportTexts as english } from '../../contract/texts/en/exports.ts';
import { lineTexts as englishLines } from '../../contract/texts/en/lines.ts';
import { lineInWords } from '../../contract/texts/line-in-words.ts';
import type { Heads } from './columns.ts';
import type { InWords, MonthReport, Parts, ReportLine } from './month-report.ts';
import { dayFormat, type Column } from './workbook.ts';

const texts = {
  en: { heads: english, lines: englishLines },
  de: { heads: german, lines: germanLines },
};
const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

/** How a report is written in a language. */
export function wordsOf(language: Language) {
  const { lines } = texts[language];
  const { report } = headsOf(language);
  const inWords: InWords = (line, currency) => {
    const money = new Intl.NumberFormat(locales[language], { style: 'currency', currency });
    const words = lineInWords(lines, line, money.format(line.unitPrice));
    return words === 'rental' ? report.rental : words;
  };
  const kindOf = (kind: string): string =>
    (lines.kinds as Partial<Record<string, string>>)[kind] ?? report.rental;
  return { inWords, kindOf, percent: (value: number) => value.toLocaleString(locales[language]) };
}

const headsOf = (language: Language): Heads => texts[language].heads;

/** A line of the report, or a total, which has a text and amounts only. */
type Row = Parts & Pick<ReportLine, 'text' | 'currency'> & Partial<ReportLine>;

/** The lines, then the totals by rate, then what that is in all. */
export function monthRows({ lines, totals, sums }: MonthReport, language: Language): Row[] {
  const { report } = headsOf(language);
  const { percent } = wordsOf(language);
  return [
    ...lines,
    ...totals.map((total) => ({ ...total, text: report.total(percent(total.vatPercent)) })),
    ...sums.map((sum) => ({ ...sum, text: report.sum })),
  ];
}

const amountFormat = '#,##0.00';

export function monthColumns(language: Language): Column<Row>[] {
  const heads = headsOf(language);
  const { report } = heads;
  const { kindOf } = wordsOf(language);
  const amount = (name: keyof Parts): Column<Row> => ({
    header: report[name],
    width: 14,
    format: amountFormat,
    cell: (row) => row[name],
  });
  return [
    { header: report.number, width: 14, cell: ({ number = null }) => number },
    { header: heads.customer, width: 28, cell: ({ customer = null }) => customer },
    { header: heads.vehicle, width: 28, cell: ({ vehicle = null }) => vehicle },
    { header: report.licencePlate, width: 14, cell: ({ licencePlate = null }) => licencePlate },
    {
      header: report.date,
      width: 12,
      format: dayFormat,
      cell: ({ date }) => (date ? new Date(date) : null),
    },
    {
      header: report.isReturned,
      width: 16,
      cell: ({ isReturned = true }) => (isReturned ? null : report.notReturned),
    },
    { header: report.kind, width: 18, cell: ({ kind }) => (kind ? kindOf(kind) : null) },
    { header: report.text, width: 40, cell: ({ text }) => text },
    { header: report.currency, width: 10, cell: ({ currency }) => currency },
    { header: report.vatPercent, width: 12, cell: ({ vatPercent = null }) => vatPercent },
    ...(['net', 'vat', 'gross'] as const).map(amount),
  ];
}
