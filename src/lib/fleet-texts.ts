import { fleetTexts as german } from '../../contract/texts/de/fleet.ts';
import { fleetTexts as english } from '../../contract/texts/en/fleet.ts';
import { currentLanguage } from './language.ts';

/** The texts of a vehicle's form and of retired vehicles, in the current language. */
export const fleetTexts = () => (currentLanguage() === 'de' ? german : english);
