import type { SendMailOptions } from 'nodemailer';
import type { CompanyFacts } from '../company/index.ts';
import type { Database } from '../db/index.ts';
import type { Mail } from './outbox.ts';
import { newToken, type Purpose } from './tokens.ts';

export interface Context {
  db: Database;
  company: CompanyFacts;
  siteUrl: string;
  from: string | undefined;
}

const links: Partial<Record<Mail['template'], { purpose: Purpose; path: string }>> = {
  welcome: { purpose: 'confirm', path: '/auth/confirm' },
  'address-confirmation': { purpose: 'confirm', path: '/auth/confirm' },
  invitation: { purpose: 'invitation', path: '/auth/invitation' },
  'password-reset': { purpose: 'reset', path: '/auth/reset' },
};

/** The mail as it is sent now. Links get a new token each time, because only its hash is stored. */
export async function compose(mail: Mail, context: Context): Promise<SendMailOptions> {
  const { company } = context.company;
  const { db, siteUrl, from = `${company.legalName} <${company.mail}>` } = context;
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
  };
}
