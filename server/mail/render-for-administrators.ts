import { eq } from 'drizzle-orm';
import { papers } from '../db/schema/index.ts';
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
  const now = { link: link ?? null, hasPapers: await hasPapers(mail, context) };
  const shown = await unlinkedUnlessConfirmed(mail, context.db);
  const { subject, text, html } = await write(shown, context, now);
  return { subject, text, html };
}

/** Papers are made when the mail is sent. */
const hasPapers = async ({ messageId }: Mail, { db }: Context): Promise<boolean> =>
  (await db.select({ id: papers.id }).from(papers).where(eq(papers.messageId, messageId)).limit(1))
    .length > 0;
