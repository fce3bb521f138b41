import { vehicleTexts as german } from '../../../contract/texts/de/vehicles.ts';
import { vehicleTexts as english } from '../../../contract/texts/en/vehicles.ts';
import { currentLanguage } from './language.ts';

/** The few texts about vehicles, in the current language; not loaded, because the vehicle's page shows them at once. */
export const vehicleTexts = () => (currentLanguage() === 'de' ? german : english);
