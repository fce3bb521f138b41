import type { z } from 'zod';
import type { ChangeCursor, changesQuery } from '../../contract/wire/changes.ts';
import type { Changes } from './select-changes.ts';
import { toInstant, toWallTime } from '../time/wall-times.ts';

/** What a call for changes asks for, with wall-clock times of `zone`. Throws a 400 for a time that the clock skips. */
export async function answerChanges<Row, Answer>(
  read: (after: ChangeCursor, size: number) => Promise<Changes<Row>>,
  { cursor, updatedAfter, size }: z.output<typeof changesQuery>,
  zone: string,
  answerOf: (row: Row) => Answer,
) {
  const after = cursor ?? startOf(updatedAfter, zone);
  const { changes, hasMore, until } = await read(after, size);
  // Whose clock is fast goes on from now, and misses nothing.
  const start = cursor ?? { micros: Math.min(after.micros, until), id: 0 };
  const last = changes.at(-1)?.cursor ?? start;
  return {
    content: changes.map(({ id, changedAt, row }) => ({
      id,
      updatedAt: toWallTime(changedAt, zone),
      record: row && answerOf(row),
    })),
    cursor: `${last.micros}-${last.id}`,
    hasMore,
  };
}

/** Answers tell seconds: what changed within the one that is named is told again. */
const startOf = (time: string | undefined, zone: string): ChangeCursor => ({
  micros: time === undefined ? 0 : microsOf(toInstant(time, zone, 'updatedAfter')),
  id: 0,
});

/** Of a year between 1970 and 2255. */
const microsOf = (time: Date) =>
  Math.min(Math.max(0, time.getTime() * 1000), Number.MAX_SAFE_INTEGER);
