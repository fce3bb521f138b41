import { eq, or, sql } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema.ts';
import { demoCustomers } from './customers.ts';
import { demoLogins } from './logins.ts';
import { StartError } from '../start-error.ts';
import { isBuiltIn, randomPassword, type Login } from '../users/administrator.ts';

const published = new Map(demoCustomers.map(({ email, password }) => [email, password]));
const emails = sql.join(
  [...published.keys()].map((email) => sql`${email}`),
  sql`, `,
);

const isDemoCustomer = sql`lower(${users.email}) in (${emails})`;

/** Accounts that anybody can log in to with a published password. */
async function findDemoLogins(db: Database, among = or(isBuiltIn, isDemoCustomer)) {
  const { id, email, passwordHash, builtIn } = users;
  const rows = await db.select({ id, email, passwordHash, builtIn }).from(users).where(among);
  const works = await Promise.all(
    rows.map((row) => {
      const { password } = demoLogins.administrator;
      const known = row.builtIn ? password : published.get(row.email.toLowerCase())!;
      return verifyPassword(known, row.passwordHash);
    }),
  );
  return rows.filter((_, place) => works[place]);
}

/** Throws StartError while a demo log-in works. A new administrator has none: to verify a password takes 20 MB. */
export async function refuseDemoLogins(db: Database, isAdministratorNew: boolean): Promise<void> {
  const found = await findDemoLogins(db, isAdministratorNew ? isDemoCustomer : undefined);
  if (found.length > 0)
    throw new StartError(
      `Anybody can log in as ${listed(found)}, whose demo passwords are published. End them first: npm run end-demo.`,
    );
}

/**
 * Replaces every published password by a random one, the built-in administrator's by the `chosen` one or else a random
 * one that `show` gets. Ends their sessions. Returns their addresses.
 */
export async function endDemoLogins(
  db: Database,
  chosen: string | undefined,
  show: (login: Login) => void,
): Promise<string[]> {
  const found = await findDemoLogins(db);
  const changes = await Promise.all(
    found.map(async (account) => {
      const isChosen = account.builtIn && chosen && chosen !== demoLogins.administrator.password;
      const password = isChosen ? chosen : randomPassword();
      const isTold = account.builtIn && !isChosen;
      return { ...account, password, isTold, newHash: await hashPassword(password) };
    }),
  );
  await db.transaction(async (tx) => {
    for (const { id, email, password, isTold, newHash } of changes) {
      await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, id));
      await endSessions(tx, id);
      if (isTold) show({ email, password });
    }
  });
  return found.map(({ email }) => email);
}

const listed = (found: { email: string }[]) => found.map(({ email }) => email).join(', ');
