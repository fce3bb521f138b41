import { availabilityTexts as german } from '../../texts/de/availability.ts';
import { availabilityTexts as english } from '../../texts/en/availability.ts';
import { currentLanguage } from './language.ts';

/** The texts of calendar, quote and places, in the current language. */
export const availabilityTexts = () => (currentLanguage() === 'de' ? german : english);
