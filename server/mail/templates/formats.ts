import type { Business } from '../../../contract/business.ts';
import type { Language } from '../../../contract/language.ts';
import { timesInWords } from '../../time/in-words.ts';

const locales: Record<Language, string> = { en: 'en-US', de: 'de-DE' };

export type Formats = ReturnType<typeof formatsOf>;

/** Writes instants, given in ISO 8601, by the clock at the company's place, and amounts. */
export function formatsOf(language: Language, timeZone: string, business: Business) {
  const locale = locales[language];
  const numbers = new Intl.NumberFormat(locale);
  return {
    ...timesInWords(language, timeZone),
    /** `$1,368.00` or `1.368,00 €`; in the company's currency unless another one was agreed. */
    money: (amount: number, agreed: string | null) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: agreed ?? business.currency,
      }).format(amount),
    number: (count: number): string => numbers.format(count),
  };
}
