import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { challenges, users, type challengePurposes } from '../db/schema/index.ts';
import type { Login } from './accounts.ts';

type Purpose = (typeof challengePurposes)[number];

const minutes: Record<Purpose, number> = {
  'log-in': 5,
  passkey: 5,
  'second-factor': 10,
  company: 10,
};

const hash = (challenge: string) => createHash('sha256').update(challenge).digest();

/** Challenges that are answered once, whichever server gets the answer. */
export function challengeQueries(db: Database) {
  const isOpen = (challenge: string, purpose: Purpose) =>
    and(
      eq(challenges.hash, hash(challenge)),
      eq(challenges.purpose, purpose),
      gt(challenges.expiresAt, sql`now()`),
    );

  return {
    /** Starts one for anybody, or for a user; null when the user is gone or the password was changed. */
    async start(purpose: Purpose, user: Login | null): Promise<string | null> {
      const challenge = randomBytes(32).toString('base64url');
      const ends = sql`now() + make_interval(mins => ${minutes[purpose]})`;
      const row = sql`${hash(challenge)}::bytea, ${purpose}::text`;
      const { rows } = await db.execute(
        user
          ? sql`insert into ${challenges} (hash, purpose, user_id, expires_at)
              select ${row}, ${users.id}, ${ends} from ${users}
              where ${users.id} = ${user.id} and ${users.passwordHash} = ${user.passwordHash} for share
              returning hash`
          : sql`insert into ${challenges} (hash, purpose, expires_at) values (${row}, ${ends}) returning hash`,
      );
      return rows.length > 0 ? challenge : null;
    },

    /** Whose open challenge this is; null without one. */
    async find(challenge: string, purpose: Purpose): Promise<number | null> {
      const [row] = await db
        .select({ userId: challenges.userId })
        .from(challenges)
        .where(isOpen(challenge, purpose));
      return row?.userId ?? null;
    },

    /** Spends an open challenge: of answers at once, one gets it. Null without one. */
    async spend(challenge: string, purpose: Purpose): Promise<{ userId: number | null } | null> {
      const [row] = await db
        .delete(challenges)
        .where(isOpen(challenge, purpose))
        .returning({ userId: challenges.userId });
      return row ?? null;
    },
  };
}
