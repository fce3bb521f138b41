import { z } from 'zod';
import { key } from '../texts/message-key.ts';
import { integer } from '../values/common.ts';
import { limits } from '../values/limits.ts';
import { wireTime } from '../values/times.ts';

/** Where to go on: the microsecond of a change, and the record's id. Clients send it back as it is. */
const cursor = z
  .string({ error: key('common.badCursor') })
  .regex(/^\d{1,16}-\d{1,10}$/, key('common.badCursor'))
  .transform((value) => {
    const [micros, id] = value.split('-').map(Number) as [number, number];
    return { micros, id };
  })
  // No server gave one beyond its numbers.
  .refine(
    ({ micros, id }) => Number.isSafeInteger(micros) && id < 2 ** 31,
    key('common.badCursor'),
  );
export type ChangeCursor = z.output<typeof cursor>;

/** Asks for what was changed after a time, or goes on at a cursor, which counts if both are sent; all records without either. */
export const changesQuery = z.object({
  updatedAfter: wireTime('times.bad').optional(),
  cursor: cursor.optional(),
  size: integer('common.badSize', 1, limits.page.maxSize).default(limits.page.size),
});

/**
 * Records in the order of their last changes. A record that is gone is null. `cursor` is where to go on: at once if `hasMore`,
 * later if not.
 */
export const changesAnswer = <Row extends z.ZodType>(row: Row) =>
  z.object({
    content: z.array(
      z.object({
        id: z.number(),
        /** A wall-clock time at the company's place. */
        updatedAt: z.string(),
        record: row.nullable(),
      }),
    ),
    cursor: z.string(),
    hasMore: z.boolean(),
  });
