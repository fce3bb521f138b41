import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { userSorts } from '../../contract/users.ts';
import { endSessions, type Login, type Session } from '../auth/sessions.ts';
import { contains } from '../db/contains.ts';
import { failedBy } from '../db/failures.ts';
import type { Database } from '../db/index.ts';
import { pageParts, partOf } from '../db/page.ts';
import { users } from '../db/schema.ts';
import type { Page, PageQuery } from '../page.ts';
import { userColumns, type UserRow } from './columns.ts';
import { isLastAdministrator } from './last-administrator.ts';

export type NewUser = typeof users.$inferInsert;
type UserPage = PageQuery<(typeof userSorts)[number]> & { search?: string | undefined };

/** E-mail addresses are one whatever their case. */
const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

export function userQueries(db: Database) {
  return {
    async list(): Promise<UserRow[]> {
      return db.select(userColumns).from(users).orderBy(asc(users.firstName), asc(users.id));
    },

    async page(query: UserPage): Promise<Page<UserRow>> {
      const where = query.search ? matches(query.search) : undefined;
      const source = { table: users, where, by: users[query.sort] };
      const { total, ids, order } = pageParts(db, source, partOf(query));
      const rows = await db
        .with(total, ids)
        .select({ total: total.value, user: userColumns })
        .from(total)
        .leftJoin(ids, sql`true`)
        .leftJoin(users, eq(users.id, ids.id))
        .orderBy(...order);
      return { total: rows[0]!.total, rows: rows.flatMap(({ user }) => user ?? []) };
    },

    async find(id: number): Promise<UserRow | null> {
      const [row] = await db.select(userColumns).from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** Id and password hash of the user with this e-mail address or id. */
    async findLogin(by: { email: string } | { id: number }): Promise<Login | null> {
      const [row] = await db
        .select({ id: users.id, passwordHash: users.passwordHash })
        .from(users)
        .where('id' in by ? eq(users.id, by.id) : hasEmail(by.email));
      return row ?? null;
    },

    /** The id of the new user; null when the e-mail address is taken. */
    async create(user: NewUser): Promise<number | null> {
      const rows = await db
        .insert(users)
        .values(user)
        .onConflictDoNothing()
        .returning({ id: users.id });
      return rows[0]?.id ?? null;
    },

    /** Changes the own password and ends the user's other sessions; false when it was changed meanwhile. */
    async changePassword(session: Session, login: Login, passwordHash: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        const rows = await tx
          .update(users)
          .set({ passwordHash })
          .where(and(eq(users.id, login.id), eq(users.passwordHash, login.passwordHash)))
          .returning({ id: users.id });
        if (rows.length > 0) await endSessions(tx, login.id, session);
        return rows.length > 0;
      });
    },

    /** Changes a user, who is logged out everywhere if so wanted. */
    async update(
      id: number,
      user: Partial<NewUser>,
      { logOut = false } = {},
    ): Promise<'updated' | 'missing' | 'email taken' | 'last administrator'> {
      try {
        return await db.transaction(async (tx) => {
          const isDemotion = user.roles && !user.roles.includes('Administrator');
          if (isDemotion && (await isLastAdministrator(tx, id))) return 'last administrator';
          const rows = await tx
            .update(users)
            .set(user)
            .where(eq(users.id, id))
            .returning({ id: users.id });
          if (logOut) await endSessions(tx, id);
          return rows.length > 0 ? 'updated' : 'missing';
        });
      } catch (error) {
        if (failedBy(error, 'unique')) return 'email taken';
        throw error;
      }
    },

    async remove(id: number): Promise<'removed' | 'missing' | 'in use' | 'last administrator'> {
      try {
        return await db.transaction(async (tx) => {
          if (await isLastAdministrator(tx, id)) return 'last administrator';
          const rows = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
          return rows.length > 0 ? 'removed' : 'missing';
        });
      } catch (error) {
        if (failedBy(error, 'foreignKey')) return 'in use';
        throw error;
      }
    },
  };
}

function matches(search: string) {
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`;
  return or(contains(name, search), contains(users.email, search));
}
