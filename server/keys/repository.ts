import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { keyPrefix } from '../../contract/office/keys.ts';
import type { Right } from '../../contract/wire/rights.ts';
import { accountColumns } from '../auth/index.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Executor } from '../db/index.ts';
import { apiKeys, isSwitchedOn, users } from '../db/schema/index.ts';
import type { Session } from '../http/authenticate.ts';

const hash = (key: string) => createHash('sha256').update(key).digest();

/** Whether a token is a key: it is longer than a session's. */
export const isKey = (token: string): boolean => token.length === keyPrefix.length + 43;

interface NewKey {
  userId: number;
  name: string;
  rights: Right[];
  expiresAt: Date | null;
}

const { id, name, rights, createdAt, usedAt, expiresAt } = apiKeys;
const isExpired = sql<boolean>`coalesce(${expiresAt} <= now(), false)`;

export function keyQueries(db: Executor) {
  // Who is switched off has no key that works either.
  const byHash = db.read
    .select({
      user: accountColumns,
      id,
      rights,
      isDue: sql<boolean>`coalesce(${usedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(
      and(
        eq(apiKeys.hash, sql.placeholder('hash')),
        or(isNull(expiresAt), gt(expiresAt, sql`now()`)),
        isSwitchedOn,
      ),
    )
    .prepare('key_find');

  return {
    list: () =>
      db
        .select({
          id,
          name,
          rights,
          createdAt,
          usedAt,
          expiresAt,
          isExpired,
          by: {
            id: users.id,
            name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})`,
          },
        })
        .from(apiKeys)
        .innerJoin(users, eq(users.id, apiKeys.userId))
        .orderBy(desc(id)),

    /** Returns the new key, which is not stored. */
    async create(values: NewKey, actor: Actor): Promise<string> {
      const key = keyPrefix + randomBytes(32).toString('base64url');
      await db.transaction(async (tx) => {
        await actAs(tx, actor);
        await tx.insert(apiKeys).values({ ...values, hash: hash(key) });
      });
      return key;
    },

    /** False when there is none. */
    remove: (keyId: number, actor: Actor): Promise<boolean> =>
      db.transaction(async (tx) => {
        await actAs(tx, actor);
        const removed = await tx.delete(apiKeys).where(eq(id, keyId)).returning({ id });
        return removed.length > 0;
      }),

    /** For whom a key calls, with the roles of now; null when it is unknown, expired or revoked. */
    async find(key: string): Promise<Session | null> {
      const tokenHash = hash(key);
      const [row] = await byHash.execute({ hash: tokenHash });
      if (!row) return null;
      if (row.isDue)
        await db
          .update(apiKeys)
          .set({ usedAt: sql`now()` })
          .where(eq(id, row.id));
      return {
        tokenHash,
        user: row.user,
        key: { id: row.id, rights: row.rights },
        // Who made it had proved to be its user, and a program cannot.
        isProved: true,
      };
    },
  };
}
