import { priceTexts as german } from '../../contract/texts/de/prices.ts';
import { priceTexts as english } from '../../contract/texts/en/prices.ts';
import { currentLanguage } from './language.ts';

/** The texts of what administrators do with prices, in the current language. */
export const priceTexts = () => (currentLanguage() === 'de' ? german : english);
