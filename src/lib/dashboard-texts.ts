import { dashboardTexts as german } from '../../contract/texts/de/dashboard.ts';
import { dashboardTexts as english } from '../../contract/texts/en/dashboard.ts';
import { currentLanguage } from './language.ts';

/** The texts of the dashboard's lists and figures, in the current language. */
export const dashboardTexts = () => (currentLanguage() === 'de' ? german : english);
