import type { SendMailOptions } from 'nodemailer';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import { inOneLine } from '../text/plain.ts';
import { attachmentsOf } from './attachments.ts';
import type { Context } from './context.ts';
import { unlinkedUnlessConfirmed } from './mail-facts.ts';
import { links } from './links.ts';
import type { Mail } from './outbox.ts';
import { mayCarryLink } from './revoke-links.ts';
import { newInvitationCode, newToken, tokenHours, type Purpose } from './tokens.ts';
import { SendError } from './transport.ts';
import { write } from './write.ts';

/** The mail as it is sent now. Links get a new token each time, because only its hash is stored. */
export async function compose(original: Mail, context: Context): Promise<SendMailOptions> {
  const mail = await unlinkedUnlessConfirmed(original, context.db);
  const { config, company: facts } = context;
  const { company } = facts;
  const files = await attachmentsOf(mail, context);
  const link = await newLink(mail, context);
  const hasDocuments = (files.attachments?.length ?? 0) > 0;
  const { name, subject, text, html } = await write(mail, context, { link, hasDocuments });
  const inbox = { name: company.legalName, address: config.mail.inbox ?? company.mail };
  return {
    messageId: `<${mail.messageId}@${company.host}>`,
    from: config.mail.from ? readAddress(config.mail.from) : { ...inbox, address: company.mail },
    ...addressees(mail, name, inbox),
    subject,
    text,
    html,
    headers: { 'Content-Language': mail.language, ...automatic(mail) },
    ...files,
  };
}

interface Address {
  name: string;
  address: string;
}

/** A message of a visitor goes to the company, which answers its sender; all else goes to its recipient. */
function addressees({ template, recipient, values }: Mail, name: string | null, inbox: Address) {
  if (template !== 'message-arrived')
    return { to: { name: name ?? '', address: recipient! }, replyTo: inbox };
  const replyTo = { name: name ?? '', address: inOneLine(String(values?.email)) };
  return { to: { ...inbox, address: recipient! }, replyTo };
}

/** Keeps programs that answer by themselves from answering: RFC 3834. What somebody wrote is not automatic. */
function automatic({ template }: Mail): Record<string, string> {
  if (template === 'message-answered') return {};
  const isReply = template === 'message-received' || template === 'ending-received';
  return { 'Auto-Submitted': isReply ? 'auto-replied' : 'auto-generated' };
}

async function newLink(mail: Mail, { db, siteUrl }: Context) {
  const { template, userId, recipient, values } = mail;
  const link = links[template];
  if (!link) return null;
  const { purpose, path } = link;
  const token = await (purpose === 'staff' ? codeOf(mail) : tokenOf(purpose));
  const query = new URLSearchParams({ token });
  if (typeof values?.from === 'string') query.set('from', values.from);
  return { href: `${siteUrl}${path}?${query}`, hours: tokenHours[purpose] };

  async function codeOf({ values }: Mail): Promise<string> {
    const code = await newInvitationCode(db, Number(values?.invitationId));
    if (code === null) throw new SendError(mailReasons.outdated, true);
    return code;
  }

  async function tokenOf(purpose: Purpose): Promise<string> {
    if (userId === null) throw new SendError(mailReasons.erased, true);
    return db.transaction(async (tx) => {
      if (!(await mayCarryLink(tx, mail))) throw new SendError(mailReasons.changed, true);
      return newToken(tx, { userId, purpose, email: recipient! });
    });
  }
}

/** `Name <address>` or an address. A library would take commas in the name for further addresses. */
function readAddress(text: string): Address {
  const [, name = '', address = text] = /^(.*)<([^<>]+)>$/.exec(text) ?? [];
  return { name: name.trim(), address };
}
