import type { z } from 'zod';
import { freeText } from './common.ts';
import { limits } from './limits.ts';
import { key, type MessageKey } from './texts/message-key.ts';

/** A multi-line text that may be empty, trimmed. */
export const note = (error: MessageKey, max: number = limits.note) =>
  freeText(error).max(max, key('common.tooLong', { maximum: max }));

/** A text that may be left out and is empty then. */
export const orEmpty = (text: z.ZodType<string, string>) =>
  text.nullish().transform((value) => value ?? '');

export const optionalNote = (error: MessageKey, max?: number) => orEmpty(note(error, max));
