import { messages } from '../../contract/texts/messages.ts';

/** All messages in English. */
export const english = messages.en;
