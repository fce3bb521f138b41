import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { locks } from '../db/transaction-locks.ts';
import type { Recipient } from '../mail/index.ts';

/** A user as the wire has it: without the password's hash. */
export const accountColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  latinName: users.latinName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  address: users.address,
  zipCode: users.zipCode,
  city: users.city,
  country: users.country,
  companyName: users.companyName,
  vatId: users.vatId,
  leitwegId: users.leitwegId,
  invoiceEmail: users.invoiceEmail,
  licenceClass: users.licenceClass,
  builtIn: users.builtIn,
  roles: users.roles,
  language: users.language,
  pendingEmail: users.pendingEmail,
  emailConfirmed: sql<boolean>`${users.emailConfirmedAt} is not null`,
  erased: sql<boolean>`${users.erasedAt} is not null`,
};

export type AccountRow = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof accountColumns, 'emailConfirmed' | 'erased'>
> & { emailConfirmed: boolean; erased: boolean };

/** Who logs in, and the hash that the password was checked against. */
export interface Login {
  id: number;
  passwordHash: string;
}

/** What a log-in has to know of an account. */
export type Account = Pick<
  typeof users.$inferSelect,
  'id' | 'passwordHash' | 'email' | 'firstName' | 'lastName' | 'roles'
>;

/** E-mail addresses are one whatever their case. Nobody has the empty one. */
export const hasEmail = (email: string) =>
  sql`(lower(${users.email}) = lower(${email}) and ${users.email} <> '')`;

/** The account with this e-mail address or id; null when there is none. */
export async function findLogin(
  db: Database,
  by: { email: string } | { id: number },
): Promise<Account | null> {
  const { id, passwordHash, email, firstName, lastName, roles } = users;
  const [row] = await db
    .select({ id, passwordHash, email, firstName, lastName, roles })
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : hasEmail(by.email));
  return row ?? null;
}

/** A user's address and roles now, locked until the transaction ends; null when there is none. */
export async function lockLogin(tx: Database, id: number) {
  const [row] = await tx
    .select({ email: users.email, roles: users.roles })
    .from(users)
    .where(eq(users.id, id))
    .for('no key update');
  return row ?? null;
}

/** Where an account's invoices go, to be set where what somebody else may have entered ends: only with an address that was confirmed. */
export const provenInvoiceEmail = sql`case when ${users.emailConfirmedAt} is not null then ${users.invoiceEmail} end`;

/** Lets nobody else change roles until the transaction ends. Taken before the rows of users: the other order would deadlock. */
export const lockRoles = (tx: Database) =>
  tx.execute(sql`select pg_advisory_xact_lock(${locks.roles}, 0)`);

/** Whether a colleague's access is switched off. */
export const isSwitchedOff = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, id), isNotNull(users.switchedOffAt)))) > 0;

/** Whom a mail to this user goes to; null when they are gone or erased. */
export async function findRecipient(db: Database, userId: number): Promise<Recipient | null> {
  const [row] = await db
    .select({ email: users.email, language: users.language, userId: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.erasedAt)));
  return row ?? null;
}
