import { and, asc, eq, sql } from 'drizzle-orm';
import { hasRight, isStaffWith, isWithin, type StaffRole } from '../../contract/wire/rights.ts';
import {
  endOtherWaysIn,
  endSessions,
  hasEmail,
  lockRoles,
  provenInvoiceEmail,
  startOrigins,
  type Origin,
} from '../auth/index.ts';
import { actAs } from '../db/actor.ts';
import type { Database } from '../db/index.ts';
import { pick } from '../db/pick.ts';
import { isSwitchedOn, staffInvitations, users } from '../db/schema/index.ts';
import type { Session } from '../http/authenticate.ts';
import { hashToken, queueMail, revokeLinks, tokenHours, type Recipient } from '../mail/index.ts';

interface Invitation {
  email: string;
  name: string;
  roles: StaffRole[];
}

/** An account that accepts an invitation. */
interface NewAccount {
  firstName: string;
  lastName: string;
  passwordHash: string;
  language: Recipient['language'];
}

const columns = {
  ...pick(staffInvitations, 'id', 'email', 'name', 'roles', 'createdAt', 'expiresAt'),
  inviter: pick(users, 'id', 'firstName', 'lastName', 'roles', 'switchedOffAt'),
};

const select = (db: Database) =>
  db
    .select(columns)
    .from(staffInvitations)
    .innerJoin(users, eq(users.id, staffInvitations.invitedBy));
type Row = Awaited<ReturnType<typeof select>>[number];

/** Whether it can be accepted: it has not ended, and whoever invited can still give the roles. */
const isOpen = ({ roles, expiresAt, inviter }: Row): boolean =>
  expiresAt > new Date() &&
  inviter.switchedOffAt === null &&
  hasRight(inviter.roles, 'roles') &&
  isWithin(roles, inviter.roles);

const isTo = (email: string) => sql`lower(${staffInvitations.email}) = lower(${email})`;

/** Invitations to work for the company. */
export function invitationQueries(db: Database) {
  return {
    list: async () =>
      (await select(db).orderBy(asc(sql`lower(${staffInvitations.email})`))).map((row) => ({
        ...row,
        isOpen: isOpen(row),
      })),

    /** Invites by a mail in this language, instead of a former invitation to the address. */
    invite: (invitation: Invitation, actor: number, language: Recipient['language']) =>
      db.transaction(async (tx) => {
        await lockRoles(tx);
        await tx.delete(staffInvitations).where(isTo(invitation.email));
        const expiresAt = sql`now() + make_interval(hours => ${tokenHours.staff})`;
        const [row] = await tx
          .insert(staffInvitations)
          .values({ ...invitation, invitedBy: actor, expiresAt })
          .returning({ id: staffInvitations.id });
        const { email, name, roles } = invitation;
        const recipient = { email, language, userId: null };
        await queueMail(tx, 'staff-invitation', recipient, { invitationId: row!.id, name, roles });
      }),

    /** Whether there was one. */
    withdraw: async (id: number): Promise<boolean> => remove(db, id),

    /** What a code would give; null when it is unknown, used, withdrawn or has ended. */
    find: async (token: string): Promise<Row | null> => openOf(await byCode(db, token)),

    /** Makes an account of an invitation; null when it no longer works, or the address has an account meanwhile. */
    accept: (token: string, account: NewAccount, origin: Origin): Promise<string | null> =>
      db.transaction(async (tx) => {
        const invitation = await lock(tx, token);
        if (!invitation) return null;
        const { email, roles } = invitation;
        const nothing = { phoneNumber: '', address: '', zipCode: '' };
        const [row] = await tx
          .insert(users)
          .values({ ...account, ...nothing, email, roles, emailConfirmedAt: sql`now()` })
          .onConflictDoNothing()
          .returning({ id: users.id });
        if (!row) return null;
        await startOrigins(tx, { id: row.id, passwordHash: account.passwordHash }, origin);
        await remove(tx, invitation.id);
        return email;
      }),

    /** Gives the roles to who is logged in; the session goes on if it `isEnough` for them. Returns false when the invitation no longer works, or is to another address. */
    acceptAs: (token: string, session: Session, isEnough: boolean): Promise<boolean> =>
      db.transaction(async (tx) => {
        const { id } = session.user;
        const invitation = await lock(tx, token);
        if (!invitation) return false;
        const [user] = await tx
          .select({ roles: users.roles })
          .from(users)
          .where(and(eq(users.id, id), hasEmail(invitation.email), isSwitchedOn))
          .for('update');
        if (!user) return false;
        const roles = [...new Set([...user.roles, ...invitation.roles])];
        const emailConfirmedAt = sql`coalesce(${users.emailConfirmedAt}, now())`;
        // Before, the account was anybody's who had registered the address.
        const isFirst = !isStaffWith(user.roles);
        await tx
          .update(users)
          .set({ roles, emailConfirmedAt, ...(isFirst && { invoiceEmail: provenInvoiceEmail }) })
          .where(eq(users.id, id));
        await endSessions(tx, id, isEnough ? session : undefined);
        if (isFirst) {
          await endOtherWaysIn(tx, id);
          await revokeLinks(tx, id);
        }
        await remove(tx, invitation.id);
        return true;
      }),
  };
}

const byCode = (db: Database, token: string) =>
  select(db).where(eq(staffInvitations.codeHash, hashToken(token)));

const openOf = ([row]: Row[]): Row | null => (row && isOpen(row) ? row : null);

/** An open invitation, which stays as it is until the transaction ends. The history notes what follows as done by who invited. */
async function lock(tx: Database, token: string): Promise<Row | null> {
  const invitation = openOf(await byCode(tx, token).for('update', { of: staffInvitations }));
  if (invitation) await actAs(tx, invitation.inviter.id);
  return invitation;
}

async function remove(db: Database, id: number): Promise<boolean> {
  const rows = await db
    .delete(staffInvitations)
    .where(eq(staffInvitations.id, id))
    .returning({ id: staffInvitations.id });
  return rows.length > 0;
}
