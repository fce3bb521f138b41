import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { commonMessages } from '../../contract/common.ts';
import type { Database } from '../db/index.ts';
import { rateLimits } from '../db/bookkeeping.ts';
import { later } from '../http/errors.ts';

const minutes = (count: number) => count * 60;

/** How many tries one address or account has in how many seconds. */
const allowed = {
  'login of address': { most: 50, seconds: minutes(15) },
  'login of account from device': { most: 10, seconds: minutes(15) },
  'login of account from its network': { most: 10, seconds: minutes(15) },
  'login of account from network': { most: 5, seconds: minutes(15) },
  'login of account': { most: 10, seconds: minutes(15) },
  'password of account': { most: 10, seconds: minutes(15) },
  'register of address': { most: 20, seconds: minutes(60) },
  'message of address': { most: 10, seconds: minutes(60) },
} as const;
export type Kind = keyof typeof allowed;

/** Counts tries in the database, so that all servers of it share them. With `on` false nothing is counted. */
export function tryCounter(db: Database, on: boolean) {
  return {
    /** Counts a try. Throws a 429 when there were too many. */
    async count(kind: Kind, of: string): Promise<void> {
      if (!on) return;
      const { most, seconds } = allowed[kind];
      const { tries, wait } = await countOne(db, keyOf(kind, of), seconds);
      if (tries > most) throw later(429, commonMessages.tooMany, Math.max(1, Math.ceil(wait)));
    },

    /** Forgets the tries, after one that was right. */
    async forget(kind: Kind, of: string): Promise<void> {
      if (on) await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(kind, of)));
    },
  };
}
export type TryCounter = ReturnType<typeof tryCounter>;

async function countOne(db: Database, key: string, seconds: number) {
  const resetsAt = sql`now() + make_interval(secs => ${seconds})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, tries: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        tries: sql`case when ${isOver} then 1 else ${rateLimits.tries} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      tries: rateLimits.tries,
      wait: sql`extract(epoch from ${rateLimits.resetsAt} - now())`.mapWith(Number),
    });
  return row!;
}

// Hashed: the table is no list of who tried what.
const keyOf = (kind: Kind, of: string) =>
  createHash('sha256').update(`${kind} ${of.toLowerCase()}`).digest('base64url');
