import { and, eq, sql } from 'drizzle-orm';
import { isStaffWith } from '../../contract/wire/rights.ts';
import type { Language } from '../../contract/texts/language.ts';
import {
  endOtherWaysIn,
  endSessions,
  hasEmail,
  provenInvoiceEmail,
  startOrigins,
  type Origin,
} from '../auth/index.ts';
import { hasSqlState } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { isSwitchedOn, mails, users } from '../db/schema/index.ts';
import type { Session } from '../http/authenticate.ts';
import {
  findConfirmation,
  queueMail,
  revokeLinks,
  useToken,
  type Occurrence,
  type Purpose,
} from '../mail/index.ts';

/**
 * The mail with a link that chooses a new password, if there is such a user: one statement, which tells nobody by its answer
 * or its steps whether there is. In the user's language, else in that of the request. `from` is the page that the link leads
 * back to.
 */
export const resetMail = (email: string, language: Language | null, from: string | null) => sql`
  insert into ${mails} (template, language, recipient, values, user_id)
  select 'password-reset', coalesce(${users.language}, ${language}::text, 'de'), ${users.email}, ${JSON.stringify({ from })}::jsonb, ${users.id}
  from ${users} where ${and(hasEmail(email), eq(users.builtIn, false))} and ${users.erasedAt} is null and ${isSwitchedOn}`;

/** What the links are for that choose a password. */
export const choosesPassword: Purpose[] = ['reset', 'invitation'];

/**
 * Chooses a password by a link, which has proved the address. Ends all sessions and other links, and knows the owner by this
 * origin alone. Returns the address; null if the link was used meanwhile.
 */
export async function choosePassword(
  db: Database,
  { token, passwordHash, device }: { token: string; passwordHash: string } & Pick<Origin, 'device'>,
  occurrence: Occurrence,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const link = await useToken(tx, token, choosesPassword);
    if (!link) return null;
    const { id, email, language } = link.owner;
    await tx
      .update(users)
      .set({
        passwordHash,
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())`,
        // Whoever registered an address that nobody had confirmed may have had its invoices sent to themselves.
        ...(link.purpose === 'reset' && { invoiceEmail: provenInvoiceEmail }),
      })
      .where(eq(users.id, id));
    await endSessions(tx, id);
    // Whoever registered the address, or knew the former password, may have made them. Staff have them as their second factor.
    if (!isStaffWith(link.owner.roles)) await endOtherWaysIn(tx, id);
    await startOrigins(tx, { id, passwordHash }, { device, network: occurrence.network });
    await revokeLinks(tx, id);
    await queueMail(tx, 'password-changed', { email, language, userId: id }, occurrence);
    return email;
  });
}

/** How a link that confirms an address ended. */
export type Confirmation = 'confirmed' | 'changed' | 'invalid' | 'email taken';

/**
 * Confirms the address that a link was sent to. One that differs replaces the user's, which both are told, and ends their
 * sessions but `session`.
 */
export async function confirmAddress(
  db: Database,
  token: string,
  session: Session | null,
): Promise<Confirmation> {
  try {
    return await db.transaction(async (tx) => {
      const link = await findConfirmation(tx, token);
      if (!link) return 'invalid';
      const { email: newEmail, owner } = link;
      const { id, email, language } = owner;
      const isSame = newEmail.toLowerCase() === email.toLowerCase();
      const emailConfirmedAt = isSame
        ? sql`coalesce(${users.emailConfirmedAt}, now())`
        : sql`now()`;
      await tx
        .update(users)
        .set(isSame ? { emailConfirmedAt } : { email: newEmail, emailConfirmedAt })
        .where(eq(users.id, id));
      if (isSame) return 'confirmed';
      await endSessions(tx, id, session?.user.id === id ? session : undefined);
      await revokeLinks(tx, id);
      const to = (recipient: string) => ({ email: recipient, language, userId: id });
      for (const recipient of [email, newEmail])
        await queueMail(tx, 'address-changed', to(recipient), { newEmail });
      return 'changed';
    });
  } catch (error) {
    if (hasSqlState(error, 'unique')) return 'email taken';
    throw error;
  }
}
