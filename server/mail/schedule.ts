import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import { codeOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { counted } from '../metrics/index.ts';
import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { outbox, type Mail } from './outbox.ts';
import { newTransport, SendError, type Transport } from './transport.ts';

/** Mails that a server takes at a time. */
const batchSize = 10;
/** Milliseconds until the next look into an empty outbox, and after the database failed. */
const looks = { usual: 1000, afterFailure: 5000 };

interface Post {
  db: Database;
  config: Context['config'] & Pick<Config, 'dataDir'>;
  /** The site's address, for links. */
  siteUrl: string;
  company: () => CompanyFacts | null;
  log: FastifyBaseLogger;
}

/**
 * Sends what the outbox holds, beside any number of other servers. Returns a function that stops it and waits for the mails
 * that are being sent. Where mails go nowhere it does nothing.
 */
export function scheduleMails(post: Post): () => Promise<void> {
  const transport = newTransport(post.config.mail, post.config.dataDir);
  if (!transport) return () => Promise.resolve();
  const stopping = new AbortController();
  const running = keepSending(post, transport, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
    transport.close();
  };
}

async function keepSending(post: Post, transport: Transport, signal: AbortSignal): Promise<void> {
  const { claim } = outbox(post.db);
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  while (!signal.aborted) {
    try {
      const claimed = await claim(batchSize);
      await Promise.all(claimed.map((mail) => send(mail, post, transport)));
      if (claimed.length === 0) await wait(looks.usual);
    } catch (error) {
      post.log.warn({ code: codeOf(error) }, 'The outbox is not available');
      await wait(looks.afterFailure);
    }
  }
}

async function send(mail: Mail, post: Post, transport: Transport): Promise<void> {
  const { db, log, siteUrl, company, config } = post;
  const { markSent, postpone } = outbox(db);
  try {
    const facts = company();
    if (!facts) throw new SendError('The site was not built yet', false);
    await transport.send(await compose(mail, { db, company: facts, siteUrl, config }));
  } catch (error) {
    const { message, isFinal } =
      error instanceof SendError ? error : new SendError('The mail could not be written', false);
    const isGivenUp = await postpone(mail, message, isFinal);
    counted.mails.inc({ result: isGivenUp ? 'given up' : 'put off' });
    // The reason may name people: only administrators see it.
    log.warn({ mail: mail.id, attempts: mail.attempts, isGivenUp }, 'A mail was not sent');
    return;
  }
  await markSent(mail.id);
  counted.mails.inc({ result: 'sent' });
}
