import type { FastifyBaseLogger } from 'fastify';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/index.ts';
import { counted } from '../metrics/index.ts';
import { keepSending, pauses } from '../outbox/index.ts';
import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { outbox, type Mail, type Queue } from './outbox.ts';
import { connections, newTransport, SendError, type Transport } from './transport.ts';

/** Milliseconds for an attempt. Its end is stored before the minute is over for which a server claims a mail. */
const attemptTime = 45_000;

/** Each has its own room. Documents are drawn one after the other: a password's link does not wait for those of a busy evening. */
const queues: Queue[] = ['plain', 'with documents'];

interface Post {
  db: Database;
  config: Context['config'] & Pick<Config, 'dataDir'>;
  /** The site's address, for links. */
  siteUrl: string;
  company: () => CompanyFacts | null;
  /** The number of statements in flight. */
  statements: () => number;
  log: FastifyBaseLogger;
}

/**
 * Sends what the outbox holds, beside any number of other servers. Returns a function that stops it and waits some seconds for
 * the mails that are being sent. Where mails go nowhere it does nothing.
 */
export function scheduleMails(post: Post): () => Promise<void> {
  const transport = newTransport(post.config.mail, post.config.dataDir);
  if (!transport) return () => Promise.resolve();
  const stop = keepSending<Mail>(
    queues.map((queue) => ({
      room: connections,
      claim: (free) => outbox(post.db).claim(queue, free),
      send: (mail, cutShort) => send(mail, post, transport, cutShort),
    })),
    post,
  );
  return async () => {
    await stop();
    transport.close();
  };
}

async function send(
  mail: Mail,
  post: Post,
  transport: Transport,
  cutShort: AbortSignal,
): Promise<void> {
  const { db, log } = post;
  const { markSent, postpone, putBack } = outbox(db);
  try {
    await attempt(mail, post, transport, cutShort);
  } catch (error) {
    if (cutShort.aborted) return putBack(mail);
    const { message, isFinal, code } =
      error instanceof SendError ? error : new SendError(mailReasons.unwritten, false);
    const isGivenUp = await postpone(mail, message, isFinal);
    counted.mails.inc({ result: isGivenUp ? 'given up' : 'put off' });
    // The reason may name people: only administrators see it.
    log.warn({ mail: mail.id, attempts: mail.attempts, isGivenUp, code }, 'A mail was not sent');
    return;
  }
  await markSent(mail.id);
  counted.mails.inc({ result: 'sent' });
}

async function attempt(
  mail: Mail,
  { db, siteUrl, config, company }: Post,
  transport: Transport,
  cutShort: AbortSignal,
): Promise<void> {
  const end = AbortSignal.any([cutShort, AbortSignal.timeout(attemptTime)]);
  // Otherwise one that no server survives would end them for ever.
  if (mail.attempts > pauses.length + 1) throw new SendError(mailReasons.cutShort, true);
  const facts = company();
  if (!facts) throw new SendError(mailReasons.notBuilt, false);
  await transport.send(await compose(mail, { db, company: facts, siteUrl, config }), end);
}
