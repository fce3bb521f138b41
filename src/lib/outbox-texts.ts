import { outboxTexts as german } from '../../contract/texts/de/outbox.ts';
import { outboxTexts as english } from '../../contract/texts/en/outbox.ts';
import { currentLanguage } from './language.ts';

/** The texts of mails in the administrators' area, and of answers to messages, in the current language. */
export const outboxTexts = () => (currentLanguage() === 'de' ? german : english);
