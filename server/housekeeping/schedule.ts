import type { FastifyBaseLogger } from 'fastify';
import { codeOf } from '../db/driver/failures.ts';
import type { Retention } from '../config.ts';
import type { Database } from '../db/index.ts';
import { counted } from '../metrics/index.ts';
import { keepAges } from './keep-ages.ts';
import { purgeExpired } from './purge.ts';

const minute = 60_000;

/** When this process last kept house, in milliseconds, or null; and how often in a row it failed since. */
export const lastHousekeeping: { doneAt: number | null; failures: number } = {
  doneAt: null,
  failures: 0,
};

/**
 * Purges a few minutes after the start, then about once an hour. The delays are random, so that servers started together do
 * not purge together. Returns a function that stops it.
 */
export function scheduleHousekeeping(
  db: Database,
  retention: Retention,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let running = Promise.resolve();
  let timer = setTimeout(run, (1 + 4 * Math.random()) * minute).unref();

  function run(): void {
    running = keepAges(db)
      .then(() => purgeExpired(db, retention))
      .then(
        (removed) => {
          counted.housekeeping.inc({ result: 'done' });
          Object.assign(lastHousekeeping, { doneAt: Date.now(), failures: 0 });
          for (const [kind, rows] of Object.entries(removed)) counted.removed.inc({ kind }, rows);
          if (Object.values(removed).some(Boolean)) log.info({ removed });
        },
        // The next run is in an hour.
        (error: unknown) => {
          counted.housekeeping.inc({ result: 'failed' });
          lastHousekeeping.failures += 1;
          log.warn({ code: codeOf(error) }, 'Housekeeping failed');
        },
      );
    timer = setTimeout(run, (50 + 20 * Math.random()) * minute).unref();
  }

  return () => {
    clearTimeout(timer);
    return running;
  };
}
