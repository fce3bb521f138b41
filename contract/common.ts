import { z } from 'zod';
import { isPlain, isVisible, toLine, toText } from './characters.ts';
import type { ErrorCode } from './errors.ts';
import { limits } from './limits.ts';
import { key, type MessageKey } from './texts/message-key.ts';

/** The message of a check, with its code for programs. */
export const coded = (code: ErrorCode, error: MessageKey) => ({ error, params: { code } });

/** An integer from `min` to `max`, as a number or a string of digits. */
export const integer = (message: MessageKey, min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^\d+$/, message)], { error: message })
    .transform(Number)
    .pipe(z.int(message).min(min, message).max(max, message));

/** Row ids: positive 32-bit integers. */
export const id = integer('common.badId', 1, 2_147_483_647);

export const byId = z.object({ id });

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

const multiLine = (error: MessageKey) => z.string({ error }).overwrite(toText);
const hasPlainLines = (value: string) => isPlain(value.replaceAll(/[\r\n\t]/g, ''));

/** A required multi-line text, trimmed. */
export const text = (missing: MessageKey) =>
  multiLine(missing).refine(isVisible, missing).refine(hasPlainLines, badCharacters);

/** A multi-line text that may be empty, trimmed. */
export const note = (error: MessageKey, max: number = limits.note) =>
  multiLine(error)
    .max(max, key('common.tooLong', { maximum: max }))
    .refine(hasPlainLines, badCharacters);

/** The same; what is left out is empty. */
export const optionalNote = (error: MessageKey, max?: number) =>
  note(error, max)
    .nullish()
    .transform((value) => value ?? '');

/** An e-mail address. Its case is preserved; the server compares case-insensitively. */
export const email = (message: MessageKey) =>
  z
    .string({ error: message })
    .trim()
    .max(limits.email, key('common.tooLong', { maximum: limits.email }))
    .pipe(z.email({ error: message }));

export type Direction = 'ASC' | 'DESC';

const pageNumber = integer('common.badPage', 0, 1_000_000);

/** A property and a direction to sort by. */
export const orderQuery = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  defaultSort: Sorts[number] = sorts[0],
  defaultDirection: Direction = 'ASC',
) =>
  z.object({
    sort: z.enum(sorts, { error: key('common.badSort') }).default(defaultSort as never),
    direction: z
      .string({ error: key('common.badDirection') })
      .toUpperCase()
      .pipe(z.enum(['ASC', 'DESC'], { error: key('common.badDirection') }))
      .default(defaultDirection),
  });

/** Spring Data's paging parameters: a 0-based page, its size, and a property and direction to sort by. */
export const pageQuery = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  defaultDirection: Direction = 'ASC',
) =>
  orderQuery(sorts, sorts[0], defaultDirection).extend({
    page: pageNumber.default(0),
    size: integer('common.badSize', 1, limits.page.maxSize).default(limits.page.size),
  });

/** Paging parameters of a call that answers all rows unless `page` is given. */
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(sorts: Sorts) =>
  pageQuery(sorts).extend({ page: pageNumber.optional() });

/** Search words; a row matches if it contains all of them. */
export const searchWords = z
  .string()
  .overwrite(toLine)
  .max(limits.search, key('common.tooLong', { maximum: limits.search }));

const sortAnswer = z.object({ empty: z.boolean(), sorted: z.boolean(), unsorted: z.boolean() });

/** Spring Data's page of rows. Clients rely on `content` and `totalElements` only. */
export const pageAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(row),
    totalElements: z.number(),
    totalPages: z.number().optional(),
    size: z.number().optional(),
    number: z.number().optional(),
    numberOfElements: z.number().optional(),
    first: z.boolean().optional(),
    last: z.boolean().optional(),
    empty: z.boolean().optional(),
    sort: sortAnswer.optional().catch(undefined),
    pageable: z
      .object({
        pageNumber: z.number(),
        pageSize: z.number(),
        offset: z.number(),
        sort: sortAnswer,
        paged: z.boolean(),
        unpaged: z.boolean(),
      })
      .optional()
      .catch(undefined),
  });

/** The answer to a successful write. */
export const writeAnswer = z.object({
  success: z.boolean().optional(),
  message: z.string().optional(),
});

/** Not compared with the list, which would weigh on every page; the API's description does. */
const code = z.custom<ErrorCode>((value) => typeof value === 'string');

/**
 * The answer to every failed call; `errors` maps each invalid field to its message. Other hosts send no `code`.
 * `price_changed` adds `totalPrice`, the current price, and for a new booking its `lines`; `changed_meanwhile` adds `current`, the record as stored;
 * `conflicts` adds the reservations in the way, `vehicles` the ids of those whose prices
 * changed meanwhile.
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
  vehicles: z.array(z.number()).optional().catch(undefined),
});
export type ErrorBody = z.infer<typeof errorBody>;
