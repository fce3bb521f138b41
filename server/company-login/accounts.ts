import { eq, sql } from 'drizzle-orm';
import type { Language } from '../../contract/texts/language.ts';
import {
  isStaffWith,
  isWithin,
  staffRoles,
  type Role,
  type StaffRole,
} from '../../contract/wire/rights.ts';
import {
  endOtherWaysIn,
  endSessions,
  forgetOrigins,
  hasEmail,
  lockRoles,
  provenInvoiceEmail,
  unmatchable,
  type Entering,
} from '../auth/index.ts';
import { actAs } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { users } from '../db/schema/index.ts';
import { revokeLinks } from '../mail/index.ts';
import type { Identity } from './provider.ts';
import type { CompanyLogin } from './settings.ts';

/** Why somebody whom the provider knows has no account to enter. */
export type Outcome = Entering | 'no role' | 'no address' | 'other account' | 'built in';

const { id, passwordHash, roles, builtIn, companyLogin, emailConfirmedAt } = users;
const columns = { id, passwordHash, roles, builtIn, companyLogin, emailConfirmedAt };

/**
 * The account of who has logged in at the provider, with the roles that their groups give: one that was entered so before, or
 * that of a proved address, or a new one. Who has lost all roles is logged out everywhere.
 */
export const findOrMake = (
  db: Database,
  identity: Identity,
  { roles: map }: CompanyLogin,
  language: Language | null,
): Promise<Outcome> =>
  db.transaction(async (tx) => {
    await actAs(tx, null);
    await lockRoles(tx);
    const given = map && rolesOf(identity.groups, map);
    const user = await find(tx, identity);
    if (!user) return given?.length ? make(tx, identity, given, language) : 'no role';
    if (user.builtIn) return 'built in';
    if (user.companyLogin !== null && user.companyLogin !== identity.login) return 'other account';
    return update(tx, user, identity, given);
  });

const rolesOf = (groups: readonly string[], map: NonNullable<CompanyLogin['roles']>): StaffRole[] =>
  staffRoles.filter((role) =>
    map.some((pair) => pair.role === role && groups.includes(pair.group)),
  );

async function find(tx: Database, { login, email }: Identity) {
  for (const where of [eq(companyLogin, login), ...(email ? [hasEmail(email)] : [])]) {
    const [row] = await tx.select(columns).from(users).where(where).for('update');
    if (row) return row;
  }
  return undefined;
}

async function make(
  tx: Database,
  { login, email, firstName, lastName }: Identity,
  given: Role[],
  language: Language | null,
): Promise<Outcome> {
  if (!email) return 'no address';
  const nothing = { phoneNumber: '', address: '', zipCode: '' };
  const [row] = await tx
    .insert(users)
    .values({
      ...nothing,
      email,
      firstName,
      lastName,
      language,
      roles: given,
      companyLogin: login,
      passwordHash: unmatchable,
      emailConfirmedAt: sql`now()`,
    })
    .returning({ id, passwordHash, roles });
  return row!;
}

async function update(
  tx: Database,
  user: NonNullable<Awaited<ReturnType<typeof find>>>,
  { login }: Identity,
  given: StaffRole[] | undefined,
): Promise<Outcome> {
  const isCustomer = user.roles.includes('Customer');
  const held = given ? [...(isCustomer ? (['Customer'] as const) : []), ...given] : user.roles;
  const isStaff = isStaffWith(held);
  const isSame =
    held.length === user.roles.length && held.every((role) => user.roles.includes(role));
  // Whoever gave the account this address, which a press in a mail confirms, may be somebody else: they gain no rights by it.
  const isKnown = isWithin(held, user.roles) && user.emailConfirmedAt !== null;
  // What opened it at an earlier time with rights does not come back either.
  const isNew = user.companyLogin === null || !isStaffWith(user.roles);
  const isTaken = isStaff && isNew && !isKnown;
  const passwordHash = isTaken ? unmatchable : user.passwordHash;
  if (!isSame || isTaken) await endSessions(tx, user.id);
  if (isTaken) {
    await endOtherWaysIn(tx, user.id);
    await forgetOrigins(tx, user.id);
    await revokeLinks(tx, user.id);
  }
  await tx
    .update(users)
    .set({
      passwordHash,
      roles: held.length > 0 ? held : ['Customer'],
      ...(isTaken && { invoiceEmail: provenInvoiceEmail }),
      ...(isStaff && {
        companyLogin: login,
        emailConfirmedAt: sql`coalesce(${emailConfirmedAt}, now())`,
      }),
    })
    .where(eq(id, user.id));
  return isStaff ? { id: user.id, passwordHash, roles: held } : 'no role';
}
