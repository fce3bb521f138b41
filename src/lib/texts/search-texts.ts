import { searchTexts as german } from '../../texts/de/search.ts';
import { searchTexts as english } from '../../texts/en/search.ts';
import { currentLanguage } from './language.ts';

/** The texts of the search, in the current language. */
export const searchTexts = () => (currentLanguage() === 'de' ? german : english);
