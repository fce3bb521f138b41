import { eq, inArray, or, sql } from 'drizzle-orm';
import { endSessions, hashPassword, verifyPassword } from '../auth/index.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { demoCustomers, demoStaff } from './customers.ts';
import { demoLogins } from './logins.ts';
import { StartError } from '../start-error.ts';
import { isBuiltIn, type Login, randomPassword } from '../users/index.ts';

const published = new Map(
  [...demoCustomers, ...demoStaff].map(({ email, password }) => [email, password]),
);
const isDemoUser = inArray(sql`lower(${users.email})`, [...published.keys()]);

/** Finds accounts that still have a published password. */
async function findDemoLogins(db: Database, condition = or(isBuiltIn, isDemoUser)) {
  const { id, email, passwordHash, builtIn } = users;
  const rows = await db.select({ id, email, passwordHash, builtIn }).from(users).where(condition);
  const isPublished = await Promise.all(
    rows.map((row) => {
      const { password } = demoLogins.administrator;
      const demoPassword = row.builtIn ? password : published.get(row.email.toLowerCase())!;
      return verifyPassword(demoPassword, row.passwordHash);
    }),
  );
  return rows.filter((_, index) => isPublished[index]);
}

/** Throws StartError while a demo log-in works. Skips a new administrator, who has none: each check takes 20 MB. */
export async function refuseDemoLogins(db: Database, isAdministratorNew: boolean): Promise<void> {
  const accounts = await findDemoLogins(db, isAdministratorNew ? isDemoUser : undefined);
  if (accounts.length > 0)
    throw new StartError(
      `Anybody can log in as ${joinEmails(accounts)}, whose demo passwords are published. End them first: npm run end-demo.`,
    );
}

/**
 * Replaces every published password by a random one, the built-in administrator's by the `chosen` one if there is one. `show`
 * gets the administrator's random password. Ends their sessions. Returns their e-mail addresses.
 */
export async function endDemoLogins(
  db: Database,
  chosen: string | undefined,
  show: (login: Login) => void,
): Promise<string[]> {
  const accounts = await findDemoLogins(db);
  const changes = await Promise.all(
    accounts.map(async (account) => {
      const isChosen = account.builtIn && chosen && chosen !== demoLogins.administrator.password;
      const password = isChosen ? chosen : randomPassword();
      const isShown = account.builtIn && !isChosen;
      return { ...account, password, isShown, newHash: await hashPassword(password) };
    }),
  );
  await db.transaction(async (tx) => {
    for (const { id, email, password, isShown, newHash } of changes) {
      await tx.update(users).set({ passwordHash: newHash }).where(eq(users.id, id));
      await endSessions(tx, id);
      if (isShown) show({ email, password });
    }
  });
  return accounts.map(({ email }) => email);
}

const joinEmails = (accounts: { email: string }[]) => accounts.map(({ email }) => email).join(', ');
