import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { passwordFault } from '../auth/password-strength.ts';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { forgetOrigins } from '../auth/origins.ts';
import { endSessions } from '../auth/sessions.ts';
import { failedBy } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { users } from '../db/schema.ts';
import { StartError } from '../start-error.ts';

export interface Login {
  email: string;
  password: string;
}
interface Settings {
  /** As far as the settings name it. */
  administrator: Partial<Login>;
  /** Whether others than this machine's users may reach the server. */
  exposed: boolean;
}

export const isBuiltIn = and(eq(users.builtIn, true), sql`'Administrator' = any(${users.roles})`);

/** Throws StartError when the password of the settings is easily guessed, or published where others may use it. */
export function checkAdministrator({ administrator, exposed }: Settings, published: string): void {
  const { email, password } = administrator;
  const fault = password && passwordFault(password, { email });
  if (fault) throw new StartError(`ADMIN_PASSWORD: ${fault}.`);
  if (exposed && password === published)
    throw new StartError('ADMIN_PASSWORD: must not be the demo’s, which is published.');
}

/**
 * Ensures that the built-in administrator exists with the e-mail address and password of the settings. Without them it
 * has the demo's `published` log-in, or a random password where others can reach the server. `show` gets a random
 * password before it is stored: a start that is killed in between generates another one.
 * Returns whether it was created now. Throws StartError when the address is somebody else's.
 */
export async function ensureAdministrator(
  db: Database,
  { administrator, exposed }: Settings,
  { published, show = () => undefined }: { published: Login; show?: (login: Login) => void },
): Promise<boolean> {
  const usual = exposed ? randomPassword() : published.password;
  const login = {
    email: administrator.email ?? published.email,
    password: administrator.password ?? usual,
  };
  const passwordHash = await newHash(db, administrator.password, login.password);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.administrator}, 0)`);
      const [known] = await tx.select().from(users).where(isBuiltIn);
      if (known) {
        await update(tx, known, administrator, passwordHash);
        return false;
      }
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
      return true;
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
