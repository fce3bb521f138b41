import { meetingTexts as german } from '../../../contract/texts/de/meetings.ts';
import { meetingTexts as english } from '../../../contract/texts/en/meetings.ts';
import { currentLanguage } from './language.ts';

/** The texts of pick-up and drop-off at the company's places, in the current language. */
export const meetingTexts = () => (currentLanguage() === 'de' ? german : english);
