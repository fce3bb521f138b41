import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { textOf } from '../../contract/texts/message-key.ts';
import { messages } from '../../contract/texts/messages.ts';
import {
  endSessions,
  forgetOrigins,
  hashPassword,
  passwordFault,
  verifyPassword,
} from '../auth/index.ts';
import type { CompanyFacts } from '../company/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { locks } from '../db/transaction-locks.ts';
import { users } from '../db/schema/index.ts';
import { StartError } from '../start-error.ts';

export interface Login {
  email: string;
  password: string;
}
interface Settings {
  /** What the settings specify of it. */
  administrator: Partial<Login>;
  /** Whether others than this machine's users can reach the server. */
  exposed: boolean;
}

export const isBuiltIn = and(eq(users.builtIn, true), sql`'Administrator' = any(${users.roles})`);

/** Throws StartError when the configured password is easily guessed, or published although others can reach the server. */
export function checkAdministrator(
  { administrator, exposed }: Settings,
  published: string,
  facts: CompanyFacts | null = null,
): void {
  const { email, password } = administrator;
  const fault = password && passwordFault(password, { email }, facts);
  if (fault) throw new StartError(`ADMIN_PASSWORD: ${textOf(messages.en, fault)}.`);
  if (exposed && password === published)
    throw new StartError('ADMIN_PASSWORD: must not be the demo’s, which is published.');
}

/**
 * Ensures that the built-in administrator exists with the configured e-mail address and password. The defaults are the
 * demo's `published` log-in, or a random password where others can reach the server. `show` gets a random password before
 * it is stored: a start that is killed in between generates another one.
 * Returns whether the account was created now. Throws StartError when the address belongs to another account.
 */
export async function ensureAdministrator(
  db: Database,
  { administrator, exposed }: Settings,
  { published, show = () => undefined }: { published: Login; show?: (login: Login) => void },
): Promise<boolean> {
  const defaultPassword = exposed ? randomPassword() : published.password;
  const login = {
    email: administrator.email ?? published.email,
    password: administrator.password ?? defaultPassword,
  };
  const passwordHash = await hashNewPassword(db, administrator.password, login.password);
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${locks.administrator}, 0)`);
      const [existing] = await tx.select().from(users).where(isBuiltIn);
      if (existing) {
        await update(tx, existing, administrator, passwordHash);
        return false;
      }
      await tx.insert(users).values({
        firstName: 'Fuhrpark',
        lastName: 'Verwaltung',
        email: login.email,
        phoneNumber: '(555) 555-0100',
        address: 'Musterstraße 1',
        zipCode: '12345',
        city: 'Musterstadt',
        passwordHash: passwordHash!,
        roles: ['Administrator'],
        builtIn: true,
      });
      if (exposed && !administrator.password) show(login);
      return true;
    });
  } catch (error) {
    if (hasSqlState(error, 'unique'))
      throw new StartError('ADMIN_EMAIL: another account already has this address.');
    throw error;
  }
}

/**
 * Hashes a first or changed password; null when the stored one stays. Hashing is slow, so it happens outside the
 * transaction: databases often end idle ones.
 */
async function hashNewPassword(
  db: Database,
  password: string | undefined,
  first: string,
): Promise<string | null> {
  const [existing] = await db.select().from(users).where(isBuiltIn);
  if (!existing) return hashPassword(first);
  if (!password || (await verifyPassword(password, existing.passwordHash))) return null;
  return hashPassword(password);
}

async function update(
  tx: Database,
  existing: typeof users.$inferSelect,
  { email, password }: Settings['administrator'],
  passwordHash: string | null,
) {
  if (email && email !== existing.email)
    await tx.update(users).set({ email }).where(eq(users.id, existing.id));
  // Another server that starts at the same time may just have generated and shown the password.
  if (!password || !passwordHash) return;
  await tx.update(users).set({ passwordHash }).where(eq(users.id, existing.id));
  await endSessions(tx, existing.id);
  await forgetOrigins(tx, existing.id);
}

/** 128 random bits, and a character of each kind that the rules require. */
export const randomPassword = () => `${randomBytes(16).toString('base64url')}-Aa1!`;
