import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { mailReasons } from '../../contract/office/mail-reasons.ts';
import type { CompanyFacts } from '../company/index.ts';
import type { Config } from '../config.ts';
import { codeOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { counted } from '../metrics/index.ts';
import { compose } from './compose.ts';
import type { Context } from './context.ts';
import { outbox, pauses, type Mail, type Queue } from './outbox.ts';
import { connections, newTransport, SendError, type Transport } from './transport.ts';

/** Milliseconds until the next look into an empty outbox or of a busy server, and after the database failed. */
const looks = { usual: 1000, afterFailure: 5000 };
/**
 * Statements in flight above which calls go before mails: one of each queue is sent a second then. Ten, with their documents,
 * would take a tenth of the bookings.
 */
const busyFrom = 16;
/** Milliseconds for an attempt. Its end is stored before the minute is over for which a server claims a mail. */
const attemptTime = 45_000;
/** Milliseconds for the attempts in progress when the server stops, which has to be quick. */
const lastTime = 3000;

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
  const [stopping, cuttingShort] = [new AbortController(), new AbortController()];
  const running = keepSending(post, transport, stopping.signal, cuttingShort.signal);
  return async () => {
    stopping.abort();
    const timer = setTimeout(() => cuttingShort.abort(), lastTime);
    await running;
    clearTimeout(timer);
    transport.close();
  };
}

async function keepSending(
  post: Post,
  transport: Transport,
  signal: AbortSignal,
  cutShort: AbortSignal,
): Promise<void> {
  const { claim } = outbox(post.db);
  const sending: Record<Queue, Set<Promise<void>>> = {
    plain: new Set(),
    'with documents': new Set(),
  };
  const inProgress = () => queues.flatMap((queue) => [...sending[queue]]);
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const reportFailure = (error: unknown) =>
    post.log.warn({ code: codeOf(error) }, 'The outbox is not available');
  while (!signal.aborted) {
    try {
      const busy = post.statements() > busyFrom;
      let claimed = 0;
      for (const queue of queues) {
        const current = sending[queue];
        // One that takes long holds up no other, as long as there is room.
        const free = connections - current.size;
        const batch = await claim(queue, busy ? Math.min(1, free) : free);
        for (const mail of batch) {
          const work = send(mail, post, transport, cutShort)
            .catch(reportFailure)
            .finally(() => current.delete(work));
          current.add(work);
        }
        claimed += batch.length;
      }
      if (busy) await wait(looks.usual);
      else if (claimed === 0) await Promise.race([wait(looks.usual), ...inProgress()]);
    } catch (error) {
      reportFailure(error);
      await wait(looks.afterFailure);
    }
  }
  await Promise.all(inProgress());
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
