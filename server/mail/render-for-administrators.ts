import type { Context } from './context.ts';
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
  const now = { link: link ?? null, hasPapers: false };
  const { subject, text, html } = await write(mail, context, now);
  return { subject, text, html };
}
