import { z } from 'zod';
import { commonMessages } from './common.ts';

/** A key, in quotes as the draft has it or bare; without them either way. */
export const idempotencyKey = z
  .string()
  .regex(/^("?)[\x21\x23-\x5b\x5d-\x7e]{1,100}\1$/, commonMessages.badKey)
  .transform((key) => key.replaceAll('"', ''))
  .describe('1 to 100 visible characters of ASCII, without quotes and backslashes');
