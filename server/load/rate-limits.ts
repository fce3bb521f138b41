import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, Executor, Queue } from '../db/index.ts';
import { rateLimits } from '../db/schema/own-use.ts';
import { AppError, later } from '../http/errors.ts';
import { tally } from './tally.ts';

const minutes = (count: number) => count * 60;

/** How often within how many seconds. */
export const allowed = {
  'login of address': { most: 50, seconds: minutes(15) },
  'login of account from device': { most: 10, seconds: minutes(15) },
  'login of account from its network': { most: 10, seconds: minutes(15) },
  'login of account from network': { most: 5, seconds: minutes(15) },
  'login of account': { most: 10, seconds: minutes(15) },
  'passkey of address': { most: 100, seconds: minutes(15) },
  'company log-in of address': { most: 100, seconds: minutes(15) },
  'passkey of account': { most: 20, seconds: minutes(60) },
  'recovery of account': { most: 10, seconds: minutes(15) },
  'password of account': { most: 10, seconds: minutes(15) },
  'register of address': { most: 20, seconds: minutes(60) },
  'message of address': { most: 10, seconds: minutes(60) },
  'message of sender': { most: 5, seconds: minutes(60) },
  'mail of administrator': { most: 60, seconds: minutes(60) },
  'new password of account': { most: 5, seconds: minutes(60) },
  'change of account': { most: 30, seconds: minutes(60) },
  'change of unconfirmed account': { most: 5, seconds: minutes(60) },
  'link of address': { most: 20, seconds: minutes(60) },
  'link of account': { most: 5, seconds: minutes(60) },
  'link to recipient': { most: 5, seconds: minutes(60) },
  'feed of account': { most: 20, seconds: minutes(60) },
  'reading of feed': { most: 60, seconds: minutes(15) },
  'browser error of address': { most: 20, seconds: minutes(15) },
  'calls of key': { most: 600, seconds: minutes(1) },
  'token of address': { most: 50, seconds: minutes(15) },
} as const;
export type LimitName = keyof typeof allowed;

/** A limit, and whose. */
export type Counted = readonly [name: LimitName, of: string];

/** Attempts of this process beyond each limit. */
export const attemptsBeyond = tally();

function isWithin(name: LimitName, attempts: number): boolean {
  if (attempts <= allowed[name].most) return true;
  attemptsBeyond.add(name);
  return false;
}

/** Limits how often something is done. The database counts, so that all its servers share the limits; `on` false turns them off. */
export function rateLimiter(db: Executor, on: boolean) {
  const countOne = counting(db.write).prepare('rate_limit_count');

  /** Counts one, and returns how many of the limit are left, and for how many seconds. Throws a 429 beyond the limit. */
  async function count(name: LimitName, of: string): Promise<{ left: number; wait: number }> {
    if (!on) return { left: Infinity, wait: 0 };
    const { seconds } = allowed[name];
    const [counted] = await countOne.execute({ key: keyOf(name, of), seconds });
    const { attempts, wait } = counted!;
    if (!isWithin(name, attempts))
      throw later(429, 'too_many_tries', 'common.tooMany', Math.max(1, Math.ceil(wait)));
    return { left: allowed[name].most - attempts, wait };
  }

  async function giveBack([name, of]: Counted): Promise<void> {
    if (!on) return;
    const attempts = sql`greatest(0, ${rateLimits.attempts} - 1)`;
    await db
      .update(rateLimits)
      .set({ attempts })
      .where(eq(rateLimits.key, keyOf(name, of)));
  }

  return {
    count,

    /** Counts one of each for what is tried. What the server refuses with a 503 was not tried. Throws a 429 beyond a limit. */
    async attempt<T>(counts: readonly Counted[], task: () => Promise<T>): Promise<T> {
      for (const counted of counts) await count(...counted);
      try {
        return await task();
      } catch (error) {
        if (error instanceof AppError && error.status === 503)
          await Promise.all(counts.map(giveBack));
        throw error;
      }
    },

    /** Counts one in the caller's transaction. Returns whether it is within the limit. */
    async allows(tx: Database, name: LimitName, of: string): Promise<boolean> {
      if (!on) return true;
      const { seconds } = allowed[name];
      const [counted] = await counting(tx)
        .prepare('')
        .execute({ key: keyOf(name, of), seconds });
      return isWithin(name, counted!.attempts);
    },

    /** Starts anew, as after the right password. */
    async reset(name: LimitName, of: string): Promise<void> {
      if (on) await db.delete(rateLimits).where(eq(rateLimits.key, keyOf(name, of)));
    },
  };
}
export type RateLimiter = ReturnType<typeof rateLimiter>;

/** Counts one of `key`, whose count starts anew after `seconds`. */
function counting(db: Queue) {
  const resetsAt = sql`now() + make_interval(secs => ${sql.placeholder('seconds')})`;
  const isOver = sql`${rateLimits.resetsAt} <= now()`;
  return db
    .insert(rateLimits)
    .values({ key: sql.placeholder('key'), attempts: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      attempts: rateLimits.attempts,
      wait: sql`extract(epoch from ${rateLimits.resetsAt} - now())`.mapWith(Number),
    });
}

// Hashed: the table does not tell who did what.
const keyOf = (name: LimitName, of: string) =>
  createHash('sha256').update(`${name} ${of.toLowerCase()}`).digest('base64url');
