import { z } from 'zod';
import { byId } from '../values/common.ts';
import { pageAnswer, pageQuery, searchWords } from '../wire/paging.ts';
import { getEndpoint, postEndpoint } from '../wire/endpoint.ts';
import { languages } from '../texts/language.ts';
import { mailTemplates } from './mail-templates.ts';
import { emailAnswer } from '../values/readable-email.ts';
import { key } from '../texts/message-key.ts';

/** `withdrawn`: overtaken by what happened since, so that nobody needs it any more. */
export const mailStates = ['waiting', 'sent', 'failed', 'withdrawn'] as const;
export type MailState = (typeof mailStates)[number];

/** Where mails go: to an SMTP server, into files in DATA_DIR, or nowhere. */
export const mailWays = ['smtp', 'files', 'nowhere'] as const;

/** Times are wall-clock times at the company's place, `YYYY-MM-DDTHH:mm:ss`. */
export const mail = z.object({
  id: z.number(),
  template: z.enum(mailTemplates),
  language: z.enum(languages),
  /** Null once it was purged. */
  recipient: emailAnswer.nullable(),
  state: z.enum(mailStates),
  /** Why the last attempt failed. */
  reason: z.string().nullable(),
  attempts: z.number(),
  createdAt: z.string(),
  /** When it was sent or failed; null while it waits. */
  endedAt: z.string().nullable(),
  /** The next attempt; null unless it waits. */
  nextAttemptAt: z.string().nullable(),
});
export type Mail = z.output<typeof mail>;

/** `createdAt` and `id` are the same order. */
export const mailSorts = ['createdAt', 'id', 'recipient'] as const;

/**
 * `search`: words of the recipient's address, in any order. `failed` are those that can be sent again: for 30 days, then their
 * content is purged.
 */
export const mailFilters = {
  state: z.enum(mailStates, { error: key('mails.state') }).optional(),
  search: searchWords.optional(),
};

export const pageMails = getEndpoint({
  path: '/mails/pages',
  right: 'mails',
  summary: 'One page of the mails of the last year, and where mails go',
  query: pageQuery(mailSorts).extend(mailFilters),
  answer: pageAnswer(mail).extend({ way: z.enum(mailWays) }),
});

/** As the recipient gets it, with masked links; null once its content was purged, and without a built site. */
const content = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type MailContent = z.output<typeof content>;

export const shownMail = mail.extend({
  content: content.nullable(),
  /** Whose mail it is; null for somebody without an account. */
  userId: z.number().nullish(),
});
export type ShownMail = z.output<typeof shownMail>;

export const getMail = getEndpoint({
  path: '/mails/:id',
  right: 'mails',
  summary: 'One mail with its state and content',
  params: byId,
  answer: shownMail,
});

export const resendMail = postEndpoint({
  path: '/mails/:id/send',
  right: 'mails',
  summary: 'Send a mail again, under the same Message-ID; not once its content was purged',
  also: [409, 429],
  params: byId,
});
