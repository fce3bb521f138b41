import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { hashPassword, verifyPassword } from '../auth/password.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Config } from '../config.ts';
import { failedBy } from '../db/failures.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/locks.ts';
import { users } from '../db/schema.ts';
import { demoLogins } from '../db/seed/logins.ts';
import { StartError } from '../errors.ts';

interface Login {
  email: string;
  password: string;
}
type Settings = Pick<Config, 'administrator' | 'production'>;

const isBuiltIn = and(eq(users.builtIn, true), sql`'Administrator' = any(${users.roles})`);

/**
 * Sees to it that the built-in administrator exists and has the e-mail address and password of the settings. Returns the
 * log-in if its password was made up, for it is known to nobody yet. Throws StartError when the address is somebody else's.
 */
export async function ensureAdministrator(db: Database, settings: Settings): Promise<Login | null> {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.administrator}, 0)`);
      const [known] = await tx.select().from(users).where(isBuiltIn);
      if (!known) return await create(tx, settings);
      await update(tx, known, settings.administrator);
      return null;
    });
  } catch (error) {
    if (failedBy(error, 'unique'))
      throw new StartError('ADMIN_EMAIL: another account already has this address.');
    throw error;
  }
}

async function create(tx: Database, { administrator, production }: Settings) {
  const { email = demoLogins.administrator.email, password } = administrator;
  const usual = production ? randomPassword() : demoLogins.administrator.password;
  const login = { email, password: password ?? usual };
  await tx.insert(users).values({
    firstName: 'Fuhrpark',
    lastName: 'Verwaltung',
    email,
    phoneNumber: '(555) 555-0100',
    address: 'Musterstraße 1',
    zipCode: '12345',
    passwordHash: await hashPassword(login.password),
    roles: ['Administrator'],
    builtIn: true,
  });
  return production && !password ? login : null;
}

async function update(
  tx: Database,
  known: typeof users.$inferSelect,
  { email, password }: Settings['administrator'],
) {
  if (email && email !== known.email)
    await tx.update(users).set({ email }).where(eq(users.id, known.id));
  if (!password || (await verifyPassword(password, known.passwordHash))) return;
  const passwordHash = await hashPassword(password);
  await tx.update(users).set({ passwordHash }).where(eq(users.id, known.id));
  await endSessions(tx, known.id);
}

/** Some 128 random bits, and a character of each kind that the rules ask for. */
const randomPassword = () => `${randomBytes(16).toString('base64url')}-Aa1!`;
