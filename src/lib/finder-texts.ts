import { finderTexts as german } from '../../contract/texts/de/finder.ts';
import { finderTexts as english } from '../../contract/texts/en/finder.ts';
import { currentLanguage } from './language.ts';

/** The texts of the list of reservations with their states, in the current language. */
export const finderTexts = () => (currentLanguage() === 'de' ? german : english);
