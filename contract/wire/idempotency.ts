import { z } from 'zod';
import { key } from '../texts/message-key.ts';

/** Accepts a key with quotes, as in the IETF draft, or without; outputs it without. */
export const idempotencyKey = z
  .string()
  .regex(/^("?)[\x21\x23-\x5b\x5d-\x7e]{1,100}\1$/, key('common.badKey'))
  .transform((key) => key.replaceAll('"', ''))
  .describe('1 to 100 visible ASCII characters, no quotes or backslashes');
