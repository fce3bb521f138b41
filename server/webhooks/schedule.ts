import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { rolesWith } from '../../contract/wire/rights.ts';
import { limits } from '../../contract/values/limits.ts';
import type { Config } from '../config.ts';
import type { Database, Executor } from '../db/index.ts';
import { inList } from '../db/schema/columns.ts';
import { isSwitchedOn, users, webhookDeliveries } from '../db/schema/index.ts';
import { queueMail } from '../mail/index.ts';
import { counted } from '../metrics/index.ts';
import { attemptsIn, keepSending } from '../outbox/index.ts';
import type { Resolve } from './address.ts';
import { post, signedHeaders } from './post.ts';
import { eventRecords } from './records.ts';
import { webhookQueries, type DeliveryRow } from './repository.ts';

/** Milliseconds for an attempt. */
const attemptTime = 10_000;
/** Days without an arrival after which a webhook is switched off. */
export const mostDays = 3;

interface Post {
  db: Executor;
  config: Config;
  statements: () => number;
  log: FastifyBaseLogger;
  resolve?: Resolve;
}

/** Tells other programs what happened, one thing at a time each. Returns a function that stops it. */
export function scheduleWebhooks(options: Post): () => Promise<void> {
  const { db, config, log, resolve } = options;
  const { claim, find, noteArrival, noteFailure } = webhookQueries(db);
  const { markSent, postpone, putBack } = attemptsIn(db, webhookDeliveries);
  const recordOf = eventRecords(db, config);
  const way = { local: !config.exposed, ...(resolve && { resolve }) };

  async function attempt(delivery: DeliveryRow, cutShort: AbortSignal): Promise<number> {
    const { messageId, event, subject, createdAt } = delivery;
    const { url, secret } = (await find(delivery.webhookId))!;
    const data = await recordOf(event, subject);
    const body = JSON.stringify({ type: event, timestamp: createdAt.toISOString(), data });
    const headers = signedHeaders(secret, { id: `msg_${messageId}`, at: new Date(), body });
    const end = AbortSignal.any([cutShort, AbortSignal.timeout(attemptTime)]);
    return post(url, { body, headers }, way, end);
  }

  async function send(delivery: DeliveryRow, cutShort: AbortSignal): Promise<void> {
    let status: number | null = null;
    let reason: string;
    try {
      status = await attempt(delivery, cutShort);
      if (status >= 200 && status < 300) {
        await markSent(delivery.id, { status });
        await noteArrival(delivery.webhookId);
        return counted.webhooks.inc({ result: 'sent' });
      }
      reason = `HTTP ${status}`;
    } catch (error) {
      if (cutShort.aborted) return putBack(delivery);
      reason = reasonOf(error);
    }
    const isGivenUp = await postpone(delivery, reason, false, { status });
    counted.webhooks.inc({ result: isGivenUp ? 'given up' : 'put off' });
    const { id, webhookId: webhook, attempts } = delivery;
    log.warn({ delivery: id, webhook, attempts, isGivenUp, reason }, 'A webhook was not sent');
    await noteFailure(webhook, mostDays, tellAdministrators);
  }

  return keepSending<DeliveryRow>(
    [
      {
        // As many as there may be: whoever hangs holds up nobody.
        room: limits.webhooks,
        claim: (free, inProgress) =>
          claim(
            free,
            inProgress.map(({ webhookId }) => webhookId),
          ),
        send,
      },
    ],
    options,
  );
}

/** By its code: the rest may tell what is inside of our network. */
function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'TIMEOUT';
  const { code, cause } = error as NodeJS.ErrnoException;
  if (code === 'ABORT_ERR') return cause instanceof Error ? reasonOf(cause) : 'TIMEOUT';
  return code ?? 'UNKNOWN';
}

/** Those who may switch it on again. */
async function tellAdministrators(tx: Database, url: string): Promise<void> {
  const recipients = await tx
    .select({ email: users.email, language: users.language, userId: users.id })
    .from(users)
    .where(
      sql`${users.roles} && array[${inList(rolesWith('webhooks'))}] and ${users.email} <> '' and ${users.erasedAt} is null and ${isSwitchedOn}`,
    );
  for (const recipient of recipients) await queueMail(tx, 'webhook-off', recipient, { url });
}
