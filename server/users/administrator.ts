import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { forgetOrigins } from '../auth/origins.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { failedBy } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { users } from '../db/schema.ts';
import { demoLogins } from '../demo/logins.ts';
import { StartError } from '../start-error.ts';

export interface Login {
  email: string;
  password: string;
}
type Settings = Pick<Config, 'administrator' | 'exposed'>;

export const isBuiltIn = and(eq(users.builtIn, true), sql`'Administrator' = any(${users.roles})`);

/**
 * Sees to it that the built-in administrator exists and has the e-mail address and password of the settings. `show` gets
 * the log-in if its password was made up, before it is stored: a start that is killed in between makes up another one.
 * Throws StartError when the address is somebody else's.
 */
export async function ensureAdministrator(
  db: Database,
  settings: Settings,
  show: (login: Login) => void = () => undefined,
): Promise<void> {
  const { administrator, exposed } = settings;
  const usual = exposed ? randomPassword() : demoLogins.administrator.password;
  const login = {
    email: administrator.email ?? demoLogins.administrator.email,
    password: administrator.password ?? usual,
  };
  const passwordHash = await newHash(db, administrator.password, login.password);
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.administrator}, 0)`);
      const [known] = await tx.select().from(users).where(isBuiltIn);
      if (known) return update(tx, known, administrator, passwordHash);
      await tx.insert(users).values({
        firstName: 'Fuhrpark',
        lastName: 'Verwaltung',
        email: login.email,
        phoneNumber: '(555) 555-0100',
        address: 'Musterstraße 1',
        zipCode: '12345',
        passwordHash: passwordHash!,
        roles: ['Administrator'],
        builtIn: true,
      });
      if (exposed && !administrator.password) show(login);
    });
  } catch (error) {
    if (failedBy(error, 'unique'))
      throw new StartError('ADMIN_EMAIL: another account already has this address.');
    throw error;
  }
}

/**
 * The hash of a first or of a changed password; null when the known one stays. It takes its time, so no transaction is
 * held open for it: databases are often told to end those that wait for nothing.
 */
async function newHash(
  db: Database,
  wanted: string | undefined,
  first: string,
): Promise<string | null> {
  const [known] = await db.select().from(users).where(isBuiltIn);
  if (!known) return hashPassword(first);
  if (!wanted || (await verifyPassword(wanted, known.passwordHash))) return null;
  return hashPassword(wanted);
}

async function update(
  tx: Database,
  known: typeof users.$inferSelect,
  { email, password }: Settings['administrator'],
  passwordHash: string | null,
) {
  if (email && email !== known.email)
    await tx.update(users).set({ email }).where(eq(users.id, known.id));
  // Another server that starts now may have just made it up, and told it.
  if (!password || !passwordHash) return;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, known.id));
  await endSessions(tx, known.id);
  await forgetOrigins(tx, known.id);
}

/** Some 128 random bits, and a character of each kind that the rules ask for. */
export const randomPassword = () => `${randomBytes(16).toString('base64url')}-Aa1!`;
