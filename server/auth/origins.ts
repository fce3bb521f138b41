import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { origins, users } from '../db/schema/index.ts';
import { hasEmail, type Login } from './accounts.ts';

/** Where a log-in comes from. */
export interface Origin {
  /** A random value that the browser keeps; undefined from a client that sends none. */
  device: string | undefined;
  network: string;
}
export type KnownBy = (typeof origins.$inferSelect)['kind'];

/** How many devices, and networks, are remembered per user: the most recent. */
const capacity = 10;

const hash = (kind: KnownBy, value: string) =>
  createHash('sha256').update(`${kind} ${value}`).digest();

/** Devices and networks from which users logged in before. */
export function originQueries(db: Database) {
  return {
    /** How this origin is known for the user of this e-mail address, by device first; null when it is not. */
    async find(email: string, { device, network }: Origin): Promise<KnownBy | null> {
      const hashes = [hash('network', network), ...(device ? [hash('device', device)] : [])];
      const rows = await db
        .select({ kind: origins.kind })
        .from(origins)
        .innerJoin(users, eq(users.id, origins.userId))
        .where(and(hasEmail(email), inArray(origins.hash, hashes)));
      return rows.find(({ kind }) => kind === 'device')?.kind ?? rows[0]?.kind ?? null;
    },

    /**
     * Records a successful log-in, or where a password was chosen, unless the password was changed since. The least recently used origin makes room. Returns
     * whether the user was known from elsewhere only. Of log-ins at once from a new place, one is the first.
     */
    async remember({ id, passwordHash }: Login, { device, network }: Origin): Promise<boolean> {
      const rows = [
        sql`('network', ${hash('network', network)}::bytea)`,
        ...(device ? [sql`('device', ${hash('device', device)}::bytea)`] : []),
      ];
      const { rows: written } = await db.execute<{ isNew: boolean }>(sql`
        with owner as (
          select id from ${users} where id = ${id} and password_hash = ${passwordHash} for share
        ), surplus as (
          delete from ${origins} where ctid in (
            select ctid from (
              select ctid, row_number() over (partition by kind order by used_at desc) as place
              from ${origins} where user_id = ${id}
            ) placed where place >= ${capacity}
          ) and hash not in (select hash from (values ${sql.join(rows, sql`, `)}) seen (kind, hash))
        )
        insert into ${origins} (user_id, kind, hash)
        select owner.id, seen.kind, seen.hash
        from owner, (values ${sql.join(rows, sql`, `)}) seen (kind, hash)
        on conflict (user_id, hash) do update set used_at = now()
        returning xmax = 0 and exists (select from ${origins} before where before.user_id = ${id}) as "isNew"`);
      return written.length > 0 && written.every(({ isNew }) => isNew);
    },
  };
}

/** Forgets them all, as with a new password: somebody else may have known the old one. */
export async function forgetOrigins(db: Database, userId: number): Promise<void> {
  await db.delete(origins).where(eq(origins.userId, userId));
}

/** Knows the owner by nothing but where they have just chosen a password. */
export async function startOrigins(db: Database, login: Login, origin: Origin): Promise<void> {
  await forgetOrigins(db, login.id);
  await originQueries(db).remember(login, origin);
}
