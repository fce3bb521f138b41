import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema.ts';

/** A user as the wire has it: without the password's hash. */
export const accountColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  phoneNumber: users.phoneNumber,
  address: users.address,
  zipCode: users.zipCode,
  companyName: users.companyName,
  vatId: users.vatId,
  builtIn: users.builtIn,
  roles: users.roles,
  language: users.language,
  erased: sql<boolean>`${users.erasedAt} is not null`,
};

export type AccountRow = Pick<
  typeof users.$inferSelect,
  Exclude<keyof typeof accountColumns, 'erased'>
> & { erased: boolean };

/** Who logs in, and the hash that the password was checked against. */
export interface Login {
  id: number;
  passwordHash: string;
}

/** E-mail addresses are one whatever their case. */
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** Id and password hash of the user with this e-mail address or id; null when there is none. */
export async function findLogin(
  db: Database,
  by: { email: string } | { id: number },
): Promise<Login | null> {
  const [row] = await db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where('id' in by ? eq(users.id, by.id) : hasEmail(by.email));
  return row ?? null;
}
