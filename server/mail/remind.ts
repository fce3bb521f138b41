import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { codeOf } from '../db/driver/failures.ts';
import type { Database } from '../db/index.ts';
import { dropOutdatedReminders, queueLateReturns, queueReminders } from './reminders.ts';

const minute = 60_000;

/**
 * Reminds customers of pick-ups and late returns, every few minutes, beside any number of other servers. Returns a function
 * that stops it. Where mails go nowhere it does nothing.
 */
export function scheduleReminders(
  db: Database,
  { mail, timeZone }: Pick<Config, 'mail' | 'timeZone'>,
  log: FastifyBaseLogger,
): () => Promise<void> {
  if (mail.way.to === 'nowhere') return () => Promise.resolve();
  let running = Promise.resolve();
  let timer = setTimeout(run, (0.5 + Math.random()) * minute).unref();

  async function remind(): Promise<void> {
    await dropOutdatedReminders(db);
    await queueReminders(db, timeZone);
    await queueLateReturns(db);
  }

  function run(): void {
    // The next run is in a few minutes.
    running = remind().catch((error: unknown) =>
      log.warn({ code: codeOf(error) }, 'Reminders were not written'),
    );
    timer = setTimeout(run, (2 + 2 * Math.random()) * minute).unref();
  }

  return () => {
    clearTimeout(timer);
    return running;
  };
}
