import type { Context } from './context.ts';
import type { Mail } from './outbox.ts';

/** A mail as it was or will be sent, for whoever administers: its links show no token. */
export async function renderForAdministrators(
  mail: Mail,
  _context: Context,
): Promise<{ subject: string; text: string; html: string }> {
  const text = JSON.stringify(mail.values);
  return { subject: mail.template, text, html: '' };
}
