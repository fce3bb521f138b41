import type { Business } from '../../../contract/business.ts';
import { currentLanguage } from '../../lib/language.ts';
import { bookingTexts } from '../../lib/texts.ts';

/** The label of the button that makes the contract: the company's own or, by currency, one of the site's. */
export function orderLabel({ orderLabels, currency }: Business): string {
  const { book, bookToPay } = bookingTexts();
  return orderLabels[currentLanguage()] ?? (currency === 'EUR' ? bookToPay : book);
}
