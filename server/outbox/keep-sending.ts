import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../db/driver/failures.ts';

/** Milliseconds until the next look into an empty outbox or of a busy server, and after the database failed. */
const looks = { usual: 1000, afterFailure: 5000 };
/**
 * Statements in flight above which calls go before what waits: one of each queue is sent a second then. Ten mails, with their
 * documents, would take a tenth of the bookings.
 */
const busyFrom = 16;
/** Milliseconds for the attempts in progress when the server stops, which has to be quick. */
const lastTime = 3000;

/** A queue with a room of its own: what takes long in one holds up no other. */
export interface Queue<Item> {
  /** How many are sent at once. */
  room: number;
  /** Takes up to so many that are due, given those in progress. */
  claim: (free: number, inProgress: Item[]) => Promise<Item[]>;
  /** Tries to send one, and notes how that ended. */
  send: (item: Item, cutShort: AbortSignal) => Promise<void>;
}

interface Options {
  /** The number of statements in flight. */
  statements: () => number;
  log: FastifyBaseLogger;
}

/**
 * Sends what the queues have, beside any number of other servers. Returns a function that stops it and waits some seconds for what is
 * being sent.
 */
export function keepSending<Item>(queues: Queue<Item>[], options: Options): () => Promise<void> {
  const [stopping, cuttingShort] = [new AbortController(), new AbortController()];
  const running = sendUntil(stopping.signal, queues, options, cuttingShort.signal);
  return async () => {
    stopping.abort();
    const timer = setTimeout(() => cuttingShort.abort(), lastTime);
    await running;
    clearTimeout(timer);
  };
}

async function sendUntil<Item>(
  signal: AbortSignal,
  queues: Queue<Item>[],
  { statements, log }: Options,
  cutShort: AbortSignal,
): Promise<void> {
  const sending = queues.map((queue) => ({ queue, current: new Map<Item, Promise<void>>() }));
  const inProgress = () => sending.flatMap(({ current }) => [...current.values()]);
  const wait = (milliseconds: number) =>
    pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  const reportFailure = (error: unknown) =>
    log.warn({ code: codeOf(error) }, 'The outbox is not available');
  while (!signal.aborted) {
    try {
      const busy = statements() > busyFrom;
      let claimed = 0;
      for (const { queue, current } of sending) {
        const free = queue.room - current.size;
        const most = busy ? Math.min(1, free) : free;
        const items = most > 0 ? await queue.claim(most, [...current.keys()]) : [];
        for (const item of items) {
          const work = queue
            .send(item, cutShort)
            .catch(reportFailure)
            .finally(() => current.delete(item));
          current.set(item, work);
        }
        claimed += items.length;
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
