import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Database, Executor } from '../db/index.ts';
import {
  apiKeys,
  challenges,
  feeds,
  isSwitchedOn,
  passkeys,
  recoveryCodes,
  sessions,
  users,
} from '../db/schema/index.ts';
import type { Session } from '../http/authenticate.ts';
import { accountColumns, type Account } from './accounts.ts';

const hash = (token: string) => createHash('sha256').update(token).digest();

// A session ends 24 h after its last use and at the latest 30 days after the log-in, or 12 h if others say who may log in. Renewing
// it at most once an hour spares each request a write.
const longest = sql`case when ${sessions.isByCompany} then interval '12 hours' else interval '30 days' end`;
const end = sql`least(now() + interval '24 hours', ${sessions.createdAt} + ${longest})`;
const isEndDue = sql`${end} - ${sessions.expiresAt} > interval '1 hour'`;
// When it was last used is told to within five minutes. The index by the end is written only with a new one.
const isDue = sql<boolean>`(${isEndDue} or ${sessions.usedAt} < now() - interval '5 minutes')`;
const renewed = {
  usedAt: sql`now()`,
  expiresAt: sql`case when ${isEndDue} then ${end} else ${sessions.expiresAt} end`,
};

// A log-in is a proof, too.
const isProved = sql<boolean>`(coalesce(${sessions.provedAt}, ${sessions.createdAt}) > now() - interval '15 minutes')`;

/** From where a session is started. */
export interface Visit {
  userAgent: string;
  network: string;
}
const unknown: Visit = { userAgent: '', network: '' };

export function sessionQueries(db: Executor) {
  const byHash = db.read
    .select({ user: accountColumns, isDue, isProved })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql`now()`),
        isSwitchedOn,
      ),
    )
    .prepare('session_find');

  return {
    /** The session of a token, which is renewed; null when unknown or expired. */
    async find(token: string): Promise<Session | null> {
      const tokenHash = hash(token);
      const [row] = await byHash.execute({ tokenHash });
      if (!row) return null;
      if (row.isDue)
        await db.update(sessions).set(renewed).where(eq(sessions.tokenHash, tokenHash));
      return { tokenHash, user: row.user, key: null, isProved: row.isProved };
    },

    /** Notes that the user has just proved who they are. */
    async prove({ tokenHash }: Session): Promise<void> {
      await db
        .update(sessions)
        .set({ provedAt: sql`now()` })
        .where(eq(sessions.tokenHash, tokenHash));
    },

    async remove({ tokenHash }: Session): Promise<void> {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },

    /** The sessions of the user of this one, the last used first. */
    async list({ tokenHash, user }: Session) {
      const { id, userAgent, network, createdAt: since, usedAt: lastUsedAt } = sessions;
      const isCurrent = sql<boolean>`${sessions.tokenHash} = ${tokenHash}::bytea`;
      return db
        .select({ id, userAgent, network, since, lastUsedAt, isCurrent })
        .from(sessions)
        .where(and(eq(sessions.userId, user.id), gt(sessions.expiresAt, sql`now()`)))
        .orderBy(desc(isCurrent), desc(lastUsedAt), desc(id));
    },

    /** Ends one session of a user; false when there is none. */
    async end(id: number, userId: number): Promise<boolean> {
      const rows = await db
        .delete(sessions)
        .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
        .returning({ id: sessions.id });
      return rows.length > 0;
    },
  };
}

/** Who enters, as they were when they proved who they are. */
export type Entering = Pick<Account, 'id' | 'passwordHash' | 'roles'>;

/**
 * Starts a session and returns its token, which is not stored; null when the user is gone or switched off, or the password or the
 * roles were changed. It waits for a change in progress, and a later one ends this session with the others.
 */
export async function createSession(
  db: Database,
  { id, passwordHash, roles }: Entering,
  visit = unknown,
  isByCompany = false,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const { rows } = await db.execute(sql`
    insert into ${sessions} (token_hash, user_id, user_agent, network, by_company, expires_at)
    select ${hash(token)}::bytea, ${users.id}, ${visit.userAgent}::text, ${visit.network}::text,
      ${isByCompany}::boolean, now() + make_interval(hours => ${isByCompany ? 12 : 24})
    from ${users}
    where ${users.id} = ${id} and ${users.passwordHash} = ${passwordHash} and ${isSwitchedOn}
      and ${users.roles} = ${sql.param(roles, users.roles)} for share
    returning user_id`);
  return rows.length > 0 ? token : null;
}

/** Ends the sessions of a user, all but the given one, and log-ins in progress. */
export async function endSessions(db: Database, userId: number, but?: Session) {
  const others = but && ne(sessions.tokenHash, but.tokenHash);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
  await db.delete(challenges).where(eq(challenges.userId, userId));
}

/** Ends what else opens an account, where whoever made it may be somebody else: passkeys, recovery codes, calendars and API keys. */
export async function endOtherWaysIn(db: Database, userId: number): Promise<void> {
  for (const table of [passkeys, recoveryCodes, feeds, apiKeys])
    await db.delete(table).where(eq(table.userId, userId));
}
