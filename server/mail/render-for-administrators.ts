import { eq } from 'drizzle-orm';
import { documents } from '../db/schema/index.ts';
import type { Context } from './context.ts';
import { unlinkedUnlessConfirmed } from './mail-facts.ts';
import { links } from './links.ts';
import type { Mail } from './outbox.ts';
import { tokenHours } from './tokens.ts';
import { write } from './write.ts';

const mask = '••••';

/** A mail as it is sent, for administrators: its links have no token. Throws a TypeError if its values were purged. */
export async function renderForAdministrators(
  mail: Mail,
  context: Context,
): Promise<{ subject: string; text: string; html: string }> {
  const masked = links[mail.template];
  const link = masked && {
    href: `${context.siteUrl}${masked.path}?token=${mask}`,
    hours: tokenHours[masked.purpose],
  };
  const now = { link: link ?? null, hasDocuments: await hasDocuments(mail, context) };
  const shown = await unlinkedUnlessConfirmed(mail, context.db);
  const { subject, text, html } = await write(shown, context, now);
  return { subject, text, html };
}

/** Documents are made when the mail is sent. */
const hasDocuments = async ({ messageId }: Mail, { db }: Context): Promise<boolean> =>
  (
    await db
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.messageId, messageId))
      .limit(1)
  ).length > 0;
