import { freeText } from './common.ts';
import { limits } from './limits.ts';
import { key, type MessageKey } from './texts/message-key.ts';

/** A multi-line text that may be empty, trimmed. */
export const note = (error: MessageKey, max: number = limits.note) =>
  freeText(error).max(max, key('common.tooLong', { maximum: max }));

/** The same; what is left out is empty. */
export const optionalNote = (error: MessageKey, max?: number) =>
  note(error, max)
    .nullish()
    .transform((value) => value ?? '');
