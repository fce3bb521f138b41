import { searchAllTexts as german } from '../../contract/texts/de/search-all.ts';
import { searchAllTexts as english } from '../../contract/texts/en/search-all.ts';
import { currentLanguage } from './language.ts';

/** The texts of the search over all records, in the current language. */
export const searchAllTexts = () => (currentLanguage() === 'de' ? german : english);
