import { z } from 'zod';
import { toLine } from '../values/characters.ts';
import { integer } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { key } from '../texts/message-key.ts';

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
export const listQuery = <const Sorts extends readonly [string, ...string[]]>(
  sorts: Sorts,
  defaultDirection: Direction = 'ASC',
) => pageQuery(sorts, defaultDirection).extend({ page: pageNumber.optional() });

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

/** Search words; a row matches if it contains all of them. */
export const searchWords = z
  .string()
  .overwrite(toLine)
  .max(limits.search, key('common.tooLong', { maximum: limits.search }));
