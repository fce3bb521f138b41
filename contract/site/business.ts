import type { Language } from '../texts/language.ts';

/** What the company decides about prices and payment. */
export interface Business {
  /** The ISO 4217 code of the currency of every amount. */
  currency: string;
  /** The value-added tax that every price includes, in percent; 0 for none. */
  vatPercent: number;
  /** Whether the booking asks for a card, or only says that customers pay when they pick up. */
  payment: 'card' | 'pick-up';
  /** What an eighth of a tank costs that is missing at the return; 0 for nothing. */
  fuelPricePerEighth: number;
  /** Labels of the button that books, instead of the site's. */
  orderLabels: Partial<Record<Language, string>>;
}

export const defaultBusiness: Business = {
  currency: 'USD',
  vatPercent: 0,
  payment: 'card',
  fuelPricePerEighth: 0,
  orderLabels: {},
};
