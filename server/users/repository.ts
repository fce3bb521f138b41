import { and, eq, isNull, sql } from 'drizzle-orm';
import type { userSorts } from '../../contract/users/users.ts';
import { isStaffWith } from '../../contract/wire/rights.ts';
import type { ChangeCursor } from '../../contract/wire/changes.ts';
import {
  endOtherWaysIn,
  lockLogin,
  lockRoles,
  provenInvoiceEmail,
  endSessions,
  hasEmail,
  startOrigins,
  unmatchable,
  type Login,
} from '../auth/index.ts';
import type { Session } from '../http/authenticate.ts';
import { lockAccountOf } from '../http/lock-account.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import { retryOnce } from '../db/retry.ts';
import { actAs, type Actor } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { selectChanges } from '../changes/index.ts';
import { orderBy } from '../db/page-parts.ts';
import { selectPage, type PageQuery } from '../db/page.ts';
import { users } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { queueMail, revokeLinks, type Occurrence, purgeMailsOf } from '../mail/index.ts';
import { hasVersion, type Versions } from '../http/versions.ts';
import { rowsToRead } from '../http/page-answer.ts';
import { customerColumns, listedColumns, type CustomerRow } from './customer-columns.ts';
import { takesLastAdministrator } from './last-administrator.ts';
import { followLoginChange } from './login-changes.ts';
import { matchingUsers, type UserFilter } from '../db/search.ts';

export type NewUser = typeof users.$inferInsert;
type UserPage = PageQuery<(typeof userSorts)[number]> & UserFilter;

/** How changing or deleting a user ended. */
export type UserOutcome =
  'updated' | 'removed' | 'missing' | 'email taken' | 'in use' | 'last administrator';

interface PasswordChange {
  session: Session;
  login: Login;
  passwordHash: string;
  device: string | undefined;
}

/** When the address was confirmed, unless this is another one. */
const confirmedAs = (email: string) =>
  sql`case when ${hasEmail(email)} then ${users.emailConfirmedAt} end`;

const lockCustomer = (tx: Database, id: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.customer}, ${id})`);

export function userQueries(db: Database) {
  return {
    async list(): Promise<CustomerRow[]> {
      return db
        .select(customerColumns)
        .from(users)
        .orderBy(...orderBy(users.firstName, users.id, { direction: 'ASC' }))
        .limit(rowsToRead);
    },

    page: (query: UserPage, ownCurrency: string) =>
      selectPage(
        db,
        { table: users, columns: listedColumns(ownCurrency) },
        {
          ...query,
          by: users[query.sort],
          where: matchingUsers(query),
          isFoundOnce: Boolean(query.search),
        },
      ),

    changed: (after: ChangeCursor, size: number) =>
      selectChanges(db, { kind: 'user', table: users, columns: customerColumns }, after, size),

    async find(id: number) {
      const { version, switchedOffAt } = users;
      const columns = { ...customerColumns, version, switchedOffAt };
      const [row] = await db.select(columns).from(users).where(eq(users.id, id));
      return row ?? null;
    },

    /** Adds a user, whom a mail greets if `isGreeted`. Returns their id; null when the e-mail address is taken. */
    create: (
      user: NewUser,
      greeting: 'welcome' | 'invitation',
      isGreeted = (_tx: Database) => Promise.resolve(true),
    ): Promise<number | null> =>
      db.transaction(async (tx) => {
        const [row] = await tx
          .insert(users)
          .values(user)
          .onConflictDoNothing()
          .returning({ email: users.email, language: users.language, userId: users.id });
        if (row && (await isGreeted(tx))) await queueMail(tx, greeting, row, {});
        return row?.userId ?? null;
      }),

    /** Changes a user's password and ends their other sessions; false when it was changed meanwhile. */
    async changePassword(
      { session, login, passwordHash, device }: PasswordChange,
      occurrence: Occurrence,
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        await lockAccountOf(tx, session);
        const rows = await tx
          .update(users)
          .set({ passwordHash })
          .where(and(eq(users.id, login.id), eq(users.passwordHash, login.passwordHash)))
          .returning({ email: users.email, language: users.language, userId: users.id });
        if (!rows[0]) return false;
        await endSessions(tx, login.id, session);
        const origin = { device, network: occurrence.network };
        await startOrigins(tx, { id: login.id, passwordHash }, origin);
        await revokeLinks(tx, login.id);
        await queueMail(tx, 'password-changed', rows[0], occurrence);
        return true;
      });
    },

    /**
     * Changes a user in one of these versions; in any other, and once erased, it is `missing`. `logOut` ends all their
     * sessions. Who gets another address or password is told. Who becomes staff chooses a password by a mail, where `sendsMails`:
     * whoever registered the address, which a press in a mail confirms, may be somebody else. Throws a 401 once the `session` ended.
     */
    async update(
      id: number,
      user: Partial<NewUser>,
      {
        logOut = false,
        sendsMails = false,
        versions = null as Versions,
        actor = null as Actor,
        session = null as Session | null,
      } = {},
    ): Promise<UserOutcome> {
      return write(async (tx) => {
        await actAs(tx, actor);
        if (session) await lockAccountOf(tx, session);
        // Bookings that wait for this lock find the customer blocked.
        if (user.blocked) await lockCustomer(tx, id);
        if (user.roles !== undefined || user.switchedOffAt) await lockRoles(tx);
        const hasNewPassword = Boolean(user.passwordHash);
        const changesLogin = user.email !== undefined || hasNewPassword || user.roles !== undefined;
        const before = changesLogin ? await lockLogin(tx, id) : null;
        const wasCustomer = before !== null && !isStaffWith(before.roles);
        const isInvited =
          sendsMails && wasCustomer && isStaffWith(user.roles ?? []) && !hasNewPassword;
        const rows = await tx
          .update(users)
          .set({
            ...user,
            ...(isInvited && { passwordHash: unmatchable, invoiceEmail: provenInvoiceEmail }),
            ...(user.email !== undefined && { emailConfirmedAt: confirmedAs(user.email) }),
          })
          .where(and(eq(users.id, id), isNull(users.erasedAt), hasVersion(users.version, versions)))
          .returning({ email: users.email, language: users.language, userId: users.id });
        if (!rows[0]) return 'missing';
        if (logOut) await endSessions(tx, id);
        if (!before) return 'updated';
        // Whoever registered a customer's address, or knew the former password, may have made them.
        if (logOut && wasCustomer) {
          await endOtherWaysIn(tx, id);
          await revokeLinks(tx, id);
        }
        const change = { user: rows[0], emailBefore: before.email, hasNewPassword };
        await followLoginChange(tx, change);
        if (isInvited && before.email !== '') await queueMail(tx, 'invitation', rows[0], {});
        return 'updated';
      });
    },

    remove: (id: number, actor: Actor = null): Promise<UserOutcome> =>
      write(async (tx) => {
        await actAs(tx, actor);
        await lockRoles(tx);
        await purgeMailsOf(tx, id);
        const rows = await tx.delete(users).where(eq(users.id, id)).returning({ id: users.id });
        return rows.length > 0 ? 'removed' : 'missing';
      }),
  };

  async function write(work: (tx: Database) => Promise<UserOutcome>): Promise<UserOutcome> {
    try {
      return await retryOnce(() => db.transaction(work), 'deadlock');
    } catch (error) {
      if (takesLastAdministrator(error)) return 'last administrator';
      if (hasSqlState(error, 'unique')) return 'email taken';
      if (hasSqlState(error, 'foreignKey')) return 'in use';
      throw error;
    }
  }
}
