import { z } from 'zod';
import { limits } from './limits.ts';
import { key, type MessageKey } from './texts/message-key.ts';

/** An e-mail address. Its case is preserved; the server compares case-insensitively. */
export const email = (message: MessageKey) =>
  z
    .string({ error: message })
    .trim()
    .max(limits.email, key('common.tooLong', { maximum: limits.email }))
    .pipe(z.email({ error: message }));
