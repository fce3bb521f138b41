import { z } from 'zod';
import { isPlain, isVisible, toLine, toText } from './characters.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { key, type MessageKey } from '../texts/message-key.ts';

/** The message of a check, with its code for programs. */
export const coded = <Message extends MessageKey | ((issue: { input: unknown }) => MessageKey)>(
  code: ErrorCode,
  error: Message,
) => ({ error, params: { code } });

/** An integer from `min` to `max`, as a number or a string of digits. */
export const integer = (message: MessageKey, min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^\d+$/, message)], { error: message })
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));

/** Row ids: positive 32-bit integers. */
export const id = integer('common.badId', 1, 2_147_483_647);

export const byId = z.object({ id });

/** Truth in a query, as `true` or `false`; undefined where it was not asked. */
export const flag = (error: MessageKey) =>
  z
    .enum(['true', 'false'], { error })
    .transform((value) => value === 'true')
    .optional();

/** A required text as it is. */
export const required = (missing: MessageKey) => z.string({ error: missing }).min(1, missing);

const badCharacters = coded('bad_characters', 'common.badCharacters');

/** A required single-line text, trimmed. */
export const line = (missing: MessageKey, max: number = limits.line) =>
  z
    .string({ error: missing })
    .overwrite(toLine)
    .refine(isVisible, missing)
    .max(max, key('common.tooLong', { maximum: max }))
    .refine(isPlain, badCharacters);

/** A multi-line text that may be empty, trimmed. */
export const freeText = (error: MessageKey) =>
  z
    .string({ error })
    .overwrite(toText)
    .refine((value) => isPlain(value.replaceAll(/[\r\n\t]/g, '')), badCharacters);

/** A required multi-line text, trimmed. */
export const text = (missing: MessageKey) => freeText(missing).refine(isVisible, missing);

/** The answer to a successful write. */
export const writeAnswer = z.object({
  success: z.boolean().optional(),
  message: z.string().optional(),
});

/** Not compared with the list, which would weigh on every page; the API's description does. */
const code = z.custom<ErrorCode>((value) => typeof value === 'string');

/**
 * The answer to every failed call; `errors` maps each invalid field to its message. Bare hosts send no `code`.
 * `price_changed` adds `totalPrice`, the current price, and for a new booking its `lines`; `changed_meanwhile` adds `current`, the record as stored;
 * `conflicts` adds the reservations in the way; at a hand-over, as `too_early`, the `blocks`, too, and the `prices` to choose from;
 * `implausible` adds what was `found`; `invoice_incomplete` adds what is `missing`; `vehicles` are the ids of those whose prices
 * changed meanwhile; `second_factor_needed` adds `secondFactor`, what to answer it with.
 */
export const errorBody = z.object({
  status: z.union([z.number(), z.string()]).optional(),
  timestamp: z.string().optional(),
  message: z.string().min(1),
  requestURI: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
  codes: z.record(z.string(), code).optional().catch(undefined),
  code: code.optional().catch(undefined),
  totalPrice: z.number().optional().catch(undefined),
  lines: z.array(z.unknown()).optional().catch(undefined),
  current: z.record(z.string(), z.unknown()).optional().catch(undefined),
  conflicts: z.array(z.unknown()).optional().catch(undefined),
  blocks: z.array(z.unknown()).optional().catch(undefined),
  /** Of a rental that begins now: what it costs if its price stays, and what it costs from now on. */
  prices: z.object({ keep: z.number(), today: z.number() }).optional().catch(undefined),
  found: z.array(z.unknown()).optional().catch(undefined),
  missing: z.array(z.unknown()).optional().catch(undefined),
  vehicles: z.array(z.number()).optional().catch(undefined),
  secondFactor: z.record(z.string(), z.unknown()).optional().catch(undefined),
});
export type ErrorBody = z.infer<typeof errorBody>;
