import { and, asc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { toDate } from '../db/schema/columns.ts';
import { isStaff, origins, users } from '../db/schema/index.ts';
import { rowsToRead } from '../http/page-answer.ts';

/** Who works for the company, and who is switched off, even with no role left; these come last. */
const select = (db: Database, where?: SQL) =>
  db
    .select({
      ...pick(users, 'id', 'firstName', 'lastName', 'email', 'roles', 'builtIn', 'switchedOffAt'),
      /** Null for none that is remembered. */
      lastLoginAt:
        sql`(select max(used_at) from ${origins} where ${origins.userId} = ${users.id})`.mapWith(
          toDate,
        ),
    })
    .from(users)
    .where(and(or(isStaff, isNotNull(users.switchedOffAt)), where))
    .orderBy(sql`${users.switchedOffAt} is not null`, asc(users.firstName), asc(users.id))
    .limit(rowsToRead);

export type StaffRow = Awaited<ReturnType<typeof select>>[number];

export const staffQueries = (db: Database) => ({
  list: (): Promise<StaffRow[]> => select(db),

  find: async (id: number): Promise<StaffRow | null> =>
    (await select(db, eq(users.id, id)))[0] ?? null,
});
