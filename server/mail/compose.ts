import type { SendMailOptions } from 'nodemailer';
import { attachmentsOf } from './attachments.ts';
import type { Context } from './context.ts';
import type { Mail } from './outbox.ts';
import { newToken, type Purpose } from './tokens.ts';

const links: Partial<Record<Mail['template'], { purpose: Purpose; path: string }>> = {
  welcome: { purpose: 'confirm', path: '/auth/confirm' },
  'address-confirmation': { purpose: 'confirm', path: '/auth/confirm' },
  invitation: { purpose: 'invitation', path: '/auth/invitation' },
  'password-reset': { purpose: 'reset', path: '/auth/reset' },
};

/** The mail as it is sent now. Links get a new token each time, because only its hash is stored. */
export async function compose(mail: Mail, context: Context): Promise<SendMailOptions> {
  const { db, siteUrl, config, company: facts } = context;
  const { company } = facts;
  const from = config.mail.from ?? `${company.legalName} <${company.mail}>`;
  const link = links[mail.template];
  const lines = [mail.template, JSON.stringify(mail.values)];
  if (link && mail.userId !== null) {
    const { purpose, path } = link;
    const token = await newToken(db, { userId: mail.userId, purpose, email: mail.recipient! });
    lines.push(`${siteUrl}${path}?token=${token}`);
  }
  return {
    messageId: `<${mail.messageId}@${company.host}>`,
    from,
    to: mail.recipient!,
    subject: mail.template,
    text: lines.join('\n'),
    ...(await attachmentsOf(mail, context)),
  };
}
