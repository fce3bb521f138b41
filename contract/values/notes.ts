import { freeText } from './common.ts';
import { limits } from './limits.ts';
import { printed } from './printable.ts';
import { key, type MessageKey } from '../texts/message-key.ts';

/** A multi-line text that may be empty, trimmed. */
export const note = (error: MessageKey, max: number = limits.note) =>
  freeText(error).max(max, key('common.tooLong', { maximum: max }));

/** The same for documents; what is left out is empty. */
export const optionalNote = (error: MessageKey, max?: number) =>
  printed(note(error, max))
    .nullish()
    .transform((value) => value ?? '');
