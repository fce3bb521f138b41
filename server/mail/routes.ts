import type { FastifyInstance } from 'fastify';
import { withdrawnReasons } from '../../contract/office/mail-reasons.ts';
import {
  getMail,
  pageMails,
  resendMail,
  type Mail as MailAnswer,
  type MailContent,
  type MailState,
} from '../../contract/office/mails.ts';
import { conflict, notFound } from '../http/errors.ts';
import { done } from '../http/language.ts';
import { pageAnswer } from '../http/page-answer.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { toWallTime } from '../time/wall-times.ts';
import type { Mail } from './outbox.ts';
import { renderForAdministrators } from './render-for-administrators.ts';
import { mailQueries, type MailRow } from './repository.ts';

export function mailRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, limiter, company } = services;
  const mails = mailQueries(db);

  async function contentOf(mail: Mail): Promise<MailContent | null> {
    const facts = company();
    if (!facts || mail.recipient === null || mail.values === null) return null;
    const { siteUrl } = config;
    return renderForAdministrators(mail, { db, config, siteUrl, company: facts });
  }

  route(app, pageMails, async ({ query }) => {
    const { rows, total } = await mails.page(query);
    const answers = rows.map((row) => answerOf(row, config.timeZone));
    return { ...pageAnswer({ rows: answers, total }, query), way: config.mail.way.to };
  });

  route(app, getMail, async ({ params }) => {
    const mail = await mails.find(params.id);
    if (!mail) throw missing();
    const { userId } = mail;
    return { ...answerOf(mail, config.timeZone), userId, content: await contentOf(mail) };
  });

  route(app, resendMail, async ({ params, session }) => {
    await limiter.count('mail of administrator', String(session.user.id));
    if (await mails.resend(params.id)) return done('mails.sentAgain');
    if (!(await mails.find(params.id))) throw missing();
    throw conflict('mail_purged', 'mails.purged');
  });
}

const missing = () => notFound('mail_not_found', 'mails.notFound');

function stateOf({ sentAt, failedAt, reason }: MailRow): MailState {
  if (sentAt) return 'sent';
  if (!failedAt) return 'waiting';
  return reason !== null && withdrawnReasons.includes(reason) ? 'withdrawn' : 'failed';
}

/** A mail as it is on the wire, with wall-clock times in `zone`. */
function answerOf(row: MailRow, zone: string): MailAnswer {
  const { id, template, language, recipient, reason, attempts } = row;
  const { createdAt, dueAt, sentAt, failedAt } = row;
  const ended = sentAt ?? failedAt;
  return {
    id,
    template,
    language,
    recipient,
    reason,
    attempts,
    state: stateOf(row),
    createdAt: toWallTime(createdAt, zone),
    endedAt: ended && toWallTime(ended, zone),
    nextAttemptAt: ended ? null : toWallTime(dueAt, zone),
  };
}
